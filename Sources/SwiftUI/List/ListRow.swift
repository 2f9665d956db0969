import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Makes a cell around a row's content.
  func addListRow(
    _ content: NodeIndex, look: ListLook, isFirst: Bool, isLast: Bool, outline: ListOutline,
    isSelected: ((AnyHashable) -> Bool)?
  ) -> NodeIndex {
    let settings =
      layoutValue(ObjectIdentifier(RowSettingsValue.self), of: content) as? ListRowSettings ?? ListRowSettings()
    let leadsOn = layoutValue(ObjectIdentifier(RowAccessoryValue.self), of: content) as? Bool ?? false
    let info = NodeInfo(type: "row", role: .row)
    info.traits = [.systemSized]
    info.takesTaps = leadsOn
    let isChosen = selectionTag(of: content).map { isSelected?($0) == true } ?? false
    if isChosen { info.states = ["selected"] }
    info.content = ListRowContent(
      look: look, isFirst: isFirst, isLast: isLast,
      separates: look.hasSeparators && !isLast && !settings.hidesSeparatorBottom,
      drawsBackground: settings.background == nil, showsChevron: leadsOn && look.chevron > 0, isSelected: isChosen)
    var children = [content]
    if let background = settings.background, let node = single({ AnyView._assemble(background, self) }) {
      children.append(node)
    }
    let isDeletable =
      layoutValue(ObjectIdentifier(RowDeletableValue.self), of: content) as? Bool == true
      && layoutValue(ObjectIdentifier(RowDeleteDisabledValue.self), of: content) as? Bool != true
    let level = layoutValue(ObjectIdentifier(OutlineLevelValue.self), of: content) as? Int ?? 0
    let object = ListRowObject(
      look: look, insets: settings.insets?.listInsets, leadsOn: leadsOn,
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
  private let look: ListLook
  private let insets: Insets?
  private let leadsOn: Bool
  private let indent: Double

  init(look: ListLook, insets: Insets?, leadsOn: Bool, indent: Double) {
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

/// Draws a row's card, separator and chevron.
final class ListRowContent: NodeContent {
  private let look: ListLook
  private let isFirst: Bool
  private let isLast: Bool
  private let separates: Bool
  private let drawsBackground: Bool
  private let showsChevron: Bool
  private let isSelected: Bool

  init(
    look: ListLook, isFirst: Bool, isLast: Bool, separates: Bool, drawsBackground: Bool, showsChevron: Bool,
    isSelected: Bool
  ) {
    self.isSelected = isSelected
    self.look = look
    self.isFirst = isFirst
    self.isLast = isLast
    self.separates = separates
    self.drawsBackground = drawsBackground
    self.showsChevron = showsChevron
  }

  override var hasSides: Bool { true }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    if drawsBackground, let color = look.rowBackground {
      let radius = min(look.cornerRadius, frame.height / 2)
      let top = isFirst ? radius : 0
      let bottom = isLast ? radius : 0
      let path = Path(
        roundedRect: CGRect(frame),
        cornerRadii: RectangleCornerRadii(
          topLeading: CGFloat(top), bottomLeading: CGFloat(bottom), bottomTrailing: CGFloat(bottom),
          topTrailing: CGFloat(top)), style: .continuous)
      drawing.append(.fill(path.drawing(), .color(color), evenOdd: false))
    }
    if isSelected, let selection = look.selection {
      let plate = frame.inset(by: Insets(left: selection.inset, right: selection.inset))
      let radius = CGFloat(min(selection.cornerRadius, plate.height / 2))
      let path = Path(roundedRect: CGRect(plate), cornerRadius: radius).drawing()
      drawing.append(.fill(path, .color(selection.color), evenOdd: false))
    }
    if separates {
      let pixel = 1 / grid.scale
      let line = Rect(
        x: frame.minX + look.separatorLeading, y: frame.maxY - pixel,
        width: max(0, frame.width - look.separatorLeading - look.separatorTrailing), height: pixel)
      drawing.append(.fill(DrawingPath(line), .color(look.separator), evenOdd: false))
    }
    if showsChevron {
      let side = look.chevron
      let box = Rect(x: frame.maxX - look.trailing - side, y: frame.midY - side / 2, width: side, height: side)
      drawing.append(.symbol(name: "chevron.forward", frame: box, weight: 600, paint: .color(look.separator)))
    }
  }
}
