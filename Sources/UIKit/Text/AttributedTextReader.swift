@_spi(Galley) import CoreGraphics
import Foundation
import GalleyGeometry
import GalleyTypography

/// Reads an attributed string into the typesetter's runs and paragraphs.
@_spi(Galley) public struct AttributedTextReader {
  /// What a run is painted with, beside its glyphs.
  public struct Look {
    public var color: UIColor
    public var background: UIColor?
    public var underline: Line?
    public var strikethrough: Line?
    public var attachment: NSTextAttachment?
    public var shadow: Shadow?
    /// The horizontal share of what lies above the baseline that glyphs lean by.
    public var slant = 0.0
    public var isLink = false

    public init(color: UIColor) { self.color = color }

    mutating func resolve(in traits: UITraitCollection) {
      color = color.resolvedColor(with: traits)
      background = background?.resolvedColor(with: traits)
      if let color = shadow?.color { shadow?.color = color.resolvedColor(with: traits) }
      underline = underline.map { Line(style: $0.style, color: $0.color?.resolvedColor(with: traits)) }
      strikethrough = strikethrough.map { Line(style: $0.style, color: $0.color?.resolvedColor(with: traits)) }
    }
  }

  /// What characters throw.
  public struct Shadow {
    public var color: UIColor
    public var blur: CGFloat
    public var offset: CGSize

    /// Without a colour there is none, as documented.
    init?(_ shadow: NSShadow) {
      guard let color = shadow.shadowColor as? UIColor else { return nil }
      self.color = color
      blur = shadow.shadowBlurRadius
      offset = shadow.shadowOffset
    }
  }

  /// A line below or through characters.
  public struct Line {
    public var style: NSUnderlineStyle
    /// nil for the text's own.
    public var color: UIColor?
  }

  public private(set) var runs: [TextRun] = []
  /// By the `style` of the runs.
  public private(set) var looks: [Look] = []
  /// By paragraph; nil for one that has none.
  private var styles: [NSParagraphStyle?] = []

  init(_ text: NSAttributedString, font: UIFont, color: UIColor, linkColor: UIColor? = nil) {
    guard text.length > 0 else { return }
    let whole = NSRange(location: 0, length: text.length)
    let string = text.string as NSString? ?? NSString()
    var runs: [TextRun] = []
    var looks: [Look] = []
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      looks.append(Self.look(attributes, color: color, linkColor: linkColor))
      runs.append(
        Self.run(attributes, string.substring(with: range), font: font, style: looks.count - 1, at: range.location))
    }
    self.runs = runs
    self.looks = looks
    styles = Self.paragraphStyles(of: text, string)
  }

  private static func run(
    _ attributes: [NSAttributedString.Key: Any], _ text: String, font: UIFont, style: Int, at location: Int
  ) -> TextRun {
    var request = (attributes[.font] as? UIFont ?? font).request
    // A kerning of nothing takes the font's away (documented of Core Text's attribute).
    if let kern = attributes[.kern], number(kern) == 0 { request.pairKerning = false }
    if let ligature = attributes[.ligature], number(ligature) == 0 { request.ligatures = false }
    return TextRun(
      text: text, font: request, tracking: Double(number(attributes[.kern]) + number(attributes[.tracking])),
      baselineOffset: Double(number(attributes[.baselineOffset])), style: style,
      attachment: (attributes[.attachment] as? NSTextAttachment).map { attachment($0, at: location) })
  }

  private static func look(
    _ attributes: [NSAttributedString.Key: Any], color: UIColor, linkColor: UIColor?
  ) -> Look {
    func line(_ style: NSAttributedString.Key, _ color: NSAttributedString.Key) -> Line? {
      let style = NSUnderlineStyle(rawValue: Int(number(attributes[style])))
      return style.rawValue == 0 ? nil : Line(style: style, color: attributes[color] as? UIColor)
    }
    var look = Look(color: attributes[.foregroundColor] as? UIColor ?? color)
    look.isLink = attributes[.link] != nil
    if look.isLink, let linkColor { look.color = linkColor }
    look.background = attributes[.backgroundColor] as? UIColor
    look.underline = line(.underlineStyle, .underlineColor)
    look.strikethrough = line(.strikethroughStyle, .strikethroughColor)
    look.attachment = attributes[.attachment] as? NSTextAttachment
    look.shadow = (attributes[.shadow] as? NSShadow).flatMap(Shadow.init)
    look.slant = Double(number(attributes[.obliqueness]))
    return look
  }

  /// The style of each paragraph, which its first character tells.
  private static func paragraphStyles(of text: NSAttributedString, _ string: NSString) -> [NSParagraphStyle?] {
    var styles: [NSParagraphStyle?] = []
    var start = 0
    while start < text.length {
      styles.append(text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle)
      let end = NSMaxRange(string.paragraphRange(for: NSRange(location: start, length: 0)))
      start = max(end, start + 1)
    }
    return styles
  }

  private static func number(_ value: Any?) -> CGFloat {
    let number: CGFloat =
      switch value {
      case let number as CGFloat: number
      case let number as Int: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      case let style as NSUnderlineStyle: CGFloat(style.rawValue)
      default: 0
      }
    return number.isFinite ? number : 0
  }

  /// An attachment says itself where it is: bounds below zero reach under the baseline, those above stand over it.
  private static func attachment(_ attachment: NSTextAttachment, at location: Int) -> TextRun.Attachment {
    let bounds = attachment.attachmentBounds(
      for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: 0),
      glyphPosition: .zero, characterIndex: location)
    func length(_ value: CGFloat) -> Double { value.isFinite ? max(0, Double(value)) : 0 }
    return TextRun.Attachment(
      size: Size(width: length(bounds.width) + 2 * length(attachment.lineLayoutPadding), height: length(bounds.height)),
      descent: bounds.minY.isFinite ? -Double(bounds.minY) : 0)
  }

  /// - Parameters:
  ///   - wholeLines: whether a paragraph whose style truncates is one line, as it is where strings are drawn.
  func style(
    alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode, rightToLeft: Bool, scale: CGFloat,
    wholeLines: Bool = false
  ) -> ParagraphStyle {
    let hasStyles = styles.contains { $0 != nil }
    let formats =
      hasStyles || lineBreakMode == .byCharWrapping
      ? styles.map {
        ParagraphFormat(
          $0, alignment: alignment, lineBreakMode: lineBreakMode, rightToLeft: rightToLeft, wholeLines: wholeLines)
      } : []
    return ParagraphStyle(
      alignment: alignment.setting(rightToLeft: rightToLeft), truncation: lineBreakMode.truncation,
      rightToLeft: rightToLeft, language: UIKitScenario.shared.locale, profile: UIKitScenario.profile, scale: scale,
      formats: formats)
  }

  /// Whether a paragraph asks for hyphens, which are not set here but where the text has soft ones.
  var wantsHyphens: Bool {
    styles.contains { $0.map { $0.hyphenationFactor > 0 || $0.usesDefaultHyphenation } ?? false }
  }
}

