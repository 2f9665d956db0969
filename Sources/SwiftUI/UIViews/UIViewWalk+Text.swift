import GalleyGeometry
import GalleyScreen
import GalleyTypography
@_spi(Galley) import UIKit

/// Texts of UIKit's views.
extension UIViewWalk {
  /// How a label's text lies in its box: in the middle of its height, at its alignment's side.
  private func layout(of label: UILabel, _ rect: Rect) -> (layout: ParagraphLayout, origin: Point) {
    let layout = label.paragraph.layout(width: rect.width, height: rect.height, alignedIn: rect.width)
    return (layout, Point(x: rect.minX, y: rect.minY + (rect.height - layout.size.height) / 2))
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
    // A line that goes on beyond the edge is cut there.
    let isCut = label.lineBreakMode == .byClipping && layout.lost > 0
    if isCut { resolver.drawing += [.save, .clip(DrawingPath(rect), evenOdd: false)] }
    draw(layout, looks: label.textLooks, isDimmed: !label.isEnabled, at: start, &resolver)
    if isCut { resolver.drawing.append(.restore) }
    if label.wantsHyphens { noteHyphens(of: label.text ?? "") }
  }

  private func noteHyphens(of text: String) {
    let shown = text.count > 24 ? text.prefix(23) + "…" : text[...]
    PlatformNotes.add(
      "\"\(shown)\" asks for hyphenation, which is not done here: only soft hyphens in the text break words", place: 0)
  }

  func draw(_ text: UITextView, in rect: Rect, _ resolver: inout ScreenResolver) {
    guard let string = text.text, !string.isEmpty else { return }
    let insets = text.textInsets
    let width = max(0, rect.width - Double(insets.left + insets.right))
    let layout = text.paragraph.layout(width: width, height: nil, alignedIn: width)
    let start = Point(
      x: rect.minX - text.bounds.minX + Double(insets.left), y: rect.minY - text.bounds.minY + Double(insets.top))
    draw(layout, looks: text.textLooks, isDimmed: false, at: start, &resolver)
    if text.wantsHyphens { noteHyphens(of: string) }
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

  /// Draws glyphs, what lies behind them, their lines and inline images.
  func draw(
    _ layout: ParagraphLayout, looks: [AttributedTextReader.Look], isDimmed: Bool, at origin: Point,
    _ resolver: inout ScreenResolver
  ) {
    let shown = looks.map { resolved($0, isDimmed: isDimmed) }
    for line in layout.lines {
      for glyphs in line.glyphs where looks.indices.contains(glyphs.style) {
        let look = looks[glyphs.style]
        let room = Rect(
          x: glyphs.room.lowerBound, y: line.frame.minY, width: glyphs.room.upperBound - glyphs.room.lowerBound,
          height: line.frame.height)
        if let place = glyphs.attachment {
          draw(look, attachment: place, room: room, at: origin, &resolver)
          continue
        }
        var leaning = glyphs
        leaning.slant += look.slant
        TextContent.draw(
          leaning, shown[glyphs.style], line, room: room, at: origin, in: line.frame.offset(by: origin),
          &resolver.drawing, resolver.grid)
      }
    }
  }

  private func draw(
    _ look: AttributedTextReader.Look, attachment place: Rect, room: Rect, at origin: Point,
    _ resolver: inout ScreenResolver
  ) {
    if let background = look.background {
      resolver.drawing.append(
        .fill(DrawingPath(room.offset(by: origin)), .color(rgba(background)), evenOdd: false))
    }
    guard let attachment = look.attachment, let image = attachment.image else { return }
    let padding = max(0, Double(attachment.lineLayoutPadding))
    let inner = Rect(
      x: place.minX + padding, y: place.minY, width: max(0, place.width - 2 * padding), height: place.height)
    draw(image, in: inner.offset(by: origin), tint: look.color, &resolver)
  }

  /// A look in the terms of SwiftUI's texts.
  private func resolved(_ look: AttributedTextReader.Look, isDimmed: Bool) -> ResolvedText.Look {
    let color = rgba(isDimmed ? .tertiaryLabel : look.color)
    func line(_ line: AttributedTextReader.Line?) -> ResolvedText.Line? {
      line.map {
        ResolvedText.Line(
          color: $0.color.map(rgba) ?? color, dash: Text.LineStyle.Pattern($0.style).dash,
          isThick: $0.style.contains(.thick), isDouble: $0.style.contains(.double))
      }
    }
    return ResolvedText.Look(
      paint: .color(color), underline: line(look.underline), strikethrough: line(look.strikethrough),
      isLink: look.isLink, background: look.background.map(rgba))
  }
}

extension Text.LineStyle.Pattern {
  /// The pattern of a style of UIKit's.
  fileprivate init(_ style: NSUnderlineStyle) {
    let pattern = style.rawValue & 0x0700
    self =
      switch pattern {
      case NSUnderlineStyle.patternDot.rawValue: .dot
      case NSUnderlineStyle.patternDash.rawValue: .dash
      case NSUnderlineStyle.patternDashDot.rawValue: .dashDot
      case NSUnderlineStyle.patternDashDotDot.rawValue: .dashDotDot
      default: .solid
      }
  }
}
