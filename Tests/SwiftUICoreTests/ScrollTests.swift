import Foundation
import GalleyScreen
import SwiftUICore
import Testing

private struct Positioned: View {
  @State var position: ScrollPosition
  var change: (@Sendable (inout ScrollPosition) -> Void)?
  var axes: Axis.Set = .vertical

  var body: some View {
    ScrollView(axes) {
      if axes == .vertical {
        VStack(spacing: 0) { rows }.scrollTargetLayout()
      } else {
        HStack(spacing: 0) { rows }.scrollTargetLayout()
      }
    }
    .scrollPosition($position, anchor: .top)
    .onAppear { change?(&position) }
  }

  private var rows: some View { ForEach(0..<20) { Box("row\($0)", 100, 20) } }
}

private struct Measures: View {
  var margin: CGFloat = 0
  @State private var geometry: ScrollGeometry?
  let report: @MainActor (ScrollGeometry) -> Void

  var body: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<20) { Box("row\($0)", 120, 20) } }
    }
    .contentMargins(.top, margin)
    .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in geometry = new }
    .onChange(of: geometry) { _, new in if let new { report(new) } }
  }
}

/// Where scroll views stand at rest.
@MainActor @Suite struct ScrollTests {
  private func row(_ number: Int, _ view: Positioned) -> [Double] {
    Proofs.screen(100, 100) { view }.frame("row\(number)")
  }

  @Test func positionsByViewEdgeAndPoint() {
    #expect(row(0, Positioned(position: ScrollPosition())) == [0, 0, 100, 20])
    #expect(row(10, Positioned(position: ScrollPosition(id: 10))) == [0, 0, 100, 20])
    #expect(row(10, Positioned(position: ScrollPosition(id: 10, anchor: .bottom))) == [0, 80, 100, 20])
    #expect(row(19, Positioned(position: ScrollPosition(edge: .bottom))) == [0, 80, 100, 20])
    #expect(row(0, Positioned(position: ScrollPosition(y: 30))) == [0, -30, 100, 20])
    // No further than the content goes.
    #expect(row(19, Positioned(position: ScrollPosition(y: 9_000))) == [0, 80, 100, 20])
  }

