@_implementationOnly import CHarfBuzz
import Foundation
import Synchronization

/// One face of a font file, or an instance of a variable one. Immutable, so any thread may use it.
///
/// Lengths are ems unless said otherwise.
final class Face: @unchecked Sendable {
  /// The face's name everywhere outside this module: the PostScript name, with an instance's place after it.
  let key: String
  let postScriptName: String
  let family: String
  let file: String
  let weight: Int
  let italic: Bool
  /// HarfBuzz's font at a scale of one font unit.
  let font: OpaquePointer
  let unitsPerEm: Double
  /// The axes of a variable font; empty for a static one, and for an instance.
  let axes: [Axis]
  let ascent: Double
  let descent: Double
  let lineGap: Double
  let capHeight: Double
  let xHeight: Double
  /// Whether glyphs are pictures, as those of emoji are.
  let hasPictures: Bool

  private let face: OpaquePointer
  /// The characters the face maps, as HarfBuzz's set; its address, 0 until asked for.
  private let characters = Atomic<UInt>(0)

  /// One way in which a variable font varies.
  struct Axis: Sendable, Hashable {
    /// Of four letters: `wght`, `opsz`.
    var tag: String
    var range: ClosedRange<Double>
    var standard: Double
  }

  /// Opens a file; throws when it cannot be read or holds no usable face.
  ///
  /// - Parameter prefix: what stands before the face's PostScript name in ``key``.
  convenience init(
    file: String, index: Int = 0, weight: Int? = nil, italic: Bool? = nil, prefix: String = ""
  ) throws(TypographyError) {
    guard let blob = hb_blob_create_from_file_or_fail(file) else { throw .noSuchFontFile(path: file) }
    guard let face = hb_face_create(blob, UInt32(index)) else { throw .notAFont(path: file) }
    hb_blob_destroy(blob)
    guard hb_face_get_glyph_count(face) > 0, Face.hasTable(face, "cmap"), Face.hasTable(face, "head") else {
      hb_face_destroy(face)
      throw .notAFont(path: file)
    }
    guard let font = hb_font_create(face) else { throw .notAFont(path: file) }
    let name = (file as NSString).lastPathComponent as NSString
    let key = Face.name(face, UInt32(HB_OT_NAME_ID_POSTSCRIPT_NAME)) ?? name.deletingPathExtension
    let family =
      Face.name(face, UInt32(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY)) ?? Face.name(face, UInt32(HB_OT_NAME_ID_FONT_FAMILY))
      ?? name.deletingPathExtension
    self.init(
      face: face, font: font, key: prefix + key, name: key, family: family, file: file, axes: Face.axes(of: face),
      weight: weight, italic: italic)
  }

  /// An instance of a variable font, at values of its axes within their ranges.
  convenience init?(_ base: Face, at values: [(tag: String, value: Double)]) {
    guard let font = hb_font_create(base.face) else { return nil }
    hb_face_reference(base.face)
    var settings = values.map { tag, value in
      hb_variation_t(tag: hb_tag_from_string(tag, -1), value: Float(value))
    }
    hb_font_set_variations(font, &settings, UInt32(settings.count))
    let place = values.map { "\($0.tag)=\(Face.text($0.value))" }.joined(separator: ",")
    let weight = values.first { $0.tag == "wght" }.map { Int($0.value) }
    self.init(
      face: base.face, font: font, key: base.key + "@" + place, name: base.postScriptName, family: base.family,
      file: base.file, axes: [], weight: weight ?? base.weight, italic: base.italic)
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String((value * 100).rounded() / 100)
  }

