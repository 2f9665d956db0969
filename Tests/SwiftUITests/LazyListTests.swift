import GalleyGeometry
import Testing

@testable import SwiftUI

private final class Counter: @unchecked Sendable { var built: Set<Int> = [] }

private struct Row: View {
  let number: Int
  let counter: Counter

  var body: some View {
    counter.built.insert(number)
    return Text("Row \(number)").accessibilityIdentifier("row\(number)")
  }
}

/// a list builds the rows that are visible, and still knows how long it is.
@MainActor @Suite(.serialized) struct LazyListTests {
  @Test func aMillionRows() throws {
    let counter = Counter()
    let screen = try Bridging.screen(320, 480) {
      List(0..<1_000_000, id: \.self) { Row(number: $0, counter: counter) }.listStyle(.plain)
    }
    #expect(counter.built.count <= 20)
    #expect(screen.frame("row1")[1] > screen.frame("row0")[1])
  }

  @Test func scrollingFarBuildsTheRowsThere() throws {
    let counter = Counter()
    let screen = try Bridging.screen(320, 480) {
      ScrollViewReader { proxy in
        List(0..<1_000_000, id: \.self) { Row(number: $0, counter: counter) }.listStyle(.plain)
          .onAppear { proxy.scrollTo(500_000, anchor: .bottom) }
      }
    }
    #expect(counter.built.count <= 60)
    let frame = screen.frame("row500000")
    #expect(frame.count == 4 && frame[1] > 400 && frame[1] + frame[3] <= 480)
  }
}
