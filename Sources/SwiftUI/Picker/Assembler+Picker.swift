import GalleyGeometry
import GalleyLayout
import GalleyScenario
import GalleyScreen

/// One option of a picker, built.
struct PickerOption {
  var node: NodeIndex
  var isSelected: Bool
}

/// A picker's views, and what is selected as it is read.
struct BuiltPicker {
  var node: NodeIndex
  var value: String?
}

extension _Assembler {
  /// Adds a picker in the style of the place.
  func addPicker(_ picker: PickerDescription) {
    let look = resolve(environment.pickerLook)
    let label = ControlLabel(self, picker.label)
    let built: BuiltPicker
    switch look {
    case .inline where environment.isInList:
      // The label and each option are rows of the list around.
      if let title = label.shown { emit(title) }
      for option in options(picker) { emit(optionRow(option)) }
      return
    case .automatic, .menu, .navigationLink: built = menuPicker(picker, label, look)
    case .segmented, .palette: built = segmentedPicker(picker, label)
    case .wheel: built = wheelPicker(picker)
    case .inline, .radioGroup: built = radioPicker(picker, label)
    }
    let text = [label.text, built.value].compactMap { $0 }.joined(separator: ", ")
    let result = control(
      "Picker", built.node, role: .picker, isSystemSized: true, text: text.isEmpty ? nil : text)
    guard look == .navigationLink, environment.isInList else { return emit(result) }
    let wrapper = tree.addWrapper(result, attributes())
    updateInfo(of: wrapper) { $0.layoutValues[ObjectIdentifier(RowAccessoryValue.self)] = true }
    emit(wrapper)
  }

  /// What looks come to by platform and container: touch systems have no radio groups, the Mac has no wheels, and a
  /// list inside an inline picker is the list around it.
  private func resolve(_ look: _PickerLook) -> _PickerLook {
    let isMac = scenario.platform == .macOS
    switch look {
    case .automatic:
      switch scenario.platform {
      case .iOS, .macOS, .visionOS: return .menu
      case .watchOS: return environment.isInList ? .navigationLink : .wheel
      case .tvOS: return environment.isInList ? .navigationLink : .segmented
      }
    case .inline: return environment.isInList || isMac ? .inline : .wheel
    case .radioGroup: return isMac ? .radioGroup : .inline
    case .wheel: return isMac ? .radioGroup : .wheel
    case .menu, .segmented, .navigationLink, .palette: return look
    }
  }

  // MARK: - Options

  /// Builds the options; those of a loop without a tag are known by the loop's identifiers.
  func options(_ picker: PickerDescription) -> [PickerOption] {
    let outer = (environment, identified, wantsIdentifiers)
    defer { (environment, identified, wantsIdentifiers) = outer }
    identified = [:]
    wantsIdentifiers = true
    environment.labelsVisibility = .automatic
    return collect({ picker.options(self) }) { nodes in
      nodes.map { PickerOption(node: $0, isSelected: selectionTag(of: $0).map(picker.isSelected) ?? false) }
    }
  }

  func selectedText(_ options: [PickerOption]) -> String? {
    options.first(where: \.isSelected).flatMap { readableText(of: $0.node) }
  }

  /// An option as a row: a check mark at the end of the one that is selected.
  private func optionRow(_ option: PickerOption) -> NodeIndex {
    var children = [option.node]
    let outer = environment
    environment.stackAxis = .horizontal
    let extra = single {
      HStack<TupleView<(Spacer, Image)>>._assemble(
        HStack {
          Spacer()
          Image(systemName: "checkmark")
        }, self)
    }
    environment = outer
    if option.isSelected, let extra { children.append(extra) }
    let row = tree.addStack(
      along: .horizontal, alignment: .middle, spacing: nil, children[...], attributes())
    let info = NodeInfo(type: "Button", text: readableText(of: option.node), role: .button)
    info.states = option.isSelected ? ["selected", "enabled"] : ["enabled"]
    info.takesTaps = environment.isEnabled
    info.traits = [.systemSized]
    return tree.addWrapper(row, attributes(tag: tag(info)))
  }

  // MARK: - Looks

