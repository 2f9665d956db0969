import Foundation
import GalleyScreen
import Testing

@testable import SwiftUI

private struct Plain: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

private struct Label: UIViewRepresentable {
  var text = "Hello"
  var size: CGFloat = 17
  var lines = 1
  var hugging: Float = 250
  var compression: Float = 750

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      label.setContentCompressionResistancePriority(UILayoutPriority(compression), for: axis)
    }
  }
}

private struct Switch: UIViewRepresentable {
  func makeUIView(context: Context) -> UISwitch { UISwitch() }
  func updateUIView(_ view: UISwitch, context: Context) {}
}

private final class HighView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
}

private struct High: UIViewRepresentable {
  func makeUIView(context: Context) -> HighView { HighView() }
  func updateUIView(_ view: HighView, context: Context) {}
}

private struct Fitted: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: proposal.width ?? 50, height: 20.5)
  }
}

private struct Controller: UIViewControllerRepresentable {
  var preferred = CGSize.zero

  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    controller.preferredContentSize = preferred
    return controller
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// Recorded on an iPhone SE (3rd generation) with iOS 26.0, in windows of the sizes given.
@MainActor @Suite(.serialized)
struct RepresentableSizingTests {
  @Test func aViewWithoutContentTakesWhatItIsOffered() throws {
    let screen = try Bridging.screen(320, 200) {
      VStack(alignment: .leading, spacing: 8) {
        VStack { Plain().accessibilityIdentifier("fill") }.frame(width: 200, height: 60)
        Plain().fixedSize().accessibilityIdentifier("ideal")
        HStack {
          Color.red.frame(width: 22.5, height: 20)
          Plain().accessibilityIdentifier("rest")
        }
        .frame(height: 30)
      }
    }
    #expect(screen.frame("fill") == [0, 47, 200, 60])
    #expect(screen.frame("ideal") == [0, 115, 0, 0])
    #expect(screen.frame("rest") == [30.5, 123, 289.5, 30])
  }

  @Test func aLabelStretchesAndDoesNotShrink() throws {
    let screen = try Bridging.screen(320, 260) {
      VStack(alignment: .leading, spacing: 4) {
        VStack { Label().accessibilityIdentifier("large") }.frame(width: 200, height: 60)
        VStack { Label().accessibilityIdentifier("small") }.frame(width: 30, height: 10)
        Label().fixedSize().accessibilityIdentifier("ideal")
        VStack {
          Label(text: "The quick brown fox jumps over the lazy dog", lines: 0).accessibilityIdentifier("wrap")
        }
        .frame(width: 120, height: 100)
      }
    }
    #expect(screen.frame("large") == [60, 28.75, 200, 60])
    #expect(isNear(screen.frame("small"), [55.5, 87.5, 39, 20.5]))
    #expect(isNear(screen.frame("ideal"), [60, 106.75, 39, 20.5]))
    #expect(isNear(screen.frame("wrap"), [-49.5, 131.25, 339, 100], 1))
  }

  @Test(arguments: [(252, true), (500, true), (749, true), (750, false), (751, false), (1000, false)])
  func huggingOf750KeepsTheIntrinsicSize(hugging: Float, stretches: Bool) throws {
    let screen = try Bridging.screen(320, 100) {
      VStack { Label(hugging: hugging).accessibilityIdentifier("label") }.frame(width: 200, height: 60)
    }
    let size = Array(screen.frame("label").suffix(2))
    #expect(isNear(size, stretches ? [200, 60] : [39, 20.5]))
  }

  @Test(arguments: [(250, true), (749, true), (750, false), (751, false), (1000, false)])
  func resistanceBelow750LetsAViewShrink(compression: Float, shrinks: Bool) throws {
    let screen = try Bridging.screen(320, 100) {
      VStack { Label(compression: compression).accessibilityIdentifier("label") }.frame(width: 30, height: 10)
    }
    let size = Array(screen.frame("label").suffix(2))
    #expect(isNear(size, shrinks ? [30, 10] : [39, 20.5]))
  }

  @Test func aSwitchKeepsItsSizeAndItsAlignmentRectangleIsWhatCounts() throws {
    let screen = try Bridging.screen(320, 200) {
      VStack(alignment: .leading, spacing: 8) {
        Label(hugging: 1000).accessibilityIdentifier("label")
        Switch().fixedSize().accessibilityIdentifier("switch")
      }
    }
    #expect(isNear(screen.frame("label"), [127, 70.75, 39, 20.5]))
    #expect(screen.frame("switch") == [127, 99.25, 66, 30])
  }

  @Test func anIntrinsicHeightAloneStretchesOnBothAxes() throws {
    let screen = try Bridging.screen(320, 300) {
      VStack(alignment: .leading, spacing: 8) {
        VStack { High().accessibilityIdentifier("half") }.frame(width: 200, height: 60)
        High().fixedSize().accessibilityIdentifier("ideal")
        VStack { Fitted().accessibilityIdentifier("fitted") }.frame(width: 200, height: 60)
        Fitted().fixedSize().accessibilityIdentifier("fittedIdeal")
      }
    }
    #expect(screen.frame("half").suffix(2) == [200, 60])
    #expect(screen.frame("ideal").suffix(2) == [0, 30])
    #expect(screen.frame("fitted").suffix(2) == [200, 20.5])
    #expect(screen.frame("fittedIdeal").suffix(2) == [50, 20.5])
  }

  @Test func aControllerIsAsLargeAsItPrefersWithoutAnOffer() throws {
    let screen = try Bridging.screen(320, 300) {
      VStack(spacing: 0) {
        Controller(preferred: CGSize(width: 120, height: 50)).fixedSize().accessibilityIdentifier("preferred")
        Controller().accessibilityIdentifier("free")
      }
    }
    #expect(screen.frame("preferred").suffix(2) == [120, 50])
    #expect(screen.frame("free") == [0, 50, 320, 250])
  }

  /// The 20 and 34 point rows are as recorded; the baseline of the text beside them is that of a 17 point line.
  @Test func aLabelAlignsByItsBaselineAndOtherViewsByTheirBottom() throws {
    let screen = try Bridging.screen(320, 260) {
      VStack(alignment: .leading, spacing: 8) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text("Hg").font(.system(size: 20)).accessibilityIdentifier("text")
          Label(text: "Hg", size: 34, hugging: 1000).accessibilityIdentifier("label")
        }
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text("Hg").font(.system(size: 20)).accessibilityIdentifier("text2")
          Switch().accessibilityIdentifier("switch")
        }
      }
    }
    // Ascents of 34 and 20 points differ by 14 × 0.952148.
    #expect(isNear([screen.frame("text")[1] - screen.frame("label")[1]], [13.33]))
    // The text's baseline, 19.04 below its top, meets the bottom of the switch, 30 below its own.
    #expect(isNear([screen.frame("text2")[1] - screen.frame("switch")[1]], [30 - 19.04]))
  }

  @Test func aLabelKeepsTheDistancesOfText() throws {
    let screen = try Bridging.screen(200, 200) {
      VStack {
        Label(hugging: 1000).accessibilityIdentifier("label")
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("below")
        Switch().accessibilityIdentifier("switch")
      }
    }
    let label = screen.frame("label")
    let below = screen.frame("below")
    // As below a text of 17 points: what the ascent is over the capitals, the descent, and a tenth of the line.
    #expect(isNear([below[1] - label[1] - label[3]], [16.187 - 11.978 + 4.1 + 2.5], 0.01))
    #expect(screen.frame("switch")[1] - below[1] - below[3] == 8)
  }
}
