import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Adds a button in the style of the place.
  package func addButton(role: ButtonRole?, action: @escaping () -> Void, _ label: @escaping (_Assembler) -> Void) {
    addButton("Button", role: role, as: .button, action: action, label)
  }

  /// Adds a control that looks like a button.
  func addButton(
    _ type: String, role: ButtonRole?, as kind: ScreenNode.Role, action: @escaping () -> Void,
    _ label: @escaping (_Assembler) -> Void
  ) {
    var look: _ButtonLook?
    let label = { (assembler: _Assembler) in if let node = assembler.inRow(label) { assembler.emit(node) } }
    let node = single {
      switch environment.buttonStyling {
      case .look(let asked):
        let resolved = resolve(asked)
        look = resolved
        addButtonLook(resolved, role: role, label)
      case .custom(let make):
        let configuration = ButtonStyleConfiguration(role: role, label: .init(content: label), isPressed: false)
        AnyView._assemble(make(configuration), self)
      case .primitive(let make):
        let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(content: label), action: action)
        // A style that shows a plain button inside must not meet itself again.
        let outer = environment
        environment.buttonStyling = .look(.automatic)
        AnyView._assemble(make(configuration), self)
        environment = outer
      }
    }
    guard let node else { return }
    space(node, look)
    emit(control(type, node, role: kind, isSystemSized: look != nil && look != .plain))
  }

  /// Gives a button of a system's look its gaps in columns: on a plate those of any control, without one its label's above
  /// and a control's below (recorded on iOS).
  private func space(_ node: NodeIndex, _ look: _ButtonLook?) {
    guard let look else { return }
    var edges = tree.spacing(of: node)
    switch look {
    case .automatic, .plain: return
    case .bordered, .prominent, .glass, .glassProminent, .card, .accessory: edges = .view
    case .borderless, .link: edges.bottom = .view
    }
    tree.setSpacing(edges, of: node)
  }

  /// Wraps a control's drawing into the node that stands for it.
  package func control(
    _ type: String, _ node: NodeIndex, role: ScreenNode.Role, isSystemSized: Bool, text: String? = nil,
    states: [String] = []
  ) -> NodeIndex {
    let info = NodeInfo(type: type, text: text ?? readableText(of: node), role: role)
    info.states = states + [environment.isEnabled ? "enabled" : "disabled"]
    info.takesTaps = environment.isEnabled
    let isSmall = environment.controlSize == .mini || environment.controlSize == .small
    info.traits = isSystemSized && !isSmall ? [.systemSized] : [.customControl]
    return tree.addWrapper(node, attributes(tag: tag(info)))
  }

  // MARK: - Looks

  /// What a look comes to in the place: the automatic one by platform and container.
  func resolve(_ look: _ButtonLook) -> _ButtonLook {
    guard look == .automatic else { return look }
    if environment.isInBar { return .plain }
    if environment.isNavigationLink, environment.isInList { return .plain }
    switch scenario.platform {
    case .iOS: return .borderless
    case .macOS: return environment.isInList && !environment.isInForm ? .borderless : .bordered
    case .watchOS, .tvOS, .visionOS: return environment.isInList ? .plain : .bordered
    }
  }

  /// Adds a label as a button of a look shows it.
  func addButtonLook(_ look: _ButtonLook, role: ButtonRole?, _ label: (_Assembler) -> Void) {
    let outer = environment
    defer { environment = outer }
    let isBordered = look == .bordered || look == .prominent || look == .glass || look == .glassProminent
    let isFilled = look == .prominent || look == .glassProminent
    let tint: AnyShapeStyle =
      role == .destructive ? AnyShapeStyle(Color.red) : environment.tintStyle ?? AnyShapeStyle(environment.accent)
    if !environment.isEnabled {
      environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.tertiary)])
    } else if isFilled {
      environment.setForeground([AnyShapeStyle(Color.white)])
    } else if look == .borderless || look == .link || (look == .bordered && scenario.platform == .iOS) {
      environment.setForeground([tint])
    }
    if environment.isInBar, look == .plain, role != .destructive { environment.buttonStyling = .look(.plain) }
    guard isBordered else {
      label(self)
      return
    }
    addBordered(tint: tint.paint(in: environment), isFilled: isFilled, label)
  }

  private func addBordered(tint: _StylePaint, isFilled: Bool, _ label: (_Assembler) -> Void) {
    let suffix = environment.controlSize.suffix
    let horizontal = metric("control.button.bordered.padding.horizontal" + suffix)
    let vertical = metric("control.button.bordered.padding.vertical" + suffix)
    guard let inner = single({ label(self) }) else { return }
    let padded = tree.addPadding(
      Insets(top: vertical, left: horizontal, bottom: vertical, right: horizontal), inner, attributes())
    let info = NodeInfo(type: "")
    let radius = environment.buttonBorder.radius ?? metric("control.button.bordered.cornerRadius")
    let paint = isFilled ? tint : tint.withOpacity(0.15)
    info.content = ButtonPlate(paint: environment.isEnabled ? paint : tint.withOpacity(0.1), radius: radius)
    emit(tree.addWrapper(padded, attributes(tag: tag(info))))
  }
}

/// The shape under a bordered button's label.
final class ButtonPlate: NodeContent {
  private let paint: _StylePaint
  private let radius: Double

  /// - Parameter radius: negative for half the height.
  init(paint: _StylePaint, radius: Double) {
    self.paint = paint
    self.radius = radius
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let frame = grid.round(frame)
    let radius = self.radius < 0 ? frame.height / 2 : self.radius
    let path = Path(roundedRect: CGRect(frame), cornerRadius: CGFloat(radius), style: .continuous)
    drawing.fill(path.drawing(), with: paint, in: frame, evenOdd: false)
  }
}

extension ButtonBorderShape {
  /// The radius the shape asks for, negative for half the height; nil leaves it to the system.
  var radius: Double? {
    switch self {
    case .capsule, .circle: -1
    case .roundedRectangle: nil
    default: nil
    }
  }
}
