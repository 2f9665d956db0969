import CCairo
import GalleyGeometry
import GalleyScreen

extension CairoPainter {
  func paintImage(_ image: ImageDrawing) {
    let frame = image.frame
    guard frame.width > 0, frame.height > 0, let asset = images.asset(image.file) else { return }
    guard let picture = CairoImage(asset, size: frame.size, scale: Self.documentResolution) else { return }
    let size = asset.size ?? picture.pixels
    cairo_save(context)
    defer { cairo_restore(context) }
    if image.tint != nil { cairo_push_group(context) }
    if image.tiled {
      paint(
        picture, part: Rect(origin: .zero, size: size), of: size, at: Rect(origin: frame.origin, size: size),
        clip: frame, tiled: true)
    } else if let insets = image.capInsets {
      for part in NineParts(size: size, insets: insets, frame: frame).parts {
        paint(picture, part: part.source, of: size, at: part.target, clip: part.target, tiled: false)
      }
    } else {
      paint(picture, part: Rect(origin: .zero, size: size), of: size, at: frame, clip: frame, tiled: false)
    }
    if let tint = image.tint {
      let shape = Pattern(cairo_pop_group(context))
      if setSource(.color(tint)) { cairo_mask(context, shape.pointer) }
    }
  }

  /// Paints a part of a picture, given in its points, stretched to a target.
  private func paint(_ picture: CairoImage, part: Rect, of size: Size, at target: Rect, clip: Rect, tiled: Bool) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_new_path(context)
    rectangle(clip)
    cairo_clip(context)
    cairo_translate(context, target.minX, target.minY)
    cairo_scale(context, target.width / part.width, target.height / part.height)
    cairo_translate(context, -part.minX, -part.minY)
    cairo_scale(context, size.width / picture.pixels.width, size.height / picture.pixels.height)
    cairo_set_source_surface(context, picture.surface, 0, 0)
    // Padding keeps the edge from fading into nothing where the picture is enlarged.
    cairo_pattern_set_extend(cairo_get_source(context), tiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    cairo_paint(context)
  }
}
