@_spi(Galley) import CoreGraphics
import Foundation
import GalleyTypography

/// Texts on the current sheet. Where they lie is what Apple's documentation of these methods says.
extension NSAttributedString {
  /// In one line, or as many as its line breaks make, whose upper left corner is the point.
  public func draw(at point: CGPoint) {
    let text = drawable(endsWithSign: false, isOneLine: false)
    DrawnText(text, text.paragraph.layout(width: nil, height: nil)).draw(at: point)
  }

  /// Wrapped at the rectangle's width from its top; lines that find no room in its height are left out.
  public func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Without `usesLineFragmentOrigin` one line whose baseline begins at the rectangle's origin; with it as many as find
  /// room in its size, of which 0 stands for no limit.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    func limit(_ length: CGFloat) -> Double? { length > 0 && length.isFinite ? Double(length) : nil }
    guard options.contains(.usesLineFragmentOrigin) else {
      let text = drawable(endsWithSign: false, isOneLine: true)
      let layout = text.paragraph.layout(width: nil, height: nil)
      return DrawnText(text, layout).draw(at: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline))
    }
    let text = drawable(endsWithSign: options.contains(.truncatesLastVisibleLine), isOneLine: false)
    let width = limit(rect.width)
    let layout = text.paragraph.layout(width: width, height: limit(rect.height), alignedIn: width)
    DrawnText(text, layout).draw(at: rect.origin)
  }

  /// - Parameter endsWithSign: whether the last line that finds room says that there is more.
  private func drawable(endsWithSign: Bool, isOneLine: Bool) -> SetText {
    let font = UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)
    let reader = AttributedTextReader(self, font: font, color: .black)
    // One whose paragraphs truncate is one line, as when it is measured.
    let own = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    let mode = own?.lineBreakMode ?? .byWordWrapping
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    var style = reader.style(
      alignment: .natural, lineBreakMode: wraps && endsWithSign ? .byTruncatingTail : mode, rightToLeft: false,
      scale: Self.unrounded)
    if isOneLine || !wraps { style.lineLimit = 1 }
    return SetText(string, reader, font: font, style: style)
  }
}

extension NSString {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { attributed(attributes).draw(with: rect, options: options, context: context) }
}

// On Apple's systems these are NSString's and reach String by bridging.
extension String {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context) }
}
