@_spi(Galley) import CoreGraphics
import Foundation
import GalleyGeometry
import GalleyTypography

/// Reads an attributed string into the typesetter's runs.
@_spi(Galley) public struct AttributedTextReader {
  /// What a run is painted with, beside its glyphs.
  public struct Look {
    public var color: UIColor
    public var background: UIColor?
    public var isUnderlined = false
    public var isStruck = false
    public var attachment: NSTextAttachment?

    public init(
      color: UIColor, background: UIColor? = nil, isUnderlined: Bool = false, isStruck: Bool = false,
      attachment: NSTextAttachment? = nil
    ) {
      self.color = color
      self.background = background
      self.isUnderlined = isUnderlined
      self.isStruck = isStruck
      self.attachment = attachment
    }
  }

  public private(set) var runs: [TextRun] = []
  /// By the `style` of the runs.
  public private(set) var looks: [Look] = []
  private var paragraph: NSParagraphStyle?

  init(_ text: NSAttributedString, font: UIFont, color: UIColor) {
    let whole = NSRange(location: 0, length: text.length)
    var runs: [TextRun] = []
    var looks: [Look] = []
    var paragraph: NSParagraphStyle?
    let string = text.string as NSString? ?? NSString()
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      if paragraph == nil { paragraph = attributes[.paragraphStyle] as? NSParagraphStyle }
      let runFont = attributes[.font] as? UIFont ?? font
      let attachment = attributes[.attachment] as? NSTextAttachment
      looks.append(
        Look(
          color: attributes[.foregroundColor] as? UIColor ?? color,
          background: attributes[.backgroundColor] as? UIColor,
          isUnderlined: Self.number(attributes[.underlineStyle]) != 0,
          isStruck: Self.number(attributes[.strikethroughStyle]) != 0, attachment: attachment))
      runs.append(
        TextRun(
          text: string.substring(with: range), font: runFont.request,
          tracking: Double(Self.number(attributes[.kern]) + Self.number(attributes[.tracking])),
          baselineOffset: Double(Self.number(attributes[.baselineOffset])), style: looks.count - 1,
          attachment: attachment.map { Self.attachment($0) }))
    }
    self.runs = runs
    self.looks = looks
    self.paragraph = paragraph
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let style as NSUnderlineStyle: CGFloat(style.rawValue)
    default: 0
    }
  }

  /// An attachment is as large as its bounds, or its image; bounds below zero reach under the baseline.
  private static func attachment(_ attachment: NSTextAttachment) -> TextRun.Attachment {
    let size = attachment.bounds.size == .zero ? attachment.image?.size ?? .zero : attachment.bounds.size
    return TextRun.Attachment(
      size: Size(width: size.width, height: size.height), descent: max(0, -attachment.bounds.minY))
  }

  func style(
    alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode, rightToLeft: Bool, scale: CGFloat
  ) -> ParagraphStyle {
    let scenario = UIKitScenario.shared
    let direction = paragraph?.baseWritingDirection ?? .natural
    let isRightToLeft = direction == .natural ? rightToLeft : direction == .rightToLeft
    let wanted = paragraph.map(\.alignment).flatMap { $0 == .natural ? nil : $0 } ?? alignment
    return ParagraphStyle(
      alignment: wanted.setting(rightToLeft: isRightToLeft), truncation: lineBreakMode.truncation,
      lineSpacing: Double(paragraph?.lineSpacing ?? 0), rightToLeft: isRightToLeft, language: scenario.locale,
      profile: UIKitScenario.profile, scale: scale)
  }
}

extension NSTextAlignment {
  func setting(rightToLeft: Bool) -> ParagraphStyle.Alignment {
    switch self {
    case .center: .center
    case .left: rightToLeft ? .trailing : .leading
    case .right: rightToLeft ? .leading : .trailing
    case .natural, .justified: .leading
    }
  }
}

extension NSLineBreakMode {
  var truncation: ParagraphStyle.Truncation {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

extension NSAttributedString {
  fileprivate func paragraph(_ options: NSStringDrawingOptions, scale: CGFloat) -> Paragraph {
    let reader = AttributedTextReader(
      self, font: .systemFont(ofSize: UIFont.smallSystemFontSize), color: .black)
    var style = reader.style(
      alignment: .natural, lineBreakMode: .byWordWrapping, rightToLeft: false, scale: scale)
    if !options.contains(.usesLineFragmentOrigin) { style.lineLimit = 1 }
    return UIKitScenario.typesetter.paragraph(reader.runs, style: style)
  }

  /// Apple documents fractional sizes, which callers round up: nothing is rounded to the pixel.
  public func size() -> CGSize { boundingRect(with: .zero, options: [], context: nil).size }

  /// The size as labels have it, rounded up to the pixel.
  ///
  /// - Parameter width: lines are broken at it; nil for one line.
  func shownSize(in width: CGFloat? = nil) -> CGSize {
    let options: NSStringDrawingOptions = width == nil ? [] : .usesLineFragmentOrigin
    let found = paragraph(options, scale: UIKitScenario.shared.scale).size(width: width.map { Double($0) }, height: nil)
    return CGSize(width: found.size.width, height: found.size.height)
  }

  /// So fine a grid that rounding to it is none.
  private static let unrounded: CGFloat = 65_536

  /// The text's size in a width; 0 stands for no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let hasLimit = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < .greatestFiniteMagnitude
    let found = paragraph(options, scale: Self.unrounded).size(width: hasLimit ? Double(size.width) : nil, height: nil)
      .size
    return CGRect(x: 0, y: 0, width: found.width, height: found.height)
  }

  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect) {}
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {}
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

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
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

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}
