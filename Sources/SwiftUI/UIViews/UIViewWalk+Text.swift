import GalleyGeometry
import GalleyScreen
import GalleyTypography
@_spi(Galley) import UIKit

/// Texts of UIKit's views.
extension UIViewWalk {
  /// How a label's text lies in its box: in the middle of its height, at its alignment's side.
  private func layout(of label: UILabel, _ rect: Rect) -> (layout: ParagraphLayout, origin: Point) {
    let layout = label.paragraph.layout(width: rect.width, height: rect.height)
    let spare = max(0, rect.width - layout.size.width)
    let top = (rect.height - layout.size.height) / 2
    return (layout, Point(x: rect.minX + spare * share(of: label.textAlignment), y: rect.minY + top))
  }

  /// The share of the spare room that lies left of a text.
  private func share(of alignment: NSTextAlignment) -> Double {
    switch alignment {
    case .center: 0.5
    case .right: 1
    case .left: 0
    case .natural, .justified: environment.isRightToLeft ? 1 : 0
    }
  }

  func draw(_ label: UILabel, in rect: Rect, _ resolver: inout ScreenResolver) {
    guard label.text?.isEmpty == false else { return }
    let (layout, origin) = layout(of: label, rect)
    let start = resolver.grid.round(Rect(origin: origin, size: .zero)).origin
    draw(layout, looks: label.textLooks, isDimmed: !label.isEnabled, at: start, &resolver)
  }

  func lines(of label: UILabel, _ rect: Rect) -> TextLines? {
    guard label.text?.isEmpty == false else { return nil }
    let (layout, origin) = layout(of: label, rect)
    let font = label.effectiveFont.request
    return TextLines(
      layout, of: label.text ?? "", at: origin, font: ResolvedFont(request: font).description, pointSize: font.size,
      seen: seen)
  }

  func paragraph(_ text: String, font: UIFont, alignment: NSTextAlignment, limit: Int?) -> Paragraph {
    var style = environment.paragraphStyle
    style.lineLimit = limit
    style.reservedLines = 0
    style.alignment = alignment == .center ? .center : alignment == .right ? .trailing : .leading
    return UIKitScenario.typesetter.paragraph([TextRun(text: text, font: font.request, style: 0)], style: style)
  }

  /// Draws one line in the middle of a box's height.
  func draw(
    _ text: String, font: UIFont, color: UIColor, alignment: NSTextAlignment, in rect: Rect,
    _ resolver: inout ScreenResolver
  ) {
    let layout = paragraph(text, font: font, alignment: alignment, limit: 1).layout(width: rect.width, height: nil)
    let start = Point(
      x: rect.minX + max(0, rect.width - layout.size.width) * share(of: alignment),
      y: rect.minY + (rect.height - layout.size.height) / 2)
    draw(layout, color: color, at: resolver.grid.round(Rect(origin: start, size: .zero)).origin, &resolver)
  }

  func draw(_ layout: ParagraphLayout, color: UIColor, at origin: Point, _ resolver: inout ScreenResolver) {
    draw(layout, looks: [AttributedTextReader.Look(color: color)], isDimmed: false, at: origin, &resolver)
  }

  /// Draws glyphs, their lines and inline images.
  func draw(
    _ layout: ParagraphLayout, looks: [AttributedTextReader.Look], isDimmed: Bool, at origin: Point,
    _ resolver: inout ScreenResolver
  ) {
    for line in layout.lines {
      for glyphs in line.glyphs where looks.indices.contains(glyphs.style) {
        let look = looks[glyphs.style]
        if let place = glyphs.attachment {
          if let image = look.attachment?.image { draw(image, in: place.offset(by: origin), tint: nil, &resolver) }
          continue
        }
        let color = rgba(isDimmed ? .tertiaryLabel : look.color)
        resolver.drawing.append(
          .glyphs(
            GlyphRun(
              face: glyphs.face, size: glyphs.size, glyphs: glyphs.ids,
              at: origin, positions: glyphs.positions, text: glyphs.text, paint: .color(color),
              stretch: glyphs.stretch, slant: glyphs.slant)))
      }
    }
  }
}
