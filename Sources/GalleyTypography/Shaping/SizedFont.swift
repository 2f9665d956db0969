@_implementationOnly import CHarfBuzz

/// A font request resolved under a metrics profile: its faces, its vertical measures and the advances it sets with.
///
/// Belongs to one ``ShapingEngine`` and so to one thread.
final class SizedFont {
  let request: TypefaceRequest
  /// Points; never negative, never NaN.
  let size: Double
  /// The face that shapes and is drawn; nil under the unit profile or when nothing is installed.
  let face: Face?
  /// The face that letters with accents are drawn in where ``face`` is not fit for them; shaping stays with that.
  let accents: Face?
  /// Horizontal scale of the accents' outlines.
  let accentStretch: Double
  /// Points after every character of the face.
  let tracking: Double
  /// Horizontal scale of the drawn outlines.
  let stretch: Double
  let metrics: FontMetrics
  let latin: LatinTable?
  /// Points by slot of ``SimpleCharacters``, tracking included; NaN until asked for, infinite for what the face lacks.
  let simple: UnsafeMutableBufferPointer<Double>
  let isUnit: Bool
  /// Points a pair's kerning in ems is worth.
  let kerning: Double
  let features: [hb_feature_t]
  /// Whether figures, and they alone, are exchanged for those of equal width.
  let hasEqualFigures: Bool

  /// The share of a capital's size that small ones have, where they are asked for and the face has none.
  private let smallCapitals: Double?

  private let advances: CalibratedAdvances?

  init(
    request: TypefaceRequest, size: Double, face: Face?, tracking: Double, metrics: FontMetrics, latin: LatinTable?,
    advances: CalibratedAdvances?, features: [hb_feature_t], isUnit: Bool, accents: Face? = nil,
    smallCapitals: Double? = nil
  ) {
    self.smallCapitals = smallCapitals
    hasEqualFigures = request.monospacedDigits && advances?.figure != nil
    self.request = request
    self.size = size
    self.face = face
    self.tracking = tracking
    self.metrics = metrics
    self.latin = latin
    self.advances = advances
    self.features = features
    self.isUnit = isUnit
    kerning = isUnit || !request.pairKerning ? 0 : size * (advances?.kerning ?? 1)
    stretch = advances?.stretch(face) ?? 1
    self.accents = accents
    accentStretch = advances?.stretch(accents) ?? 1
    simple = .allocate(capacity: SimpleCharacters.slots)
    simple.initialize(repeating: .nan)
  }

  deinit {
    simple.deallocate()
    places?.deallocate()
  }

  /// A character and the face that shows it.
  struct Seen {
    var scalar: UInt32
    /// Kept by the library.
    var face: Unmanaged<Face>?
  }

  /// Characters seen lately, each at a place of its own; made with the first.
  private(set) var places: UnsafeMutablePointer<Seen>?
  /// The language in which the faces were chosen.
  private(set) var seenLanguage = ""
  private static let placeBits = 8

  @inline(__always)
  static func place(_ scalar: UInt32) -> Int { Int((scalar &* 0x9E37_79B1) >> UInt32(32 - placeBits)) }

  @inline(__always)
  func seen(_ scalar: UInt32) -> Seen? {
    guard let places else { return nil }
    let known = places[Self.place(scalar)]
    return known.scalar == scalar ? known : nil
  }

  func keep(_ seen: Seen) -> Seen {
    let places = places ?? makePlaces()
    places[Self.place(seen.scalar)] = seen
    return seen
  }

  /// Tells marks from characters among those seen: of a mark, a face is kept that has it.
  static let mark: UInt32 = 0x8000_0000

  /// Whether a face has a mark.
  @inline(__always)
  func has(mark: UInt32, _ face: Unmanaged<Face>) -> Bool {
    let mark = mark | Self.mark
    if let known = seen(mark)?.face, known.toOpaque() == face.toOpaque() { return true }
    return ask(mark, face)
  }

