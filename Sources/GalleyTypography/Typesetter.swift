import GalleyGeometry

/// Sets text with Apple's metrics. One a process; everything it learns of a text is kept for the next width.
public final class Typesetter {
  public init() {}

  /// The vertical measures of a font under a profile.
  public func metrics(_ font: TypefaceRequest, profile: MetricsProfile) -> FontMetrics {
    FontMetrics(
      ascent: 0.8 * font.size, descent: 0.2 * font.size, leading: 0, capHeight: 0.7 * font.size, xHeight: 0.5 * font.size,
      lineHeight: font.size)
  }

  /// A paragraph ready to be set in any width; shaped once for the same runs and style.
  public func paragraph(_ runs: [TextRun], style: ParagraphStyle) -> Paragraph { Paragraph(runs: runs, style: style) }
}

/// Shaped text that can be set in any width.
public final class Paragraph {
  let runs: [TextRun]
  let style: ParagraphStyle

  init(runs: [TextRun], style: ParagraphStyle) {
    self.runs = runs
    self.style = style
  }

  /// The size in a width and a height; nil means as much as it takes. Cheap: no glyphs are placed.
  public func size(width: Double?, height: Double?) -> (size: Size, firstBaseline: Double, lastBaseline: Double) {
    let l = layout(width: width, height: height)
    return (l.size, l.firstBaseline, l.lastBaseline)
  }

  /// The lines in a width and a height.
  public func layout(width: Double?, height: Double?) -> ParagraphLayout {
    let size = runs.first?.font.size ?? 17
    let count = Double(runs.reduce(0) { $0 + $1.text.count })
    return ParagraphLayout(
      size: Size(width: min(width ?? .infinity, count * size * 0.5), height: size * 1.2), firstBaseline: size,
      lastBaseline: size, lines: [])
  }
}
