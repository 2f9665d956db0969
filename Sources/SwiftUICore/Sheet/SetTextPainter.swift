import GalleyGeometry
import GalleyScreen
import GalleyTypography
@_spi(Galley) import UIKit

/// Paints texts of UIKit's: glyphs, what lies behind them, their lines and inline images.
package struct SetTextPainter {
  let environment: EnvironmentValues
  let grid: PixelGrid

  package init(environment: EnvironmentValues, grid: PixelGrid) {
    self.environment = environment
    self.grid = grid
  }

  package func draw(
    _ layout: ParagraphLayout, looks: [AttributedTextReader.Look], isDimmed: Bool, at origin: Point,
    _ drawing: inout [DrawingCommand]
  ) {
    let shown = looks.map { resolved($0, isDimmed: isDimmed) }
    for line in layout.lines {
      for glyphs in line.glyphs where looks.indices.contains(glyphs.style) {
        let look = looks[glyphs.style]
        let room = Rect(
          x: glyphs.room.lowerBound, y: line.frame.minY, width: glyphs.room.upperBound - glyphs.room.lowerBound,
          height: line.frame.height)
        if let place = glyphs.attachment {
          draw(look, attachment: place, room: room, at: origin, &drawing)
          continue
        }
        var leaning = glyphs
        leaning.slant += look.slant
        if let shadow = look.shadow { drawing.append(.beginLayer(layer(shadow))) }
        TextContent.draw(
          leaning, shown[glyphs.style], line, room: room, at: origin, in: line.frame.offset(by: origin), &drawing, grid)
        if look.shadow != nil { drawing.append(.endLayer) }
      }
    }
  }

  /// Half of the blur is the deviation of the Gaussian, as of shadows on sheets.
  private func layer(_ shadow: AttributedTextReader.Shadow) -> DrawingLayer {
    DrawingLayer(
      shadow: DrawingLayer.Shadow(
        color: rgba(shadow.color), radius: max(0, Double(shadow.blur)) / 2,
        offset: Point(x: Double(shadow.offset.width), y: Double(shadow.offset.height))))
  }

  private func draw(
    _ look: AttributedTextReader.Look, attachment place: Rect, room: Rect, at origin: Point,
    _ drawing: inout [DrawingCommand]
  ) {
    if let background = look.background {
      drawing.append(.fill(DrawingPath(room.offset(by: origin)), .color(rgba(background)), evenOdd: false))
    }
    guard let attachment = look.attachment, let image = attachment.image else { return }
    let padding = max(0, Double(attachment.lineLayoutPadding))
    let inner = Rect(
      x: place.minX + padding, y: place.minY, width: max(0, place.width - 2 * padding), height: place.height)
    environment.draw(image, in: inner.offset(by: origin), tint: look.color, &drawing, grid)
  }

  private func rgba(_ color: UIColor) -> RGBA { color.rgba(in: environment.traits) }

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
