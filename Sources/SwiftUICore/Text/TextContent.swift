import GalleyGeometry
import GalleyLayout
import GalleyScreen
import GalleyTypography

/// Draws a text's lines.
package final class TextContent: NodeContent {
  private let layout: TextLayout
  private let redaction: RGBA?
  private let isPlain: Bool

  package override var mayDrawNoNumbers: Bool { !isPlain }

  package init(_ layout: TextLayout, _ place: TextPlace) {
    self.layout = layout
    isPlain = layout.text.looks.allSatisfy { look in
      look.image == nil && look.background == nil && look.underline == nil && look.strikethrough == nil
        && look.paint.isPlainColor
    }
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
      for glyphs in line.glyphs where looks.indices.contains(glyphs.style) {
        TextContent.draw(
          glyphs, looks[glyphs.style], line, room: extent(of: glyphs, in: line), at: origin, in: frame, &drawing, grid)
      }
    }
  }

  /// Draws glyphs of a line with what lies behind, below and through them.
  ///
  /// - Parameter room: the part of the line that they take.
  package static func draw(
    _ glyphs: ParagraphLayout.Glyphs, _ look: ResolvedText.Look, _ line: ParagraphLayout.Line,
    room: @autoclosure () -> Rect,
    at origin: Point, in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid
  ) {
    if let place = glyphs.attachment {
      look.image?.draw(in: place.offset(by: origin), &drawing, grid)
      return
    }
    if let background = look.background {
      drawing.append(.fill(DrawingPath(room().offset(by: origin)), .color(background), evenOdd: false))
    }
    draw(glyphs, look, at: origin, in: frame, &drawing)
    guard look.underline != nil || look.strikethrough != nil else { return }
    drawLines(glyphs, look, line, room: room(), at: origin, in: frame, &drawing)
  }

  private static func draw(
    _ glyphs: ParagraphLayout.Glyphs, _ look: ResolvedText.Look, at origin: Point, in frame: Rect,
    _ drawing: inout [DrawingCommand]
  ) {
    guard !glyphs.ids.isEmpty else { return }
    drawing.append(
      .glyphs(
        GlyphRun(
          face: glyphs.face, size: glyphs.size, glyphs: glyphs.ids, at: origin, positions: glyphs.positions,
          text: glyphs.text, paint: look.paint.paint(in: frame), stretch: glyphs.stretch, slant: glyphs.slant)))
  }

  /// The part of a line that glyphs take.
  private func extent(of glyphs: ParagraphLayout.Glyphs, in line: ParagraphLayout.Line) -> Rect {
    Rect(
      x: glyphs.room.lowerBound, y: line.frame.minY, width: glyphs.room.upperBound - glyphs.room.lowerBound,
      height: line.frame.height)
  }

  /// Lines below and through glyphs; their places and thickness follow from the size of the type (inferred: no source
  /// states Apple's).
  private static func drawLines(
    _ glyphs: ParagraphLayout.Glyphs, _ look: ResolvedText.Look, _ line: ParagraphLayout.Line, room: Rect,
    at origin: Point, in frame: Rect, _ drawing: inout [DrawingCommand]
  ) {
    let single = max(glyphs.size / 18, 0.5)
    func draw(_ style: ResolvedText.Line, _ y: Double) {
      let thickness = style.isThick ? single * 2 : single
      if style.isDouble {
        var one = style
        one.isDouble = false
        draw(one, y)
        return draw(one, y + thickness * 2)
      }
      let rect = Rect(x: origin.x + room.minX, y: origin.y + y, width: room.width, height: thickness)
      let paint = style.color.map { Paint.color($0) } ?? look.paint.paint(in: frame)
      guard !style.dash.isEmpty else { return drawing.append(.fill(DrawingPath(rect), paint, evenOdd: false)) }
      let path = DrawingPath([
        .move(Point(x: rect.minX, y: rect.midY)), .line(Point(x: rect.maxX, y: rect.midY)),
      ])
      drawing.append(
        .stroke(path, paint, StrokeForm(width: thickness, dash: style.dash.map { $0 * thickness })))
    }
    if let underline = look.underline { draw(underline, line.baseline + single * 1.5) }
    if let strike = look.strikethrough { draw(strike, line.baseline - glyphs.size * 0.27) }
  }

  package override func lines(in frame: Rect, _ grid: PixelGrid) -> TextLines? {
    let font = layout.text.font
    return TextLines(
      layout.lines, of: layout.string, at: frame.origin, font: font.name, pointSize: font.resolved.request.size)
  }
}

extension TextLines {
  /// What a screen knows of a text that was set.
  ///
  /// - Parameter seen: where a rectangle of the text is in the window.
  package init(
    _ set: ParagraphLayout, of text: String, at origin: Point, font: String, pointSize: Double,
    seen: (Rect) -> Rect = { $0 }
  ) {
    let places = ScalarPlaces(text)
    var faces: [String] = []
    for glyphs in set.lines.lazy.flatMap(\.glyphs) where !glyphs.face.isEmpty && glyphs.face != faces.last {
      if !faces.contains(glyphs.face) { faces.append(glyphs.face) }
    }
    self.init(
      lines: set.lines.map {
        TextLines.Line(
          text: $0.text, frame: seen($0.frame.offset(by: origin)), baseline: $0.baseline + origin.y,
          range: places.range($0.range))
      }, lost: set.lost, shrunk: set.shrunk, font: font, faces: faces, pointSize: pointSize)
  }
}

/// Bytes of a text's UTF-8 as Unicode scalars.
private struct ScalarPlaces {
  /// nil where every scalar is one byte.
  private var starts: [Int]?

  init(_ text: String) {
    // Bytes at once where they lie together, as those of most texts do.
    let bits = text.utf8.withContiguousStorageIfAvailable { $0.reduce(0, |) } ?? text.utf8.reduce(0, |)
    guard bits & 0x80 != 0 else { return }
    var count = -1
    starts = text.utf8.map { byte in
      // Bytes that go on begin with the bits 10.
      if byte & 0xC0 != 0x80 { count += 1 }
      return count
    }
    starts?.append(count + 1)
  }

  func range(_ bytes: Range<Int>) -> Range<Int> {
    guard let starts else { return bytes }
    func place(_ byte: Int) -> Int { starts.indices.contains(byte) ? starts[byte] : starts.last ?? 0 }
    return place(bytes.lowerBound)..<max(place(bytes.lowerBound), place(bytes.upperBound))
  }
}