  @Test func changesOfAPositionScroll() {
    #expect(row(5, Positioned(position: ScrollPosition(), change: { $0.scrollTo(id: 5) })) == [0, 0, 100, 20])
    #expect(
      row(19, Positioned(position: ScrollPosition(), change: { $0.scrollTo(edge: .bottom) })) == [0, 80, 100, 20])
    let sideways = Positioned(position: ScrollPosition(), change: { $0.scrollTo(x: 250) }, axes: .horizontal)
    #expect(row(2, sideways) == [-50, 40, 100, 20])
  }

  @Test func positionsByIdentifierBindings() {
    func first(_ id: Int?, _ anchor: UnitPoint?) -> [Double] {
      Proofs.screen(100, 100) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Box("row\($0)", 100, 20) } }.scrollTargetLayout() }
          .scrollPosition(id: .constant(id), anchor: anchor)
      }.frame("row0")
    }
    #expect(first(nil, .top) == [0, 0, 100, 20])
    #expect(first(8, .top) == [0, -160, 100, 20])
    #expect(first(8, .center) == [0, -120, 100, 20])
    // Without an anchor as little as shows it.
    #expect(first(8, nil) == [0, -80, 100, 20])
    #expect(first(99, .top) == [0, 0, 100, 20])
  }

  /// Recorded: with a margin of 20 the offset starts at -20, and the container is what the margin leaves.
  @Test func measuresAreTheRecordedOnes() throws {
    var seen: ScrollGeometry?
    _ = Proofs.screen(300, 150) { Measures(margin: 20) { seen = $0 } }
    let geometry = try #require(seen)
    #expect(geometry.contentOffset == CGPoint(x: 0, y: -20))
    #expect(geometry.contentSize == CGSize(width: 120, height: 400))
    #expect(geometry.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    #expect(geometry.containerSize == CGSize(width: 120, height: 130))
    #expect(geometry.visibleRect == CGRect(x: 0, y: -20, width: 120, height: 150))
    #expect(geometry.bounds == CGRect(x: 0, y: -20, width: 120, height: 130))
  }

  @Test func anchorsAreForTheStartAndForShortContent() {
    func content(_ height: CGFloat, _ change: (ScrollView<Box>) -> AnyView) -> [Double] {
      let view = change(ScrollView { Box("content", 50, height) })
      return Proofs.screen(100, 100) { view }.frame("content")
    }
    #expect(content(300) { AnyView($0.defaultScrollAnchor(.bottom)) } == [25, -200, 50, 300])
    #expect(content(300) { AnyView($0.defaultScrollAnchor(.center)) } == [25, -100, 50, 300])
    #expect(content(40) { AnyView($0) } == [25, 0, 50, 40])
    #expect(content(40) { AnyView($0.defaultScrollAnchor(.bottom)) } == [25, 60, 50, 40])
    #expect(content(40) { AnyView($0.defaultScrollAnchor(.center, for: .alignment)) } == [25, 30, 50, 40])
    #expect(content(40) { AnyView($0.defaultScrollAnchor(.bottom, for: .initialOffset)) } == [25, 0, 50, 40])
    #expect(content(300) { AnyView($0.defaultScrollAnchor(.bottom, for: .alignment)) } == [25, 0, 50, 300])
  }

  @Test func restingPlacesAreWholePagesAndWholeViews() {
    func first<B: ScrollTargetBehavior>(_ behavior: B) -> Double {
      Proofs.screen(100, 100) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Box("row\($0)", 50, 30) } }.scrollTargetLayout() }
          .defaultScrollAnchor(.center).scrollTargetBehavior(behavior)
      }.frame("row0")[1]
    }
    // 270 high in 100: the middle is at 85, the nearest page at 100, the nearest row at 90.
    #expect(first(PagingScrollTargetBehavior()) == -100)
    #expect(first(ViewAlignedScrollTargetBehavior()) == -90)
    #expect(first(Tenths()) == -80)
  }

  private struct Tenths: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      #expect(context.contentSize == CGSize(width: 50, height: 270))
      target.rect.origin.y = (target.rect.minY / 10).rounded(.down) * 10
    }
  }

  @Test func viewsHearWhetherTheyShow() {
    var shown: [Int] = []
    var targets: [Int] = []
    _ = Proofs.screen(100, 50) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<5) { row in
            Color.red.frame(width: 50, height: 20).onScrollVisibilityChange { if $0 { shown.append(row) } }
          }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.9) { targets = $0 }
    }
    #expect(shown == [0, 1, 2])
    #expect(targets == [0, 1])
  }

  @Test func effectsFollowThePlaceAndMoveNothing() throws {
    let screen = Proofs.screen(100, 200) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<5) { row in
            Box("row\(row)", 50, 20).scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
          }
        }
      }
      .scrollClipDisabled().frame(height: 50)
    }
    #expect(screen.frame("row2") == [25, 115, 50, 20])
    let layers = screen.drawing.compactMap { command -> Double? in
      if case .beginLayer(let layer) = command { return layer.opacity }
      return nil
    }
    // Two in the scroll view, one half out of it, two outside.
    #expect(layers == [1, 1, 0.75, 0.5, 0.5])
  }

  @Test func visualEffectsReadTheGeometry() {
    let screen = Proofs.screen(100, 50) {
      Box("box", 40, 20).visualEffect { content, proxy in
        content.offset(x: proxy.size.width, y: proxy.frame(in: .global).minY)
      }
    }
    #expect(screen.frame("box") == [30, 15, 40, 20])
    #expect(screen.drawing.contains(.transform(.translation(40, 15))))
  }

  @Test func rightToLeftStartsAtTheRight() {
    let screen = Proofs.screen(100, 50) {
      ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<4) { Box("box\($0)", 60, 20) } } }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(screen.frame("box0") == [40, 15, 60, 20])
    #expect(screen.frame("box1") == [-20, 15, 60, 20])
  }
}

/// A role's own anchor counts beside the one for all roles, whichever is said first. R-053.
@MainActor @Suite struct ScrollAnchorTests {
  private func top(_ height: CGFloat, _ change: (ScrollView<Box>) -> some View) -> Double {
    let view = change(ScrollView { Box("content", 100, height) })
    return Proofs.screen(100, 200) { view }.frame("content")[1]
  }

  @Test func rolesHaveAnchorsOfTheirOwn() {
    #expect(top(50) { $0.defaultScrollAnchor(.bottom) } == 150)
    #expect(top(500) { $0.defaultScrollAnchor(.bottom) } == -300)
    #expect(top(50) { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment) } == 0)
    #expect(top(500) { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment) } == -300)
    #expect(top(50) { $0.defaultScrollAnchor(.center, for: .alignment).defaultScrollAnchor(.bottom) } == 75)
    #expect(top(500) { $0.defaultScrollAnchor(.center, for: .initialOffset) } == -150)
    #expect(top(50) { $0.defaultScrollAnchor(.center, for: .initialOffset) } == 0)
  }
}
