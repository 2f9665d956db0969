import CoreGraphics
import Foundation

/// The title and the subtitle below it, each a label.
extension UIButton {
  struct TitleSizes {
    var title: CGSize
    var subtitle: CGSize
    /// Both together.
    var whole: CGSize
  }

  /// What the title's label was given.
  struct TitleLook: Equatable {
    private let text: String
    private let fonts: [UIFont?]
    private let font: UIFont
    /// The owner's own attributed text, whose colours may differ where its words do not.
    private let source: ObjectIdentifier?

    init(title: NSAttributedString, font: UIFont, source: NSAttributedString?) {
      text = title.string
      self.font = font
      self.source = source.map { ObjectIdentifier($0) }
      var fonts: [UIFont?] = []
      title.enumerateAttribute(.font, in: NSRange(location: 0, length: title.length), options: []) { value, _, _ in
        fonts.append(value as? UIFont)
      }
      self.fonts = fonts
    }
  }

  private var titleFont: UIFont {
    if let configuration { return configuration.fonts.title }
    return titleLabel?.font ?? .systemFont(ofSize: UIFont.labelFontSize)
  }

  /// Whether titles wrap: a configuration's by its line break modes, which wrap unless they are changed (documented).
  /// A button without one does not grow with its title's lines.
  var wrapsTitles: Bool {
    guard let configuration else { return false }
    let content = content
    return content.title != nil && configuration.titleLineBreakMode.wraps
      || content.subtitle != nil && configuration.subtitleLineBreakMode.wraps
  }

  /// What of a width the titles may take beside the image.
  func titleRoom(_ content: Content, _ width: CGFloat) -> CGFloat {
    guard let image = content.image, !content.isStacked else { return max(0, width) }
    return max(0, width - image.size.width - (content.title != nil ? content.spacing : 0))
  }

  /// The labels' sizes, in one line each without a room.
  func titles(_ content: Content, room: CGFloat?) -> TitleSizes {
    give(content.title, to: titleLabel, configuration?.titleLineBreakMode, isSubtitle: false)
    if content.subtitle != nil {
      give(content.subtitle, to: subtitleLabel, configuration?.subtitleLineBreakMode, isSubtitle: true)
    }
    func size(_ label: UILabel?) -> CGSize {
      guard let label else { return .zero }
      guard let room, label.numberOfLines != 1 else { return label.intrinsicContentSize }
      return label.sizeThatFits(CGSize(width: max(1, room), height: .greatestFiniteMagnitude))
    }
    let title = content.title == nil ? .zero : size(titleLabel)
    let subtitle = content.subtitle == nil ? .zero : size(subtitleLabel)
    let gap = content.title != nil && content.subtitle != nil ? content.titleSpacing : 0
    return TitleSizes(
      title: title, subtitle: subtitle,
      whole: CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height))
  }

  private func give(_ text: NSAttributedString?, to label: UILabel?, _ mode: NSLineBreakMode?, isSubtitle: Bool) {
    guard let label, let text, text.length > 0 else { return }
    // Set only when it is another: a label asks for layout with every text that it is given.
    let font = isSubtitle ? configuration?.fonts.subtitle ?? titleFont : titleFont
    let look = TitleLook(title: text, font: font, source: isSubtitle ? nil : attributedTitle(for: state))
    if look != (isSubtitle ? subtitleLook : titleLook) {
      if isSubtitle { subtitleLook = look } else { titleLook = look }
      label.font = font
      label.attributedText = text
    }
    guard let mode else { return }
    let lines = mode.wraps ? 0 : 1
    if label.numberOfLines != lines { label.numberOfLines = lines }
    if label.lineBreakMode != mode { label.lineBreakMode = mode }
  }

  /// Puts labels and image into the button, in the colour of its state.
  func show(_ content: Content) {
    func show(_ view: UIView?, _ isShown: Bool) {
      guard let view else { return }
      if isShown, view.superview == nil { addSubview(view) }
      if view.isHidden == isShown { view.isHidden = !isShown }
    }
    show(titleLabel, content.title != nil)
    if content.subtitle != nil || subtitleLook != nil { show(subtitleLabel, content.subtitle != nil) }
    show(imageView, content.image != nil)
    if imageView?.image !== content.image { imageView?.image = content.image }
    guard let configuration else {
      titleLabel?.textColor = currentTitleColor
      return
    }
    let foreground = configuration.foreground ?? tintColor ?? .label
    func paint(_ text: NSAttributedString?, _ label: UILabel?) {
      // A title's own colour stays.
      guard let text, text.length > 0, text.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil else {
        return
      }
      label?.textColor = foreground
    }
    paint(content.title, titleLabel)
    if content.subtitle != nil { paint(content.subtitle, subtitleLabel) }
    imageView?.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
  }

  /// Places the labels in their common frame, one below the other.
  func place(_ titles: TitleSizes, in frame: CGRect, _ content: Content) {
    let side = titleSide(content)
    func place(_ label: UILabel?, _ size: CGSize, y: CGFloat) {
      guard let label else { return }
      let width = min(size.width, frame.width)
      let share: CGFloat = side == .center ? 0.5 : side == .right ? 1 : 0
      label.frame = CGRect(x: frame.minX + (frame.width - width) * share, y: y, width: width, height: size.height)
      if label.numberOfLines != 1, configuration != nil, label.textAlignment != side { label.textAlignment = side }
    }
    if content.title != nil { place(titleLabel, titles.title, y: frame.minY) }
    if content.subtitle != nil { place(subtitleLabel, titles.subtitle, y: frame.maxY - titles.subtitle.height) }
  }

  /// The side at which title and subtitle line up: automatically the leading one beside an image, else the middle.
  private func titleSide(_ content: Content) -> NSTextAlignment {
    let isLeading: Bool
    switch configuration?.titleAlignment {
    case .leading?: isLeading = true
    case .trailing?: isLeading = false
    case .center?: return .center
    case .automatic?, nil:
      guard content.image != nil, !content.isStacked else { return .center }
      isLeading = true
    }
    return isLeading == isRightToLeft ? .right : .left
  }
}

extension NSLineBreakMode {
  /// Whether text of the mode goes on in another line.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
