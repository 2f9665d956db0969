import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Adds a menu's button; what it opens is not on the screen.
  func addMenu(_ menu: MenuStyleConfiguration) {
    var look: _MenuLook?
    let node = single {
      look = addStyled(MenuStyleKey.self) {
        menu
      } look: {
        addMenuButton($0, menu)
      }
    }
    guard let node else { return }
    guard look != nil else { return emit(node) }
    emit(control("Menu", node, role: .menu, isSystemSized: true))
  }

  private func addMenuButton(_ look: _MenuLook, _ menu: MenuStyleConfiguration) {
    let label = { (assembler: _Assembler) in
      if let node = assembler.inRow(menu.label.content) { assembler.emit(node) }
    }
    guard scenario.platform == .macOS else {
      let button: _ButtonLook
      switch (look, environment.buttonStyling) {
      case (.borderless, _): button = .borderless
      case (.bordered, _): button = .bordered
      case (_, .look(let set)): button = resolve(set)
      // A style made for buttons also draws the button of a menu.
      case (_, .custom(let make)):
        return AnyView._assemble(
          make(ButtonStyleConfiguration(role: nil, label: .init(content: label), isPressed: false)), self)
      case (_, .primitive(let make)):
        let configuration = PrimitiveButtonStyleConfiguration(role: nil, label: .init(content: label), action: {})
        return AnyView._assemble(make(configuration), self)
      }
      return addButtonLook(button, role: nil, label)
    }
    guard look != .borderless else { return addButtonLook(.plain, role: nil, label) }
    guard let title = inRow(menu.label.content) else { return }
    let leading = metric("control.button.bordered.padding.horizontal")
    let marks = environment.menuIndicatorVisibility != .hidden
    let padding = metric(menu.primaryAction == nil ? "control.menu.padding" : "control.menu.padding.split")
    let trailing = marks ? padding - leading : leading
    let padded = tree.addPadding(Insets(left: leading, right: trailing), title, attributes())
    let framed = tree.addFrame(
      width: nil, height: metric("control.picker.menu.height"), .center, padded, attributes())
    let info = NodeInfo(type: "")
    let plate = environment.systemColor("tertiarySystemFill")
    let radius = drawingMetric("control.button.bordered.cornerRadius")
    info.content =
      marks
      ? PopUpContent(plate: plate, mark: environment.systemColor("label"), radius: radius, symbol: "chevron.down")
      : ButtonPlate(paint: .color(plate), radius: radius)
    emit(tree.addWrapper(framed, attributes(tag: tag(info))))
  }
}
