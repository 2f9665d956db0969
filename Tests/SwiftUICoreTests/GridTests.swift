import GalleyScreen
import SwiftUICore
import Testing

/// eager grids whose columns line up, worked out by hand.
@MainActor @Suite struct GridTests {
  private func frames<V: View>(_ names: [String], @ViewBuilder _ view: @escaping () -> V) -> [[Double]] {
    let screen = Proofs.screen(300, 200, view)
    return names.map { screen.frame($0) }
  }

  @Test func columnsAreAsWideAsTheirWidestCell() {
    let found = frames(["a", "b", "c", "d"]) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Box("a", 20, 20)
          Box("b", 60, 10)
        }
        GridRow {
          Box("c", 50, 10)
          Box("d", 30, 30)
        }
      }
    }
    // 50 + 10 + 60 wide, 20 + 5 + 30 high.
    #expect(found == [[90, 72.5, 20, 20], [150, 72.5, 60, 10], [90, 97.5, 50, 10], [150, 97.5, 30, 30]])
  }

  @Test func shortRowsLeaveTheLastColumnsEmpty() {
    let found = frames(["grid", "c"]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 20, 20)
          Box("b", 20, 20)
          Box("x", 20, 20)
        }
        GridRow { Box("c", 20, 20) }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(found == [[120, 80, 60, 40], [120, 100, 20, 20]])
  }

  /// Recorded: what a cell over several columns needs more is added to them equally.
  @Test func aWideCellWidensItsColumnsEqually() {
    let found = frames(["a", "b", "wide"]) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box("a", 20, 10)
          Box("b", 60, 10)
        }
        GridRow { Box("wide", 130, 10).gridCellColumns(2) }
      }
    }
    // 90 are there, 40 more make columns of 40 and 80.
    #expect(found == [[85, 90, 20, 10], [135, 90, 60, 10], [85, 100, 130, 10]])
  }

  @Test func unsizedCellsTakeWhatTheOthersMade() {
    let found = frames(["line", "grid"]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 4) {
        GridRow { Box("a", 80, 20) }
        Color.red.frame(height: 2).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
        GridRow { Box("b", 60, 20) }
      }
      .accessibilityIdentifier("grid")
    }
    #expect(found == [[110, 100 - 25 + 24, 80, 2], [110, 75, 80, 50]])
    // A colour that takes part makes the grid as wide as its offer.
    let greedy = frames(["grid"]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 4) {
        GridRow { Box("a", 80, 20) }
        Color.red.frame(height: 2)
      }
      .accessibilityIdentifier("grid")
    }
    #expect(greedy[0][2] == 300)
  }

  @Test func alignmentsOfGridColumnRowAndCell() {
    let found = frames(["right", "top", "anchored", "plain"]) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          Box("right", 20, 20).gridColumnAlignment(.trailing)
          Box("tall", 50, 60)
          Box("top", 50, 20)
        }
        GridRow {
          Box("wide", 60, 40)
          Box("anchored", 20, 20).gridCellAnchor(.bottomTrailing)
          Box("plain", 20, 20)
        }
      }
    }
    // Columns of 60, 50 and 50, rows of 60 and 40: from 70, 50.
    #expect(found == [[110, 50, 20, 20], [180, 50, 50, 20], [160, 130, 20, 20], [180, 120, 20, 20]])
  }

  @Test func flexibleColumnsShareWhatRigidOnesLeave() {
    let found = frames(["a", "b", "c"]) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box("a", nil, 20)
          Box("b", 80, 20)
          Box("c", nil, 20)
        }
      }
    }
    #expect(found == [[0, 90, 100, 20], [110, 90, 80, 20], [200, 90, 100, 20]])
  }

  @Test func rowsShareTheHeightAndTheirCellsFillIt() {
    let found = frames(["a", "b", "c"]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.accessibilityIdentifier("a")
          Box("b", 50, 60)
        }
        Color.red.accessibilityIdentifier("c")
      }
    }
    #expect(found == [[0, 0, 250, 100], [250, 20, 50, 60], [0, 100, 300, 100]])
  }

  @Test func loopsAndGroupsMakeRowsAndCells() {
    let found = frames(["0-0", "1-2", "2-1"]) {
      Grid(horizontalSpacing: 5, verticalSpacing: 5) {
        ForEach(0..<3) { row in
          GridRow { ForEach(0..<3) { Box("\(row)-\($0)", 20, 20) } }
        }
      }
    }
    #expect(found == [[115, 65, 20, 20], [165, 90, 20, 20], [140, 115, 20, 20]])
  }
}
