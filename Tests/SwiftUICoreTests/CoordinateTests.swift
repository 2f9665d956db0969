import Foundation
import GalleyScreen
import SwiftUICore
import Testing

private struct Bounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Shift: GeometryEffect {
  var by: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: by * size.width, y: 0))
  }
}

private final class Frames { var seen: [String: CGRect] = [:] }

private struct Overlapping: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 50, height: 50)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// Coordinates on their way through the tree. Apple documents that the coordinate transform to and from ancestors is what
/// geometry effects change for other views. R-053.
@MainActor @Suite struct CoordinateTests {
  /// Where a view of 100 × 40 in the middle of 300 × 200 sees itself.
  private func frame<V: View>(
    in space: some CoordinateSpaceProtocol, _ around: @escaping (AnyView) -> V
  ) -> CGRect? {
    let frames = Frames()
    _ = Proofs.screen(300, 200) {
      around(
        AnyView(
          Box("view", 100, 40).overlay {
            GeometryReader { proxy in
              let _ = frames.seen["view"] = proxy.frame(in: space)
              Color.clear
            }
          }))
    }
    return frames.seen["view"].map { rect in
      func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
      return CGRect(
        x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width), height: rounded(rect.height))
    }
  }

  @Test func theWindowSeesViewsThroughTheirEffects() {
    #expect(frame(in: .global) { $0 } == CGRect(x: 100, y: 80, width: 100, height: 40))
    #expect(frame(in: .global) { $0.offset(x: 5, y: 7) } == CGRect(x: 105, y: 87, width: 100, height: 40))
    #expect(frame(in: .global) { $0.scaleEffect(0.5) } == CGRect(x: 125, y: 90, width: 50, height: 20))
    #expect(
      frame(in: .global) { $0.scaleEffect(0.5, anchor: .topLeading) } == CGRect(x: 100, y: 80, width: 50, height: 20))
    #expect(
      frame(in: .global) { $0.rotationEffect(.degrees(90)) } == CGRect(x: 130, y: 50, width: 40, height: 100))
    #expect(frame(in: .global) { $0.modifier(Shift(by: 0.1)) } == CGRect(x: 110, y: 80, width: 100, height: 40))
    // The inner one first.
    #expect(
      frame(in: .global) { $0.scaleEffect(2, anchor: .leading).scaleEffect(0.5, anchor: .trailing) }
        == CGRect(x: 150, y: 80, width: 100, height: 40))
    #expect(frame(in: .local) { $0.scaleEffect(0.5) } == CGRect(x: 0, y: 0, width: 100, height: 40))
    // An effect that leaves no area has no inside.
    #expect(frame(in: .global) { $0.scaleEffect(0) } == CGRect(x: 150, y: 100, width: 0, height: 0))
  }

  @Test func namedSpacesInsideAnEffectDoNotSeeIt() {
    #expect(
      frame(in: .named("outer")) { $0.padding(10).coordinateSpace(.named("outer")).scaleEffect(0.5) }
        == CGRect(x: 10, y: 10, width: 100, height: 40))
    #expect(
      frame(in: .named("outer")) { $0.scaleEffect(0.5).padding(10).coordinateSpace(.named("outer")) }
        == CGRect(x: 35, y: 20, width: 50, height: 20))
  }

  @Test func anchorsGoThroughOffsetsAndScales() {
    let screen = Proofs.screen(300, 200) {
      VStack(spacing: 10) {
        Box("a", 40, 30).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }.offset(x: 20)
        Box("b", 40, 30).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }.scaleEffect(0.5)
        Box("c", 40, 30).anchorPreference(key: Bounds.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) {
          [$0]
        }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { place in
            let rect = proxy[anchors[place]]
            Box("mark\(place)", rect.width, rect.height).offset(x: rect.minX, y: rect.minY)
          }
        }
      }
    }
    #expect(screen.frame("mark0") == [150, 45, 40, 30])
    #expect(screen.frame("mark1") == [140, 92.5, 20, 15])
    #expect(screen.frame("mark2") == [131, 127, 3, 4])
  }

  ///
  @Test func zIndexOrdersTheSubviewsOfAnyLayout() {
    func order(_ screen: Screen) -> [String] {
      var names: [String] = []
      screen.root.visit { if let id = $0.id { names.append(id) } }
      return names
    }
    let own = Proofs.screen(100, 100) {
      Overlapping() {
        Box("top", 50, 50).zIndex(1)
        Box("bottom", 50, 50)
        Box("lowest", 50, 50).zIndex(-0.5)
      }
    }
    #expect(order(own) == ["lowest", "bottom", "top"])
    let grid = Proofs.screen(100, 100) {
      LazyVGrid(columns: [GridItem(.fixed(20), spacing: -10), GridItem(.fixed(20))]) {
        Box("first", 20, 20).zIndex(1)
        Box("second", 20, 20)
      }
    }
    #expect(order(grid) == ["second", "first"])
  }
}

extension ScreenNode {
  fileprivate func visit(_ body: (ScreenNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
