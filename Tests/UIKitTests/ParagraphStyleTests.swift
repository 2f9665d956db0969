import Foundation
import Testing
@_spi(Galley) import UIKit

/// Paragraph styles in labels, text views and drawn strings. A line of the system font is 1.193359375 of its size; the
/// rest is NSParagraphStyle's documentation and arithmetic. R-026.
@MainActor @Suite(.serialized) struct ParagraphStyleTests {
  private let font = UIFont.systemFont(ofSize: 16)
  /// 16 · 1.193359375, on two pixels a point.
  private let line: CGFloat = 19.5

  private func text(
    _ string: String, _ more: [NSAttributedString.Key: Any] = [:], _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(
      string: string, attributes: [.font: font, .paragraphStyle: style].merging(more) { $1 })
  }

  private func label(_ text: NSAttributedString, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.numberOfLines = lines
    label.attributedText = text
    return label
  }

  private func height(_ text: NSAttributedString) -> CGFloat { label(text).intrinsicContentSize.height }

  @Test func lineHeightsAreTheParagraphs() {
    setScenario(scale: 2)
    #expect(height(text("a") { _ in }) == line)
    #expect(height(text("a\nb") { $0.lineHeightMultiple = 1.5 }) == 57.5)  // 2 · 19.09375 · 1.5 = 57.28
    #expect(height(text("a\nb") { $0.minimumLineHeight = 30 }) == 60)
    #expect(height(text("a\nb") { $0.maximumLineHeight = 12 }) == 24)
    #expect(
      height(
        text("a\nb") {
          $0.minimumLineHeight = 24
          $0.maximumLineHeight = 24
          $0.lineSpacing = 4
        }) == 52)
    #expect(height(text("a\nb") { $0.paragraphSpacing = 10 }) == 48.5)  // 2 · 19.09375 + 10 = 48.19
    #expect(height(text("a\nb") { $0.paragraphSpacingBefore = 10 }) == 48.5)
  }

  @Test func everyWayOfMeasuringAgrees() {
    setScenario(scale: 2)
    let string = text("One two three four five six seven\nEight nine ten eleven twelve") {
      $0.lineHeightMultiple = 1.2
      $0.paragraphSpacing = 6
      $0.headIndent = 12
      $0.firstLineHeadIndent = 20
      $0.tailIndent = -8
    }
    for width: CGFloat in [90, 140, 200] {
      let label = label(string)
      label.preferredMaxLayoutWidth = width
      let bounds = string.boundingRect(
        with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil)
      let fitted = label.sizeThatFits(CGSize(width: width, height: 0))
      #expect(label.intrinsicContentSize == fitted)
      #expect(fitted.height == (bounds.height * 2).rounded(.up) / 2)
      #expect(fitted.width == (bounds.width * 2).rounded(.up) / 2)
      let view = UITextView()
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
      view.attributedText = string
      #expect(view.sizeThatFits(CGSize(width: width, height: 0)).height == fitted.height)
    }
    #expect(label(string).intrinsicContentSize.height > label(text("a") { _ in }).intrinsicContentSize.height * 2)
  }

  @Test func indentsCountInTheWidth() {
    setScenario(scale: 2)
    let plain = text("abc") { _ in }.size().width
    #expect(text("abc") { $0.firstLineHeadIndent = 20 }.size().width == plain + 20)
    #expect(text("abc") { $0.tailIndent = -20 }.size().width == plain + 20)
    #expect(text("abc") { $0.headIndent = 20 }.size().width == plain)
  }

  @Test func sizesOfStringsHaveAllTheirLines() {
    setScenario(scale: 2)
    let one = "a".size(withAttributes: [.font: font])
    #expect("a\nb".size(withAttributes: [.font: font]).height == one.height * 2)
    let rect = NSAttributedString(string: "a\nb", attributes: [.font: font])
      .boundingRect(with: .zero, options: [], context: nil)
    #expect(rect.height == one.height)
  }

  /// Where strings are drawn, a paragraph whose style truncates is one line, however narrow.
  @Test func aTruncatingStyleIsOneLineWhereStringsAreDrawn() {
    setScenario(scale: 2)
    let words = "One two three four five six"
    let wrapped = text(words) { _ in }
    let cut = text(words) { $0.lineBreakMode = .byTruncatingTail }
    func height(_ text: NSAttributedString) -> CGFloat {
      text.boundingRect(with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, context: nil).height
    }
    #expect(height(wrapped) > 2 * height(cut))
    #expect(height(cut) == text("a") { _ in }.size().height)
  }

  @Test func aLabelTakesOverWhatItsTextBeginsWith() {
    setScenario()
    let label = UILabel()
    label.textAlignment = .center
    label.attributedText = text("abc", [.foregroundColor: UIColor.red]) {
      $0.alignment = .right
      $0.lineBreakMode = .byTruncatingMiddle
    }
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.textColor == .red)
    #expect(label.font == font)
    // What is set afterwards goes for all of the text.
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 30)
    let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center)
    #expect(style?.lineBreakMode == .byTruncatingMiddle)
    #expect(label.intrinsicContentSize.height == 36)  // 30 · 1.193359375 = 35.8
    // A text without a style leaves the label's.
    label.attributedText = NSAttributedString(string: "abc")
    #expect(label.textAlignment == .center)
  }

  /// A style's mode is to wrap words unless it says otherwise: no ellipsis stands where lines are left out.
  @Test func aModeThatWrapsPutsNoSign() {
    setScenario(scale: 2)
    func shown(_ text: NSAttributedString, _ width: Double) -> (lines: [String], lost: Int) {
      let layout = label(text, lines: 1).paragraph.layout(width: width, height: nil)
      return (layout.lines.map(\.text), layout.lost)
    }
    let wrapping = shown(text("One two three four") { _ in }, 70)
    #expect(wrapping.lines == ["One two"])
    #expect(wrapping.lost == 10)
    #expect(
      shown(text("One two three four") { $0.lineBreakMode = .byTruncatingTail }, 70).lines[0].hasSuffix("\u{2026}"))
    #expect(shown(text("One two three four") { $0.lineBreakMode = .byClipping }, 70).lines == ["One two three four"])
  }

  @Test func standardTabStopsAreTwelveAtTwentyEight() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat(28 * $0) })
    #expect(style.defaultTabInterval == 0)
    style.addTabStop(NSTextTab(textAlignment: .right, location: 40))
    #expect(style.tabStops.map(\.location).prefix(3) == [28, 40, 56])
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy?.tabStops.count == 13)
    #expect(copy == style)
  }

  @Test func tabsReachToTheirStops() {
    setScenario(scale: 2)
    let c = "c".size(withAttributes: [.font: font]).width
    #expect(text("a\tc") { _ in }.size().width == 28 + c)
    #expect(
      text("a\tc") { $0.tabStops = [NSTextTab(textAlignment: .left, location: 100)] }.size().width == 100 + c)
    #expect(
      text("a\tc") { $0.tabStops = [NSTextTab(textAlignment: .right, location: 100)] }.size().width == 100)
    #expect(
      text("a\tc") {
        $0.tabStops = []
        $0.defaultTabInterval = 75
      }.size().width == 75 + c)
  }

  @Test func attachmentsStandOnTheBaselineOrWhereTheirBoundsSay() {
    setScenario(scale: 2)
    func size(_ bounds: CGRect) -> CGSize {
      let attachment = NSTextAttachment()
      attachment.bounds = bounds
      return NSAttributedString(attachment: attachment).size()
    }
    #expect(size(CGRect(x: 0, y: 0, width: 20, height: 30)) == CGSize(width: 20, height: 30))
    #expect(size(CGRect(x: 0, y: -10, width: 20, height: 30)).height == 30)
    // Over the baseline the line reaches up to its top.
    #expect(size(CGRect(x: 0, y: 8, width: 20, height: 30)).height == 38)
    let beside = NSMutableAttributedString(string: "a", attributes: [.font: font])
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -20, width: 10, height: 20)
    beside.append(NSAttributedString(attachment: attachment))
    // The font's ascent above, 1950/2048 em, and twenty below.
    #expect(abs(beside.size().height - (16 * 1950 / 2048 + 20)) < 0.001)
  }

  /// Core Text's kerning attribute: a value of nothing takes the font's kerning away.
  @Test func kerningOfNothingTakesTheFontsAway() {
    setScenario(scale: 2)
    func width(_ more: [NSAttributedString.Key: Any]) -> CGFloat {
      "AVAVAVAV".size(withAttributes: [.font: font].merging(more) { $1 }).width
    }
    #expect(width([.kern: 0]) > width([:]) + 1)
    #expect(abs(width([.kern: 2]) - width([:]) - 16) < 0.001)
    #expect(abs(width([.tracking: 2]) - width([:]) - 16) < 0.001)
  }

  @Test func aTextViewHasALineAfterItsLastLineBreak() {
    setScenario(scale: 2)
    let view = UITextView()
    view.font = font
    view.textContainerInset = .zero
    func height(_ text: String) -> CGFloat {
      view.text = text
      return view.sizeThatFits(CGSize(width: 200, height: 0)).height
    }
    #expect(height("a") == line)
    #expect(height("a\n") == height("a\nb"))
    #expect(height("") == line)
    view.textContainer.maximumNumberOfLines = 1
    #expect(height("a\nb\nc") == line)
  }

  @Test func baselineOffsetsAddToTheLine() {
    setScenario(scale: 2)
    let plain = text("a") { _ in }.size().height
    #expect(abs(text("a", [.baselineOffset: 5]) { _ in }.size().height - plain - 5) < 0.001)
    let fixed = text("a", [.baselineOffset: 5]) {
      $0.minimumLineHeight = 40
      $0.maximumLineHeight = 40
    }
    #expect(fixed.size().height == 40)
  }
}
