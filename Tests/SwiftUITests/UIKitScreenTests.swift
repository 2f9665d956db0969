import Foundation
import GalleyGeometry
import GalleyScreen
import Testing

@testable import SwiftUI

@MainActor
private func controller(_ build: @escaping @MainActor (UIView) -> Void) -> UIViewController {
  let controller = UIViewController()
  build(controller.view)
  return controller
}

/// UIKit's views in a screen: what is where, what it is to a reader, and what is drawn.
@MainActor @Suite(.serialized)
struct UIKitScreenTests {
  @Test func numbersThatAreNoneCountAsNothingAndAreNamed() throws {
    let scenario = try Bridging.scenario(on: "iphone-16-pro")
    let screen = Bridging.screen(in: scenario) {
      controller { root in
        let odd = UIView(frame: CGRect(x: 0, y: CGFloat.nan, width: CGFloat.infinity, height: 20))
        odd.backgroundColor = .red
        odd.accessibilityIdentifier = "odd"
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        label.font = .systemFont(ofSize: .nan)
        label.text = "a"
        let fine = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        fine.accessibilityIdentifier = "fine"
        for view in [odd, label, fine] { root.addSubview(view) }
      }
    }
    #expect(screen.frame("fine") == [10, 20, 30, 40])
    #expect(screen.frame("odd").count == 4 && screen.frame("odd").allSatisfy(\.isFinite))
    #expect(screen.notes.contains("a UIView has a place or a size that is no number; it counts as 0"))
    #expect(try Screen(json: screen.json()).frame("fine") == [10, 20, 30, 40])
  }

