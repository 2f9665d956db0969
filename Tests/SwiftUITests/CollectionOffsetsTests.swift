import Foundation
import SwiftUI
import Testing

/// Expected orders are those that Apple's documentation of the list's edit actions implies: what moves keeps its order and
/// stands before the element that was at the destination.
@Suite("Offsets of rows")
struct CollectionOffsetsTests {
  @Test(arguments: [
    ([0], 3, ["b", "c", "a", "d"]),
    ([3], 0, ["d", "a", "b", "c"]),
    ([0, 2], 4, ["b", "d", "a", "c"]),
    ([1, 3], 2, ["a", "b", "d", "c"]),
    ([1], 1, ["a", "b", "c", "d"]),
  ])
  func moving(_ source: [Int], _ destination: Int, _ expected: [String]) {
    var rows = ["a", "b", "c", "d"]
    rows.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(rows == expected)
  }

  @Test func removing() {
    var rows = ["a", "b", "c", "d"]
    rows.remove(atOffsets: IndexSet([0, 2]))
    #expect(rows == ["b", "d"])
  }

  @Test func offsetsThatAreNoneChangeNothing() {
    var rows = ["a", "b"]
    rows.move(fromOffsets: IndexSet(integer: 7), toOffset: 0)
    rows.move(fromOffsets: IndexSet(integer: 0), toOffset: 9)
    rows.remove(atOffsets: IndexSet(integer: 5))
    #expect(rows == ["a", "b"])
  }
}
