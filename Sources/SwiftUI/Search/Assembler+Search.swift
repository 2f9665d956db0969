import GalleyGeometry
import GalleyLayout
import GalleyScenario
import GalleyScreen

extension _Assembler {
  /// Where a container puts the field of a search; nil where it takes no room in one.
  ///
  /// Phones of iOS 26 have it in the bar at the bottom, below the title in an app with tabs, and in the tab bar's place in a
  /// tab for searching. A wide pad has it among the items of a bar, the Mac in its window's toolbar: those are not drawn.
  func searchPlace(_ search: SearchContent, _ items: [CollectedItem]) -> SearchPlace? {
    guard scenario.platform == .iOS, let field = search.field else { return nil }
    if field.placement.drawer != nil { return .drawer }
    guard scenario.idiom == .phone else {
      return scenario.horizontal == .compact || environment.isInSidebar ? .drawer : nil
    }
    guard scenario.generation == .ios26 else { return .drawer }
    if items.contains(where: { $0.entry.systemItem == .search && $0.entry.placement.region == .bottom }) {
      return .bottom
    }
    switch environment.tabPlace {
    case .none: return .bottom
    case .ordinary: return .drawer
    case .search: return nil
    }
  }

  /// The suggestions or scopes of a search, in the environment that they come from.
  func searchPart(_ part: SearchPart?) -> NodeIndex? {
    guard let part else { return nil }
    let outer = environment
    environment = part.environment
    environment.search = nil
    environment.stackAxis = nil
    defer { environment = outer }
    return single { part.assemble(self) }
  }

  /// The field below the title with the way out of the search.
  func addSearchDrawer(_ search: SearchContent) -> NodeIndex? {
    guard let field = searchField(search) else { return nil }
    var children = [field]
    if search.isPresented, let cancel = searchButton("Cancel", symbol: nil) { children.append(cancel) }
    let info = NodeInfo(type: "SearchBar", role: .container)
    info.traits = [.systemBar, .systemSized]
    return tree.addObject(SearchDrawerObject(self), children: children[...], attributes(tag: tag(info)))
  }

  /// The items of a toolbar that searches: the field, or a button for it, and the way out of the search.
  func searchItems(_ search: SearchContent) -> [NodeIndex] {
    guard search.isPresented || !search.isMinimized else {
      return [searchButton("Search", symbol: "magnifyingglass")].compactMap { $0 }
    }
    return [searchField(search), search.isPresented ? searchButton("Close", symbol: "xmark") : nil].compactMap { $0 }
  }

  private func searchButton(_ label: String, symbol: String?) -> NodeIndex? {
    if let symbol { return systemButton(label, symbol: symbol) }
    let node = single {
      withEnvironment({ $0.enterBar() }) { assembleView(Text(verbatim: label)) }
    }
    guard let node else { return nil }
    let info = NodeInfo(type: "Button", text: label, role: .button)
    info.states = ["enabled"]
    info.traits = [.systemBar, .systemSized]
    info.takesTaps = true
    return tree.addWrapper(node, attributes(tag: tag(info)))
  }

  private func searchField(_ search: SearchContent) -> NodeIndex? {
    guard let field = search.field else { return nil }
    let outer = environment
    environment = field.environment
    environment.search = nil
    environment.stackAxis = nil
    environment.lineLimit = 1
    environment.enterBar()
    defer { environment = outer }
    let padding = CGFloat(metric("bar.navigation.item.padding"))
    let shown = field.text.isEmpty ? field.prompt ?? Text(verbatim: "Search") : Text(verbatim: field.text)
    let content = HStack {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      shown.foregroundStyle(field.text.isEmpty ? .secondary : .primary)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, padding)
    guard let inner = single({ assembleView(content) }) else { return nil }
    let height = FrameLimits(minimum: nil, ideal: nil, maximum: .infinity)
    let framed = tree.addFlexibleFrame(width: height, height: height, .center, inner, attributes())
    let info = NodeInfo(type: "SearchField", text: readableText(of: inner), role: .searchField)
    info.states = ["enabled"]
    info.traits = [.systemBar, .systemSized]
    info.takesTaps = true
    info.content = scenario.generation == .ios26 ? BarPlatter() : SearchFieldPlate(self)
    return tree.addWrapper(hideFromReaders(framed), attributes(tag: tag(info)))
  }
}

/// The filled ground of a search field below a title.
final class SearchFieldPlate: NodeContent {
  private let color: RGBA
  private let radius: Double

  init(_ assembler: _Assembler) {
    color = assembler.environment.systemColor("tertiarySystemFill")
    radius = assembler.drawingMetric("search.field.cornerRadius")
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    drawing.append(.fill(.rounded(grid.round(frame), radius: radius), .color(color), evenOdd: false))
  }
}

/// Places a search field in its bar, and the way out of the search beside it.
final class SearchDrawerObject: LayoutObject {
  private unowned let assembler: _Assembler

  init(_ assembler: _Assembler) { self.assembler = assembler }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    proposal.filled(with: .zero)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let children = tree.children(of: node)
    let inset = assembler.metric("search.field.inset")
    let safe = tree.regions.safe
    let left = max(0, safe.minX - frame.minX) + inset
    let right = max(0, frame.maxX - safe.maxX) + inset
    let cancel = children.count > 1 ? assembler.metric("search.cancel.width") : 0
    let bar = assembler.metric("bar.search.height")
    let height = assembler.metric("search.field.height")
    // In a bar that gave way the field lies out of sight above its end.
    let y = frame.height > 0 ? (bar - height) / 2 : -height
    let width = max(0, frame.width - left - right - cancel)
    let isMirrored = tree.isRightToLeft(node)
    let leading = isMirrored ? right : left
    if let field = children.first {
      tree.placeInside(
        frame, of: node, field, at: Point(x: leading, y: y), proposal: Proposal(width: width, height: height))
    }
    for button in children.dropFirst() {
      let room = Proposal(width: cancel, height: height)
      let size = tree.size(button, room)
      tree.placeInside(
        frame, of: node, button, at: Point(x: leading + width + cancel - size.width, y: y + (height - size.height) / 2),
        proposal: room)
    }
  }
}
