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
}
