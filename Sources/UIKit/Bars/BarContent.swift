import CoreGraphics
import Foundation

/// The buttons of a bar, kept while their items are.
@MainActor final class BarButtons {
  private var made: [(item: UIBarButtonItem, view: UIView)] = []

  /// The views for items, in a bar; those of items that are gone leave it.
  func views(for items: [UIBarButtonItem], in bar: UIView) -> [UIView] {
    var next: [(item: UIBarButtonItem, view: UIView)] = []
    for item in items where !item.isHidden && !item.isSpace {
      let view = made.first { $0.item === item }?.view ?? item.customView ?? UIButton(type: .system)
      if let button = view as? UIButton, item.customView == nil { item.fill(button) }
      next.append((item, view))
      if view.superview !== bar { bar.addSubview(view) }
    }
    for old in made where !next.contains(where: { $0.view === old.view }) { old.view.removeFromSuperview() }
    made = next
    return next.map(\.view)
  }

  /// As large as a bar's button is, or as the view that an item brings asks for.
  static func size(of view: UIView, height: CGFloat) -> CGSize {
    if let button = view as? UIButton, button.isBarItem {
      let content = button.intrinsicContentSize
      return CGSize(
        width: max(LayoutMetrics.value("bar.navigation.item.width"), content.width),
        height: min(height, LayoutMetrics.value("bar.navigation.item.height")))
    }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let given = view.bounds.size
    return CGSize(
      width: fitting.width > 0 ? fitting.width : given.width,
      height: min(height, fitting.height > 0 ? fitting.height : given.height))
  }
}

extension UIBarButtonItem {
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Shows the item in a button. Only what has changed is set, or the bar would ask for layout without end.
  fileprivate func fill(_ button: UIButton) {
    let (systemTitle, symbol) = systemItem.map { $0.content } ?? (nil, nil)
    let image = self.image ?? symbol.flatMap { UIImage(systemName: $0) }
    let title = image == nil ? self.title ?? systemTitle ?? "" : nil
    if button.title(for: .normal) != title { button.setTitle(title, for: .normal) }
    if button.image(for: .normal) != image { button.setImage(image, for: .normal) }
    let isStrong = style == .done || systemItem == .done || systemItem == .save
    let size = LayoutMetrics.value("bar.navigation.title.size")
    button.titleLabel?.show(
      font: titleTextAttributes(for: .normal)?[.font] as? UIFont
        ?? .systemFont(ofSize: size, weight: isStrong ? .semibold : .regular))
    let padding = LayoutMetrics.value("bar.navigation.item.padding")
    let insets = UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
    if button.contentEdgeInsets != insets { button.contentEdgeInsets = insets }
    if button.isEnabled != isEnabled { button.isEnabled = isEnabled }
    if let tintColor, button.tintColor != tintColor { button.tintColor = tintColor }
    button.isBarItem = true
    button.accessibilityIdentifier = accessibilityIdentifier
    button.accessibilityLabel = accessibilityLabel ?? self.title ?? systemTitle
  }
}

extension UIBarButtonItem.SystemItem {
  /// The words or the symbol of a system item. iOS 26 shows signs for the words that close a screen.
  fileprivate var content: (title: String?, symbol: String?) {
    let isGlass = UIKitScenario.shared.generation == .ios26
    switch self {
    case .done: return ("Done", isGlass ? "checkmark" : nil)
    case .cancel: return ("Cancel", isGlass ? "xmark" : nil)
    case .close: return ("Close", "xmark")
    case .edit: return ("Edit", nil)
    case .save: return ("Save", isGlass ? "checkmark" : nil)
    case .undo: return ("Undo", nil)
    case .redo: return ("Redo", nil)
    case .add: return ("Add", "plus")
    case .compose: return ("Compose", "square.and.pencil")
    case .reply: return ("Reply", "arrowshape.turn.up.left")
    case .action: return ("Share", "square.and.arrow.up")
    case .organize: return ("Organize", "folder")
    case .bookmarks: return ("Bookmarks", "book")
    case .search: return ("Search", "magnifyingglass")
    case .refresh: return ("Refresh", "arrow.clockwise")
    case .stop: return ("Stop", "xmark")
    case .camera: return ("Camera", "camera")
    case .trash: return ("Delete", "trash")
    case .play: return ("Play", "play.fill")
    case .pause: return ("Pause", "pause.fill")
    case .rewind: return ("Rewind", "backward.fill")
    case .fastForward: return ("Fast Forward", "forward.fill")
    case .flexibleSpace, .fixedSpace: return (nil, nil)
    }
  }
}

extension UILabel {
  /// Takes a text and a font where they are others than before.
  func show(_ text: String?, font: UIFont) {
    if self.text != text { self.text = text }
    show(font: font)
  }

  func show(font: UIFont) { if self.font != font { self.font = font } }
}

extension UIView {
  /// Puts a view at a distance from the leading edge, mirrored where the view reads right to left.
  func placeInBar(_ child: UIView, x: CGFloat, y: CGFloat, size: CGSize) {
    let left = isRightToLeft ? bounds.width - x - size.width : x
    let scale = max(1, UIKitScenario.shared.scale)
    child.frame = CGRect(
      x: (left * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: size.width, height: size.height)
  }
}
