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
    let fonts = configuration.fonts
    let symbol = configuration.preferredSymbolConfigurationForImage
    let image = configuration.image ?? image(for: state)
    return Content(
      title: UIButton.styled(
        configuration.attributedTitle, configuration.title ?? title(for: state), fonts.title,
        configuration.titleTextAttributesTransformer),
      subtitle: UIButton.styled(
        configuration.attributedSubtitle, configuration.subtitle, fonts.subtitle,
        configuration.subtitleTextAttributesTransformer),
      image: symbol.flatMap { image?.applyingSymbolConfiguration($0) } ?? image,
      isImageFirst: configuration.imagePlacement == .leading || configuration.imagePlacement == .top,
      isStacked: configuration.imagePlacement == .top || configuration.imagePlacement == .bottom,
      spacing: configuration.imagePadding, titleSpacing: configuration.titlePadding)
  }

  /// A title of a configuration with the attributes that its transformer gives it.
  private static func styled(
    _ text: AttributedString?, _ plain: String?, _ font: UIFont, _ change: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    guard var styled = text ?? plain.map({ AttributedString($0) }), !styled.characters.isEmpty else { return nil }
    for run in styled.runs {
      var attributes = run.attributes
      if attributes.uiKit.font == nil { attributes.uiKit.font = font }
      styled[run.range].setAttributes(change?(attributes) ?? attributes)
    }
    return NSAttributedString(styled)
  }

  /// Around the content.
  var contentInsets: UIEdgeInsets {
    if let configuration { return configuration.contentInsets.resolved(rightToLeft: isRightToLeft) }
    return contentEdgeInsets
  }

  /// The content's size with its insets, its titles wrapped in a width. A button without configuration keeps UIKit's own
  /// room above and below a title.
  func contentSize(width: CGFloat? = nil) -> CGSize {
    let content = content
    let insets = contentInsets
    let title = titles(content, room: width.map { titleRoom(content, $0 - insets.left - insets.right) }).whole
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
    let room = titleRoom(content, area.width)
    let titles = titles(content, room: room)
    let image = content.image?.size ?? .zero
    let gap = content.title != nil && content.image != nil ? content.spacing : 0
    show(content)
    let fitting = CGSize(width: min(titles.whole.width, room), height: titles.whole.height)
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
    place(
      titles,
      in: titleFrame.offsetBy(
        dx: titleEdgeInsets.left - titleEdgeInsets.right, dy: titleEdgeInsets.top - titleEdgeInsets.bottom), content)
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
