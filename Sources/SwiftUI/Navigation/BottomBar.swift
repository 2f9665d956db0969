import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Builds the bar at the bottom with its items and the field of a search; nil when neither goes there.
  func addBottomBar(_ items: [CollectedItem], search: SearchContent?) -> NodeIndex? {
    guard scenario.platform == .iOS else { return nil }
    var entries = items.filter { $0.entry.placement.region == .bottom && !$0.entry.isSpacer }
    // While people search the field and the way out of it have the bar for themselves.
    if search?.isPresented == true { entries = entries.filter { $0.entry.systemItem == .search } }
    var nodes: [NodeIndex] = []
    var stretched: Int?
    func addField() {
      guard let search else { return }
      if !search.isMinimized || search.isPresented { stretched = nodes.count }
      nodes += searchItems(search)
    }
    for entry in entries {
      guard entry.entry.systemItem != .search else {
        addField()
        continue
      }
      if let node = barItem(entry) { nodes.append(node) }
    }
    // Without a place of its own the field comes last.
    if !entries.contains(where: { $0.entry.systemItem == .search }) { addField() }
    guard !nodes.isEmpty else { return nil }
    let info = NodeInfo(type: "Toolbar", role: .toolbar)
    info.traits = [.systemBar, .systemSized]
    return tree.addObject(ToolbarObject(self, stretched: stretched), children: nodes[...], attributes(tag: tag(info)))
  }
}

/// Spreads the items of a bottom toolbar over its width; one that stretches takes what the others leave.
final class ToolbarObject: LayoutObject {
  private unowned let assembler: _Assembler
  private let stretched: Int?

  init(_ assembler: _Assembler, stretched: Int?) {
    self.assembler = assembler
    self.stretched = stretched
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    proposal.filled(with: .zero)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let children = tree.children(of: node)
    let inset = assembler.scenario.metrics["bar.toolbar.inset"] ?? assembler.metric("bar.navigation.margin")
    let height = min(frame.height, assembler.metric("bar.toolbar.height"))
    let room = Proposal(width: Proposal.none, height: height)
    var lengths = children.enumerated().map { $0 == stretched ? 0 : tree.size($1, room).width }
    var gap = 0.0
    var free = frame.width - 2 * inset - lengths.reduce(0, +)
    if let stretched {
      gap = assembler.metric("bar.toolbar.item.spacing")
      free = max(0, free - gap * Double(children.count - 1))
      (lengths[stretched], free) = (free, 0)
    } else if children.count > 1 {
      free = max(0, free)
      gap = free / Double(children.count - 1)
    }
    var x = children.count > 1 || stretched != nil ? inset : inset + max(0, free) / 2
    for (place, (child, length)) in zip(children, lengths).enumerated() {
      let offered = place == stretched ? Proposal(width: length, height: height) : room
      let size = tree.size(child, offered)
      tree.placeInside(frame, of: node, child, at: Point(x: x, y: (height - size.height) / 2), proposal: offered)
      x += length + gap
    }
  }
}
