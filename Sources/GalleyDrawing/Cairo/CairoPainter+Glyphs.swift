import CCairo
import GalleyGeometry
import GalleyScreen

extension CairoPainter {
  func paintGlyphs(_ run: GlyphRun) {
    guard run.size > 0, run.stretch > 0, run.glyphs.count == run.positions.count, !run.glyphs.isEmpty else { return }
    paintPictures(run)
    guard target == .document, case .color = run.paint else {
      fill(run.path(from: glyphs), run.paint, evenOdd: false)
      return
    }
    guard setSource(run.paint) else { return }
    showGlyphs(run)
  }

  private func paintPictures(_ run: GlyphRun) {
    for (glyph, picture, frame) in run.pictures(from: glyphs) where run.paint.alpha > 0 {
      let key = "\(run.face) \(glyph)"
      guard let image = glyphPictures[key] ?? CairoImage(png: picture.png) else { continue }
      glyphPictures[key] = image
      cairo_save(context)
      cairo_translate(context, frame.minX, frame.minY)
      cairo_scale(context, frame.width / image.pixels.width, frame.height / image.pixels.height)
      cairo_set_source_surface(context, image.surface, 0, 0)
      cairo_paint_with_alpha(context, run.paint.alpha)
      cairo_restore(context)
    }
  }

  private func showGlyphs(_ run: GlyphRun) {
    let font = fonts[run.face] ?? CairoFont(face: run.face, source: glyphs)
    fonts[run.face] = font
    let placement = run.placement(at: .zero)
    var matrix = cairo_matrix_t(
      xx: placement.a, yx: placement.b, xy: placement.c, yy: placement.d, x0: 0, y0: 0)
    cairo_save(context)
    cairo_set_font_face(context, font.pointer)
    cairo_set_font_matrix(context, &matrix)
    let placed = zip(run.glyphs, run.positions).map { glyph, position in
      cairo_glyph_t(index: UInt(glyph), x: position.x, y: position.y)
    }
    let clusters = TextClusters(run)
    var text = run.text
    text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { characters in
        cairo_show_text_glyphs(
          context, characters.baseAddress, Int32(characters.count), placed, Int32(placed.count), clusters.clusters,
          Int32(clusters.clusters.count), clusters.flags)
      }
    }
    cairo_restore(context)
  }
}

/// Which characters each glyph of a run stands for, as far as their counts tell.
struct TextClusters {
  private(set) var clusters: [cairo_text_cluster_t]
  let flags: cairo_text_cluster_flags_t

  init(_ run: GlyphRun) {
    let characters = run.text.map { Int32($0.utf8.count) }
    let scalars = run.text.unicodeScalars.map { Int32(String($0).utf8.count) }
    if characters.count == run.glyphs.count {
      clusters = characters.map { cairo_text_cluster_t(num_bytes: $0, num_glyphs: 1) }
    } else if scalars.count == run.glyphs.count {
      clusters = scalars.map { cairo_text_cluster_t(num_bytes: $0, num_glyphs: 1) }
    } else {
      clusters = [cairo_text_cluster_t(num_bytes: Int32(run.text.utf8.count), num_glyphs: Int32(run.glyphs.count))]
    }
    // Glyphs go from left to right, characters in reading order.
    flags =
      run.text.unicodeScalars.contains(where: \.isRightToLeft)
      ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
  }
}

extension Unicode.Scalar {
  /// In one of the blocks of Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms.
  fileprivate var isRightToLeft: Bool {
    (0x0590...0x08FF).contains(value) || (0xFB1D...0xFDFF).contains(value) || (0xFE70...0xFEFF).contains(value)
  }
}
