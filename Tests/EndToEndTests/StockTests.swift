import Foundation
import Testing

/// What Apple sizes and places is never a finding.
@Suite("Stock Apple UI")
struct StockTests {
  private static let source = #"""
    import SwiftUI

    struct StockForm: View {
      @State private var name = "Mara"
      @State private var isOn = true
      @State private var level = 0.5
      @State private var kind = 1
      @State private var count = 3

      var body: some View {
        NavigationStack {
          Form {
            Section("Profile") {
              TextField("Name", text: $name)
              Toggle("Notifications", isOn: $isOn)
              Picker("Kind", selection: $kind) {
                Text("One").tag(1)
                Text("Two").tag(2)
              }
            }
            Section {
              Stepper("Count \(count)", value: $count)
              Slider(value: $level)
              ProgressView(value: level)
              NavigationLink("More") { Text("More") }
              Button("Sign out", role: .destructive) {}
            } footer: {
              Text("What stands below a section.")
            }
          }
          .navigationTitle("Settings")
          .toolbar { Button("Done") {} }
        }
      }
    }

    struct StockList: View {
      var body: some View {
        NavigationStack {
          List {
            ForEach(0..<30, id: \.self) { number in
              NavigationLink("Row \(number)") { Text("Row") }
            }
          }
          .navigationTitle("Rows")
        }
      }
    }

    struct StockTabs: View {
      var body: some View {
        TabView {
          StockList().tabItem { Label("Rows", systemImage: "list.bullet") }
          StockForm().tabItem { Label("Settings", systemImage: "gear") }
        }
      }
    }

    struct StockSplit: View {
      @State private var selection: Int? = 1

      var body: some View {
        NavigationSplitView {
          List(0..<5, id: \.self, selection: $selection) { Text("Item \($0)") }
            .navigationTitle("Items")
        } detail: {
          Text("Item")
            .navigationTitle("Detail")
        }
      }
    }

    struct StockButtons: View {
      var body: some View {
        VStack(spacing: 16) {
          Button("Automatic") {}
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
        .padding()
      }
    }

    #Preview("Form") { StockForm() }
    #Preview("List") { StockList() }
    #Preview("Tabs") { StockTabs() }
    #Preview("Split") { StockSplit() }
    #Preview("Buttons") { StockButtons() }
    """#

  @Test(
    "is clean under every rule: a settings form, a list, a tab app, a split view, buttons",
    arguments: [
      "--set quick --text-size large,accessibility3", "--on iphone-16,ipad-mini-a17-pro --os 18", "--on macs",
    ])
  func clean(scenarios: String) throws {
    let run = try Galley(["Stock.swift": Self.source]).run("audit Stock.swift --fail-on note --quiet \(scenarios)")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("0 errors, 0 warnings, 0 notes by "))
  }
}
