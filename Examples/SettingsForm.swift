import SwiftUI

/// The settings of a podcast app: stock rows at their own sizes.
struct SettingsForm: View {
  @State private var name = "Mara Lindqvist"
  @State private var downloads = true
  @State private var mobileData = false
  @State private var quality = Quality.standard
  @State private var skip = 30
  @State private var speed = 1.2

  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          TextField("Name", text: $name)
          NavigationLink("Subscriptions") {
            Text("Four podcasts")
          }
        }
        Section {
          Toggle("Download new episodes", isOn: $downloads)
          Toggle("Use mobile data", isOn: $mobileData)
            .disabled(!downloads)
          Picker("Sound quality", selection: $quality) {
            ForEach(Quality.allCases) { quality in
              Text(quality.title).tag(quality)
            }
          }
        } header: {
          Text("Downloads")
        } footer: {
          Text("Episodes are removed a week after you have heard them.")
        }
        Section("Playback") {
          Stepper("Skip \(skip) seconds", value: $skip, in: 10...60, step: 5)
          VStack(alignment: .leading) {
            Text("Speed")
            Slider(value: $speed, in: 0.5...2)
          }
        }
        Section {
          Button("Sign out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
    }
  }

  enum Quality: String, CaseIterable, Identifiable {
    case low, standard, high

    var id: Self { self }

    var title: LocalizedStringKey {
      switch self {
      case .low: "Low"
      case .standard: "Standard"
      case .high: "High"
      }
    }
  }
}

#Preview("Settings form") {
  SettingsForm()
}
