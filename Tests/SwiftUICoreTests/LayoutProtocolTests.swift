import Foundation
import GalleyScreen
import SwiftUICore
import Testing

/// One after another from the leading edge, as far apart as the subviews ask; its guide is the last subview's start.
private struct Line: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// A layout whose explicit alignment is its own.
private struct Notched: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 40, height: 40)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == .center ? 5 : nil }
}

/// Hands what it is asked to a closure.
private struct Odd: Layout {
  var size: @Sendable (ProposedViewSize) -> CGSize = { _ in CGSize(width: 60, height: 60) }
  var place: @Sendable (CGRect, LayoutSubviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size(proposal) }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(bounds, subviews)
  }
}

/// Counts what is asked of it.
private final class Calls: @unchecked Sendable {
  var made = 0
  var updated = 0
  var asked: [ProposedViewSize] = []
}

private struct Counting: Layout {
  let calls: Calls

  func makeCache(subviews: Subviews) -> Int {
    calls.made += 1
    return subviews.count
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    calls.updated += 1
    cache = subviews.count
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    calls.asked.append(proposal)
    return CGSize(width: 10 * cache, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
    for (place, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: bounds.minX + CGFloat(10 * place), y: bounds.minY), proposal: .unspecified)
    }
  }
}

private struct Growing: View {
  let calls: Calls
  @State private var count = 1

  var body: some View {
    Counting(calls: calls)() { ForEach(0..<count, id: \.self) { Box("box\($0)", 10, 10) } }
      .accessibilityIdentifier("line")
      .onAppear { count = 3 }
  }
}

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
}

private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }

/// layouts of the user's own.
@MainActor @Suite struct LayoutProtocolTests {
  @Test func aLayoutHandsUpItsSubviewsGuidesWhereItPlacesThem() {
    let screen = Proofs.screen(400, 100) {
      HStack(alignment: VerticalAlignment(Mark.self), spacing: 0) {
        Line()() {
          Box("a", 20, 20).alignmentGuide(VerticalAlignment(Mark.self)) { _ in 12 }
          Box("b", 20, 20).alignmentGuide(VerticalAlignment(Mark.self)) { _ in 16 }
        }
        .accessibilityIdentifier("line")
        Box("c", 20, 40).alignmentGuide(VerticalAlignment(Mark.self)) { $0.height }
      }
    }
    // The two guides are averaged to 14, which meets the bottom of the box beside them: 46 high, in the middle of 100.
    #expect(screen.frame("c") == [210, 27, 20, 40])
    #expect(screen.frame("line") == [170, 53, 40, 20])
  }

  @Test func aLayoutsOwnAlignmentCounts() {
    let screen = Proofs.screen(200, 100) {
      HStack(spacing: 0) {
        Notched()() { Box("in") }.accessibilityIdentifier("notched")
        Box("beside", 20, 20)
      }
    }
    // 5 from the top meets the middle of the box: 5 above it, 35 below.
    #expect(screen.frame("notched") == [70, 32.5, 40, 40])
    #expect(screen.frame("beside") == [110, 27.5, 20, 20])
  }

