import Foundation
import GalleyGeometry
import GalleyScreen
import Testing

@testable import SwiftUI

/// Labels and fields whose classes say where their text is drawn. R-027.
@MainActor @Suite(.serialized) struct DrawnLabelTests {
  private static let insets = UIEdgeInsets(top: 4, left: 10, bottom: 8, right: 20)

  /// As it is mostly written: the text is drawn inside of insets that the size has room for.
  private final class PaddingLabel: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
  }

  /// The other way it is written: the text's rectangle makes the size.
  private final class InsetLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return rect.inset(
        by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  private final class TopLabel: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: sizeThatFits(rect.size).height))
    }
  }

  private final class InsetField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
  }

  private final class ItalicField: UITextField {
    override func drawPlaceholder(in rect: CGRect) {
      "drawn".draw(in: rect.insetBy(dx: 7, dy: 0), withAttributes: [.font: UIFont.systemFont(ofSize: 11)])
    }
  }

  private func screen(_ build: @escaping @MainActor (UIView) -> Void) throws -> Screen {
    try Bridging.screen(in: Bridging.scenario(on: "iphone-16-pro")) {
      let controller = UIViewController()
      build(controller.view)
      return controller
    }
  }

  private func start(_ screen: Screen, _ text: String) -> Point? {
    screen.drawing.lazy.compactMap {
      if case .glyphs(let run) = $0, run.text == text { run.positions.first } else { nil }
    }
    .first
  }

  private func count(_ screen: Screen, _ text: String) -> Int {
    screen.drawing.count { if case .glyphs(let run) = $0 { run.text == text } else { false } }
  }

  private func pin(_ label: UILabel, to root: UIView, width: CGFloat? = nil) {
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
    ])
    if let width { label.widthAnchor.constraint(equalToConstant: width).isActive = true }
  }

  @Test func paddedLabelsMoveTheirTextAndGrowByTheirInsets() throws {
    for label in [PaddingLabel(), InsetLabel()] {
      var size = CGSize.zero
      let screen = try screen { root in
        let plain = UILabel()
        plain.text = "Padded"
        size = plain.intrinsicContentSize
        label.text = "Padded"
        pin(label, to: root)
      }
      let (frame, line) = (screen.frame("label"), try #require(screen.node("label")?.lines?.lines.first))
      let wanted = [16, 200, Double(size.width) + 30, Double(size.height) + 12]
      #expect(zip(frame, wanted).allSatisfy { abs($0 - $1) < 1e-6 } && frame.count == 4)
      #expect(abs(line.frame.minX - 26) < 0.01 && abs(line.frame.minY - 204) < 0.5)
      #expect(abs((start(screen, "Padded")?.x ?? 0) - 26) < 0.25)
      #expect(count(screen, "Padded") == 1)
    }
  }

  @Test func paddedLabelsOfManyLinesKeepTheirInsetsUnderConstraints() throws {
    for label in [PaddingLabel(), InsetLabel()] {
      let screen = try screen { root in
        label.text = "one\ntwo\nthree"
        label.numberOfLines = 0
        pin(label, to: root, width: 150)
      }
      // Three lines of 17 · 1.193359375, on three pixels a point, and 12 points of insets.
      #expect(abs(screen.frame("label")[3] - (61 + 12)) < 0.34)
      #expect(screen.node("label")?.lines?.lines.count == 3 && screen.node("label")?.lines?.lost == 0)
    }
  }

  @Test func labelsCanPutTheirTextAtTheTop() throws {
    let screen = try screen { root in
      let label = TopLabel(frame: CGRect(x: 0, y: 100, width: 200, height: 80))
      label.text = "Top"
      label.accessibilityIdentifier = "label"
      root.addSubview(label)
    }
    #expect(abs((screen.node("label")?.lines?.lines.first?.frame.minY ?? 0) - 100) < 0.34)
  }

  @Test func fieldsPutTextsAndPlaceholdersWhereTheirClassesSay() throws {
    let screen = try screen { root in
      let text = InsetField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      text.text = "Text"
      root.addSubview(text)
      let hint = InsetField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      hint.placeholder = "Hint"
      root.addSubview(hint)
      let own = ItalicField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
      own.placeholder = "not shown"
      root.addSubview(own)
    }
    #expect(abs((start(screen, "Text")?.x ?? 0) - 30) < 0.34)
    #expect(abs((start(screen, "Hint")?.x ?? 0) - 50) < 0.34)
    #expect(abs((start(screen, "drawn")?.x ?? 0) - 27) < 0.34)
    #expect(count(screen, "not shown") == 0)
  }

  @Test func sideViewsTakeRoomFromTheText() throws {
    let screen = try screen { root in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      field.text = "Text"
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      field.leftView?.accessibilityIdentifier = "left"
      field.leftViewMode = .always
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      field.rightView?.accessibilityIdentifier = "right"
      field.rightViewMode = .always
      root.addSubview(field)
    }
    #expect(screen.frame("left") == [20, 110, 30, 20] && screen.frame("right") == [210, 110, 10, 20])
    #expect(abs((start(screen, "Text")?.x ?? 0) - 50) < 0.34)
  }
}
