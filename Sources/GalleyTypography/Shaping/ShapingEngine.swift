@_implementationOnly import CHarfBuzz

/// Everything that shaping needs and keeps: fonts resolved, fast-path tables, HarfBuzz's buffer, ICU's iterators.
/// One a typesetter, used by one thread.
final class ShapingEngine {
  let library: FaceLibrary
  let tables: TypographyTables
  let shaper = Shaper()
  private(set) lazy var emojiFace = tables.faces.emoji.flatMap {
    library.installedMember(of: $0.family, weight: 400, italic: false)
  }
  let characters = CharacterTable()
  /// The text that is being shaped.
  let decoded = DecodedText()
  /// Words of every text that was shaped.
  let words: WordTable

  private struct FontKey: Hashable {
    var request: TypefaceRequest
    var profile: MetricsProfile

    // The family and the flags differ seldom: size and weight tell fonts apart well enough to find them.
    func hash(into hasher: inout Hasher) {
      hasher.combine(request.size)
      hasher.combine(request.weight)
    }
  }

  /// Fonts kept; layouts that animate a size make many.
  static let fontLimit = 512

  private var fonts: [FontKey: SizedFont] = [:]
  private var latins: [String: LatinTable] = [:]
  private var lineBreakers: [String: TextBreaker] = [:]
  var fallbacks: [FallbackKey: Face?] = [:]
  /// First choices by script and weight, in one language at a time.
  var preferredFaces: [UInt64: Face?] = [:]
  var preferredLanguage = ""
  var placements = PlacementCache()
  /// HarfBuzz's name of the language that was shaped last.
  private var harfBuzzLanguage: (name: String, language: hb_language_t?) = ("", nil)

  func harfBuzz(language: String) -> hb_language_t? {
    if harfBuzzLanguage.name != language {
      harfBuzzLanguage = (language, language.withCString { hb_language_from_string($0, -1) })
    }
    return harfBuzzLanguage.language
  }

  /// The font of the last text that had one font, and under which profile.
  var lastFonts: [SizedFont] = []
  var lastProfile = MetricsProfile.ios

  init(library: FaceLibrary, tables: TypographyTables) {
    self.library = library
    self.tables = tables
    words = WordTable(tables)
  }

  func font(_ request: TypefaceRequest, profile: MetricsProfile) -> SizedFont {
    let key = FontKey(request: request, profile: profile)
    if let known = fonts[key] { return known }
    let font = resolve(request, profile: profile)
    if fonts.count >= Self.fontLimit { fonts.removeAll(keepingCapacity: true) }
    fonts[key] = font
    return font
  }

  /// Fonts kept now.
  var fontCount: Int { fonts.count }

  /// Fonts that were asked for by name, and whether they are there.
  private var names: [String: Bool] = [:]

  func has(_ name: String) -> Bool {
    if let known = names[name] { return known }
    let found = library.named(name, weight: 400, italic: false, size: 17) != nil
    if names.count >= Self.fontLimit { names.removeAll() }
    names[name] = found
    return found
  }

  func lineBreaker(language: String) -> TextBreaker {
    if let known = lineBreakers[language] { return known }
    let breaker = TextBreaker(lines: true, language: language)
    // A process meets a handful of languages; a hostile one could name any number.
    if lineBreakers.count >= 32 { lineBreakers.removeAll() }
    lineBreakers[language] = breaker
    return breaker
  }

  /// - Parameters:
  ///   - features: names of the features beside the system's, each of which exchanges single glyphs.
  ///   - equalFigures: whether figures, and they alone, are exchanged for those of equal width.
  func latin(_ face: Face, features: [String] = [], equalFigures: Bool = false) -> LatinTable {
    let key = ([face.key] + features + (equalFigures ? ["figures"] : [])).joined(separator: " ")
    if let known = latins[key], known.face === face { return known }
    let table = LatinTable(
      face: face, features: Shaper.systemFeatures + features.compactMap(Shaper.feature),
      hasEqualFigures: equalFigures)
    latins[key] = table
    return table
  }
}
