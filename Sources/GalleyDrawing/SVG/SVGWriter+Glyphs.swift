import GalleyGeometry
import GalleyScreen

extension SVGWriter {
  mutating func write(_ run: GlyphRun) {
    guard let first = run.positions.first, run.size > 0, run.stretch > 0 else { return }
    if case .color = run.paint {
      outlines(of: run, at: first)
    } else {
      // Gradients are given in the window's coordinates, and shared outlines stand in their own.
      fill(run.path(from: glyphs), run.paint, false)
    }
    pictures(of: run)
    text(of: run, at: first)
  }

  private mutating func pictures(of run: GlyphRun) {
    let pictures = run.pictures(from: glyphs)
    guard !pictures.isEmpty, run.paint.alpha > 0 else { return }
    if run.paint.alpha < 1 { write("<g opacity=\"\(number(run.paint.alpha, places: 3))\">") }
    for (glyph, picture, frame) in pictures {
      let id = definitions.image(ImageAsset.dataURI(picture.png, .png), key: "\(run.face) \(glyph)")
      write("<use href=\"#\(id)\" transform=\"\(placement(of: frame))\"/>")
    }
    if run.paint.alpha < 1 { write("</g>") }
  }

  private mutating func outlines(of run: GlyphRun, at first: Point) {
    let shown = zip(run.glyphs, run.positions).compactMap { glyph, position in
      definitions.glyph(glyph, face: run.face, from: glyphs).map { (id: $0, position: position) }
    }
    guard !shown.isEmpty, let paint = attributes(of: run.paint, as: "fill") else { return }
    let placement = run.placement(at: first)
    let unit = SVGDefinitions.glyphUnits
    let scaled = Transform.scale(1 / unit, 1 / unit).then(placement)
    write("<g \(attributes(of: scaled))\(paint)>")
    for glyph in shown {
      let y = (glyph.position.y - first.y) / scaled.d
      let x = (glyph.position.x - first.x - scaled.c * y) / scaled.a
      write("<use href=\"#\(glyph.id)\"")
      if abs(x) >= 0.05 { write(" x=\"\(number(x, places: 1))\"") }
      if abs(y) >= 0.05 { write(" y=\"\(number(y, places: 1))\"") }
      write("/>")
    }
    write("</g>")
  }

  /// The characters, unseen, over their outlines, so that a page can be searched and read aloud.
  private mutating func text(of run: GlyphRun, at first: Point) {
    guard run.text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { return }
    let left = run.positions.reduce(first.x) { min($0, $1.x) }
    let right = zip(run.glyphs, run.positions).reduce(first.x) { edge, glyph in
      max(edge, glyph.1.x + glyphs.advance(face: run.face, glyph: glyph.0) * run.size * run.stretch)
    }
    write("<text x=\"\(number(left))\" y=\"\(number(first.y))\" font-size=\"\(number(run.size))\"")
    if right > left { write(" textLength=\"\(number(right - left))\" lengthAdjust=\"spacingAndGlyphs\"") }
    write(" fill=\"none\" pointer-events=\"all\">\(XMLText.escaped(run.text))</text>")
  }

  mutating func write(_ name: String, _ frame: Rect, _ weight: Int, _ paint: Paint) {
    guard frame.width > 0, frame.height > 0 else { return }
    let path = symbols.path(name, in: frame, from: glyphs)
    fill(path, paint, false)
    if let form = SymbolLibrary.thickening(weight: weight, frame: frame) { stroke(path, paint, form) }
  }
}
