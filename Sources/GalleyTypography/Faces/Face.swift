@_implementationOnly import CHarfBuzz
import Foundation
import Synchronization

/// One face of a font file, open for the life of the process. Immutable, so any thread may use it.
///
/// Lengths are ems unless said otherwise.
final class Face: @unchecked Sendable {
  /// The PostScript name, which is the face's name everywhere outside this module.
  let key: String
  let family: String
  let file: String
  let weight: Int
  let italic: Bool
  /// HarfBuzz's font at a scale of one font unit.
  let font: OpaquePointer
  let unitsPerEm: Double
  let ascent: Double
  let descent: Double
  let lineGap: Double
  let capHeight: Double
  let xHeight: Double

  private let face: OpaquePointer
  /// The characters the face maps, as HarfBuzz's set; its address, 0 until asked for.
  private let characters = Atomic<UInt>(0)

  /// Opens a file; throws when it cannot be read or holds no usable face.
  init(file: String, index: Int = 0, weight: Int? = nil, italic: Bool? = nil) throws(TypographyError) {
    guard let blob = hb_blob_create_from_file_or_fail(file) else { throw .noSuchFontFile(path: file) }
    guard let face = hb_face_create(blob, UInt32(index)) else { throw .notAFont(path: file) }
    hb_blob_destroy(blob)
    guard hb_face_get_glyph_count(face) > 0, Face.hasTable(face, "cmap"), Face.hasTable(face, "head") else {
      hb_face_destroy(face)
      throw .notAFont(path: file)
    }
    guard let font = hb_font_create(face) else { throw .notAFont(path: file) }
    hb_font_make_immutable(font)
    let unitsPerEm = Double(max(1, hb_face_get_upem(face)))
    self.face = face
    self.font = font
    self.file = file
    self.unitsPerEm = unitsPerEm

    let name = (file as NSString).lastPathComponent as NSString
    key = Face.name(face, UInt32(HB_OT_NAME_ID_POSTSCRIPT_NAME)) ?? name.deletingPathExtension
    family =
      Face.name(face, UInt32(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY)) ?? Face.name(face, UInt32(HB_OT_NAME_ID_FONT_FAMILY))
      ?? name.deletingPathExtension

    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    ascent = Double(extents.ascender) / unitsPerEm
    descent = -Double(extents.descender) / unitsPerEm
    lineGap = Double(extents.line_gap) / unitsPerEm
    capHeight = Face.metric(font, HB_OT_METRICS_TAG_CAP_HEIGHT) / unitsPerEm
    xHeight = Face.metric(font, HB_OT_METRICS_TAG_X_HEIGHT) / unitsPerEm

    self.weight = weight ?? Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    self.italic = italic ?? (hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0)
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
