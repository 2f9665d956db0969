import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Adds a field of text in the style of the place.
  func addField(_ field: FieldDescription) {
    var look: _TextFieldLook?
    let node = single {
      look = addStyled(TextFieldStyleKey.self) {
        TextField(
          label: _TextFieldStyleLabel(content: field.label), prompt: field.prompt,
          axis: field.isMultiline ? .vertical : .horizontal
        ) { field.text }
      } look: {
        emit(labelledField(resolve($0), field))
      }
    }
    guard let node else { return }
    // A style of user code shows the field that it was given, which is described there.
    guard look != nil else { return emit(node) }
    let name = field.text.isEmpty ? placeholder(field) : field.text
    let whole = control(field.type, node, role: .textField, isSystemSized: true, text: name)
    // What people type may be longer than the field, which then shows a part of it.
    if !field.text.isEmpty { updateInfo(of: whole) { $0.traits.insert(.lineLimited) } }
    emit(whole)
  }

  /// What the automatic look comes to: bordered on the Mac outside of grouped forms and lists, else plain.
  private func resolve(_ look: _TextFieldLook) -> _TextFieldLook {
    guard look == .automatic else { return look }
    switch scenario.platform {
    case .iOS: return .plain
    case .macOS: return environment.isInList ? .plain : .rounded
    case .watchOS, .tvOS, .visionOS: return environment.isInList ? .plain : .rounded
    }
  }

  private func placeholder(_ field: FieldDescription) -> String? {
    guard let prompt = field.prompt else { return labelText(field.label) }
    return labelText { Text._assemble(prompt, $0) }
  }

  /// A field with its label, where forms show that, else the field.
  private func labelledField(_ look: _TextFieldLook, _ field: FieldDescription) -> NodeIndex {
    guard scenario.platform == .macOS, environment.isInForm else { return asControl(fieldNode(look, field)) }
    var inner = field
    // The label stands before the field, not in it.
    inner.label = { _ in }
    let content = environment.isInList ? fieldText(inner) : fieldNode(look, inner)
    return asControl(labeledRow(controlLabel(field.label), content, spacing: metric("stack.spacing")))
  }

  private func fieldNode(_ look: _TextFieldLook, _ field: FieldDescription) -> NodeIndex {
    let line = fieldText(field)
    guard look != .plain else {
      let extra = Insets(top: metric("control.textField.plain.extraHeight"))
      let padded = tree.addPadding(extra, line, attributes())
      return tree.addFlexibleFrame(
        width: FrameLimits(minimum: nil, ideal: nil, maximum: .infinity),
        height: FrameLimits(minimum: nil, ideal: nil, maximum: nil),
        AlignmentPoint(horizontal: .leading, vertical: .middle), padded, attributes())
    }
    let side = metric("control.textField.rounded.textInset")
    let insets = Insets(top: metric("control.textField.plain.extraHeight"), left: side, right: side)
    let height = metric("control.textField.rounded.height")
    var inner = tree.addPadding(insets, line, attributes())
    if field.isMultiline {
      let room = metric("control.textField.multiline.padding") / 2
      inner = tree.addPadding(Insets(top: room, bottom: room), inner, attributes())
    }
    let framed = tree.addFlexibleFrame(
      width: FrameLimits(minimum: nil, ideal: nil, maximum: .infinity),
      height: FrameLimits(minimum: height, ideal: nil, maximum: field.isMultiline ? nil : height),
      AlignmentPoint(horizontal: .leading, vertical: .middle), inner, attributes())
    let info = NodeInfo(type: "")
    info.content = FieldPlate(
      background: environment.systemColor("systemBackground"),
      border: environment.systemColor(scenario.platform == .macOS ? "separator" : "systemGray5"),
      radius: look == .square ? 0 : drawingMetric("control.textField.rounded.cornerRadius"))
    return tree.addWrapper(framed, attributes(tag: tag(info)))
  }

  /// The text or, while there is none, the prompt; in a size of its own it follows the width that it is offered.
  private func fieldText(_ field: FieldDescription) -> NodeIndex {
    let outer = environment
    defer { environment = outer }
    if !field.isMultiline { environment.lineLimit = 1 }
    environment.multilineTextAlignment = outer.multilineTextAlignment
    let isEmpty = field.text.isEmpty
    if isEmpty {
      environment.setForeground([AnyShapeStyle(Color(system: "placeholderText"))])
    } else if !environment.isEnabled {
      environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    }
    let node = single {
      if !isEmpty {
        Text._assemble(Text(verbatim: field.text), self)
      } else if let prompt = field.prompt {
        Text._assemble(prompt, self)
      } else {
        field.label(self)
      }
    }
    // A field without a word is as tall as a line.
    let line = node ?? single { Text._assemble(Text(verbatim: ""), self) }
    return line.map { hideFromReaders($0) } ?? tree.addLeaf(.zero, attributes())
  }

  /// Keeps the nodes that make up a control out of the geometry: the control stands for them.
  func hideFromReaders(_ node: NodeIndex) -> NodeIndex {
    let tag = tree.tag(of: node)
    if tag >= 0, infos[Int(tag)].id == nil { infos[Int(tag)].type = "" }
    return node
  }
}

/// The border of a text field, filled.
final class FieldPlate: NodeContent {
  private let background: RGBA
  private let border: RGBA
  private let radius: Double

  init(background: RGBA, border: RGBA, radius: Double) {
    self.background = background
    self.border = border
    self.radius = radius
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    let half = 0.5
    let line = frame.inset(by: Insets(top: half, left: half, bottom: half, right: half))
    let radius = self.radius < 0 ? frame.height / 2 : self.radius
    drawing.append(.fill(.rounded(frame, radius: radius), .color(background), evenOdd: false))
    drawing.append(.stroke(.rounded(line, radius: max(0, radius - half)), .color(border), StrokeForm(width: 1)))
  }
}
