import GalleyGeometry
import GalleyScreen
import SwiftUICore
import Testing

/// Counts the rows that were built.
private final class Counter: @unchecked Sendable { var built: Set<Int> = [] }

private struct Row: View {
  let number: Int
  let counter: Counter
  var height: CGFloat = 20
  var width: CGFloat? = 50

  var body: some View {
    counter.built.insert(number)
    return Box("row\(number)", width, height)
  }
}

private struct Jumping<Content: View>: View {
  let target: Int
  let anchor: UnitPoint?
  var axes: Axis.Set = .vertical
  @ViewBuilder let content: () -> Content

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(axes) { content().accessibilityIdentifier("content") }
        .onAppear { proxy.scrollTo(target, anchor: anchor) }
    }
  }
}

/// lazy containers build what is visible, and still know how long they are.
@MainActor @Suite struct LazyTests {
  private let million = 1_000_000

  @Test func aMillionRowsOfAStack() {
    let counter = Counter()
    let screen = Proofs.screen(100, 200) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<million, id: \.self) { Row(number: $0, counter: counter) } }
          .accessibilityIdentifier("content")
      }
    }
    // Ten rows fill the window; a line or two more may be built at its end.
    #expect(counter.built.count <= 12)
    #expect(screen.frame("content") == [0, 0, 100, 20_000_000])
    #expect(screen.frame("row9") == [25, 180, 50, 20])
  }

  @Test func aMillionRowsOfASidewaysStack() {
    let counter = Counter()
    let screen = Proofs.screen(200, 100) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 5) { ForEach(0..<million, id: \.self) { Row(number: $0, counter: counter, width: 15) } }
          .accessibilityIdentifier("content")
      }
    }
    #expect(counter.built.count <= 12)
    #expect(screen.frame("content") == [0, 0, 19_999_995, 100])
    #expect(screen.frame("row3") == [60, 40, 15, 20])
  }

  @Test func aMillionCellsOfAGrid() {
    let counter = Counter()
    let screen = Proofs.screen(100, 200) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<million, id: \.self) { Row(number: $0, counter: counter, width: nil) }
        }
        .accessibilityIdentifier("content")
      }
    }
    #expect(counter.built.count <= 48)
    #expect(screen.frame("content") == [0, 0, 100, 5_000_000])
    #expect(screen.frame("row5") == [27, 20, 19, 20])
  }

  @Test func scrollingFarBuildsWhatIsThereOnly() {
    let counter = Counter()
    let screen = Proofs.screen(100, 200) {
      Jumping(target: 700_000, anchor: .top) {
        LazyVStack(spacing: 0) { ForEach(0..<million, id: \.self) { Row(number: $0, counter: counter) } }
      }
    }
    #expect(counter.built.count <= 30)
    #expect(screen.frame("row700000") == [25, 0, 50, 20])
    #expect(screen.frame("row700009") == [25, 180, 50, 20])
  }

  @Test func scrollingFarInAGrid() {
    let counter = Counter()
    let screen = Proofs.screen(100, 200) {
      Jumping(target: 700_000, anchor: .bottom) {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<million, id: \.self) { Row(number: $0, counter: counter, width: nil) }
        }
      }
    }
    #expect(counter.built.count <= 100)
    #expect(screen.frame("row700000") == [0, 180, 46, 20])
  }

  @Test func rowsOfSeveralHeightsLieWhereTheyWouldIfAllWereBuilt() {
    let counter = Counter()
    let heights: [CGFloat] = [20, 35, 10]
    let screen = Proofs.screen(100, 100) {
      Jumping(target: 60, anchor: .top) {
        LazyVStack(spacing: 0) {
          ForEach(0..<300) { Row(number: $0, counter: counter, height: heights[$0 % 3]) }
        }
      }
    }
    // Twenty times the three: the row starts a new round.
    #expect(screen.frame("row60") == [25, 0, 50, 20])
    #expect(screen.frame("row61") == [25, 20, 50, 35])
  }

  @Test(arguments: [1_000, 1_000_000]) func theLastRowStandsAtTheEnd(_ count: Int) {
    let counter = Counter()
    let heights: [CGFloat] = [20, 35, 10]
    let screen = Proofs.screen(100, 100) {
      Jumping(target: count - 1, anchor: .bottom) {
        LazyVStack(spacing: 3) {
          ForEach(0..<count, id: \.self) { Row(number: $0, counter: counter, height: heights[$0 % 3]) }
        }
      }
    }
    let last = screen.frame("row\(count - 1)")
    #expect(last.count == 4 && abs(last[1] + last[3] - 100) < 0.5, "\(last)")
    let before = screen.frame("row\(count - 2)")
    #expect(before.count == 4 && abs(before[1] + before[3] + 3 - last[1]) < 0.5, "\(before)")
    let content = screen.frame("content")
    #expect(abs(content[1] + content[3] - 100) < 0.5, "\(content)")
    #expect(counter.built.count < 1_100)
  }

  @Test func lazyContainersOutsideOfScrollViewsBuildTheWindow() {
    let counter = Counter()
    _ = Proofs.screen(100, 200) {
      LazyVStack(spacing: 0) { ForEach(0..<million, id: \.self) { Row(number: $0, counter: counter) } }
    }
    #expect(counter.built.count <= 40)
  }

  /// what bounds make of one column is told by the columns after it; a grid that is too wide starts where it starts.
  @Test func aGridLaysItselfOutInTheWidthItReports() {
    let screen = Proofs.screen(400, 100) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) {
        Box("a")
        Box("b")
      }
      .frame(width: 300, height: 20)
    }
    // 334 wide in 300, so 17 further out on the left; its columns are then 163 and 180 wide.
    #expect(screen.frame("a").first == 33)
    #expect(screen.frame("a")[2] == 163)
    #expect(abs(screen.frame("b")[0] - 204) < 1e-9)
    #expect(screen.frame("b")[2] == 180)
  }
}
