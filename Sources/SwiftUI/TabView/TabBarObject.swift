import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  var isTabBarAtBottom: Bool { scenario.idiom == .phone }

  /// Whether tabs lie on a platter that floats over the content.
  var isTabBarFloating: Bool { scenario.generation == .ios26 && scenario.platform == .iOS }
}

/// Where a bar's tabs and what they lie on come to lie.
struct TabBarPlan {
  unowned let assembler: _Assembler
  let count: Int
  /// Whether the last tab has a platter of its own at the bar's end.
  let isParted: Bool

  init(_ assembler: _Assembler, count: Int, isParted: Bool) {
    self.assembler = assembler
    self.count = count
    self.isParted = isParted
  }

  private var isFloating: Bool { assembler.isTabBarFloating }

  /// The tabs' backgrounds in the bar's frame, from left to right.
  func platters(in frame: Rect) -> [Rect] {
    guard isFloating else {
      let height = assembler.isTabBarAtBottom ? assembler.metric("bar.tab.height") : frame.height
      return [Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)]
    }
    let inset = assembler.metric("bar.tab.pillInset")
    let height = assembler.metric("bar.tab.pillHeight")
    let isAtBottom = assembler.isTabBarAtBottom
    let y = isAtBottom ? frame.maxY - assembler.metric("bar.tab.pillBottom") - height : frame.midY - height / 2
    let whole = Rect(x: frame.minX + inset, y: y, width: max(0, frame.width - 2 * inset), height: height)
    let main = isParted ? count - 1 : count
    let tabs =
      assembler.metric("bar.tab.item.width") + assembler.metric("bar.tab.item.pitch") * Double(max(0, main - 1))
    let wanted = tabs + 2 * assembler.metric("bar.tab.pillPadding")
    guard isParted else {
      let width = min(wanted, whole.width)
      return [Rect(x: whole.midX - width / 2, y: y, width: width, height: height)]
    }
    // The parted tab is round; the others begin at the leading edge.
    let rest = max(0, whole.width - height - assembler.metric("bar.tab.parted.gap"))
    return [
      Rect(x: whole.minX, y: y, width: min(wanted, rest), height: height),
      Rect(x: whole.maxX - height, y: y, width: height, height: height),
    ]
  }

  /// The tabs' frames in the bar's frame, from left to right.
  func items(in frame: Rect) -> [Rect] {
    let platters = platters(in: frame)
    let main = isParted ? count - 1 : count
    let padding = isFloating ? assembler.metric("bar.tab.pillPadding") : 0
    let height = isFloating ? assembler.metric("bar.tab.item.height") : platters[0].height
    let room = platters[0].width - 2 * padding
    // Tabs on a platter overlap: each is wider than the way to the next.
    let width = isFloating ? min(assembler.metric("bar.tab.item.width"), room) : room / Double(max(1, main))
    let pitch = main > 1 ? (room - width) / Double(main - 1) : 0
    let row = (0..<main).map { place in
      Rect(
        x: platters[0].minX + padding + pitch * Double(place), y: platters[0].midY - height / 2, width: width,
        height: height)
    }
    return row + platters.dropFirst()
  }
}

/// Spreads tabs over what they lie on.
final class TabBarObject: LayoutObject {
  private let plan: TabBarPlan

  init(_ plan: TabBarPlan) { self.plan = plan }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    proposal.filled(with: .zero)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    for (child, item) in zip(tree.children(of: node), plan.items(in: frame)) {
      let point = Point(x: item.minX - frame.minX, y: item.minY - frame.minY)
      tree.placeInside(frame, of: node, child, at: point, proposal: Proposal(item.size))
    }
  }
}

/// Draws what the tabs lie on.
final class TabBarPlatter: NodeContent {
  private let plan: TabBarPlan
  private let color: RGBA
  private let line: RGBA

  init(_ assembler: _Assembler, _ plan: TabBarPlan) {
    self.plan = plan
    color = assembler.environment.systemColor(
      assembler.isTabBarFloating ? "secondarySystemGroupedBackground" : "secondarySystemBackground")
    line = assembler.environment.systemColor("separator")
  }

  override var hasSides: Bool { plan.isParted }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    guard plan.assembler.isTabBarFloating else {
      drawing.append(.fill(DrawingPath(grid.round(frame)), .color(color), evenOdd: false))
      let hairline = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1 / grid.scale)
      drawing.append(.fill(DrawingPath(hairline), .color(line), evenOdd: false))
      return
    }
    for platter in plan.platters(in: frame) {
      FloatingPlatter.draw(
        grid.round(platter), radius: plan.assembler.metric("bar.tab.pillCornerRadius"), color, line, &drawing, grid)
    }
  }
}

/// The ground of what floats over content: glass, with an edge that shows on any ground.
enum FloatingPlatter {
  static func draw(
    _ frame: Rect, radius: Double, _ color: RGBA, _ line: RGBA, _ drawing: inout [DrawingCommand], _ grid: PixelGrid
  ) {
    let path = Path(
      roundedRect: CGRect(frame), cornerRadius: CGFloat(min(radius, frame.height / 2)), style: .continuous
    ).drawing()
    drawing.append(.fill(path, .color(color.withAlpha(0.92)), evenOdd: false))
    drawing.append(.stroke(path, .color(line), StrokeForm(width: 1 / grid.scale)))
  }
}
