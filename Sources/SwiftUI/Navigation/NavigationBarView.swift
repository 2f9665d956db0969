import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Builds a navigation bar's own views: the items, the title between them, the large title below.
  func addBar(_ bar: NavigationBar) -> NodeIndex {
    var children: [NodeIndex] = []
    var roles: [NavigationBarObject.Part] = []
    func add(_ part: NavigationBarObject.Part, _ node: NodeIndex?) {
      guard let node else { return }
      children.append(node)
      roles.append(part)
    }
    if bar.hasSidebarToggle { add(.leading, systemButton("Toggle Sidebar", symbol: "sidebar.leading")) }
    if bar.isPushed, bar.title.isBackButtonHidden != true {
      add(.leading, systemButton("Back", symbol: "chevron.backward"))
    }
    for item in bar.items where !item.entry.isSpacer {
      switch item.entry.placement.region {
      case .leading: add(.leading, barItem(item))
      case .trailing: add(.trailing, barItem(item))
      case .center: add(.center, barContent(item))
      case .bottom, .keyboard, .hidden: break
      }
    }
    if let text = bar.title.text {
      if !bar.isLarge, !roles.contains(.center) { add(.center, barTitle(text, large: false)) }
      if bar.isLarge { add(.large, barTitle(text, large: true)) }
    }
    let info = NodeInfo(type: "NavigationBar", role: .navigationBar)
    info.traits = [.systemBar, .systemSized]
    return tree.addObject(
      NavigationBarObject(self, roles), children: children[...], attributes(tag: tag(info)))
  }

  private func barTitle(_ text: Text, large: Bool) -> NodeIndex? {
    let node = single {
      let font: Font = large ? .largeTitle.bold() : .headline
      let styled = text.font(font)
      let change: (inout EnvironmentValues) -> Void = { environment in
        environment.lineLimit = 1
        // Large titles follow the reader's size of text, the bar itself does not.
        if !large { environment.enterBar() }
      }
      withEnvironment(change) { Text._assemble(styled, self) }
    }
    if let node { updateInfo(of: node) { $0.traits.formUnion([.title, .systemBar]) } }
    return node
  }

  /// A button of the container's own: the way back, the sidebar's toggle.
  func systemButton(_ label: String, symbol: String) -> NodeIndex? {
    single {
      let image = Image(systemName: symbol).frame(
        width: CGFloat(metric("bar.navigation.item.width")), height: CGFloat(metric("bar.navigation.item.height")))
      withEnvironment({ $0.enterBar() }) { addBarButton(label: label) { assembleView(image) } }
    }
  }

  private func addBarButton(label: String, _ content: () -> Void) {
    guard let inner = single(content) else { return }
    let info = NodeInfo(type: "Button", text: label, role: .button)
    info.states = ["enabled"]
    info.traits = [.systemBar, .systemSized]
    info.takesTaps = true
    if scenario.generation == .ios26 { info.content = BarPlatter() }
    emit(tree.addWrapper(inner, attributes(tag: tag(info))))
  }

  /// An item on its platter, at least as large as a bar button.
  func barItem(_ item: CollectedItem) -> NodeIndex? {
    // A spacer parts groups of items; it is none itself.
    guard let content = barContent(item), tree.kind(of: content) != .spacer else { return nil }
    let padding = metric("bar.navigation.item.padding")
    let padded = tree.addPadding(Insets(left: padding, right: padding), content, attributes())
    let framed = tree.addFlexibleFrame(
      width: FrameLimits(minimum: metric("bar.navigation.item.width"), ideal: nil, maximum: nil),
      height: FrameLimits(minimum: metric("bar.navigation.item.height"), ideal: nil, maximum: nil), .center, padded,
      attributes())
    guard scenario.generation == .ios26 else { return framed }
    let info = NodeInfo(type: "")
    info.content = BarPlatter()
    info.traits = [.systemBar, .systemSized]
    return tree.addWrapper(framed, attributes(tag: tag(info)))
  }

  private func barContent(_ item: CollectedItem) -> NodeIndex? {
    let outer = environment
    environment = item.environment
    environment.enterBar()
    environment.showsIconsOnly = true
    defer { environment = outer }
    return single { item.entry.content(self) }
  }

  func assembleView<V: View>(_ view: V) { V._assemble(view, self) }
}

