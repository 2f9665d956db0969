import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Adds a line that opens and, below it, what it opens: rows of their own in a list, one column elsewhere.
  func addDisclosure(isOpen: Bool, label: () -> Void, content: () -> Void) {
    let identity = identity
    defer { self.identity = identity }
    environment.listOutline?.hasBranches = true
    guard !environment.isInList else {
      self.identity = identity.child(0)
      emit(disclosureHeader(isOpen: isOpen) { _ in label() })
      self.identity = identity.child(1)
      if isOpen { withBranch(content) }
      return
    }
    let outer = environment
    environment.stackAxis = .vertical
    self.identity = identity.child(0)
    var children = [disclosureHeader(isOpen: isOpen) { _ in label() }]
    self.identity = identity.child(1)
    if isOpen {
      collect(content) { nodes in
        guard !nodes.isEmpty else { return }
        children.append(
          tree.addStack(along: .vertical, alignment: .center, spacing: nil, nodes, attributes()))
      }
    }
    environment = outer
    let info = NodeInfo(type: "DisclosureGroup", role: .container)
    emit(
      tree.addStack(
        along: .vertical, alignment: .leading, spacing: 0, children[...], attributes(tag: tag(info))))
  }

  /// The label with its chevron: at the line's end on touch systems, before the label on the Mac.
  private func disclosureHeader(isOpen: Bool, _ label: (_Assembler) -> Void) -> NodeIndex {
    let isMac = scenario.platform == .macOS
    let title = inRow(label) ?? tree.addLeaf(.zero, attributes())
    let side = metric("control.disclosure.chevron")
    let gap = isMac ? metric("control.disclosure.spacing") : metric("stack.spacing")
    let info = NodeInfo(type: "", role: .button)
    let color = isMac ? AnyShapeStyle(Color(system: "tertiaryLabel")) : AnyShapeStyle(TintShapeStyle())
    info.content = DisclosureChevron(
      name: isOpen ? "chevron.down" : "chevron.forward", side: side, isLeading: isMac,
      // In a list the chevron stands in the room that the row keeps before its label.
      shift: isMac && environment.isInList ? -(side + gap) : 0, paint: color.paint(in: environment))
    var line = title
    if isMac {
      let padding = environment.isInList ? 0 : metric("control.disclosure.padding")
      line = tree.addPadding(
        Insets(top: padding, left: environment.isInList ? 0 : side + gap, bottom: padding), line, attributes())
    } else {
      line = tree.addPadding(Insets(right: side + gap), line, attributes())
    }
    if !(isMac && environment.isInList) {
      let open = FrameLimits(minimum: nil, ideal: nil, maximum: nil)
      line = tree.addFlexibleFrame(
        width: FrameLimits(minimum: nil, ideal: nil, maximum: .infinity), height: open,
        AlignmentPoint(horizontal: .leading, vertical: .middle), line, attributes())
    }
    return tree.addWrapper(line, attributes(tag: tag(info)))
  }
}

/// The mark of a line that opens.
final class DisclosureChevron: NodeContent {
  private let name: String
  private let side: Double
  private let isLeading: Bool
  private let shift: Double
  private let paint: _StylePaint

  init(name: String, side: Double, isLeading: Bool, shift: Double, paint: _StylePaint) {
    self.name = name
    self.side = side
    self.isLeading = isLeading
    self.shift = shift
    self.paint = paint
  }

  override var hasSides: Bool { true }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let x = isLeading ? frame.minX + shift : frame.maxX - side
    let box = Rect(x: x, y: frame.midY - side / 2, width: side, height: side)
    drawing.append(.symbol(name: name, frame: box, weight: 600, paint: paint.paint(in: box)))
  }
}
