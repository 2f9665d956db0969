import CoreGraphics
import Foundation
import GalleyTypography

extension NSAttributedString {
  /// - Parameter isOneLine: whether a line break ends what is measured.
  private func paragraph(isOneLine: Bool, scale: CGFloat) -> Paragraph {
    let reader = AttributedTextReader(
      self, font: .systemFont(ofSize: UIFont.smallSystemFontSize), color: .black)
    var style = reader.style(
      alignment: .natural, lineBreakMode: .byWordWrapping, rightToLeft: false, scale: scale, wholeLines: true)
    if isOneLine { style.lineLimit = 1 }
    return UIKitScenario.typesetter.paragraph(reader.runs, style: style)
  }

  /// Apple documents fractional sizes, which callers round up: nothing is rounded to the pixel.
  public func size() -> CGSize { boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size }

  /// The size as labels have it, rounded up to the pixel.
  ///
  /// - Parameter width: lines are broken at it; nil for one line.
  func shownSize(in width: CGFloat? = nil) -> CGSize {
    let found = paragraph(isOneLine: width == nil, scale: UIKitScenario.shared.scale)
      .size(width: width.map { Double($0) }, height: nil)
    return CGSize(width: found.size.width, height: found.size.height)
  }

  /// So fine a grid that rounding to it is none.
  static let unrounded: CGFloat = 65_536

  /// The text's size in a width; 0 stands for no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    let hasLimit = !isOneLine && size.width > 0 && size.width < .greatestFiniteMagnitude
    let found = paragraph(isOneLine: isOneLine, scale: Self.unrounded)
      .size(width: hasLimit ? Double(size.width) : nil, height: nil).size
    return CGRect(x: 0, y: 0, width: found.width, height: found.height)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attrs).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

// On Apple's systems these are NSString's and reach String by bridging.
extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}