  @Test func theWindowHasTheScenariosSizeSafeAreaAndMargins() throws {
    let scenario = try Bridging.scenario(on: "iphone-16-pro")
    let screen = Bridging.screen(in: scenario) {
      controller { root in
        let inner = UIView()
        inner.accessibilityIdentifier = "safe"
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.accessibilityIdentifier = "root"
        root.addSubview(inner)
        let guide = root.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: guide.topAnchor),
          inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
      }
    }
    #expect(screen.frame("root") == [0, 0, 402, 874])
    // The iPhone 16 Pro's housing and home indicator take 62 and 34 points in portrait.
    #expect(screen.frame("safe") == [0, 62, 402, 778])
    #expect(screen.root.id == "root")
    #expect(screen.root.type == "UIView")
  }

  @Test func texts() throws {
    let scenario = try Bridging.scenario()
    let screen = Bridging.screen(in: scenario) {
      controller { root in
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40.5))
        label.text = "Hello"
        label.textAlignment = .right
        label.accessibilityIdentifier = "label"
        root.addSubview(label)
      }
    }
    let node = try #require(screen.node("label"))
    #expect(node.type == "UILabel")
    #expect(node.role == .text)
    #expect(node.text == "Hello")
    let line = try #require(node.lines?.lines.first)
    // 39 × 20.5 at the right edge, in the middle of the height.
    #expect(isNear([line.frame.maxX, line.frame.minY, line.frame.width], [220, 110, 39]))
    let run = screen.drawing.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }.first
    #expect(run?.text == "Hello")
    #expect(run?.size == 17)
  }

  @Test func controlsAreWhatTheyAreToAReader() throws {
    let scenario = try Bridging.scenario()
    let screen = Bridging.screen(in: scenario) {
      controller { root in
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.frame = CGRect(x: 10, y: 10, width: 30, height: 20)
        button.isEnabled = false
        let toggle = UISwitch()
        toggle.isOn = true
        let field = UITextField()
        field.placeholder = "Name"
        let tapped = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
        tapped.addGestureRecognizer(UITapGestureRecognizer())
        let views: [(String, UIView)] = [
          ("button", button), ("toggle", toggle), ("field", field), ("tapped", tapped), ("image", UIImageView()),
          ("slider", UISlider()), ("scroll", UIScrollView()),
        ]
        for (name, view) in views {
          view.accessibilityIdentifier = name
          root.addSubview(view)
        }
      }
    }
    #expect(screen.node("button")?.role == .button)
    #expect(screen.node("button")?.text == "Buy")
    #expect(screen.node("button")?.states == ["disabled"])
    #expect(screen.node("button")?.hitArea == Rect(x: 10, y: 10, width: 30, height: 20))
    #expect(screen.node("toggle")?.role == .toggle)
    #expect(screen.node("toggle")?.states == ["enabled", "on"])
    #expect(screen.node("field")?.role == .textField)
    #expect(screen.node("field")?.text == "Name")
    #expect(screen.node("tapped")?.hitArea == Rect(x: 0, y: 300, width: 50, height: 50))
    #expect(screen.node("image")?.hitArea == nil)
    #expect(screen.node("slider")?.role == .slider)
    #expect(screen.node("scroll")?.role == .scrollView)
  }

  @Test func offsetsTransformsAndClips() throws {
    let scenario = try Bridging.scenario()
    let screen = Bridging.screen(in: scenario) {
      controller { root in
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 100, height: 400)
        scroll.contentOffset = CGPoint(x: 0, y: 50)
        let inside = UIView(frame: CGRect(x: 5, y: 130, width: 50, height: 50))
        inside.accessibilityIdentifier = "inside"
        scroll.addSubview(inside)
        let scaled = UIView(frame: CGRect(x: 200, y: 200, width: 40, height: 20))
        scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
        scaled.accessibilityIdentifier = "scaled"
        let child = UIView(frame: CGRect(x: 10, y: 5, width: 10, height: 10))
        child.accessibilityIdentifier = "child"
        scaled.addSubview(child)
        root.addSubview(scroll)
        root.addSubview(scaled)
      }
    }
    #expect(screen.frame("inside") == [15, 100, 50, 50])
    #expect(screen.node("inside")?.clip == Rect(x: 10, y: 20, width: 100, height: 100))
    #expect(screen.node("inside")?.traits.contains(.scrollsVertically) == true)
    #expect(screen.frame("scaled") == [180, 190, 80, 40])
    #expect(screen.frame("child") == [200, 200, 20, 20])
    #expect(screen.node("child")?.clip == nil)
  }

  @Test func layersAreDrawn() throws {
    let scenario = try Bridging.scenario()
    let screen = Bridging.screen(in: scenario) {
      controller { root in
        let card = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
        card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        card.alpha = 0.5
        card.layer.borderWidth = 2
        card.layer.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        root.addSubview(card)
        let hidden = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
        hidden.backgroundColor = .black
        hidden.isHidden = true
        hidden.accessibilityIdentifier = "hidden"
        root.addSubview(hidden)
      }
    }
    let box = DrawingPath(Rect(x: 10, y: 20, width: 100, height: 60))
    let line = DrawingPath(Rect(x: 11, y: 21, width: 98, height: 58))
    let start = try #require(screen.drawing.firstIndex(of: .beginLayer(DrawingLayer(opacity: 0.5))))
    #expect(
      Array(screen.drawing[start...]) == [
        .beginLayer(DrawingLayer(opacity: 0.5)), .fill(box, .color(RGBA(red: 1, green: 0, blue: 0)), evenOdd: false),
        .stroke(line, .color(RGBA(red: 0, green: 0, blue: 1)), StrokeForm(width: 2)), .endLayer,
      ])
    #expect(screen.node("hidden")?.states == ["hidden"])
    #expect(screen.frame("hidden") == [0, 200, 10, 10])
  }

  /// constraints that change with the traits.
  @Test(arguments: [("iphone-se-3rd-generation", 100.0), ("ipad-pro-11-inch-m4", 300.0)])
  func constraintsChangeWithTheSizeClass(device: String, width: Double) throws {
    final class Adaptive: UIViewController {
      private let box = UIView()
      private lazy var compact = [box.widthAnchor.constraint(equalToConstant: 100)]
      private lazy var regular = [box.widthAnchor.constraint(equalToConstant: 300)]

      override func viewDidLoad() {
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.heightAnchor.constraint(equalToConstant: 40),
          box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
      }

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isRegular = traitCollection.horizontalSizeClass == .regular
        NSLayoutConstraint.deactivate(isRegular ? compact : regular)
        NSLayoutConstraint.activate(isRegular ? regular : compact)
      }
    }
    let screen = Bridging.screen(in: try Bridging.scenario(on: device)) { Adaptive() }
    #expect(screen.frame("box").suffix(2) == [width, 40])
  }

  private func fills(_ screen: Screen, _ color: RGBA) -> [Rect] {
    screen.drawing.compactMap {
      guard case .fill(let path, .color(color), _) = $0 else { return nil }
      return corners(path)
    }
  }

  private func corners(_ path: DrawingPath) -> Rect? {
    guard case .move(let first)? = path.elements.first, path.elements.count > 2,
      case .line(let corner) = path.elements[2]
    else { return nil }
    return Rect(x: first.x, y: first.y, width: corner.x - first.x, height: corner.y - first.y)
  }

  /// Labels and text views show what their strings say of characters and paragraphs.
  @Test func attributedTextIsDrawnAsItSays() throws {
    let scenario = try Bridging.scenario(on: "iphone-16-pro")
    func text(_ string: String, _ more: [NSAttributedString.Key: Any]) -> NSAttributedString {
      NSAttributedString(
        string: string, attributes: [.font: UIFont.systemFont(ofSize: 20)].merging(more) { $1 })
    }
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 40
    style.hyphenationFactor = 1
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let screen = Bridging.screen(in: scenario) {
      controller { root in
        let label = UILabel(frame: CGRect(x: 10, y: 100, width: 300, height: 40))
        label.attributedText = text(
          "mark", [.backgroundColor: red, .underlineStyle: 1, .underlineColor: blue, .paragraphStyle: style])
        root.addSubview(label)
        let view = UITextView(frame: CGRect(x: 10, y: 200, width: 300, height: 100))
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.attributedText = text("view", [.backgroundColor: blue, .foregroundColor: red])
        root.addSubview(view)
        let plain = UILabel(frame: CGRect(x: 10, y: 400, width: 30, height: 40))
        plain.lineBreakMode = .byClipping
        plain.text = "a line that goes on"
        plain.accessibilityIdentifier = "clipped"
        root.addSubview(plain)
      }
    }
    let marked = fills(screen, RGBA(red: 1, green: 0, blue: 0))
    #expect(marked.count == 1 && marked[0].minX == 50 && marked[0].height > 23)
    let lines = fills(screen, RGBA(red: 0, green: 0, blue: 1)).filter { $0.height < 3 }
    #expect(lines.count == 1 && lines[0].minX == 50 && lines[0].width == marked[0].width)
    let behind = fills(screen, RGBA(red: 0, green: 0, blue: 1)).filter { $0.height > 20 }
    #expect(behind.count == 1 && behind[0].origin == Point(x: 10, y: 200))
    let red20 = screen.drawing.contains {
      if case .glyphs(let run) = $0 { run.text == "view" && run.size == 20 } else { false }
    }
    #expect(red20)
    // The whole line is there, cut at the label's edge.
    let clipped = try #require(screen.node("clipped")?.lines)
    #expect(clipped.lines.map(\.text) == ["a line that goes on"])
    #expect(clipped.lost > 10)
    #expect(screen.drawing.contains { if case .clip(let path, _) = $0 { corners(path)?.minY == 400 } else { false } })
    #expect(screen.notes.contains { $0.contains("\"mark\" asks for hyphenation") })
  }
}
