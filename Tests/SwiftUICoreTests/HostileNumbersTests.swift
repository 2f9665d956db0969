import Foundation
import GalleyScreen
import SwiftUICore
import Testing

private enum Guide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { .nan }
}

/// Numbers that no view should be given: whatever comes of them lies somewhere and has a size.
@MainActor @Suite struct HostileNumbersTests {
  private typealias Change = (Box, CGFloat) -> AnyView

  private static let changes: [(String, Change)] = [
    ("frame", { AnyView($0.frame(width: $1, height: $1)) }),
    ("minimum", { AnyView($0.frame(minWidth: $1, minHeight: $1)) }),
    ("ideal", { AnyView($0.frame(idealWidth: $1, idealHeight: $1).fixedSize()) }),
    ("maximum", { AnyView($0.frame(maxWidth: $1, maxHeight: $1)) }),
    ("limits", { AnyView($0.frame(minWidth: $1, idealWidth: 5, maxWidth: -$1, minHeight: -$1, maxHeight: $1)) }),
    ("padding", { AnyView($0.padding($1)) }),
    ("offset", { AnyView($0.offset(x: $1, y: -$1)) }),
    ("position", { AnyView($0.position(x: $1, y: $1)) }),
    ("ratio", { AnyView($0.aspectRatio($1, contentMode: .fill)) }),
    (
      "priority",
      { view, value in
        AnyView(
          HStack {
            view.layoutPriority(Double(value)); Box("b").layoutPriority(1); Box("c")
          })
      }
    ),
    (
      "stack",
      { view, value in
        AnyView(
          HStack(spacing: value) {
            view; Box("b", 20, 20); Spacer(minLength: value)
          })
      }
    ),
    (
      "column",
      { view, value in
        AnyView(
          VStack(spacing: value) {
            view; Spacer(minLength: value)
          })
      }
    ),
    (
      "guide",
      { view, value in
        AnyView(
          HStack(alignment: .top) {
            view.alignmentGuide(.top) { _ in value }; Box("b", 9, 9)
          })
      }
    ),
    (
      "own guide",
      { view, _ in
        AnyView(
          HStack(alignment: VerticalAlignment(Guide.self)) {
            view; Box("b", 9, 9)
          })
      }
    ),
    (
      "grid",
      { view, value in
        AnyView(
          Grid(horizontalSpacing: value, verticalSpacing: value) {
            GridRow {
              view; Box("b", 9, 9)
            }
          })
      }
    ),
    ("anchor", { view, value in AnyView(Grid { GridRow { view.gridCellAnchor(UnitPoint(x: value, y: value)) } }) }),
    (
      "tracks",
      { view, value in
        AnyView(
          LazyVGrid(
            columns: [
              GridItem(.fixed(value), spacing: value), GridItem(.flexible(minimum: value, maximum: -value)),
              GridItem(.adaptive(minimum: value)),
            ], spacing: value
          ) {
            view; Box("b", 9, 9); Box("c", 9, 9)
          })
      }
    ),
    (
      "lazy",
      { view, value in
        AnyView(
          ScrollView {
            LazyVStack(spacing: value) {
              view; Box("b", 9, 9)
            }
          })
      }
    ),
    ("margins", { view, value in AnyView(ScrollView { view }.contentMargins(value)) }),
    (
      "scrolled",
      { view, value in AnyView(ScrollView { view }.scrollPosition(.constant(ScrollPosition(x: value, y: value)))) }
    ),
    ("resting", { view, value in AnyView(ScrollView { view }.defaultScrollAnchor(UnitPoint(x: value, y: value))) }),
    ("inset", { view, value in AnyView(view.safeAreaInset(edge: .top, spacing: value) { Box("b", 9, value) }) }),
    ("safe padding", { AnyView($0.safeAreaPadding($1)) }),
    ("relative", { view, value in AnyView(view.containerRelativeFrame(.horizontal) { _, _ in value }) }),
    ("parts", { AnyView($0.containerRelativeFrame(.horizontal, count: 0, span: -3, spacing: $1)) }),
    ("overlay", { view, value in AnyView(view.overlay { Box("b", value, value) }) }),
    ("matched", { AnyView($0.scaleEffect($1).rotationEffect(.degrees(Double($1)))) }),
    (
      "effect",
      { view, value in
        AnyView(view.visualEffect { content, _ in content.offset(x: value).scaleEffect(value).blur(radius: value) })
      }
    ),
  ]

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .leastNonzeroMagnitude])
  func everythingLiesSomewhere(_ value: CGFloat) {
    for (name, change) in Self.changes {
      for box in [Box("a", 30, 20), Box("a")] {
        let screen = Proofs.screen(100, 100) { change(box, value) }
        _ = screen.root.first { node in
          #expect(
            node.exact.isFinite && node.exact.width >= 0 && node.exact.height >= 0, "\(name) \(value): \(node.exact)")
          return false
        }
      }
    }
  }
}
