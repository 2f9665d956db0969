import Foundation
import GalleyScreen
import SwiftUICore
import Testing

private enum Notch: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.bottom] }
}

extension VerticalAlignment {
  fileprivate static let notch = VerticalAlignment(Notch.self)
}

extension HorizontalAlignment {
  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

private enum Colon: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
}

private struct Heights: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Frames, sizes and places of modified views, worked out by hand.
@MainActor @Suite struct ModifierTests {
  private func frames<V: View>(
    _ width: Double, _ height: Double, _ names: String..., @ViewBuilder view: @escaping () -> V
  )
    -> [[Double]]
  {
    let screen = Proofs.screen(width, height, view)
    return names.map { screen.frame($0) }
  }

  // MARK: - Frames

  @Test func fixedFramesOverflowAroundTheirAlignment() {
    #expect(
      frames(100, 100, "outer", "inner") {
        Box("inner", 80, 20).frame(width: 40, height: 40, alignment: .bottomTrailing).accessibilityIdentifier("outer")
      } == [[30, 30, 40, 40], [-10, 50, 80, 20]])
  }

  @Test func flexibleFramesClampWhatTheyAreOffered() {
    func width(_ offered: Double, _ change: @escaping (Box) -> AnyView) -> Double {
      frames(offered, 100, "frame") { change(Box("in", 50, 10)) }[0][2]
    }
    func id<V: View>(_ view: V) -> AnyView { AnyView(view.accessibilityIdentifier("frame")) }
    #expect(width(200) { id($0.frame(minWidth: 80)) } == 80)
    #expect(width(60) { id($0.frame(minWidth: 80)) } == 80)
    #expect(width(200) { id($0.frame(maxWidth: 80)) } == 80)
    #expect(width(60) { id($0.frame(maxWidth: 80)) } == 60)
    #expect(width(30) { id($0.frame(maxWidth: 80)) } == 50)
    #expect(width(200) { id($0.frame(minWidth: 20, maxWidth: 80)) } == 80)
    #expect(width(10) { id($0.frame(minWidth: 20, maxWidth: 80)) } == 20)
    #expect(width(200) { id($0.frame(maxWidth: .infinity)) } == 200)
    #expect(width(200) { id($0.frame(idealWidth: 90)) } == 50)
    #expect(width(200) { id($0.frame(idealWidth: 90).fixedSize()) } == 90)
    #expect(width(200) { id($0.frame(minWidth: .infinity)) } == 50)
    #expect(width(200) { id($0.frame(minWidth: -5, maxWidth: -1)) } == 0)
  }

  @Test func fixedSizeTakesTheIdealOnItsAxes() {
    #expect(
      frames(60, 60, "a") {
        Color.red.frame(idealWidth: 90, idealHeight: 30).fixedSize(horizontal: true, vertical: false)
          .accessibilityIdentifier("a")
      } == [[-15, 0, 90, 60]])
  }

  @Test func ratiosFitAndFill() {
    func size(_ width: Double, _ height: Double, _ ratio: CGFloat?, _ mode: ContentMode) -> [Double] {
      Array(
        frames(width, height, "a") { Color.red.aspectRatio(ratio, contentMode: mode).accessibilityIdentifier("a") }[0][
          2...])
    }
    #expect(size(100, 100, 2, .fit) == [100, 50])
    #expect(size(100, 30, 2, .fit) == [60, 30])
    #expect(size(100, 100, 2, .fill) == [200, 100])
    #expect(size(100, 30, 2, .fill) == [100, 50])
    // Without a ratio a colour is square.
    #expect(size(100, 60, nil, .fit) == [60, 60])
    #expect(size(100, 60, nil, .fill) == [100, 100])
    #expect(
      frames(100, 60, "a") {
        ScrollView { Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("a") }
      }[0] == [0, 0, 100, 50])
  }

  @Test func paddingIsTakenFromTheOffer() {
    #expect(
      frames(100, 100, "in", "out") {
        Box("in").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).accessibilityIdentifier("out")
      } == [[2, 1, 94, 96], [0, 0, 100, 100]])
    #expect(
      frames(100, 100, "in", "out") { Box("in", 50, 50).padding(-10).accessibilityIdentifier("out") }
        == [[25, 25, 50, 50], [35, 35, 30, 30]])
    #expect(frames(100, 100, "in") { Box("in").padding(.horizontal) } == [[16, 0, 68, 100]])
    #expect(frames(100, 100, "in") { Box("in").padding(80) } == [[50, 50, 0, 0]])
  }

  @Test func offsetsMoveOnlyWhatIsDrawn() {
    #expect(
      frames(100, 100, "a", "b") {
        HStack(spacing: 0) {
          Box("a", 20, 20).offset(x: 5, y: -7)
          Box("b", 20, 20)
        }
      } == [[35, 33, 20, 20], [50, 40, 20, 20]])
  }

  @Test func positionsTakeAllRoomAndPutTheCentre() {
    #expect(
      frames(100, 100, "a", "out", "b") {
        HStack(spacing: 0) {
          Box("a", 20, 20).position(x: 10, y: 90).accessibilityIdentifier("out")
          Box("b", 40, 20)
        }
      } == [[0, 80, 20, 20], [0, 0, 60, 100], [60, 40, 40, 20]])
  }

  @Test func prioritiesAreServedFirstAndMinimaKept() {
    #expect(
      frames(100, 10, "a", "b", "c") {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 10).accessibilityIdentifier("a")
          Color.red.frame(minWidth: 20).accessibilityIdentifier("b").layoutPriority(1)
          Color.red.frame(minWidth: 5).accessibilityIdentifier("c").layoutPriority(-1)
        }
      } == [[0, 0, 10, 10], [10, 0, 85, 10], [95, 0, 5, 10]])
  }

  @Test func spacingMayBeNegativeOrNothing() {
    #expect(
      frames(100, 10, "a", "b") {
        HStack(spacing: -5) {
          Box("a", 20, 10)
          Box("b", 20, 10)
        }
      } == [[32.5, 0, 20, 10], [47.5, 0, 20, 10]])
  }

  // MARK: - Alignment

  @Test func customGuidesReachAcrossNestedStacks() {
    // The deep box's guide lies 15 below its own top, which is 20 below its column's: 35; the other box meets it with its
    // bottom.
    #expect(
      frames(100, 100, "deep", "other") {
        HStack(alignment: .notch, spacing: 0) {
          VStack(spacing: 0) {
            Box("top", 20, 20)
            HStack(spacing: 0) { Box("deep", 20, 30).alignmentGuide(.notch) { _ in 15 } }
          }
          Box("other", 20, 10)
        }
      } == [[30, 45, 20, 30], [50, 50, 20, 10]])
  }

  @Test func guidesMayReadOtherGuides() {
    #expect(
      frames(100, 100, "a", "b") {
        ZStack(alignment: Alignment(horizontal: .colon, vertical: .center)) {
          Box("a", 40, 10).alignmentGuide(.colon) { $0[.trailing] - 10 }
          Box("b", 20, 10).alignmentGuide(.colon) { $0.width / 2 }.alignmentGuide(.leading) { _ in 99 }
        }
      } == [[30, 45, 40, 10], [50, 45, 20, 10]])
  }

  @Test func explicitGuidesAreSeenAsSuch() {
    var seen: [CGFloat?] = []
    _ = frames(100, 100, "a") {
      Box("a", 20, 20)
        .alignmentGuide(.notch) { _ in 3 }
        .alignmentGuide(.colon) { dimensions in
          seen = [dimensions[explicit: .notch], dimensions[explicit: .top], dimensions[.notch]]
          return 0
        }
        .frame(width: 50, alignment: Alignment(horizontal: .colon, vertical: .center))
    }
    #expect(seen == [3, nil, 3])
  }

  @Test func overlaysAndBackgroundsAreOfferedTheViewsSize() {
    #expect(
      frames(100, 100, "badge", "behind", "fill") {
        Box("in", 60, 40)
          .overlay(alignment: .topTrailing) { Box("badge", 20, 20).offset(x: 10, y: -10) }
          .background(alignment: .bottom) { Box("behind", 80, 10) }
          .overlay { Box("fill") }
      } == [[70, 20, 20, 20], [10, 60, 80, 10], [20, 30, 60, 40]])
  }

  @Test func aDecorationAlignsByTheGuidesOfTheView() {
    // The overlay's centre meets the point that the view names.
    #expect(
      frames(100, 100, "dot") {
        Box("in", 60, 60).alignmentGuide(.top) { _ in 20 }
          .overlay(alignment: .top) { Box("dot", 10, 10).alignmentGuide(.top) { $0.height / 2 } }
      } == [[45, 35, 10, 10]])
  }

  @Test func severalViewsInAnOverlayLieOnEachOther() {
    #expect(
      frames(100, 100, "a", "b") {
        Color.clear.overlay(alignment: .bottomLeading) {
          Box("a", 20, 20)
          Box("b", 10, 40)
        }
      } == [[0, 80, 20, 20], [0, 60, 10, 40]])
  }

  // MARK: - Containers

  @Test func relativeFramesAreOfTheScrollView() {
    #expect(
      frames(200, 100, "a", "b") {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("a")
            Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).accessibilityIdentifier("b")
          }
        }
        .contentMargins(.horizontal, 20)
      } == [[20, 0, 160, 100], [190, 0, 103.33333333333333, 100]])
    #expect(
      frames(200, 100, "a") {
        Box("a", 10, 10).containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing) { length, axis in
          axis == .horizontal ? length / 2 : length / 4
        }
      } == [[140, 52.5, 10, 10]])
  }

  @Test func geometryReadersPlaceTheirContentAtTheTop() {
    #expect(
      frames(100, 100, "reader", "a", "b") {
        HStack(spacing: 0) {
          GeometryReader { proxy in
            Box("a", proxy.size.width / 2, 10)
            Box("b", 5, 5)
          }
          .accessibilityIdentifier("reader")
          Box("beside", 40, 10)
        }
      } == [[0, 0, 60, 100], [0, 0, 30, 10], [0, 0, 5, 5]])
  }

  @Test func geometryIsReadInEachSpace() {
    var seen: [CGRect] = []
    _ = frames(100, 100, "a") {
      VStack(spacing: 0) {
        Color.clear.frame(height: 10)
        HStack(spacing: 0) {
          Color.clear.frame(width: 20)
          GeometryReader { proxy in
            let _ = { seen = [proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("row"))] }()
            Color.red
          }
        }
        .coordinateSpace(.named("row"))
      }
      .padding(5)
    }
    #expect(
      seen == [
        CGRect(x: 0, y: 0, width: 70, height: 80), CGRect(x: 25, y: 15, width: 70, height: 80),
        CGRect(x: 20, y: 0, width: 70, height: 80),
      ])
  }

  @Test func geometryChangesAreHeardWithTheSafeArea() {
    var seen: [EdgeInsets] = []
    _ = Proofs.screen(Proofs.scenario(100, 100, safeArea: .init(top: 20, left: 0, bottom: 10, right: 0))) {
      VStack(spacing: 0) {
        Color.red.onGeometryChange(for: EdgeInsets.self, of: { $0.safeAreaInsets }) { seen.append($0) }
        Color.red.frame(height: 30)
      }
    }
    #expect(seen == [EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)])
  }

  @Test func anchorsAreReadInTheCoordinatesOfTheReader() {
    #expect(
      frames(100, 100, "mark") {
        VStack(spacing: 0) {
          Box("a", 20, 20)
          Box("b", 40, 30).anchorPreference(key: Heights.self, value: .bounds) { [$0] }
        }
        .padding(10)
        .overlayPreferenceValue(Heights.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) { place in
              let rect = proxy[anchors[place]]
              Box("mark", rect.width, rect.height).offset(x: rect.minX, y: rect.minY)
            }
          }
        }
      } == [[30, 45, 40, 30]])
  }

  @Test func decorationsKnowWhatIsBuiltDuringLayout() {
    #expect(
      frames(100, 100, "lazy", "read") {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { row in
              Box("row\(row)", 40, 20).anchorPreference(key: Heights.self, value: .bounds) { row == 2 ? [$0] : [] }
            }
          }
          GeometryReader { _ in Box("in", 10, 10).anchorPreference(key: Heights.self, value: .bounds) { [$0] } }
        }
        .overlayPreferenceValue(Heights.self, alignment: .bottomTrailing) { anchors in
          Box("lazy", CGFloat(anchors.count) * 10, 10)
        }
        .backgroundPreferenceValue(Heights.self) { anchors in
          GeometryReader { proxy in
            let rect = anchors.first.map { proxy[$0] } ?? .zero
            Box("read", rect.width, rect.height).offset(x: rect.minX, y: rect.minY)
          }
        }
      } == [[80, 90, 20, 10], [30, 40, 40, 20]])
  }

  @Test func matchedViewsTakeTheFrameOfTheirSource() {
    struct Pair: View {
      @Namespace private var names
      var body: some View {
        ZStack(alignment: .topLeading) {
          HStack(spacing: 0) {
            Color.clear.frame(width: 30, height: 30)
            Box("source", 40, 20).matchedGeometryEffect(id: "a", in: names)
          }
          Box("whole").matchedGeometryEffect(id: "a", in: names, isSource: false)
          Box("placed", 10, 10).matchedGeometryEffect(
            id: "a", in: names, properties: .position, anchor: .topLeading, isSource: false)
        }
      }
    }
    #expect(
      frames(100, 100, "source", "whole", "placed") { Pair() } == [
        [30, 5, 40, 20], [30, 5, 40, 20], [30, 5, 10, 10],
      ])
  }

  @Test func hiddenAndFlatViewsKeepTheirRoom() {
    #expect(
      frames(100, 100, "a", "b") {
        VStack(spacing: 0) {
          Box("a", 20, 20).hidden()
          Box("b", 20, 20).scaleEffect(3).rotationEffect(.degrees(45)).clipped()
        }
      } == [[40, 30, 20, 20], [40, 50, 20, 20]])
  }

  @Test func theSafeAreaIsForThoseWhoDoNotIgnoreIt() {
    let scenario = Proofs.scenario(100, 200, safeArea: .init(top: 40, left: 0, bottom: 20, right: 0))
    let screen = Proofs.screen(scenario) {
      ZStack {
        Box("all").ignoresSafeArea()
        Box("top").ignoresSafeArea(edges: .top)
        Box("safe")
        Box("padded").safeAreaPadding(10)
        Box("inset").safeAreaInset(edge: .bottom, spacing: 0) { Box("bar", nil, 30) }
      }
    }
    func drawn(_ name: String) -> [Double] { screen.frame(name) }
    #expect(drawn("safe") == [0, 40, 100, 140])
    #expect(drawn("padded") == [10, 50, 80, 120])
    #expect(drawn("inset") == [0, 40, 100, 110])
    #expect(drawn("bar") == [0, 150, 100, 30])
    #expect(drawn("all") == [0, 0, 100, 200])
    #expect(drawn("top") == [0, 0, 100, 180])
  }
}
