import CoreGraphics
import Foundation

extension UIButton {
  /// What the button shows in its state, from its configuration or from what was set for states.
  struct Content {
    var title: NSAttributedString?
    var subtitle: NSAttributedString?
    var image: UIImage?
    var isImageFirst = true
    var isStacked = false
    var spacing: CGFloat = 0
    var titleSpacing: CGFloat = 0
  }

  var content: Content {
    guard let configuration else {
      let title = attributedTitle(for: state) ?? title(for: state).map { NSAttributedString(string: $0) }
      return Content(title: title.flatMap { $0.length > 0 ? $0 : nil }, image: image(for: state))
    }
    func styled(_ text: AttributedString?, _ plain: String?, _ font: UIFont) -> NSAttributedString? {
      if let text { return NSAttributedString(string: String(text.characters), attributes: [.font: font]) }
      return plain.map { NSAttributedString(string: $0, attributes: [.font: font]) }
    }
    let fonts = configuration.fonts
    return Content(
      title: styled(configuration.attributedTitle, configuration.title ?? title(for: state), fonts.title),
      subtitle: styled(configuration.attributedSubtitle, configuration.subtitle, fonts.subtitle),
      image: configuration.image ?? image(for: state),
      isImageFirst: configuration.imagePlacement == .leading || configuration.imagePlacement == .top,
      isStacked: configuration.imagePlacement == .top || configuration.imagePlacement == .bottom,
      spacing: configuration.imagePadding, titleSpacing: configuration.titlePadding)
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

  /// Around the content.
  var contentInsets: UIEdgeInsets {
    if let configuration { return configuration.contentInsets.resolved(rightToLeft: isRightToLeft) }
    return contentEdgeInsets
  }

  private var titleFont: UIFont {
    if let configuration { return configuration.fonts.title }
    return titleLabel?.font ?? .systemFont(ofSize: UIFont.labelFontSize)
  }

  private var titleSize: CGSize {
    guard let label = titleLabel, let title = content.title else { return .zero }
    // Set only when it is another: a label asks for layout with every text that it is given.
    let look = TitleLook(title: title, font: titleFont, source: attributedTitle(for: state))
    if look != titleLook {
      titleLook = look
      label.font = titleFont
      if title.length > 0 { label.attributedText = title }
    }
    var size = label.intrinsicContentSize
    if let subtitle = content.subtitle {
      let below = subtitle.shownSize()
      size = CGSize(width: max(size.width, below.width), height: size.height + content.titleSpacing + below.height)
    }
    return size
  }

  /// The content's size with its insets. A button without configuration keeps UIKit's own room above and below a title.
  var contentSize: CGSize {
    let content = content
    let title = titleSize
    if let symbol = buttonType.symbol, configuration == nil, content.title == nil,
      case .symbol(symbol) = content.image?.source
    {
      return LayoutMetrics.size("uikit.button.symbol.width", "uikit.button.symbol.height")
    }
    let image = content.image?.size ?? .zero
    let gap = content.title != nil && content.image != nil ? content.spacing : 0
    var size =
      content.isStacked
      ? CGSize(width: max(title.width, image.width), height: title.height + gap + image.height)
      : CGSize(width: title.width + gap + image.width, height: max(title.height, image.height))
    if configuration == nil, contentEdgeInsets == .zero {
      if buttonType != .custom {
        size.width = max(size.width, LayoutMetrics.value("uikit.button.minimumWidth"))
      }
      if content.title != nil { size.height += 2 * LayoutMetrics.value("uikit.button.padding.vertical") }
      if content.title == nil, content.image == nil {
        return LayoutMetrics.size("uikit.button.empty.width", "uikit.button.empty.height")
      }
    }
    let insets = contentInsets
    if let background = backgroundImage(for: state)?.size {
      size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  /// Puts image and title where the alignment says.
  func layoutContent() {
    let content = content
    let area = bounds.inset(by: contentInsets)
    let title = titleSize
    let image = content.image?.size ?? .zero
    let gap = content.title != nil && content.image != nil ? content.spacing : 0
    if content.title != nil, let label = titleLabel, label.superview == nil { addSubview(label) }
    if content.image != nil, let view = imageView, view.superview == nil { addSubview(view) }
    if titleLabel?.isHidden != (content.title == nil) { titleLabel?.isHidden = content.title == nil }
    if imageView?.isHidden != (content.image == nil) { imageView?.isHidden = content.image == nil }
    if imageView?.image !== content.image { imageView?.image = content.image }
    titleLabel?.textColor = configuration.map { $0.foreground ?? tintColor } ?? currentTitleColor
    let fitting = CGSize(
      width: min(title.width, max(0, area.width - (content.isStacked ? 0 : image.width + gap))), height: title.height)
    let group =
      content.isStacked
      ? CGSize(width: max(fitting.width, image.width), height: fitting.height + gap + image.height)
      : CGSize(width: fitting.width + gap + image.width, height: max(fitting.height, image.height))
    let origin = CGPoint(
      x: place(group.width, area.minX, area.width, horizontalPlace),
      y: place(group.height, area.minY, area.height, verticalPlace))
    let imageFirst = content.isImageFirst != (isRightToLeft && !content.isStacked)
    var titleFrame = CGRect(origin: origin, size: fitting)
    var imageFrame = CGRect(origin: origin, size: image)
    if content.isStacked {
      titleFrame.origin.x += (group.width - fitting.width) / 2
      imageFrame.origin.x += (group.width - image.width) / 2
      if imageFirst { titleFrame.origin.y += image.height + gap } else { imageFrame.origin.y += fitting.height + gap }
    } else {
      titleFrame.origin.y += (group.height - fitting.height) / 2
      imageFrame.origin.y += (group.height - image.height) / 2
      if imageFirst { titleFrame.origin.x += image.width + gap } else { imageFrame.origin.x += fitting.width + gap }
    }
    titleLabel?.frame = titleFrame.offsetBy(
      dx: titleEdgeInsets.left - titleEdgeInsets.right, dy: titleEdgeInsets.top - titleEdgeInsets.bottom)
    imageView?.frame = imageFrame.offsetBy(
      dx: imageEdgeInsets.left - imageEdgeInsets.right, dy: imageEdgeInsets.top - imageEdgeInsets.bottom)
  }

  /// 0 for the start, 1 for the end, a half for the middle.
  private var horizontalPlace: CGFloat {
    switch contentHorizontalAlignment {
    case .left, .fill: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    case .center: 0.5
    }
  }

  private var verticalPlace: CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: 0
    case .bottom: 1
    case .center: 0.5
    }
  }

  private func place(_ length: CGFloat, _ start: CGFloat, _ room: CGFloat, _ part: CGFloat) -> CGFloat {
    let scale = max(1, UIKitScenario.shared.scale)
    return ((start + (room - length) * part) * scale).rounded() / scale
  }
}