extension ParagraphFormat {
  /// A paragraph's style; without one what the view says.
  fileprivate init(
    _ style: NSParagraphStyle?, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode, rightToLeft: Bool,
    wholeLines: Bool
  ) {
    self.init()
    let direction: Bool? =
      switch style?.baseWritingDirection ?? .natural {
      case .natural: nil
      case .leftToRight: false
      case .rightToLeft: true
      }
    self.rightToLeft = direction
    self.alignment = (style?.alignment ?? alignment).setting(rightToLeft: direction ?? rightToLeft)
    switch style?.lineBreakMode ?? lineBreakMode {
    case .byCharWrapping: breaking = .characters
    case .byWordWrapping: breaking = .words
    default: breaking = wholeLines ? .none : .words
    }
    guard let style else { return }
    let numbers = [
      style.firstLineHeadIndent, style.headIndent, style.tailIndent, style.minimumLineHeight, style.maximumLineHeight,
      style.lineHeightMultiple, style.lineSpacing, style.paragraphSpacingBefore, style.paragraphSpacing,
    ]
    if !numbers.allSatisfy(\.isFinite) {
      PlatformNotes.add("NSParagraphStyle: a length that is no number counts as 0", place: 0)
    }
    firstIndent = style.firstLineHeadIndent
    indent = style.headIndent
    tail = style.tailIndent
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
    lineHeightMultiple = style.lineHeightMultiple
    lineSpacing = style.lineSpacing
    spacingBefore = style.paragraphSpacingBefore
    spacingAfter = style.paragraphSpacing
    tabInterval = style.defaultTabInterval
    if style.values.tabStops != nil || tabInterval > 0 { tabStops = style.tabStops.map { TabStop($0) } }
  }
}

extension ParagraphFormat.TabStop {
  fileprivate init(_ tab: NSTextTab) {
    self.init(position: tab.location)
    switch tab.alignment {
    case .center: alignment = .center
    case .right: alignment = tab.options[.columnTerminators] == nil ? .trailing : .decimal
    default: alignment = .leading
    }
  }
}

extension NSTextAlignment {
  func setting(rightToLeft: Bool) -> ParagraphStyle.Alignment {
    switch self {
    case .center: .center
    case .left: rightToLeft ? .trailing : .leading
    case .right: rightToLeft ? .leading : .trailing
    case .natural: .leading
    case .justified: .justified
    }
  }
}

extension NSLineBreakMode {
  /// A mode that only wraps puts no sign where text finds no room.
  var truncation: ParagraphStyle.Truncation {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .tail
    case .byWordWrapping, .byCharWrapping: .lines
    case .byClipping: .edge
    }
  }
}
