@_implementationOnly import CHarfBuzz
import GalleyGeometry

/// The picture of a glyph in colours.
public struct GlyphPicture: Sendable {
  /// A PNG file.
  public let png: [UInt8]
  /// Where it lies, in ems from the glyph's origin, y up; its `minY` is the lower edge.
  public let frame: Rect
}

extension Face {
  /// The largest picture that the face has of a glyph; nil for one that has none.
  func picture(_ glyph: UInt32) -> GlyphPicture? {
    guard hasPictures, let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let bytes = hb_blob_get_data(blob, &length), length > 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width > 0, extents.height < 0
    else { return nil }
    let png = UnsafeRawBufferPointer(start: bytes, count: Int(length))
    return GlyphPicture(
      png: Array(png),
      frame: Rect(
        x: Double(extents.x_bearing) / unitsPerEm, y: Double(extents.y_bearing + extents.height) / unitsPerEm,
        width: Double(extents.width) / unitsPerEm, height: -Double(extents.height) / unitsPerEm))
  }
}

extension FaceLibrary {
  /// The picture of a glyph of a face in colours; nil for a glyph that has an outline, or nothing.
  public func picture(face key: String, glyph: UInt32) -> GlyphPicture? { face(key)?.picture(glyph) }
}
