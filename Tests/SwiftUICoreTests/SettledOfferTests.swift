import GalleyGeometry
import GalleyScreen
import SwiftUICore
import Testing

/// what containers offer once they know their own length, and how far backgrounds go. Values worked
/// out by hand; the tricks with `fixedSize` are known from Apple's forums and published examples.
@MainActor struct SettledOfferTests {
  private func block(_ width: Double, _ height: Double) -> some View {
    Color.blue.frame(width: CGFloat(width), height: CGFloat(height))
  }

  @Test func aRowOfFixedSizeStretchesItsFlexibleViews() {
    let screen = Proofs.screen(200, 200) {
      HStack(spacing: 0) {
        block(20, 60)
        Color.red.frame(width: 4).accessibilityIdentifier("bar")
        block(20, 30).frame(maxHeight: .infinity).accessibilityIdentifier("low")
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(screen.frame("bar") == [98, 70, 4, 60])
    #expect(screen.frame("low") == [102, 70, 20, 60])
  }

  @Test func aColumnOfFixedSizeMakesItsViewsAsWideAsTheWidest() {
    let screen = Proofs.screen(200, 200) {
      VStack(spacing: 0) {
        block(90, 20)
        block(40, 20).frame(maxWidth: .infinity).accessibilityIdentifier("narrow")
      }
      .fixedSize()
    }
    #expect(screen.frame("narrow") == [55, 100, 90, 20])
  }

  /// A column in a row gets the row's height, and shares it.
  @Test func columnsShareTheHeightOfTheirRow() {
    let screen = Proofs.screen(200, 200) {
      HStack(spacing: 0) {
        block(20, 90)
        VStack(spacing: 0) {
          ForEach(0..<3) { Color.red.accessibilityIdentifier("third \($0)") }
        }
      }
      .fixedSize()
    }
    #expect(["third 0", "third 1", "third 2"].map { screen.frame($0)[3] } == [30, 30, 30])
  }

  @Test func layersBehindContentFillItWhereNothingIsOffered() {
    let screen = Proofs.screen(200, 200) {
      ScrollView {
        VStack(spacing: 0) {
          ZStack {
            RoundedRectangle(cornerRadius: 10).accessibilityIdentifier("card")
            block(50, 70)
          }
          HStack(spacing: 0) {
            Rectangle().frame(width: 4).accessibilityIdentifier("mark")
            block(50, 40)
          }
          Color.red.accessibilityIdentifier("alone")
        }
      }
    }
    #expect(screen.frame("card") == [0, 0, 200, 70])
    #expect(screen.frame("mark") == [73, 70, 4, 40])
    // A column has no height of its own to hand on.
    #expect(screen.frame("alone") == [0, 110, 200, 10])
  }

  /// The published way of filling a scroll view: content shorter than the minimum is spread over it, longer content keeps
  /// its own length.
  @Test func aMinimumIsFilledWhereNothingIsOffered() {
    func screen(_ height: Double) -> Screen {
      Proofs.screen(200, 200) {
        ScrollView {
          VStack(spacing: 0) {
            block(20, height)
            Spacer()
            block(10, 30).accessibilityIdentifier("low")
          }
          .frame(minHeight: 200)
        }
      }
    }
    #expect(screen(50).frame("low") == [95, 170, 10, 30])
    #expect(screen(500).frame("low") == [95, 508, 10, 30])
    let sized = Proofs.screen(200, 200) {
      Color.red.accessibilityIdentifier("in").frame(minWidth: 60, minHeight: 40).fixedSize()
    }
    #expect(sized.frame("in") == [70, 80, 60, 40])
    let text = Proofs.screen(200, 200) {
      Color.red.frame(width: 90, height: 5).accessibilityIdentifier("in").frame(minWidth: 60).fixedSize()
    }
    #expect(text.frame("in") == [55, 97.5, 90, 5])
  }

  @Test func arrangementsByValueDoTheSame() {
    let screen = Proofs.screen(200, 200) {
      AnyLayout(HStackLayout(spacing: 0)) {
        block(20, 60)
        Color.red.frame(width: 4).accessibilityIdentifier("bar")
      }
      .fixedSize()
    }
    #expect(screen.frame("bar") == [108, 70, 4, 60])
  }

  @Test func backgroundsOfAStyleGoOnToTheEdgesThatTheirViewReaches() {
    let scenario = Proofs.scenario(200, 200, safeArea: Insets(top: 30, left: 0, bottom: 20, right: 0))
    func background<V: View>(@ViewBuilder _ view: @escaping () -> V) -> [Double] {
      let screen = Proofs.screen(scenario, view)
      guard let rect = screen.node(type: "Color")?.exact else { return [] }
      return [rect.minX, rect.minY, rect.width, rect.height]
    }
    #expect(background { EmptyRoom().background(.red) } == [0, 0, 200, 200])
    #expect(background { EmptyRoom().background(.red, ignoresSafeAreaEdges: .bottom) } == [0, 30, 200, 170])
    #expect(background { EmptyRoom().background(.red, ignoresSafeAreaEdges: []) } == [0, 30, 200, 150])
    #expect(
      background {
        VStack(spacing: 0) {
          EmptyRoom().frame(height: 40).background(Color.red)
          Spacer()
        }
      } == [0, 0, 200, 70])
    #expect(background { EmptyRoom().frame(width: 40, height: 40).background(.red) } == [80, 85, 40, 40])
  }

  @Test func guidesThatAreNoNumbersCountAsNotSet() {
    let screen = Proofs.screen(200, 200) {
      VStack(alignment: .leading, spacing: 0) {
        block(40, 20).alignmentGuide(.leading) { _ in .nan }.accessibilityIdentifier("odd")
        block(80, 20)
      }
    }
    #expect(screen.frame("odd") == [60, 80, 40, 20])
  }

  @Test func typeOfAnySizeIsSurvived() {
    for size in [0, -5, .nan, .infinity, 10_000, 1e300] as [CGFloat] {
      let screen = Proofs.screen(200, 200) { Text("A").font(.system(size: size)).accessibilityIdentifier("text") }
      let finite = screen.frame("text").filter { $0.isFinite }
      #expect(finite.count == 4)
    }
  }
}

/// Room that draws nothing.
private struct EmptyRoom: View {
  var body: some View { Rectangle().fill(.clear) }
}
