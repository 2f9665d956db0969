import CoreGraphics
import Foundation
@_spi(Galley) import GalleyFoundation

extension NSAttributedString.Key {
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
}

extension NSAttributedString {
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// Whether a range has attachments.
  public func containsAttachments(in range: NSRange) -> Bool {
    var contains = false
    enumerateAttributes(in: range, options: []) { attributes, _, stop in
      guard attributes[.attachment] != nil else { return }
      contains = true
      stop.pointee = true
    }
    return contains
  }

  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }

  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL))
  }
}

extension NSMutableAttributedString {
  /// Attributes are as they were set: nothing is mended here.
  public func fixAttributes(in range: NSRange) {}
}

/// How characters are embedded in a paragraph of another direction.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}