  private init(
    face: OpaquePointer, font: OpaquePointer, key: String, name: String, family: String, file: String, axes: [Axis],
    weight: Int?, italic: Bool?
  ) {
    hb_font_make_immutable(font)
    let unitsPerEm = Double(max(1, hb_face_get_upem(face)))
    self.face = face
    self.font = font
    self.file = file
    self.unitsPerEm = unitsPerEm
    self.key = key
    postScriptName = name
    self.family = family
    self.axes = axes

    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    ascent = Double(extents.ascender) / unitsPerEm
    descent = -Double(extents.descender) / unitsPerEm
    lineGap = Double(extents.line_gap) / unitsPerEm
    capHeight = Face.metric(font, HB_OT_METRICS_TAG_CAP_HEIGHT) / unitsPerEm
    xHeight = Face.metric(font, HB_OT_METRICS_TAG_X_HEIGHT) / unitsPerEm
    hasPictures = hb_ot_color_has_png(face) != 0

    self.weight = weight ?? Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    self.italic = italic ?? (hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0)
  }

  deinit {
    if let set = OpaquePointer(bitPattern: characters.load(ordering: .acquiring)) { hb_set_destroy(set) }
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  private static func axes(of face: OpaquePointer) -> [Axis] {
    var count = UInt32(16)
    var found = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &found)
    return found.prefix(Int(count)).compactMap { axis in
      var letters = [CChar](repeating: 0, count: 5)
      hb_tag_to_string(axis.tag, &letters)
      let tag = String(decoding: letters.prefix(4).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let (low, high) = (Double(axis.min_value), Double(axis.max_value))
      guard low.isFinite, high.isFinite, low <= high else { return nil }
      return Axis(tag: tag, range: low...high, standard: Double(axis.default_value))
    }
  }

  /// Where on the axes a weight and a size are; empty for a static face.
  ///
  /// Apple's text system sets a font's optical size to its size in points.
  func place(weight: Int, size: Double) -> [(tag: String, value: Double)] {
    axes.compactMap { axis in
      let wanted: Double
      switch axis.tag {
      case "wght": wanted = Double(weight)
      // To a hundredth, so that the instance's name says it all.
      case "opsz": wanted = (size * 100).rounded() / 100
      default: return nil
      }
      return (axis.tag, min(max(wanted, axis.range.lowerBound), axis.range.upperBound))
    }
  }

  /// The glyph of a character by itself; nil when the face has none.
  func glyph(_ scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// Whether the face has a glyph for a character. Faster than ``glyph(_:)``, most of all where it has none.
  func has(_ scalar: UInt32) -> Bool {
    let known = OpaquePointer(bitPattern: characters.load(ordering: .acquiring)) ?? collect()
    return hb_set_has(known, scalar) != 0
  }

  private func collect() -> OpaquePointer? {
    guard let set = hb_set_create() else { return nil }
    hb_face_collect_unicodes(face, set)
    let (exchanged, original) = characters.compareExchange(
      expected: 0, desired: UInt(bitPattern: set), ordering: .acquiringAndReleasing)
    if exchanged { return set }
    hb_set_destroy(set)
    return OpaquePointer(bitPattern: original)
  }

  func advance(glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm }

  func advance(_ scalar: UInt32) -> Double? { glyph(scalar).map { advance(glyph: $0) } }

  private static func hasTable(_ face: OpaquePointer, _ name: StaticString) -> Bool {
    let tag = name.withUTF8Buffer {
      hb_tag_from_string(UnsafeRawPointer($0.baseAddress!).assumingMemoryBound(to: CChar.self), 4)
    }
    guard let blob = hb_face_reference_table(face, tag) else { return false }
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }

  private static func metric(_ font: OpaquePointer, _ tag: hb_ot_metrics_tag_t) -> Double {
    var value: hb_position_t = 0
    return hb_ot_metrics_get_position(font, tag, &value) != 0 ? Double(value) : 0
  }

  private static func name(_ face: OpaquePointer, _ id: UInt32) -> String? {
    var length: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: 256)
    let language = hb_language_from_string("en", -1)
    guard hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), language, &length, &buffer) > 0 else { return nil }
    let text = buffer.withUnsafeBufferPointer {
      String(decoding: $0.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    return text.isEmpty ? nil : text
  }
}
