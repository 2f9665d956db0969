import GalleyGeometry
import GalleyLayout

/// Places the selected screen, the bar over its end, and what stands beside the bar or in its place.
final class TabViewObject: LayoutObject {
  private unowned let assembler: _Assembler
  private let hasScreen: Bool
  private let hasBar: Bool
  private let hasAccessory: Bool
  private let hasIndex: Bool

  init(_ assembler: _Assembler, hasScreen: Bool, hasBar: Bool, hasAccessory: Bool, hasIndex: Bool) {
    self.assembler = assembler
    self.hasScreen = hasScreen
    self.hasBar = hasBar
    self.hasAccessory = hasAccessory
    self.hasIndex = hasIndex
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
    let accessory = hasAccessory ? takeAccessory(tree, node, from: &safe) : nil
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
    var next = hasScreen ? 1 : 0
    func place(_ rect: Rect) {
      tree.place(tree.child(next, of: node), at: rect.origin, proposal: Proposal(rect.size))
      next += 1
    }
    if hasBar { place(bar) }
    if let accessory { place(accessory) }
    if hasIndex {
      let height = assembler.metric("control.pageControl.height")
      place(Rect(x: safe.minX, y: safe.maxY - height, width: safe.width, height: height))
    }
  }

  /// The frame of the view over the bar, which the screen makes room for.
  private func takeAccessory(_ tree: LayoutTree, _ node: NodeIndex, from safe: inout Rect) -> Rect {
    let child = tree.child((hasScreen ? 1 : 0) + (hasBar ? 1 : 0), of: node)
    let inset = assembler.metric("bar.tab.pillInset")
    let gap = assembler.metric("bar.tab.accessory.gap")
    let room = max(0, safe.width - 2 * inset)
    var size = Size(width: room, height: assembler.metric("bar.tab.accessory.height"))
    if !assembler.isTabBarAtBottom {
      size = tree.size(child, Proposal(width: room, height: size.height))
      size.width = min(size.width, room)
    }
    let frame = Rect(
      x: safe.midX - size.width / 2, y: safe.maxY - gap - size.height, width: size.width, height: size.height)
    safe.size.height = max(0, frame.minY - safe.minY)
    return frame
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