  private func ask(_ mark: UInt32, _ face: Unmanaged<Face>) -> Bool {
    guard face.takeUnretainedValue().has(mark & 0x1F_FFFF) else { return false }
    _ = keep(Seen(scalar: mark, face: face))
    return true
  }

  private func makePlaces() -> UnsafeMutablePointer<Seen> {
    let places = UnsafeMutablePointer<Seen>.allocate(capacity: 1 << Self.placeBits)
    places.initialize(repeating: Seen(scalar: 0, face: nil), count: 1 << Self.placeBits)
    self.places = places
    return places
  }

  /// Makes ready for a text's language.
  func see(in language: String) {
    guard seenLanguage != language else { return }
    places?.deallocate()
    places = nil
    seenLanguage = language
  }

  /// The glyph of ``accents`` that shows a character; nil for a character that ``face`` shows itself.
  func accent(_ scalar: UInt32) -> UInt32? {
    guard let accents, scalar >= 0xC0, Shaper.base(of: scalar) != nil else { return nil }
    return accents.glyph(scalar)
  }

  /// What shows a slot's character: the slot of its glyph, and the share of the font's size that it is drawn at.
  func shown(_ slot: Int) -> (slot: Int, scale: Double) {
    guard let smallCapitals else { return (slot, 1) }
    if request.smallCaps.contains(.lowercase), let capital = SimpleCharacters.capital(slot) {
      return (capital, smallCapitals)
    }
    if request.smallCaps.contains(.uppercase),
      Unicode.Scalar(SimpleCharacters.scalar(slot))?.properties.isUppercase == true
    {
      return (slot, smallCapitals)
    }
    return (slot, 1)
  }

  /// The glyph of a slot's character as it is drawn.
  struct Drawn {
    var id: UInt32
    var isAccent: Bool
    /// The share of the font's size.
    var scale: Double
    /// Points that its outline has room for.
    var width: Double
    /// Points that the character takes, tracking excluded.
    var advance: Double
  }

  /// Of ASCII characters, as they are asked for; made with the first.
  private var knownDrawn: [Drawn?] = []

  func drawn(_ slot: Int) -> Drawn? {
    guard slot < 0x80 else { return makeDrawn(slot) }
    if knownDrawn.isEmpty { knownDrawn = Array(repeating: nil, count: 0x80) }
    if let known = knownDrawn[slot] { return known }
    let made = makeDrawn(slot)
    knownDrawn[slot] = made
    return made
  }

  private func makeDrawn(_ slot: Int) -> Drawn? {
    guard let latin, let face else { return nil }
    let shown = shown(slot)
    let accent = accents == nil ? nil : accent(SimpleCharacters.scalar(shown.slot))
    let id = accent ?? latin.glyph(slot: shown.slot)
    let width =
      accent.map { (accents?.advance(glyph: $0) ?? 0) * size * accentStretch }
      ?? face.advance(glyph: id) * size * stretch
    let whole = simple[slot].isNaN ? advance(slot: slot) : simple[slot]
    return Drawn(
      id: id, isAccent: accent != nil, scale: shown.scale, width: width * shown.scale, advance: whole - tracking)
  }

  /// Whether any character is shown by another, or smaller.
  var hasMadeCapitals: Bool { smallCapitals != nil }

  /// The size that a glyph is drawn at.
  func size(isSmall: Bool) -> Double { isSmall ? size * (smallCapitals ?? 1) : size }

  /// Fills a slot of ``simple`` and returns it.
  func advance(slot: Int) -> Double {
    var advance = Double.infinity
    let shown = shown(slot)
    if let face, let glyph = latin?.glyph(slot: shown.slot), glyph != 0 {
      let own = face.advance(glyph: glyph)
      advance =
        isUnit
        ? size
        : self.advance(SimpleCharacters.scalar(shown.slot), glyph: glyph, own: own) * shown.scale + tracking
    }
    simple[slot] = advance
    return advance
  }

