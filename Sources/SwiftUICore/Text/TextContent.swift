import GalleyGeometry
import GalleyLayout
import GalleyScreen
import GalleyTypography

/// Draws a text's lines.
package final class TextContent: NodeContent {
  private let layout: TextLayout
  private let redaction: RGBA?

  package init(_ layout: TextLayout, _ place: TextPlace) {
    self.layout = layout
    redaction = place.redaction
  }

  package override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let origin = grid.round(frame).origin
    let looks = layout.text.looks
    for line in layout.lines.lines {
      if let redaction {
        let bar = line.frame.offset(by: origin)
        drawing.append(.fill(DrawingPath(bar), .color(redaction), evenOdd: false))
        continue
      }
      for glyphs in line.glyphs {
        guard looks.indices.contains(glyphs.style) else { continue }
        let look = looks[glyphs.style]
        if let place = glyphs.attachment {
          look.image?.draw(in: place.offset(by: origin), &drawing, grid)
          continue
        }
        draw(glyphs, look, at: origin, in: frame, &drawing)
        drawLines(glyphs, look, line, at: origin, in: frame, &drawing)
      }
    }
  }

  private func draw(
    _ glyphs: ParagraphLayout.Glyphs, _ look: ResolvedText.Look, at origin: Point, in frame: Rect,
    _ drawing: inout [DrawingCommand]
  ) {
    drawing.append(
      .glyphs(
        GlyphRun(
          face: glyphs.face, size: glyphs.size, glyphs: glyphs.ids, positions: glyphs.positions.map { $0 + origin },
          text: glyphs.text, paint: look.paint.paint(in: frame), stretch: glyphs.stretch, slant: glyphs.slant)))
  }

  /// Lines below and through glyphs; their places and thickness follow from the size of the type (inferred: no source
  /// states Apple's).
  private func drawLines(
    _ glyphs: ParagraphLayout.Glyphs, _ look: ResolvedText.Look, _ line: ParagraphLayout.Line, at origin: Point,
    in frame: Rect, _ drawing: inout [DrawingCommand]
  ) {
    guard look.underline != nil || look.strikethrough != nil, let first = glyphs.positions.first else { return }
    let next = line.glyphs.compactMap(\.positions.first?.x).filter { $0 > first.x }.min() ?? line.frame.maxX
    let thickness = max(glyphs.size / 18, 0.5)
    func draw(_ style: ResolvedText.Line, _ y: Double) {
      let rect = Rect(x: origin.x + first.x, y: origin.y + y, width: max(0, next - first.x), height: thickness)
      let paint = style.color.map { Paint.color($0) } ?? look.paint.paint(in: frame)
      guard style.isBroken else { return drawing.append(.fill(DrawingPath(rect), paint, evenOdd: false)) }
      let path = DrawingPath([
        .move(Point(x: rect.minX, y: rect.midY)), .line(Point(x: rect.maxX, y: rect.midY)),
      ])
      drawing.append(
        .stroke(path, paint, StrokeForm(width: thickness, dash: [thickness * 2, thickness * 2])))
    }
    if let underline = look.underline { draw(underline, line.baseline + thickness * 1.5) }
    if let strike = look.strikethrough { draw(strike, line.baseline - glyphs.size * 0.27) }
  }

  package override func lines(in frame: Rect, _ grid: PixelGrid) -> TextLines? {
    let set = layout.lines
    let origin = frame.origin
    return TextLines(
      lines: set.lines.map {
        TextLines.Line(text: $0.text, frame: $0.frame.offset(by: origin), baseline: $0.baseline + origin.y)
      }, lost: set.lost, shrunk: set.shrunk, font: layout.text.font.description,
      pointSize: layout.text.font.request.size)
  }
}
