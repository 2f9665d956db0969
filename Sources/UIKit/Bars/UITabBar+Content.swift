import CoreGraphics
import Foundation

/// One tab: its image above its title.
final class UITabBarButton: UIControl {
  let image = UIImageView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibility.isElement = true
    accessibility.traits = .button
    image.contentMode = .center
    label.textAlignment = .center
    addSubview(image)
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ item: UITabBarItem, isSelected: Bool, tint: UIColor, plain: UIColor) {
    let color = isSelected ? tint : plain
    let picture = isSelected ? item.selectedImage ?? item.image : item.image
    if image.image !== picture { image.image = picture }
    image.tintColor = color
    label.textColor = color
    label.show(item.title, font: .systemFont(ofSize: LayoutMetrics.value("bar.tab.item.fontSize"), weight: .medium))
    if self.isSelected != isSelected { self.isSelected = isSelected }
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
  }

  /// Image and title as one group in the middle, the title's share as wide as the tab.
  override func layoutSubviews() {
    super.layoutSubviews()
    let picture = image.image?.size ?? .zero
    let text = label.intrinsicContentSize
    let top = (bounds.height - picture.height - text.height) / 2
    image.frame = CGRect(
      x: (bounds.width - picture.width) / 2, y: top, width: picture.width, height: picture.height)
    label.frame = CGRect(
      x: max(0, (bounds.width - text.width) / 2), y: top + picture.height, width: min(bounds.width, text.width),
      height: text.height)
  }
}

extension UITabBar {
  /// What the tabs lie on: a platter that floats in the bar, or the whole bar.
  @_spi(Galley) public var platter: CGRect {
    guard UIKitScenario.shared.generation == .ios26, !(items ?? []).isEmpty else { return bounds }
    let tabs =
      LayoutMetrics.value("bar.tab.item.width")
      + LayoutMetrics.value("bar.tab.item.pitch") * CGFloat(max(0, (items?.count ?? 0) - 1))
    let width = min(
      tabs + 2 * LayoutMetrics.value("bar.tab.pillPadding"), bounds.width - 2 * LayoutMetrics.value("bar.tab.pillInset")
    )
    let height = LayoutMetrics.value("bar.tab.pillHeight")
    return CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - LayoutMetrics.value("bar.tab.pillBottom") - height,
      width: width,
      height: height)
  }

  /// Spreads the tabs over the platter.
  func layoutContent() {
    let items = items ?? []
    while buttons.count > items.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < items.count {
      let button = UITabBarButton(frame: .zero)
      buttons.append(button)
      addSubview(button)
    }
    let platter = platter
    let isFloating = UIKitScenario.shared.generation == .ios26
    let padding = isFloating ? LayoutMetrics.value("bar.tab.pillPadding") : 0
    let height = isFloating ? LayoutMetrics.value("bar.tab.item.height") : LayoutMetrics.value("bar.tab.height")
    let room = platter.width - 2 * padding
    let width =
      isFloating
      ? min(LayoutMetrics.value("bar.tab.item.width"), room) : room / CGFloat(max(1, items.count))
    let pitch = items.count > 1 ? (room - width) / CGFloat(items.count - 1) : 0
    for (place, (item, button)) in zip(items, buttons).enumerated() {
      button.show(
        item, isSelected: item === (selectedItem ?? items.first), tint: tintColor,
        plain: unselectedItemTintColor ?? (isFloating ? .label : .systemGray))
      placeInBar(
        button, x: platter.minX + padding + pitch * CGFloat(place),
        y: isFloating ? platter.midY - height / 2 : 0, size: CGSize(width: width, height: height))
    }
  }
}

extension UIToolbar {
  /// Places the items one after another; flexible spaces share what is left.
  func layoutContent() {
    let items = items ?? []
    let views = barButtons.views(for: items, in: self)
    let gap = LayoutMetrics.value("bar.toolbar.item.spacing")
    let inset = max(LayoutMetrics.value("bar.navigation.margin"), safeAreaInsets.left)
    let sizes = views.map { BarButtons.size(of: $0, height: bounds.height) }
    let shown = items.filter { !$0.isHidden }
    let fixed = shown.filter { $0.systemItem == .fixedSpace }.reduce(0) { $0 + $1.width }
    let flexible = CGFloat(shown.filter { $0.systemItem == .flexibleSpace }.count)
    let gaps = gap * CGFloat(max(0, views.count - 1))
    let spare = max(0, bounds.width - 2 * inset - fixed - gaps - sizes.reduce(0) { $0 + $1.width })
    var x = inset
    var place = 0
    for item in shown {
      if item.systemItem == .flexibleSpace {
        x += spare / flexible
      } else if item.systemItem == .fixedSpace {
        x += item.width
      } else {
        placeInBar(views[place], x: x, y: (bounds.height - sizes[place].height) / 2, size: sizes[place])
        x += sizes[place].width + gap
        place += 1
      }
    }
  }
}
