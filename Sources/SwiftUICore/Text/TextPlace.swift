@_spi(Galley) import GalleyFoundation
import GalleyLocalization
import GalleyScreen
import GalleyTypography

/// What all texts in one place share: worked out once and kept until the environment is another one.
package final class TextPlace {
  package let environment: EnvironmentValues
  package let style: ParagraphStyle
  /// The font of texts that set none.
  let font: TextFont
  let foreground: _StylePaint
  let textCase: Text.Case?
  let locale: Locale
  /// What views further out changed in every text.
  let look: TextLook
  /// Whether somebody limited the lines or chose where they are cut.
  let isLimited: Bool
  /// What a placeholder is drawn with; nil for a text that is to be read.
  let redaction: RGBA?
  /// The user's code that draws texts here.
  let renderer: (any TextRenderer)?
  /// Whether texts have the direction of their own first letter.
  let followsContent: Bool

  /// What texts keep to their neighbours in a column; nil until a text asked.
  var spacing: (room: Double, gap: Double)?
  /// Fonts that texts here came to.
  private var fonts: [FontKey: TextFont] = [:]
  private static let fontLimit = 16

  /// A font as a text here has it, with what the text changes in it.
  func font(_ font: Font?, changes: [FontChange]) -> TextFont {
    if font == nil, changes.isEmpty { return self.font }
    let key = FontKey(font: font, changes: changes)
    if let known = fonts[key] { return known }
    let new = TextFont(environment.resolve(font, changes: changes))
    if fonts.count >= TextPlace.fontLimit { fonts = [:] }
    fonts[key] = new
    return new
  }

  /// Keys that texts here are made from, cut at their specifiers.
  private var formats: [String: [FormatPart]] = [:]
  private static let formatLimit = 64
  /// Whether small numbers are written as Swift writes them.
  private lazy var hasPlainDigits = 123.formatted(.number.locale(locale)) == "123"

  /// What a key is shown as: its translation's parts in the form for its arguments.
  func parts(of key: LocalizedStringKey, table: String?, bundle: String?) -> [FormatPart] {
    let isBare = LocalizationTables.isBare
    let format = key.fallback ?? key.key
    if isBare {
      guard !key.arguments.isEmpty else { return [.literal(format)] }
      if let known = formats[format] { return known }
    }
    let parts = LocalizationTables.parts(
      key.key, table: table, bundle: bundle, locale: locale.identifier, fallback: key.fallback,
      numbers: key.arguments.map { if case .number(let number) = $0 { number.value } else { nil } })
    if isBare {
      if formats.count >= TextPlace.formatLimit { formats = [:] }
      formats[format] = parts
    }
    return parts
  }

  private static let plainSpecifiers: Set<String> = ["%lld", "%d", "%ld", "%i", "%llu", "%u", "%lu", "%@"]

  /// A number as texts here write it.
  func text(of number: LocalizedNumber, _ specifier: String) -> String {
    // Below a thousand nothing is grouped, and Foundation's formatter takes a microsecond.
    if let integer = number.integer, (0..<1_000).contains(integer), TextPlace.plainSpecifiers.contains(specifier),
      hasPlainDigits
    {
      return String(integer)
    }
    return number.text(specifier, locale)
  }

  package init(_ environment: EnvironmentValues) {
    self.environment = environment
    style = environment.paragraphStyle
    font = TextFont(environment.resolve(nil))
    foreground = environment.foregroundPaint()
    textCase = environment.textCase
    locale = environment.locale
    renderer = environment.textRenderer
    followsContent = environment.writingDirectionStrategy == .contentBased
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
