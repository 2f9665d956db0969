import GalleyScreen
import Testing

@testable import SwiftUI

/// Attributes have the same names in SwiftUI and in UIKit, and code that sees both writes them without saying which.
@MainActor @Suite(.serialized)
struct AttributedTextTests {
  private var message: AttributedString {
    var result = AttributedString("Hello, world!")
    result.font = .largeTitle
    result.foregroundColor = .white
    result.backgroundColor = .red
    result.underlineStyle = .single
    result.kern = 2
    return result
  }

  @Test func namesOfBothFrameworksMeanSwiftUIsAttributes() throws {
    #expect(message.foregroundColor == Color.white)
    #expect(message.font == Font.largeTitle)
    let screen = try Bridging.screen(300, 100) { Text(message).accessibilityIdentifier("text") }
    #expect(screen.node("text")?.lines?.pointSize == 34)
  }

  @Test func aValueOfUIKitsSaysUIKitsAttribute() {
    var text = AttributedString("a")
    text.foregroundColor = UIColor.red
    #expect(text[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] == UIColor.red)
  }
}