extension EnvironmentValues {
  /// Bars keep their size whatever the reader's size of text is: the system shows their items enlarged on a long press.
  mutating func enterBar() {
    isInBar = true
    dynamicTypeSize = .large
  }
}

/// The glass under a bar's item.
final class BarPlatter: NodeContent {
  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let radius = min(frame.width, frame.height) / 2
    let path = Path(roundedRect: CGRect(frame), cornerRadius: CGFloat(radius)).drawing()
    drawing.append(.fill(path, .color(RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.12)), evenOdd: false))
  }
}

/// Places the items of a navigation bar at its edges, the title in its middle, a large title below.
final class NavigationBarObject: LayoutObject {
  enum Part { case leading, trailing, center, large }

  private unowned let assembler: _Assembler
  private let parts: [Part]

  init(_ assembler: _Assembler, _ parts: [Part]) {
    self.assembler = assembler
    self.parts = parts
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    proposal.filled(with: .zero)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let inline = assembler.metric("bar.navigation.height")
    let margin = assembler.metric("bar.navigation.margin")
    let gap = assembler.metric("bar.navigation.item.spacing")
    let safe = tree.regions.safe
    var leading = max(0, (tree.isRightToLeft(node) ? frame.maxX - safe.maxX : safe.minX - frame.minX)) + margin
    var trailing = max(0, (tree.isRightToLeft(node) ? safe.minX - frame.minX : frame.maxX - safe.maxX)) + margin
    // The controls of a pad's window take the bar's leading corner.
    if let controls = assembler.windowControls,
      controls.intersection(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: inline)) != nil
    {
      leading = max(leading, tree.isRightToLeft(node) ? frame.maxX - controls.minX : controls.maxX - frame.minX)
    }
    let room = Proposal(width: Proposal.none, height: inline)
    for (part, child) in zip(parts, tree.children(of: node)) where part == .leading || part == .trailing {
      let size = tree.size(child, room)
      let x = part == .leading ? leading : frame.width - trailing - size.width
      tree.placeInside(frame, of: node, child, at: Point(x: x, y: (inline - size.height) / 2), proposal: room)
      if part == .leading { leading += size.width + gap } else { trailing += size.width + gap }
    }
    // The title gives way to the items on both sides, and keeps to the middle while it can.
    let width = max(0, frame.width - leading - trailing)
    for (part, child) in zip(parts, tree.children(of: node)) where part == .center {
      let offered = Proposal(width: width, height: inline)
      let size = tree.size(child, offered)
      let middle = (frame.width - size.width) / 2
      let x = min(max(middle, leading), max(leading, frame.width - trailing - size.width))
      tree.placeInside(frame, of: node, child, at: Point(x: x, y: (inline - size.height) / 2), proposal: offered)
    }
    for (part, child) in zip(parts, tree.children(of: node)) where part == .large {
      let side = assembler.scenario.layoutMargin + max(0, safe.minX - frame.minX)
      let offered = Proposal(width: max(0, frame.width - 2 * side), height: Proposal.none)
      let top = assembler.metric("bar.navigation.largeTitle.textTop")
      // A collapsed bar keeps its large title out of sight.
      guard frame.height > inline else {
        let size = tree.size(child, offered)
        tree.placeInside(
          frame, of: node, child, at: Point(x: (frame.width - size.width) / 2, y: (inline - size.height) / 2),
          proposal: offered)
        continue
      }
      tree.placeInside(frame, of: node, child, at: Point(x: side, y: top), proposal: offered)
    }
  }
}
