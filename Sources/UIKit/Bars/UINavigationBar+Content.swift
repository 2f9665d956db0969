import CoreGraphics
import Foundation

/// What a navigation bar shows of its items.
@MainActor final class NavigationBarContent {
  let buttons = BarButtons()
  let title = UILabel()
  let largeTitle = UILabel()
  lazy var back = UIBarButtonItem()
  weak var titleView: UIView?

  init() {
    for label in [title, largeTitle] { label.accessibilityTraits = [.header, .staticText] }
  }
}

extension UINavigationBar {
  /// Places the items at both edges, the title between them, a large title below.
  func layoutContent() {
    let item = topItem
    let inline = LayoutMetrics.value("bar.navigation.height")
    let margin = LayoutMetrics.value("bar.navigation.margin")
    let gap = LayoutMetrics.value("bar.navigation.item.spacing")
    let safe = safeAreaInsets
    var leading = margin + (isRightToLeft ? safe.right : safe.left)
    var trailing = margin + (isRightToLeft ? safe.left : safe.right)
    // The controls of a pad's window take the bar's leading corner.
    if let controls = windowControlsFrame, controls.intersects(bounds) {
      leading = max(leading, isRightToLeft ? bounds.maxX - controls.minX : controls.maxX - bounds.minX)
    }

    let left = leadingItems(item)
    let right = item?.rightBarButtonItems ?? []
    let views = content.buttons.views(for: left + right, in: self)
    let leftCount = left.filter { !$0.isHidden && !$0.isSpace }.count
    for (place, view) in views.enumerated() {
      let size = BarButtons.size(of: view, height: inline)
      let y = (inline - size.height) / 2
      if place < leftCount {
        placeInBar(view, x: leading, y: y, size: size)
        leading += size.width + gap
      } else {
        placeInBar(view, x: bounds.width - trailing - size.width, y: y, size: size)
        trailing += size.width + gap
      }
    }
    layoutTitle(item, leading: leading, trailing: trailing, inline: inline)
    layoutLargeTitle(item)
  }

  private func leadingItems(_ item: UINavigationItem?) -> [UIBarButtonItem] {
    let own = item?.leftBarButtonItems ?? []
    guard let previous = backItem, item?.hidesBackButton == false,
      own.isEmpty || item?.leftItemsSupplementBackButton == true
    else { return own }
    if let custom = previous.backBarButtonItem { return [custom] + own }
    let isGlass = UIKitScenario.shared.generation == .ios26
    content.back.image =
      isGlass || item?.backButtonDisplayMode == .minimal ? UIImage(systemName: "chevron.backward") : nil
    content.back.title = previous.backButtonTitle ?? previous.title ?? "Back"
    content.back.accessibilityLabel = "Back"
    return [content.back] + own
  }

  /// The title gives way to the items on both sides, and keeps to the middle while it can.
  private func layoutTitle(_ item: UINavigationItem?, leading: CGFloat, trailing: CGFloat, inline: CGFloat) {
    if let old = content.titleView, old !== item?.titleView { old.removeFromSuperview() }
    content.titleView = item?.titleView
    let room = max(0, bounds.width - leading - trailing)
    let shown: UIView
    let size: CGSize
    if let view = item?.titleView {
      shown = view
      size = BarButtons.size(of: view, height: inline)
      content.title.removeFromSuperview()
    } else {
      let label = content.title
      style(label, item?.title, large: false)
      guard item?.title?.isEmpty == false, !showsLargeTitle else { return label.removeFromSuperview() }
      shown = label
      size = label.intrinsicContentSize
    }
    if shown.superview !== self { addSubview(shown) }
    let width = min(size.width, room)
    let x = min(max((bounds.width - width) / 2, leading), max(leading, bounds.width - trailing - width))
    placeInBar(shown, x: x, y: (inline - size.height) / 2, size: CGSize(width: width, height: size.height))
  }

  private func layoutLargeTitle(_ item: UINavigationItem?) {
    let label = content.largeTitle
    guard showsLargeTitle else { return label.removeFromSuperview() }
    if label.superview !== self { addSubview(label) }
    style(label, item?.title, large: true)
    let side = UIKitScenario.shared.layoutMargin + (isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left)
    let size = label.intrinsicContentSize
    placeInBar(
      label, x: side, y: LayoutMetrics.value("bar.navigation.largeTitle.textTop"),
      size: CGSize(width: min(size.width, max(0, bounds.width - 2 * side)), height: size.height))
  }

  private func style(_ label: UILabel, _ title: String?, large: Bool) {
    let appearance = topItem?.standardAppearance ?? standardAppearance
    var attributes = large ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
    attributes.merge((large ? largeTitleTextAttributes : titleTextAttributes) ?? [:]) { appearance, _ in appearance }
    let standard: UIFont =
      large
      ? .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, weight: .bold)
      : .systemFont(ofSize: LayoutMetrics.value("bar.navigation.title.size"), weight: .semibold)
    label.show(title, font: attributes[.font] as? UIFont ?? standard)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
  }
}
