import CCairo
import GalleyGeometry
import GalleyScreen

extension CairoPainter {
  /// Opens a layer: on a sheet of its own where it is more than its content laid over the rest.
  func begin(_ layer: DrawingLayer, at index: Int, in structure: DrawingStructure) {
    cairo_save(context)
    guard structure.masks[index] != nil || layer != DrawingLayer() else { return }
    let end = structure.ends[index] ?? index
    // A sheet is as large as the clip, so it is kept to what is painted on it.
    let bounds = DrawingBounds(structure.commands[(index + 1)..<end]).rect ?? .zero
    cairo_new_path(context)
    rectangle(bounds.inset(by: Insets(all: -layer.reach - 1)))
    cairo_clip(context)
    cairo_push_group(context)
    sheets.insert(index)
  }

  func end(_ index: Int, in structure: DrawingStructure) {
    defer { cairo_restore(context) }
    guard sheets.remove(index) != nil, case .beginLayer(let layer) = structure.commands[index] else { return }
    var content = Pattern(cairo_pop_group(context))
    if let mask = structure.masks[index] {
      content = masked(content, by: mask, of: structure, hides: layer.hidesMasked)
    }
    if layer.reach > 0 {
      let end = structure.ends[index] ?? index
      let bounds = DrawingBounds(structure.commands[(index + 1)..<end]).rect ?? .zero
      content = blurred(content, layer, around: bounds)
    }
    cairo_set_source(context, content.pointer)
    cairo_set_operator(context, CairoBlendMode.of[layer.blend] ?? CAIRO_OPERATOR_OVER)
    cairo_paint_with_alpha(context, min(1, max(0, layer.opacity)))
  }

  private func masked(
    _ content: Pattern, by mask: DrawingStructure.Mask, of structure: DrawingStructure, hides: Bool
  ) -> Pattern {
    cairo_push_group(context)
    cairo_save(context)
    transformContext(by: mask.transform)
    paint(mask.range, of: structure)
    cairo_restore(context)
    let shape = Pattern(cairo_pop_group(context))
    cairo_push_group(context)
    cairo_set_source(context, content.pointer)
    if hides {
      cairo_paint(context)
      cairo_set_source(context, shape.pointer)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      cairo_paint(context)
    } else {
      cairo_mask(context, shape.pointer)
    }
    return Pattern(cairo_pop_group(context))
  }

  /// The content blurred, over its shadow.
  private func blurred(_ content: Pattern, _ layer: DrawingLayer, around bounds: Rect) -> Pattern {
    let region = bounds.inset(by: Insets(all: -layer.reach - 1))
    cairo_push_group(context)
    let sharp = layer.blur > 0 ? nil : content
    let soft = layer.blur > 0 ? CairoBlur(content, region, scale: pixelScale, format: CAIRO_FORMAT_ARGB32) : nil
    soft?.blur(radius: layer.blur)
    if let shadow = layer.shadow, let shade = CairoBlur(content, region, scale: pixelScale, format: CAIRO_FORMAT_A8) {
      shade.blur(radius: (layer.blur * layer.blur + shadow.radius * shadow.radius).squareRoot())
      if setSource(.color(shadow.color)) { shade.mask(context, offset: shadow.offset) }
    }
    if let sharp {
      cairo_set_source(context, sharp.pointer)
      cairo_paint(context)
    } else {
      soft?.paint(context)
    }
    return Pattern(cairo_pop_group(context))
  }

  /// Pixels in a unit of the current coordinates.
  private var pixelScale: Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    return max(0.01, scale) * (target == .document ? Self.documentResolution : 1)
  }

  /// A pattern that lives as long as somebody holds it.
  final class Pattern {
    let pointer: OpaquePointer?
    init(_ pointer: OpaquePointer?) { self.pointer = pointer }
    deinit { cairo_pattern_destroy(pointer) }
  }
}

/// Cairo's operators under the names that drawing lists use.
enum CairoBlendMode {
  static let of: [String: cairo_operator_t] = [
    "multiply": CAIRO_OPERATOR_MULTIPLY, "screen": CAIRO_OPERATOR_SCREEN, "overlay": CAIRO_OPERATOR_OVERLAY,
    "darken": CAIRO_OPERATOR_DARKEN, "lighten": CAIRO_OPERATOR_LIGHTEN, "color-dodge": CAIRO_OPERATOR_COLOR_DODGE,
    "color-burn": CAIRO_OPERATOR_COLOR_BURN, "soft-light": CAIRO_OPERATOR_SOFT_LIGHT,
    "hard-light": CAIRO_OPERATOR_HARD_LIGHT, "difference": CAIRO_OPERATOR_DIFFERENCE,
    "exclusion": CAIRO_OPERATOR_EXCLUSION, "hue": CAIRO_OPERATOR_HSL_HUE,
    "saturation": CAIRO_OPERATOR_HSL_SATURATION, "color": CAIRO_OPERATOR_HSL_COLOR,
    "luminosity": CAIRO_OPERATOR_HSL_LUMINOSITY, "plus-lighter": CAIRO_OPERATOR_ADD,
  ]
}
