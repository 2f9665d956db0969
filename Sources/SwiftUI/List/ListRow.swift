import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Makes a cell around a row's content.
  func addListRow(
    _ node: NodeIndex, look: ListLook, isFirst: Bool, isLast: Bool, outline: ListOutline,
    isSelected: ((AnyHashable) -> Bool)?
  ) -> NodeIndex {
    let settings =
      layoutValue(ObjectIdentifier(RowSettingsValue.self), of: node) as? ListRowSettings ?? ListRowSettings()
    let leadsOn = layoutValue(ObjectIdentifier(RowAccessoryValue.self), of: node) as? Bool ?? false
    let info = NodeInfo(type: "row", role: .row)
    info.traits = [.systemSized]
    info.takesTaps = leadsOn
    let isChosen = selectionTag(of: node).map { isSelected?($0) == true } ?? false
    if isChosen { info.states = ["selected"] }
    let content = ListRowContent(
      look: look, isFirst: isFirst, isLast: isLast,
      separator: look.hasSeparators && !isLast && !settings.hidesSeparatorBottom
        ? settings.separatorTint?.rgba(in: environment) ?? look.separator : nil,
      drawsBackground: settings.background == nil, showsChevron: leadsOn && look.chevron > 0, isSelected: isChosen)
    content.hidesSeparatorAbove = settings.hidesSeparatorTop
    info.content = content
    var children = [node]
    if let background = settings.background, let ground = single({ AnyView._assemble(background, self) }) {
      children.append(ground)
    }
    let isDeletable =
      layoutValue(ObjectIdentifier(RowDeletableValue.self), of: node) as? Bool == true
      && layoutValue(ObjectIdentifier(RowDeleteDisabledValue.self), of: node) as? Bool != true
    let level = layoutValue(ObjectIdentifier(OutlineLevelValue.self), of: node) as? Int ?? 0
    let object = ListRowObject(
      self, content, look: look, insets: settings.insets?.listInsets, leadsOn: leadsOn,
      indent: outline.indent(level: level, platform: look.platform) { metric($0) } + (isDeletable ? look.editShift : 0))
    // The background is drawn first, the content over it.
    if children.count == 2 { info.effect = .behind }
    return tree.addObject(object, children: children[...], attributes(tag: tag(info)))
  }
}

enum RowAccessoryValue: LayoutValueKey { static let defaultValue = false }

extension EdgeInsets {
  var listInsets: Insets {
    Insets(top: Double(top), left: Double(leading), bottom: Double(bottom), right: Double(trailing))
  }
}

/// A cell: its content inside the row's insets, in the middle of its height.
final class ListRowObject: LayoutObject {
  private unowned let assembler: _Assembler
  private let content: ListRowContent
  private let look: ListLook
  private let insets: Insets?
  private let leadsOn: Bool
  private let indent: Double

  init(
    _ assembler: _Assembler, _ content: ListRowContent, look: ListLook, insets: Insets?, leadsOn: Bool, indent: Double
  ) {
    self.assembler = assembler
    self.content = content
    self.indent = indent
    self.look = look
    self.insets = insets
    self.leadsOn = leadsOn
  }

  private var edges: Insets {
    var edges =
      insets ?? Insets(top: look.vertical, left: look.leading, bottom: look.vertical, right: look.trailing)
    if leadsOn, look.chevron > 0 { edges.right += look.chevron + look.chevronGap }
    edges.left += indent
    return edges
  }

  private func offer(_ width: Double) -> Proposal {
    Proposal(width: width.isUnspecified ? width : max(0, width - edges.horizontal), height: Proposal.none)
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let content = tree.size(tree.child(0, of: node), offer(proposal.width))
    return Size(
      width: proposal.width.specified ?? content.width + edges.horizontal,
      height: max(look.minimumHeight, content.height + edges.vertical))
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let content = tree.child(0, of: node)
    let offered = offer(proposal.width)
    let size = tree.size(content, offered)
    let free = frame.height - edges.vertical - size.height
    tree.placeInside(
      frame, of: node, content, at: Point(x: edges.left, y: edges.top + free / 2), proposal: offered)
    if leadsOn, look.chevron > 0 { widen(tree, content, to: frame.width - look.leading - look.trailing - indent) }
    if tree.childCount(of: node) > 1 {
      tree.place(tree.child(1, of: node), at: frame.origin, proposal: Proposal(frame.size))
    }
    self.content.separatorEnds = separatorEnds(tree, content, offered, in: frame)
  }

  /// Where the line below the row begins and ends, from the row's leading edge: at guides of the content's, else at its
  /// leading text and the look's own end.
  private func separatorEnds(
    _ tree: LayoutTree, _ content: NodeIndex, _ offered: Proposal, in frame: Rect
  ) -> (leading: Double?, trailing: Double?) {
    let size = tree.size(content, offered)
    func guide(_ alignment: HorizontalAlignment) -> Double? {
      tree.explicitGuide(content, alignment.key, size: size, proposal: offered).map { edges.left + $0 }
    }
    let text = assembler.leadingText(of: content).map { tree.frame(of: $0) }
    let start = text.map { tree.isRightToLeft(content) ? frame.maxX - $0.maxX : $0.minX - frame.minX }
    return (guide(.listRowSeparatorLeading) ?? start, guide(.listRowSeparatorTrailing))
  }
}

extension _Assembler {
  /// The first text below a node, in drawing order.
  fileprivate func leadingText(of node: NodeIndex) -> NodeIndex? {
    let tag = tree.tag(of: node)
    if tag >= 0, infos[Int(tag)].role == .text { return node }
    for child in tree.children(of: node) {
      if let found = leadingText(of: child) { return found }
    }
    return nil
  }
}

extension ListRowObject {
  /// A link takes its whole row, the chevron included (recorded); its label stays where it is.
  private func widen(_ tree: LayoutTree, _ content: NodeIndex, to width: Double) {
    var node = content
    while tree.kind(of: node) == .wrapper {
      var frame = tree.frame(of: node)
      let spare = width - frame.width
      if tree.isRightToLeft(node) { frame.origin.x -= max(0, spare) }
      frame.size.width = max(frame.width, width)
      tree.setFrame(frame, of: node)
      node = tree.child(0, of: node)
    }
  }
}
