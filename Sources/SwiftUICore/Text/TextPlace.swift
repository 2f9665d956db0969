import GalleyScreen
import GalleyTypography

/// What all texts in one place share: worked out once and kept until the environment is another one.
package final class TextPlace {
  package let environment: EnvironmentValues
  package let style: ParagraphStyle
  /// The font of texts that set none.
  let font: ResolvedFont
  let foreground: _StylePaint
  let textCase: Text.Case?
  let locale: Locale
  /// What views further out changed in every text.
  let look: TextLook
  /// Whether somebody limited the lines or chose where they are cut.
  let isLimited: Bool
  /// What a placeholder is drawn with; nil for a text that is to be read.
  let redaction: RGBA?

  package init(_ environment: EnvironmentValues) {
    self.environment = environment
    style = environment.paragraphStyle
    font = environment.resolve(nil)
    foreground = environment.foregroundPaint()
    textCase = environment.textCase
    locale = environment.locale
    var look = TextLook()
    for change in environment.textChanges { look.apply(change) }
    self.look = look
    isLimited = environment.lineLimit != nil || environment.truncationMode != .tail
    redaction =
      environment.redactionReasons.contains(.placeholder) ? environment.systemColor("tertiarySystemFill") : nil
  }
}

extension _Assembler {
  /// The place of the view that is being built.
  package var textPlace: TextPlace {
    if let place = keptTextPlace, place.environment.isSame(as: environment) { return place }
    let place = TextPlace(environment)
    keptTextPlace = place
    return place
  }
}
