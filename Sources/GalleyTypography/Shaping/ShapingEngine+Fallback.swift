import CHarfBuzz

extension ShapingEngine {
  struct FallbackKey: Hashable {
    var scalar: UInt32
    var bold: Bool
    var language: String
  }

  /// Faces by character kept; a text in every script there is stays below it.
  static let fallbackLimit = 16_384

  var emojiFace: Face? {
    tables.faces.emoji.flatMap { library.member(of: $0.family, weight: 400, italic: false) }
  }

  /// The face for a cluster: the font's own when it has all its characters, else the script's, else the first of the
  /// list that has them, else the font's own with its sign for a missing glyph.
  func face(for cluster: ArraySlice<UInt32>, font: SizedFont, script: hb_script_t, language: String) -> Face? {
    guard let own = font.face else { return nil }
    if covers(own, cluster) { return own }
    guard let first = cluster.first(where: { !CharacterKind.isIgnorable($0) }) else { return own }
    let bold = font.request.weight >= 600
    let key = FallbackKey(scalar: first, bold: bold, language: language)
    if let known = fallbacks[key] { return known ?? own }
    let found = candidates(script, language).lazy.compactMap { [library] in
      library.member(of: $0, weight: bold ? 700 : 400, italic: false)
    }.first { covers($0, cluster) }
    if fallbacks.count >= Self.fallbackLimit { fallbacks.removeAll() }
    fallbacks[key] = .some(found)
    return found ?? own
  }

  private func covers(_ face: Face, _ cluster: ArraySlice<UInt32>) -> Bool {
    if cluster.allSatisfy({ CharacterKind.isIgnorable($0) || face.glyph($0) != nil }) { return true }
    // A letter and a mark that the face has only as one.
    guard cluster.count == 2, let first = cluster.first, let last = cluster.last else { return false }
    var whole: hb_codepoint_t = 0
    return hb_unicode_compose(hb_unicode_funcs_get_default(), first, last, &whole) != 0 && face.glyph(whole) != nil
  }

  private func candidates(_ script: hb_script_t, _ language: String) -> [String] {
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