  /// Points of a space, tracking included.
  private(set) lazy var space: Double? = face.flatMap { face in
    face.glyph(0x20).map { advance(0x20, glyph: $0, own: face.advance(glyph: $0)) + tracking }
  }

  /// Points that a glyph of the face takes when it stands for a character, tracking excluded; `own` is the face's
  /// advance in ems.
  func advance(_ scalar: UInt32, glyph: UInt32, own: Double) -> Double {
    guard let advances else { return size * own }
    if hasEqualFigures, CharacterKind.isFigure(scalar), let figure = advances.figure { return size * figure }
    return size * (face?.glyph(scalar) == glyph ? advances(scalar, own: own) : advances.scaled(own, scalar))
  }
}

/// What the fast path knows of a face: its glyphs, and the kerning of pairs as they are met.
///
/// The system fonts are shaped with contextual alternates off, so a character's glyph does not depend on its
/// neighbours and a pair's kerning is all that shaping adds. Figures of equal width and small capitals are other glyphs,
/// but as much by themselves.
final class LatinTable {
  let face: Face
  /// Ems by first and second ASCII character from the space on; NaN until read.
  let pairs: UnsafeMutableBufferPointer<Float>
  private var others: [UInt32: Float] = [:]
  private var glyphs: [UInt32]

  static let count = 95
  private static let unread = UInt32.max
  private let features: [hb_feature_t]
  /// Whether figures take glyphs of equal width.
  private let hasEqualFigures: Bool
  /// Whether features exchange glyphs.
  private let exchanges: Bool

  init(face: Face, features: [hb_feature_t], hasEqualFigures: Bool) {
    self.face = face
    self.features = features
    self.hasEqualFigures = hasEqualFigures
    exchanges = hasEqualFigures || features.count > Shaper.systemFeatures.count
    glyphs = Array(repeating: Self.unread, count: SimpleCharacters.slots)
    pairs = .allocate(capacity: Self.count * Self.count)
    pairs.initialize(repeating: .nan)
  }

  deinit { pairs.deallocate() }

  /// The glyph of a slot of ``SimpleCharacters``; 0 for one that the face lacks.
  func glyph(slot: Int) -> UInt32 {
    if glyphs[slot] != Self.unread { return glyphs[slot] }
    let scalar = SimpleCharacters.scalar(slot)
    var glyph = face.glyph(scalar) ?? 0
    if exchanges, glyph != 0 {
      glyph =
        Shaper().glyph(
          face, scalar, script: SimpleCharacters.script(slot), features: features, equalFigures: hasEqualFigures)
        ?? glyph
    }
    glyphs[slot] = glyph
    return glyph
  }

  /// The kerning of a pair of slots in ems, read from the face the first time.
  func kerning(_ first: Int, _ second: Int, with shaper: Shaper) -> Float {
    if first < 0x7F, second < 0x7F {
      let slot = (first - 32) * Self.count + second - 32
      if pairs[slot].isNaN { pairs[slot] = read(first, second, shaper) }
      return pairs[slot]
    }
    let key = UInt32(first * SimpleCharacters.slots + second)
    if let known = others[key] { return known }
    let kerning = read(first, second, shaper)
    if others.count < 65_536 { others[key] = kerning }
    return kerning
  }

  private func read(_ first: Int, _ second: Int, _ shaper: Shaper) -> Float {
    let scripts = (SimpleCharacters.script(first), SimpleCharacters.script(second))
    // Letters of two scripts are shaped apart.
    guard scripts.0 == 0 || scripts.1 == 0 || scripts.0 == scripts.1 else { return 0 }
    return Float(
      shaper.kerning(
        face, SimpleCharacters.scalar(first), SimpleCharacters.scalar(second), script: max(scripts.0, scripts.1),
        features: features, equalFigures: hasEqualFigures))
  }
}
