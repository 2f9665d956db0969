import CoreGraphics
import Foundation

/// What a cell is in: selected, edited, highlighted.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The content of a list's cell: a text, a second one, an image.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
  }

  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    public static let standardDimension = CGFloat.greatestFiniteMagnitude
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat
  public var textToSecondaryTextHorizontalPadding: CGFloat
  public var textToSecondaryTextVerticalPadding: CGFloat

  @MainActor private init(_ style: UIFont.TextStyle, _ color: UIColor, secondary: UIFont.TextStyle, vertical: String) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary), color: .secondaryLabel)
    let (x, y) = (LayoutMetrics.value("list.row.padding.leading"), LayoutMetrics.value(vertical))
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
    imageToTextPadding = LayoutMetrics.value("list.row.icon.spacing")
    textToSecondaryTextHorizontalPadding = LayoutMetrics.value("list.row.accessory.spacing")
    textToSecondaryTextVerticalPadding = LayoutMetrics.value("uikit.list.text.spacing")
  }

  nonisolated private static func make(
    _ style: UIFont.TextStyle, _ color: UIColor = .label, secondary: UIFont.TextStyle = .body,
    vertical: String = "uikit.list.padding.vertical"
  ) -> UIListContentConfiguration {
    withoutIsolation { UIListContentConfiguration(style, color, secondary: secondary, vertical: vertical) }
  }

  public static func cell() -> UIListContentConfiguration { make(.body, secondary: .caption1) }
  public static func subtitleCell() -> UIListContentConfiguration { make(.body, secondary: .caption1) }
  public static func valueCell() -> UIListContentConfiguration {
    var made = make(.body)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }
  public static func plainHeader() -> UIListContentConfiguration {
    make(.headline, vertical: "uikit.list.header.padding.vertical")
  }
  public static func plainFooter() -> UIListContentConfiguration {
    make(.footnote, .secondaryLabel, vertical: "uikit.list.footer.padding.vertical")
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    make(.footnote, .secondaryLabel, vertical: "uikit.list.header.padding.vertical")
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    make(.footnote, .secondaryLabel, vertical: "uikit.list.footer.padding.vertical")
  }
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    make(.title3, vertical: "uikit.list.header.padding.vertical")
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    make(.title2, vertical: "uikit.list.header.padding.vertical")
  }
  public static func sidebarCell() -> UIListContentConfiguration { make(.body) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { make(.body, secondary: .footnote) }
  public static func sidebarHeader() -> UIListContentConfiguration { make(.headline) }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { make(.body) }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    make(.body, secondary: .footnote)
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  public let textLabel = UILabel()
  public let secondaryLabel = UILabel()
  public let imageView = UIImageView()

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] as [UIView] { addSubview(view) }
    take()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      take()
    }
  }

  private func take() {
    func fill(
      _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
      _ properties: UIListContentConfiguration.TextProperties
    ) {
      label.font = properties.font
      label.textColor = properties.color
      label.numberOfLines = properties.numberOfLines
      label.lineBreakMode = properties.lineBreakMode
      label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
      label.textAlignment = properties.alignment == .center ? .center : .natural
      switch properties.transform {
      case .none: label.text = text
      case .uppercase: label.text = text?.uppercased()
      case .lowercase: label.text = text?.lowercased()
      case .capitalized: label.text = text?.capitalized
      }
      if let attributed { label.attributedText = attributed }
      label.isHidden = label.text?.isEmpty ?? true
    }
    fill(textLabel, shown.text, shown.attributedText, shown.textProperties)
    fill(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    imageView.image = shown.image
    imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    imageView.isHidden = shown.image == nil
    if let tint = shown.imageProperties.tintColor { imageView.tintColor = tint }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var imageSize: CGSize {
    guard shown.image != nil, let size = imageView.shownImage?.size else { return .zero }
    let limit = shown.imageProperties.maximumSize
    guard limit.width > 0 || limit.height > 0, size.width > 0, size.height > 0 else { return size }
    let factor = min(
      1, limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// From the leading edge to the texts.
  private var textStart: CGFloat {
    let m = shown.directionalLayoutMargins.leading
    guard shown.image != nil else { return m }
    let reserved = shown.imageProperties.reservedLayoutSize.width
    let column =
      reserved > 0 && reserved < .greatestFiniteMagnitude
      ? reserved : max(imageSize.width, LayoutMetrics.value("list.row.icon.column"))
    return m + column + shown.imageToTextPadding
  }

  private var isSideBySide: Bool {
    shown.prefersSideBySideTextAndSecondaryText && !secondaryLabel.isHidden
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  private func texts(width: CGFloat) -> (first: CGSize, second: CGSize) {
    let room = max(1, width - textStart - shown.directionalLayoutMargins.trailing)
    let first = textLabel.isHidden ? .zero : textLabel.sizeThatFits(CGSize(width: room, height: 0))
    let left = isSideBySide ? max(1, room - first.width - shown.textToSecondaryTextHorizontalPadding) : room
    let second = secondaryLabel.isHidden ? .zero : secondaryLabel.sizeThatFits(CGSize(width: left, height: 0))
    return (first, second)
  }

  private func height(width: CGFloat) -> CGFloat {
    let (first, second) = texts(width: width)
    let gap = first.height > 0 && second.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
    let texts = isSideBySide ? max(first.height, second.height) : first.height + gap + second.height
    let m = shown.directionalLayoutMargins
    return max(texts, imageSize.height) + m.top + m.bottom
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(width: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let m = shown.directionalLayoutMargins
    let (first, second) = texts(width: bounds.width)
    let image = imageSize
    let column = textStart - m.leading - shown.imageToTextPadding
    if shown.image != nil {
      imageView.frame = CGRect(
        x: m.leading + (column - image.width) / 2, y: (bounds.height - image.height) / 2, width: image.width,
        height: image.height)
    }
    let room = max(0, bounds.width - textStart - m.trailing)
    if isSideBySide {
      textLabel.frame = CGRect(
        x: textStart, y: (bounds.height - first.height) / 2, width: first.width, height: first.height)
      secondaryLabel.frame = CGRect(
        x: textStart + room - second.width, y: (bounds.height - second.height) / 2, width: second.width,
        height: second.height)
    } else {
      let gap = first.height > 0 && second.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
      var y = (bounds.height - first.height - gap - second.height) / 2
      textLabel.frame = CGRect(x: textStart, y: y, width: room, height: first.height)
      y += first.height + gap
      secondaryLabel.frame = CGRect(x: textStart, y: y, width: room, height: second.height)
    }
    if isRightToLeft {
      for view in [imageView, textLabel, secondaryLabel] as [UIView] {
        view.frame.origin.x = bounds.width - view.frame.maxX
      }
    }
  }
}
