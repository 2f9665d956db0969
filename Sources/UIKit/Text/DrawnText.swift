@_spi(Galley) import CoreGraphics
import Foundation
import GalleyTypography

/// A text in its lines, to be drawn on a sheet.
@_spi(Galley) public struct DrawnText: SheetElement, @unchecked Sendable {
  public let text: SetText
  public let layout: ParagraphLayout
  /// The view whose own text it is.
  public var owner: ObjectIdentifier?
  public var isDimmed = false

  /// Colours are those of now, as everywhere on a sheet.
  init(_ text: SetText, _ layout: ParagraphLayout) {
    self.text = text.resolved(in: .current)
    self.layout = layout
  }

  /// Draws on the current sheet, the lines' upper left corner at a point.
  func draw(at origin: CGPoint) {
    guard !layout.lines.isEmpty else { return }
    let size = CGSize(width: layout.size.width, height: layout.size.height)
    UIGraphicsGetCurrentContext()?.draw(self, in: CGRect(origin: origin, size: size))
  }
}