  /// A button with the selected option; in a list's row the label stands before it.
  private func menuPicker(
    _ picker: PickerDescription, _ label: ControlLabel, _ look: _PickerLook
  ) -> BuiltPicker {
    let isMac = scenario.platform == .macOS
    let isRow = environment.isInList && !isMac
    let outer = environment
    environment.lineLimit = environment.lineLimit ?? 1
    if isRow {
      environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    } else if !isMac {
      environment.setForeground([
        environment.isEnabled
          ? environment.tintStyle ?? AnyShapeStyle(environment.accent)
          : AnyShapeStyle(HierarchicalShapeStyle.tertiary)
      ])
    }
    let options = options(picker)
    var value: NodeIndex?
    if let current = picker.currentValue {
      value = single { AnyView._assemble(current, self) }
    } else {
      value = options.first(where: \.isSelected)?.node
    }
    let paint = environment.foregroundPaint()
    environment = outer
    let name = value.flatMap { readableText(of: $0) }
    if isMac { return BuiltPicker(node: macPopUp(label, options, value), value: name) }
    return BuiltPicker(node: touchMenu(label, look, value, paint), value: name)
  }

  private func touchMenu(
    _ label: ControlLabel, _ look: _PickerLook, _ value: NodeIndex?, _ paint: _StylePaint
  ) -> NodeIndex {
    let shown = value ?? tree.addLeaf(.zero, attributes())
    guard look == .menu else {
      return labeledRow(label.shown, shown, spacing: metric("control.picker.row.spacing"), content: .choice)
    }
    let trailing = metric("control.picker.menu.chevron.width")
    let chevron = ChevronContent(paint: paint, side: trailing)
    if environment.isInList {
      let padded = tree.addPadding(
        Insets(right: trailing + metric("control.picker.menu.chevron.spacing")), shown, attributes())
      let marked = tree.addWrapper(padded, attributes(tag: tag(NodeInfo(type: "", content: chevron))))
      return labeledRow(label.shown, marked, spacing: metric("control.picker.row.spacing"), content: .choice)
    }
    let side = (metric("control.picker.menu.padding") - trailing) / 2
    let end = metric("control.picker.menu.padding.vertical")
    let padded = tree.addPadding(
      Insets(
        top: end, left: side, bottom: end, right: side + trailing), shown, attributes())
    let inset = ChevronContent(paint: paint, side: trailing, inset: side)
    return tree.addWrapper(padded, attributes(tag: tag(NodeInfo(type: "", content: inset))))
  }

  /// The Mac's pop-up button: as wide as its widest option.
  private func macPopUp(_ label: ControlLabel, _ options: [PickerOption], _ value: NodeIndex?) -> NodeIndex {
    let widest = options.map { tree.size($0.node, .unspecified).width }.max() ?? 0
    let padding = metric("control.picker.menu.padding")
    let shown = value ?? tree.addLeaf(.zero, attributes())
    let framed = tree.addFrame(
      width: widest, height: nil, AlignmentPoint(horizontal: .leading, vertical: .middle), shown, attributes())
    let leading = metric("control.button.bordered.padding.horizontal")
    let padded = tree.addPadding(
      Insets(left: leading, right: padding - leading), framed, attributes())
    let sized = tree.addFrame(
      width: nil, height: metric("control.picker.menu.height"), .center, padded, attributes())
    let info = NodeInfo(type: "")
    info.content = PopUpContent(
      plate: environment.systemColor("tertiarySystemFill"), mark: environment.systemColor("label"),
      radius: drawingMetric("control.button.bordered.cornerRadius"))
    let button = tree.addWrapper(sized, attributes(tag: tag(info)))
    let row = labeledRow(label.shown, button, spacing: metric("stack.spacing"), .together)
    return asLabelledControl(row, like: label.shown ?? value)
  }

  /// Options one below another, or beside each other, each with a circle before it.
  private func radioPicker(_ picker: PickerDescription, _ label: ControlLabel) -> BuiltPicker {
    let side = metric("control.toggle.checkbox")
    let options = options(picker)
    let rows = options.map { option -> NodeIndex in
      let content = RadioContent(
        isOn: option.isSelected, tint: environment.tintPaint, border: environment.systemColor("separator"))
      let circle = tree.addLeaf(
        Size(width: side, height: side), attributes(tag: tag(NodeInfo(type: "", content: content))))
      return tree.addStack(
        along: .horizontal, alignment: .middle, spacing: metric("control.toggle.checkbox.spacing"),
        [circle, option.node], attributes())
    }
    let isHorizontal = environment.hasHorizontalRadioGroups
    let group = tree.addStack(
      along: isHorizontal ? .horizontal : .vertical, alignment: isHorizontal ? .middle : .leading,
      spacing: metric("control.picker.radio.spacing"), rows[...], attributes())
    let node = labeledRow(label.shown, group, spacing: metric("stack.spacing"), .together)
    return BuiltPicker(node: node, value: selectedText(options))
  }
}
