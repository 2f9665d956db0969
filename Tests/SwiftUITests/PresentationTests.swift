import Testing

@testable import SwiftUI

private struct Choice: Identifiable {
  let id: Int
}

@MainActor @Suite(.serialized)
struct PresentationTests {
  private func notes<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> [String] {
    try Bridging.screen(300, 200, view).notes
  }

  /// Presentations are off in a proof; one that would show is named.
  @Test func whatWouldBeShownOverTheScreenIsNamed() throws {
    let on = Binding.constant(true)
    let all = try notes {
      Text("a")
        .sheet(isPresented: on) { Text("b") }
        .fullScreenCover(item: .constant(Choice(id: 1))) { _ in Text("b") }
        .popover(isPresented: on) { Text("b") }
        .alert("Title", isPresented: on) { Button("OK") {} }
        .confirmationDialog("Title", isPresented: on) { Button("OK") {} }
    }
    let kinds = ["a sheet", "a full-screen cover", "a popover", "an alert", "a confirmation dialog"]
    #expect(
      all.sorted()
        == kinds.map { "\($0) is presented, and left out: give what it shows a preview of its own" }.sorted())
    let none = try notes {
      Text("a").sheet(isPresented: .constant(false)) { Text("b") }.alert("Title", isPresented: .constant(false)) {}
    }
    #expect(none.isEmpty)
  }
}
