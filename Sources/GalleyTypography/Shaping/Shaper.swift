@_implementationOnly import CHarfBuzz

/// HarfBuzz with a buffer kept between calls. Not for two threads at once.
final class Shaper {
  private let buffer: OpaquePointer

  /// Glyphs as HarfBuzz leaves them, in visual order, in font units; until the next call.
  struct Result {
    var infos: UnsafeBufferPointer<hb_glyph_info_t>
    var positions: UnsafeBufferPointer<hb_glyph_position_t>
    var count: Int { infos.count }
  }

  init() { buffer = hb_buffer_create() }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes a part of a text's characters that share a face, a script and a direction; what is around them decides how
  /// they join. Glyphs come with the place of their character in the text.
  func shape(
    _ scalars: UnsafeBufferPointer<UInt32>, _ range: Range<Int>, face: Face, script: hb_script_t, rightToLeft: Bool,
    language: hb_language_t?, features: [hb_feature_t], equalFigures: Bool = false
  ) -> Result {
    let features = equalFigures ? features + Self.figures(scalars, range) : features
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    if let language { hb_buffer_set_language(buffer, language) }
    hb_buffer_add_codepoints(
      buffer, scalars.baseAddress, Int32(scalars.count), UInt32(range.lowerBound), Int32(range.count))
    features.withUnsafeBufferPointer { hb_shape(face.font, buffer, $0.baseAddress, UInt32($0.count)) }
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    return Result(
      infos: UnsafeBufferPointer(start: infos, count: infos == nil ? 0 : Int(count)),
      positions: UnsafeBufferPointer(start: positions, count: positions == nil ? 0 : Int(count)))
  }

  /// Ems between two characters that have a glyph each; `script` as ``SimpleCharacters/script(_:)`` counts.
  func kerning(
    _ face: Face, _ first: UInt32, _ second: UInt32, script: UInt8, features: [hb_feature_t], equalFigures: Bool
  ) -> Double {
    shape([first, second], face, script, features, equalFigures) { result in
      var sum = 0.0
      for i in 0..<result.count {
        sum += Double(result.positions[i].x_advance) / face.unitsPerEm - face.advance(glyph: result.infos[i].codepoint)
      }
      return sum
    }
  }

  /// The glyph that features make of a character by itself; nil when it is none or several.
  func glyph(_ face: Face, _ scalar: UInt32, script: UInt8, features: [hb_feature_t], equalFigures: Bool) -> UInt32? {
    shape([scalar], face, script, features, equalFigures) { $0.count == 1 ? $0.infos[0].codepoint : nil }
  }

  private func shape<Value>(
    _ scalars: [UInt32], _ face: Face, _ script: UInt8, _ features: [hb_feature_t], _ equalFigures: Bool,
    read: (Result) -> Value
  ) -> Value {
    let scripts = [HB_SCRIPT_LATIN, HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC]
    return scalars.withUnsafeBufferPointer { scalars in
      read(
        shape(
          scalars, 0..<scalars.count, face: face, script: scripts[min(Int(script), 3)], rightToLeft: false,
          language: nil, features: features, equalFigures: equalFigures))
    }
  }

  /// The system font's: glyphs by character alone, so that advances by character hold.
  static let systemFeatures = ["-calt", "-liga", "-clig", "-dlig"].compactMap(feature)

  /// The feature for figures of equal width, over the figures alone: Apple's exchanges nothing else, while Inter's has
  /// punctuation of another width too.
  private static func figures(_ scalars: UnsafeBufferPointer<UInt32>, _ range: Range<Int>) -> [hb_feature_t] {
    guard var feature = feature("tnum") else { return [] }
    var features: [hb_feature_t] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let start = at
      while at < range.upperBound, CharacterKind.isFigure(scalars[at]) { at += 1 }
      if at > start {
        feature.start = UInt32(start)
        feature.end = UInt32(at)
        features.append(feature)
      }
      at = max(at, start + 1)
    }
    return features
  }

  /// Of text whose letters are not to join.
  static let separateFeatures = ["-liga", "-clig", "-dlig"].compactMap(feature)

  /// Of scripts on a grid.
  static let gridFeatures = ["-kern"].compactMap(feature)

  static func feature(_ name: String) -> hb_feature_t? {
    var feature = hb_feature_t()
    return hb_feature_from_string(name, -1, &feature) != 0 ? feature : nil
  }

  /// The first character of the canonical decomposition; nil when there is none.
  static func base(of scalar: UInt32) -> UInt32? {
    let functions = hb_unicode_funcs_get_default()
    var base = scalar
    var found = false
    for _ in 0..<4 {
      var first: hb_codepoint_t = 0
      var second: hb_codepoint_t = 0
      guard hb_unicode_decompose(functions, base, &first, &second) != 0 else { break }
      base = first
      found = true
    }
    return found ? base : nil
  }
}
