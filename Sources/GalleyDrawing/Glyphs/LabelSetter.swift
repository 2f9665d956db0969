import GalleyGeometry
import GalleyScreen
import GalleyTypography

/// Sets the words that a proof adds to a screen: the time in the status bar, the names of nodes and rulers.
final class LabelSetter {
  private let typesetter = Typesetter()

  enum Anchor: Double {
    case leading = 0
    case center = 0.5
    case trailing = 1
  }

  struct Label {
    var commands: [DrawingCommand]
    /// From the baseline's start: `width` to the right, `ascent` up.
    var width: Double
  }

  /// One line with its anchor at a point of the baseline.
  func label(
    _ text: String, size: Double, weight: Int = 400, color: RGBA, at point: Point, anchor: Anchor = .leading
  ) -> Label {
    let font = TypefaceRequest(size: size, weight: weight, monospacedDigits: true)
    let style = ParagraphStyle(lineLimit: 1)
    let paragraph = typesetter.paragraph([TextRun(text: text, font: font)], style: style)
    let layout = paragraph.layout(width: nil, height: nil)
    let width = layout.lines.first?.frame.width ?? 0
    let origin = Point(x: point.x - width * anchor.rawValue, y: point.y - layout.firstBaseline)
    let commands = layout.lines.flatMap(\.glyphs).map { glyphs in
      DrawingCommand.glyphs(
        GlyphRun(
          face: glyphs.face, size: glyphs.size, glyphs: glyphs.ids, at: origin, positions: glyphs.positions,
          text: glyphs.text, paint: .color(color), stretch: glyphs.stretch, slant: glyphs.slant))
    }
    return Label(commands: commands, width: width)
  }
}
