import Foundation
import Testing
import UIKit

@MainActor @Suite struct AttributedBridgingTests {
  @Test func attributesGoBothWays() throws {
    let old = NSMutableAttributedString()
    old.append(
      NSAttributedString(
        string: "é👍", attributes: [.font: UIFont.systemFont(ofSize: 30), .kern: 2, .underlineStyle: 1]))
    old.append(NSAttributedString(string: "b", attributes: [.foregroundColor: UIColor.red]))
    let new = AttributedString(old)
    #expect(String(new.characters) == "é👍b")
    let first = try #require(new.runs.first)
    #expect(first.uiKit.font?.pointSize == 30)
    #expect(first.uiKit.kern == 2)
    #expect(first.uiKit.underlineStyle == .single)
    #expect(new.runs.last?.uiKit.foregroundColor == .red)
    let again = NSAttributedString(new)
    #expect(again.string == "é👍b")
    let attributes = again.attributes(at: 0, effectiveRange: nil)
    #expect((attributes[.font] as? UIFont)?.pointSize == 30)
    #expect(attributes[.underlineStyle] as? Int == 1)
    #expect(attributes[.foregroundColor] == nil)
    #expect(AttributeContainer([.kern: 3.0]).uiKit.kern == 3)
  }

  /// Foundation compares the attributes of neighbours when runs are added, copied and changed; it must know ours.
  @Test func attributesOfNeighboursAreCompared() {
    func attributes(_ size: CGFloat, _ color: UIColor, _ spacing: CGFloat) -> [NSAttributedString.Key: Any] {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = spacing
      let shadow = NSShadow()
      shadow.shadowBlurRadius = spacing
      let attachment = NSTextAttachment()
      attachment.bounds.size.width = spacing
      return [
        .font: UIFont.systemFont(ofSize: size), .foregroundColor: color, .paragraphStyle: style, .shadow: shadow,
        .attachment: attachment,
      ]
    }
    let text = NSMutableAttributedString(string: "a", attributes: attributes(10, .red, 0))
    text.append(NSAttributedString(string: "b", attributes: attributes(11, .blue, 1)))
    text.append(NSAttributedString(string: "c", attributes: attributes(12, .label, 2)))
    for (key, value) in attributes(13, .systemRed, 3) {
      text.addAttribute(key, value: value, range: NSRange(location: 1, length: 2))
      text.addAttribute(key, value: value, range: NSRange(location: 0, length: 1))
    }
    let copy = NSMutableAttributedString(attributedString: text)
    copy.append(text)
    var runs = 0
    copy.enumerateAttributes(in: NSRange(location: 0, length: copy.length), options: []) { _, _, _ in runs += 1 }
    #expect(copy.string == "abcabc")
    #expect(runs == 1)
  }
}
