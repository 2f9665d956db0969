import CCairo
import GalleyGeometry
import GalleyScreen

/// A Cairo font whose glyphs are the outlines of a glyph source.
final class CairoFont {
  let pointer: OpaquePointer?

  init(face: String, source: some GlyphSource) {
    pointer = cairo_user_font_face_create()
    let shapes = Shapes(
      outline: { source.outline(face: face, glyph: $0) }, advance: { source.advance(face: face, glyph: $0) })
    // Cairo keeps fonts for as long as it may want them, so the font owns what draws its glyphs.
    cairo_font_face_set_user_data(pointer, Self.key.pointer, Unmanaged.passRetained(shapes).toOpaque()) { data in
      if let data { Unmanaged<Shapes>.fromOpaque(data).release() }
    }
    cairo_user_font_face_set_render_glyph_func(pointer) { scaledFont, glyph, context, extents in
      let face = cairo_scaled_font_get_font_face(scaledFont)
      guard let context, let data = cairo_font_face_get_user_data(face, CairoFont.key.pointer) else {
        return CAIRO_STATUS_USER_FONT_ERROR
      }
      let shapes = Unmanaged<Shapes>.fromOpaque(data).takeUnretainedValue()
      CairoPath.append(shapes.outline(UInt32(truncatingIfNeeded: glyph)), to: context)
      cairo_fill(context)
      extents?.pointee.x_advance = shapes.advance(UInt32(truncatingIfNeeded: glyph))
      return CAIRO_STATUS_SUCCESS
    }
  }

  deinit { cairo_font_face_destroy(pointer) }

  private final class Shapes {
    let outline: (UInt32) -> DrawingPath
    let advance: (UInt32) -> Double

    init(outline: @escaping (UInt32) -> DrawingPath, advance: @escaping (UInt32) -> Double) {
      self.outline = outline
      self.advance = advance
    }
  }

  /// Cairo knows user data by the address of its key.
  private struct Key: @unchecked Sendable {
    let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
  }

  private static let key = Key()
}
