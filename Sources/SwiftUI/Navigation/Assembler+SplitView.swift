import GalleyGeometry
import GalleyLayout
import GalleyScenario
import GalleyScreen

/// One column of a split view before it is built.
struct SplitColumn {
  enum Kind { case sidebar, content, detail }

  let kind: Kind
  let assemble: () -> Void
}

private enum InSidebarKey: EnvironmentKey { static let defaultValue = false }
private enum SidebarToggleKey: EnvironmentKey { static var defaultValue: SidebarToggle? { nil } }

/// The button that shows and hides the sidebar: it stands in the innermost bar of the column that leads.
final class SidebarToggle {
  private var isTaken = false

  /// True once.
  func take() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }
}

extension EnvironmentValues {
  /// Whether the view stands in the first column of a split view.
  var isInSidebar: Bool {
    get { self[InSidebarKey.self] }
    set { self[InSidebarKey.self] = newValue }
  }

  /// The toggle for the navigation bar that takes it.
  var sidebarToggle: SidebarToggle? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }
}

extension _Assembler {
  /// Builds the columns that the window has room for; in a compact width the one that leads.
  func addSplitView(
    _ type: String, _ columns: [SplitColumn], visibility: NavigationSplitViewVisibility,
    compact: NavigationSplitViewColumn
  ) {
    guard !isSplitCompact else {
      let first = columns.first { "\($0.kind)" == compact.name } ?? columns[0]
      addNavigation(type, path: []) { first.assemble() }
      return
    }
    // A search of all the columns stands in the window's bar from iOS 26 on, before that in the sidebar.
    let outer = environment
    defer { environment = outer }
    if scenario.generation == .ios26 { environment.search = nil }
    let shown = self.shown(columns, visibility)
    var widths: [Double?] = []
    let nodes = collect {
      for (place, column) in shown.enumerated() {
        withIdentity(identity.child(40 + place)) {
          let isSidebar = column.kind == .sidebar
          let scope = withPreferences {
            let toggle = place == 0 && scenario.platform == .iOS ? SidebarToggle() : nil
            withEnvironment({ ($0.isInSidebar, $0.sidebarToggle) = (isSidebar, toggle) }) {
              addNavigation("\(column.kind)", path: []) { column.assemble() }
            }
          }
          if isSidebar, let ground = SidebarGround(self), let node = pending.last {
            updateInfo(of: node) { $0.content = ground }
          }
          widths.append(scope.value(ColumnWidthKey.self).flatMap { $0.map { Double($0.ideal) } })
        }
      }
    } _: {
      Array($0)
    }
    let object = SplitViewObject(self, kinds: shown.map(\.kind), asked: widths)
    emit(
      tree.addObject(
        object, children: nodes[...], attributes(tag: tag(NodeInfo(type: type, role: .container)))))
  }

  /// Whether columns become a stack.
  var isSplitCompact: Bool { scenario.horizontal == .compact && scenario.platform != .macOS }

  /// The columns there is room for: those at the far end of the hierarchy go last.
  private func shown(_ columns: [SplitColumn], _ visibility: NavigationSplitViewVisibility) -> [SplitColumn] {
    switch visibility {
    case .detailOnly: return Array(columns.suffix(1))
    case .doubleColumn: return Array(columns.suffix(2))
    case .all: return columns
    default:
      if scenario.window.width < scenario.window.height, scenario.metrics["split.portrait.hidesLeading"] == 1 {
        return Array(columns.suffix(1))
      }
      var shown = columns
      while shown.count > 1, needed(shown) > scenario.window.width { shown.removeFirst() }
      return shown
    }
  }

  private func needed(_ columns: [SplitColumn]) -> Double {
    columns.reduce(0) { $0 + standardWidth($1.kind) }
  }

  /// The width of a column that asks for none; of the detail the least.
  func standardWidth(_ kind: SplitColumn.Kind) -> Double {
    switch kind {
    case .sidebar: metric("split.sidebar.width")
    case .content: metric("split.content.width")
    case .detail: metric("split.detail.minimum")
    }
  }
}

/// What a sidebar stands on: a plate with round corners where it floats, else its whole column.
final class SidebarGround: NodeContent {
  private let color: RGBA
  private let edge: RGBA
  private let cornerRadius: Double

  /// nil where the window's own ground shows.
  init?(_ assembler: _Assembler) {
    guard assembler.scenario.platform == .iOS else { return nil }
    let floats = assembler.metric("split.sidebar.inset") > 0
    color = assembler.environment.systemColor(floats ? "systemBackground" : "secondarySystemBackground")
    edge = assembler.environment.systemColor("separator")
    cornerRadius = floats ? assembler.metric("split.sidebar.cornerRadius") : 0
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let path = Path(roundedRect: CGRect(grid.round(frame)), cornerRadius: CGFloat(cornerRadius)).drawing()
    drawing.append(.fill(path, .color(color), evenOdd: false))
    drawing.append(.stroke(path, .color(edge), StrokeForm(width: 1 / grid.scale)))
  }
}

/// Places columns side by side; the last takes what the others leave.
final class SplitViewObject: LayoutObject {
  private unowned let assembler: _Assembler
  private let kinds: [SplitColumn.Kind]
  private let asked: [Double?]

  init(_ assembler: _Assembler, kinds: [SplitColumn.Kind], asked: [Double?]) {
    self.assembler = assembler
    self.kinds = kinds
    self.asked = asked
  }

  override var flexibleWidth: Flexibility { .infinite }
  override var flexibleHeight: Flexibility { .infinite }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    proposal.filled(with: assembler.scenario.window)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let outer = tree.regions
    let whole = outer.expanded(frame, to: outer.container)
    tree.setFrame(whole, of: node)
    let children = tree.children(of: node)
    let floating = assembler.metric("split.sidebar.inset")
    var x = 0.0
    for (place, child) in children.enumerated() {
      let isLast = place == children.count - 1
      let isFloating = kinds[place] == .sidebar && floating > 0
      let inset = isFloating ? floating : 0
      let left = max(0, whole.width - x)
      let width = isLast ? left : min(left, (asked[place] ?? assembler.standardWidth(kinds[place])) + inset)
      let start = tree.isRightToLeft(node) ? whole.maxX - x - width : whole.minX + x
      var column = Rect(x: start, y: whole.minY, width: width, height: whole.height)
      if isFloating {
        column = column.inset(by: Insets(top: floating, left: floating, bottom: floating))
      }
      let safe = outer.safe.intersection(column) ?? column
      tree.regions = SafeRegions(container: column, safe: safe, keyboard: outer.keyboard)
      let size = tree.size(child, Proposal(safe.size))
      // A Mac's column lies around its content, which stands in the middle of the room (recorded).
      tree.place(
        child, at: Point(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2), proposal: Proposal(safe.size))
      x += width
    }
    tree.regions = outer
  }
}
