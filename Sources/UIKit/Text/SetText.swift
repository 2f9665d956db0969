import Foundation
import GalleyTypography

/// A text that a view shows, as the typesetter takes it, with what is painted.
@_spi(Galley) public struct SetText {
  public let string: String
  public let paragraph: Paragraph
  /// How the runs of the text are painted, by their `style`.
  public private(set) var looks: [AttributedTextReader.Look]
  /// The font of the text's beginning.
  public let font: TypefaceRequest
  /// Whether a paragraph asks for hyphens.
  public let wantsHyphens: Bool

  /// - Parameter font: what the text is set in where it says nothing itself.
  init(_ string: String, _ reader: AttributedTextReader, font: UIFont, style: ParagraphStyle) {
    self.string = string
    paragraph = UIKitScenario.typesetter.paragraph(reader.runs, style: style)
    looks = reader.looks
    self.font = reader.runs.first?.font ?? font.request
    wantsHyphens = reader.wantsHyphens
  }

  /// With the colours that these traits give.
  func resolved(in traits: UITraitCollection) -> SetText {
    var copy = self
    for place in looks.indices { copy.looks[place].resolve(in: traits) }
    return copy
  }
}