  @Test func baselinesReachThroughALayout() throws {
    let screen = Proofs.screen(300, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Line()() { Text("Hg").accessibilityIdentifier("in") }
        Text("Hg").accessibilityIdentifier("beside")
        Line()() { Box("box", 10, 10) }.accessibilityIdentifier("plain")
      }
    }
    let inside = try #require(screen.node("in")?.exact)
    let beside = try #require(screen.node("beside")?.exact)
    #expect(inside.minY == beside.minY)
    // A layout without text stands on its bottom edge.
    let baseline = beside.minY + 16.1865234375
    #expect(abs(screen.frame("plain")[1] + 10 - baseline) < 0.01)
  }

  @Test func aCacheIsMadeOnceAndBroughtUpToDate() {
    let calls = Calls()
    let screen = Proofs.screen(200, 100) { Growing(calls: calls) }
    #expect(screen.frame("line") == [85, 45, 30, 10])
    #expect(screen.frame("box2") == [105, 45, 10, 10])
    #expect(calls.made == 1)
    #expect(calls.updated >= 1)
  }

  @Test func stacksProbeALayoutByZeroAndInfinity() {
    let calls = Calls()
    _ = Proofs.screen(200, 100) {
      HStack(spacing: 0) {
        Counting(calls: calls)() { Box("a", 10, 10) }
        Counting(calls: calls)() { Box("b", 10, 10) }
      }
    }
    #expect(calls.asked.contains(ProposedViewSize(width: 0, height: 100)))
    #expect(calls.asked.contains(ProposedViewSize(width: .infinity, height: 100)))
    #expect(calls.asked.contains(ProposedViewSize(width: 100, height: 100)))
  }

  @Test func erasedLayoutsEqualTheStacks() {
    func frames(_ layout: AnyLayout) -> [[Double]] {
      let screen = Proofs.screen(200, 100) {
        layout {
          Box("a", 20, 20)
          Spacer()
          Box("b")
        }
      }
      return [screen.frame("a"), screen.frame("b")]
    }
    let row = Proofs.screen(200, 100) {
      HStack {
        Box("a", 20, 20)
        Spacer()
        Box("b")
      }
    }
    #expect(frames(AnyLayout(HStackLayout())) == [row.frame("a"), row.frame("b")])
    #expect(frames(AnyLayout(AnyLayout(HStackLayout()))) == [row.frame("a"), row.frame("b")])
    #expect(row.frame("b") == [28, 0, 172, 100])
    #expect(frames(AnyLayout(ZStackLayout(alignment: .topLeading)))[0] == [0, 0, 20, 20])
    #expect(frames(AnyLayout(VStackLayout(alignment: .leading)))[0] == [0, 0, 20, 20])
  }

  @Test func gridsAreLayoutsToo() {
    let screen = Proofs.screen(200, 100) {
      AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 10)) {
        GridRow {
          Box("a", 20, 20)
          Box("b", 20, 20)
        }
        GridRow { Box("c", 50, 20) }
      }
    }
    // Columns of 50 and 20: 80 wide, 50 high.
    #expect(screen.frame("a") == [60, 25, 20, 20])
    #expect(screen.frame("b") == [120, 25, 20, 20])
    #expect(screen.frame("c") == [60, 55, 50, 20])
  }

  @Test func valuesAndSpacingReachTheLayout() {
    let seen = Calls()
    _ = Proofs.screen(200, 100) {
      Odd { _, subviews in
        let (first, second) = (subviews[0], subviews[1])
        seen.made = Int(first[Weight.self] * 10)
        seen.updated = Int(first.spacing.distance(to: second.spacing, along: .horizontal))
        seen.asked = [
          ProposedViewSize(width: ViewSpacing.zero.distance(to: first.spacing, along: .vertical), height: 0)
        ]
      }() {
        Box("a", 10, 10).layoutValue(key: Weight.self, value: 2.5).padding(1)
        Box("b", 10, 10)
      }
    }
    #expect(seen.made == 25)
    #expect(seen.updated == 8)
    #expect(seen.asked == [ProposedViewSize(width: 0, height: 0)])
  }

  /// Recorded on macOS: nothing between texts, 8.1509 below a text and 4.7422 above one.
  @Test func distancesAreThePairs() {
    var seen: [CGFloat] = []
    _ = Proofs.screen(Proofs.scenario(200, 100, platform: .macOS)) {
      Odd { _, subviews in
        seen = [(0, 1), (1, 2), (2, 0)].map {
          subviews[$0].spacing.distance(to: subviews[$1].spacing, along: .vertical)
        }
        for subview in subviews { subview.place(at: .zero, proposal: .unspecified) }
      }() {
        Text("a")
        Text("b")
        Box("c", 10, 10)
      }
    }
    #expect(seen.count == 3 && seen[0] == 0 && abs(seen[1] - 8.1509) < 0.001 && abs(seen[2] - 4.7422) < 0.001)
  }

  // MARK: - Layouts that go wrong

  @Test func subviewsWithoutAPlaceLieInTheMiddle() {
    let screen = Proofs.screen(200, 100) {
      Odd { bounds, subviews in
        // Twice: the last one counts.
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
        subviews[0].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
      }() {
        Box("placed", 10, 10)
        Box("left", 20, 20)
      }
    }
    #expect(screen.frame("placed") == [120, 70, 10, 10])
    #expect(screen.frame("left") == [90, 40, 20, 20])
    #expect(screen.notes == ["Odd gives 1 of its 2 subviews no place: they lie in its middle"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
  func lengthsThatAreNoneCountAsNothing(_ length: CGFloat) {
    let screen = Proofs.screen(200, 100) {
      HStack(spacing: 0) {
        Odd(
          size: { _ in CGSize(width: length, height: 10) },
          place: { bounds, subviews in subviews[0].place(at: bounds.origin, proposal: .unspecified) }
        )() { Box("in", 10, 10) }
        .accessibilityIdentifier("odd")
        Box("beside", 20, 20)
      }
    }
    #expect(screen.frame("odd") == [90, 45, 0, 10])
    #expect(screen.frame("beside") == [90, 40, 20, 20])
    #expect(screen.notes.contains { $0.hasPrefix("Odd says it is") })
  }

  @Test func anEndlessAnswerToAnEndlessOfferIsFine() {
    let screen = Proofs.screen(200, 100) {
      HStack(spacing: 0) {
        Odd(
          size: { $0.replacingUnspecifiedDimensions() },
          place: { bounds, subviews in
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
          })() { Box("in") }
        Box("beside", 50, 20)
      }
    }
    #expect(screen.frame("in") == [0, 0, 150, 100])
    #expect(screen.notes == [])
  }

  /// In debug builds, which measure twice.
  @Test func aLayoutThatAnswersDifferentlyIsNamed() {
    let calls = Calls()
    let screen = Proofs.screen(200, 100) {
      Odd(
        size: { _ in
          calls.made += 1
          return CGSize(width: 20 + 10 * calls.made, height: 10)
        },
        place: { bounds, subviews in subviews[0].place(at: bounds.origin, proposal: .unspecified) }
      )() { Box("in", 10, 10) }
    }
    #if DEBUG
      #expect(screen.notes == ["Odd: offered 200.0 × 100.0 it took 30.0 × 10.0, and then 40.0 × 10.0"])
    #endif
    #expect(screen.frame("in") == [85, 45, 10, 10])
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func placesThatAreNoneAreTheCorner(_ coordinate: CGFloat) {
    let screen = Proofs.screen(200, 100) {
      Odd { bounds, subviews in
        subviews[0].place(at: CGPoint(x: coordinate, y: coordinate), proposal: .unspecified)
        subviews[1].place(at: bounds.origin, proposal: .infinity)
      }() {
        Box("nowhere", 10, 10)
        Box("endless")
      }
    }
    #expect(screen.frame("nowhere") == [70, 20, 10, 10])
    #expect(screen.frame("endless") == [70, 20, 60, 60])
    #expect(screen.notes.count == 2)
  }
}
