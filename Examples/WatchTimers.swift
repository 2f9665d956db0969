#if os(watchOS)
  import SwiftUI

  /// Kitchen timers on the wrist: rows across the whole width, one button that spans.
  struct WatchTimers: View {
    var body: some View {
      NavigationStack {
        List {
          ForEach(KitchenTimer.all) { timer in
            HStack {
              VStack(alignment: .leading) {
                Text(timer.name)
                Text(timer.left)
                  .font(.footnote)
                  .foregroundStyle(.secondary)
              }
              Spacer()
              Image(systemName: timer.isRunning ? "pause.circle" : "play.circle")
                .foregroundStyle(.tint)
            }
          }
          Button("New timer") {}
        }
        .navigationTitle("Timers")
      }
    }
  }

  private struct KitchenTimer: Identifiable {
    let name: String
    let left: String
    let isRunning: Bool

    var id: String { name }

    static let all = [
      KitchenTimer(name: "Eggs", left: "2:40", isRunning: true),
      KitchenTimer(name: "Rice", left: "11:05", isRunning: true),
      KitchenTimer(name: "Bread", left: "35:00", isRunning: false),
    ]
  }

  #Preview("Watch timers") {
    WatchTimers()
  }
#endif
