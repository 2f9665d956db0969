@_implementationOnly import CHarfBuzz
import GalleyGeometry

extension Face {
  /// How many faces the file holds.
  var siblings: Int {
    guard let blob = hb_face_reference_blob(hb_font_get_face(font)) else { return 1 }
    defer { hb_blob_destroy(blob) }
    return Int(hb_face_count(blob))
  }

  /// The glyph's contours in ems, y up.
  func outline(_ glyph: UInt32) -> GlyphOutline {
    let pen = Pen(unit: 1 / unitsPerEm)
    hb_font_get_glyph_shape(font, glyph, Pen.functions.pointer, Unmanaged.passUnretained(pen).toOpaque())
    return GlyphOutline(elements: pen.elements, advance: advance(glyph: glyph))
  }
}

/// Collects what HarfBuzz draws.
private final class Pen {
  struct Functions: @unchecked Sendable { let pointer: OpaquePointer? }

  let unit: Double
  var elements: [GlyphOutline.Element] = []

  init(unit: Double) { self.unit = unit }

  func point(_ x: Float, _ y: Float) -> Point { Point(x: Double(x) * unit, y: Double(y) * unit) }

  static func from(_ data: UnsafeMutableRawPointer?) -> Pen? {
    data.map { Unmanaged<Pen>.fromOpaque($0).takeUnretainedValue() }
  }

  static let functions: Functions = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in Pen.from(data).map { $0.elements.append(.move($0.point(x, y))) } }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in Pen.from(data).map { $0.elements.append(.line($0.point(x, y))) } }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in
        Pen.from(data).map { $0.elements.append(.quad($0.point(cx, cy), $0.point(x, y))) }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        Pen.from(data).map { $0.elements.append(.cubic($0.point(ax, ay), $0.point(bx, by), $0.point(x, y))) }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in Pen.from(data)?.elements.append(.close) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()
}
