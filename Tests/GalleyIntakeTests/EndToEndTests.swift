import Foundation
import Testing

@testable import GalleyIntake

@Suite(.serialized) struct EndToEndTests {
  @MainActor @Test func aFileBecomesALibraryThatRegistersItsPreviews() throws {
    let scratch = try Scratch([
      "ContentView.swift": """
      import SwiftUI

      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          if #available(iOS 26, *) { Text("new") } else { Text("old") }
        }
      }

      private struct ContentView_Previews: PreviewProvider {
        static var previews: some View { Text("provided") }
      }

      #Preview { Text("plain") }
      #Preview("Named", traits: .sizeThatFitsLayout, .fixedLayout(width: 10, height: 20)) {
        let text = "bound"
        return Text(text)
      }
      #Preview("Switch") {
        @Previewable @State var isOn = true
        Toggle("toggle", isOn: $isOn)
      }

      @main struct TestApp: App {
        var body: some Scene { WindowGroup { ContentView() } }
      }
      """
    ])
    let result = try scratch.intake().build([scratch.path + "/ContentView.swift"], for: .iOS, views: ["ContentView"])
    #expect(result.errors == [])
    #expect(
      try registered(by: result.library) == [
        "ContentView.swift:3 view ContentView ContentView",
        "ContentView.swift:10 provider Text",
        "ContentView.swift:14 preview - 0 plain",
        "ContentView.swift:15 preview Named 2 bound",
        "ContentView.swift:19 preview Switch 0 __GalleyPreviewable",
        "ContentView.swift:24 app TestApp",
      ])
  }
}
