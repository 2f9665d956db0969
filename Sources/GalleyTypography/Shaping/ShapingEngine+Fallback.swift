@_implementationOnly import CHarfBuzz

/// Finds the faces for what a font lacks, within one text and so one language.
struct FallbackFinder {
  let engine: ShapingEngine
  let language: String
  private var script = HB_SCRIPT_INVALID
  private var bold = false
  private var preferred: Face?

  init(engine: ShapingEngine, language: String) {
    self.engine = engine
    self.language = language
  }

  /// What there is to know of a character that is a cluster by itself, asked of the faces. nil for one whose face depends
  /// on its neighbours.
  mutating func ask(
    _ scalars: UnsafeBufferPointer<UInt32>, _ entry: CharacterTable.Entry, _ index: Int, _ font: SizedFont
  ) -> SizedFont.Seen? {
    let scalar = scalars[index]
    guard entry.script != HB_SCRIPT_INHERITED, entry.script != HB_SCRIPT_UNKNOWN, !entry.flags.contains(.emoji) else {
      return nil
    }
    // Of signs that belong to no script, the script around decides between other faces.
    if entry.script == HB_SCRIPT_COMMON, font.face?.has(scalar) != true { return nil }
    let face = face(scalars, index..<index + 1, font, entry.script) ?? font.face
    return font.keep(SizedFont.Seen(scalar: scalar, face: face.map(Unmanaged.passUnretained)))
  }

  /// The face for a cluster: nil when the font's own has all its characters, else the script's, else the first of the
  /// list that has them, else nil again and the font's own shows its sign for a missing glyph.
  mutating func face(
    _ scalars: UnsafeBufferPointer<UInt32>, _ cluster: Range<Int>, _ font: SizedFont, _ script: hb_script_t
  ) -> Face? {
    guard let own = font.face, !covers(own, scalars, cluster) else { return nil }
    let isBold = font.request.weight >= 600
    if script != self.script || isBold != bold {
      self.script = script
      bold = isBold
      preferred = engine.preferredFace(script, bold: isBold, language: language)
    }
    if let preferred, covers(preferred, scalars, cluster) { return preferred }
    guard let first = cluster.first(where: { !CharacterKind.isIgnorable(scalars[$0]) }) else { return nil }
    let key = ShapingEngine.FallbackKey(scalar: scalars[first], bold: isBold, language: language)
    if let known = engine.fallbacks[key] { return known }
    let found = engine.candidates(script, language).lazy.compactMap { [library = engine.library] in
      library.installedMember(of: $0, weight: isBold ? 700 : 400, italic: false)
    }.first { covers($0, scalars, cluster) }
    if engine.fallbacks.count >= ShapingEngine.fallbackLimit { engine.fallbacks.removeAll() }
    engine.fallbacks[key] = .some(found)
    return found
  }

  private func covers(_ face: Face, _ scalars: UnsafeBufferPointer<UInt32>, _ cluster: Range<Int>) -> Bool {
    var all = true
    for i in cluster where !CharacterKind.isIgnorable(scalars[i]) && !face.has(scalars[i]) {
      all = false
      break
    }
    if all { return true }
    // A letter and a mark that the face has only as one.
    guard cluster.count == 2 else { return false }
    var whole: hb_codepoint_t = 0
    let functions = hb_unicode_funcs_get_default()
    let first = scalars[cluster.lowerBound]
    return hb_unicode_compose(functions, first, scalars[cluster.lowerBound + 1], &whole) != 0
      && face.has(whole)
  }
}

extension ShapingEngine {
  struct FallbackKey: Hashable {
    var scalar: UInt32
    var bold: Bool
    var language: String
  }

  /// Faces by character kept; a text in every script there is stays below it.
  static let fallbackLimit = 16_384

  /// The first family's face for a script.
  func preferredFace(_ script: hb_script_t, bold: Bool, language: String) -> Face? {
    if preferredLanguage != language {
      preferredLanguage = language
      preferredFaces.removeAll(keepingCapacity: true)
    }
    let key = UInt64(script.rawValue) << 1 | (bold ? 1 : 0)
    if let known = preferredFaces[key] { return known }
    let face = candidates(script, language).first.flatMap {
      library.installedMember(of: $0, weight: bold ? 700 : 400, italic: false)
    }
    preferredFaces[key] = .some(face)
    return face
  }

  /// Families that may have a script's characters, the likeliest first.
  func candidates(_ script: hb_script_t, _ language: String) -> [String] {
    let tag = Self.name(script)
    var families: [String] = []
    var subtags = language.split(whereSeparator: { $0 == "-" || $0 == "_" })[...]
    while !subtags.isEmpty {
      if let family = tables.faces.languages[tag + "-" + subtags.joined(separator: "-")] { families.append(family) }
      subtags = subtags.dropLast()
    }
    if let family = tables.faces.scripts[tag] { families.append(family) }
    return families + tables.faces.others
  }

  static func name(_ script: hb_script_t) -> String {
    let tag = script.rawValue
    return String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}
