import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// Places the selected screen, and the bar over its end.
final class TabViewObject: LayoutObject {
  private unowned let assembler: _Assembler
  private let hasScreen: Bool
  private let hasBar: Bool

  init(_ assembler: _Assembler, hasScreen: Bool, hasBar: Bool) {
    self.assembler = assembler
    self.hasScreen = hasScreen
    self.hasBar = hasBar
  }

  override var flexibleWidth: Flexibility { .infinite }
  override var flexibleHeight: Flexibility { .infinite }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let content = hasScreen ? tree.size(tree.child(0, of: node), proposal) : .zero
    return proposal.filled(with: content)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let outer = tree.regions
    let whole = outer.expanded(frame, to: outer.container)
    tree.setFrame(whole, of: node)
    // The bar stays where it is without a keyboard, which covers it.
    var (safe, bar) = divide(outer.withoutKeyboard.intersection(whole) ?? frame, whole)
    let keyboard = min(max(0, safe.maxY - outer.safe.maxY), safe.height)
    if outer.keyboard > 0 { safe.size.height -= keyboard }
    tree.regions = SafeRegions(container: whole, safe: safe, keyboard: outer.keyboard > 0 ? keyboard : 0)
    if hasScreen {
      let screen = tree.child(0, of: node)
      let offered = Proposal(safe.size)
      let size = tree.size(screen, offered)
      tree.place(
        screen, at: Point(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2), proposal: offered)
    }
    tree.regions = outer
    if hasBar, let child = tree.children(of: node).last {
      tree.place(child, at: bar.origin, proposal: Proposal(bar.size))
    }
  }

  /// What the bar leaves of the safe area, and the bar's own frame: at the bottom on a phone, else at the top.
  private func divide(_ safe: Rect, _ whole: Rect) -> (safe: Rect, bar: Rect) {
    guard hasBar else { return (safe, .zero) }
    guard assembler.isTabBarAtBottom else {
      let own = assembler.scenario.metrics["bar.tab.top.height"] ?? assembler.metric("bar.tab.height")
      let height = min(own, safe.height)
      return (
        safe.inset(by: Insets(top: height)), Rect(x: whole.minX, y: safe.minY, width: whole.width, height: height)
      )
    }
    let height = min(assembler.metric("bar.tab.height"), safe.height)
    let inner = safe.inset(by: Insets(bottom: height))
    return (inner, Rect(x: whole.minX, y: inner.maxY, width: whole.width, height: whole.maxY - inner.maxY))
  }
}

extension _Assembler {
  var isTabBarAtBottom: Bool { scenario.idiom == .phone }

  /// Whether tabs lie on a platter that floats over the content.
  var isTabBarFloating: Bool { scenario.generation == .ios26 && scenario.platform == .iOS }

  /// The tabs' background in the bar's frame.
  func tabPlatter(_ items: Int, in frame: Rect) -> Rect {
    guard isTabBarFloating else {
      let height = isTabBarAtBottom ? metric("bar.tab.height") : frame.height
      return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    }
    let tabs = metric("bar.tab.item.width") + metric("bar.tab.item.pitch") * Double(max(0, items - 1))
    let width = min(tabs + 2 * metric("bar.tab.pillPadding"), frame.width - 2 * metric("bar.tab.pillInset"))
    let height = metric("bar.tab.pillHeight")
    let y = isTabBarAtBottom ? frame.maxY - metric("bar.tab.pillBottom") - height : frame.midY - height / 2
    return Rect(x: frame.midX - width / 2, y: y, width: width, height: height)
  }
}

/// Spreads tabs over their platter.
final class TabBarObject: LayoutObject {
  private unowned let assembler: _Assembler

  init(_ assembler: _Assembler) { self.assembler = assembler }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    proposal.filled(with: .zero)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let children = tree.children(of: node)
    guard !children.isEmpty else { return }
    let platter = assembler.tabPlatter(children.count, in: frame)
    let isFloating = assembler.isTabBarFloating
    let padding = isFloating ? assembler.metric("bar.tab.pillPadding") : 0
    let height = isFloating ? assembler.metric("bar.tab.item.height") : platter.height
    let room = platter.width - 2 * padding
    // Tabs on a platter overlap: each is wider than the way to the next.
    let width = isFloating ? min(assembler.metric("bar.tab.item.width"), room) : room / Double(children.count)
    let pitch = children.count > 1 ? (room - width) / Double(children.count - 1) : 0
    for (place, child) in children.enumerated() {
      let point = Point(
        x: platter.minX - frame.minX + padding + pitch * Double(place),
        y: platter.midY - frame.minY - height / 2)
      tree.placeInside(frame, of: node, child, at: point, proposal: Proposal(width: width, height: height))
    }
  }
}

/// Draws what the tabs lie on.
final class TabBarPlatter: NodeContent {
  private unowned let assembler: _Assembler
  private let items: Int
  private let color: RGBA
  private let line: RGBA

  init(_ assembler: _Assembler, items: Int) {
    self.assembler = assembler
    self.items = items
    color = assembler.environment.systemColor(
      assembler.isTabBarFloating ? "secondarySystemGroupedBackground" : "secondarySystemBackground")
    line = assembler.environment.systemColor("separator")
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    guard assembler.isTabBarFloating else {
      drawing.append(.fill(DrawingPath(grid.round(frame)), .color(color), evenOdd: false))
      let hairline = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1 / grid.scale)
      drawing.append(.fill(DrawingPath(hairline), .color(line), evenOdd: false))
      return
    }
    let platter = grid.round(assembler.tabPlatter(items, in: frame))
    let path = Path(
      roundedRect: CGRect(platter), cornerRadius: CGFloat(assembler.metric("bar.tab.pillCornerRadius")),
      style: .continuous)
    drawing.append(.fill(path.drawing(), .color(color.withAlpha(0.92)), evenOdd: false))
    // Glass has an edge that shows on any ground.
    drawing.append(.stroke(path.drawing(), .color(line), StrokeForm(width: 1 / grid.scale)))
  }
}
