import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Adds a label and its content: at the two ends of a line on touch systems and in grouped forms, else side by side.
  func addLabeledContent(_ pair: LabeledContentStyleConfiguration) {
    let node = single {
      addStyled(LabeledContentStyleKey.self) {
        pair
      } look: { _ in
        let isMac = scenario.platform == .macOS
        let outer = environment
        if !isMac || environment.isInList {
          environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        }
        let content = single { pair.content.content(self) }
        environment = outer
        emit(
          labeledRow(
            controlLabel(pair.label.content), content ?? tree.addLeaf(.zero, attributes()),
            spacing: metric("stack.spacing"), controlForm, content: .value))
      }
    }
    guard let node else { return }
    emit(tree.addWrapper(node, attributes(tag: tag(NodeInfo(type: "LabeledContent", role: .container)))))
  }

  /// Adds a box of content under a label.
  func addGroupBox(_ box: GroupBoxStyleConfiguration) {
    let node = single {
      addStyled(GroupBoxStyleKey.self) {
        box
      } look: { _ in
        if scenario.platform == .macOS { addMacBox(box) } else { addTouchBox(box) }
      }
    }
    guard let node else { return }
    emit(tree.addWrapper(node, attributes(tag: tag(NodeInfo(type: "GroupBox", role: .container)))))
  }

  /// The label stands above the box (recorded).
  private func addMacBox(_ box: GroupBoxStyleConfiguration) {
    guard let content = boxContent(box) else { return }
    let inset = metric("control.groupBox.padding")
    let padded = tree.addPadding(
      Insets(top: inset, left: inset, bottom: inset, right: inset), content, attributes())
    let plate = tree.addWrapper(padded, attributes(tag: boxPlate()))
    guard let label = boxLabel(box, .subheadline)
    else { return emit(plate) }
    let start = metric("control.groupBox.label.inset")
    let title = tree.addPadding(Insets(left: start), label, attributes())
    emit(
      tree.addStack(
        along: .vertical, alignment: .leading, spacing: metric("control.groupBox.label.spacing"), [title, plate],
        attributes()))
  }

  /// The label stands in the box, over the content.
  private func addTouchBox(_ box: GroupBoxStyleConfiguration) {
    guard let content = boxContent(box) else { return }
    var children = [content]
    if let label = boxLabel(box, .headline) {
      let all = FrameLimits(minimum: nil, ideal: nil, maximum: .infinity)
      let open = FrameLimits(minimum: nil, ideal: nil, maximum: nil)
      children.insert(
        tree.addFlexibleFrame(
          width: all, height: open, AlignmentPoint(horizontal: .leading, vertical: .middle), label, attributes()),
        at: 0)
    }
    let column =
      children.count == 1
      ? content
      : tree.addStack(along: .vertical, alignment: .center, spacing: nil, children[...], attributes())
    let inset = metric("control.groupBox.padding")
    let padded = tree.addPadding(
      Insets(top: inset, left: inset, bottom: inset, right: inset), column, attributes())
    emit(tree.addWrapper(padded, attributes(tag: boxPlate())))
  }

  private func boxContent(_ box: GroupBoxStyleConfiguration) -> NodeIndex? {
    let outer = environment
    defer { environment = outer }
    environment.stackAxis = .vertical
    environment.groupBoxDepth += 1
    return collect({ box.content.content(self) }) { children in
      guard children.count > 1 else { return children.first }
      return tree.addStack(along: .vertical, alignment: .center, spacing: nil, children, attributes())
    }
  }

  private func boxLabel(_ box: GroupBoxStyleConfiguration, _ font: Font) -> NodeIndex? {
    let outer = environment
    defer { environment = outer }
    environment.font = font
    return controlLabel(box.label.content)
  }

  private func boxPlate() -> Int32 {
    let info = NodeInfo(type: "")
    let isNested = environment.groupBoxDepth % 2 == 1
    let names = ["secondarySystemBackground", "tertiarySystemBackground"]
    let isMac = scenario.platform == .macOS
    let style = environment.backgroundStyle?.paint(in: environment)
    let paint = style ?? .color(environment.systemColor(isMac ? "quaternarySystemFill" : names[isNested ? 1 : 0]))
    info.content = ButtonPlate(paint: paint, radius: drawingMetric("control.groupBox.cornerRadius"))
    return tag(info)
  }
}

private enum GroupBoxDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// How many group boxes are around.
  fileprivate var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}
