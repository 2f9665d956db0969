import GalleyLayout

/// What controls of one kind are styled with: a look of the system's, or a body of user code.
indirect enum ControlStyling<Look, Configuration> {
  case look(Look)
  /// `outer` is what was set further out: what a control of the kind inside the body is styled with.
  case custom((Configuration) -> AnyView, outer: ControlStyling)
}

/// The environment's key for the style of one kind of control.
protocol ControlStyleKey: EnvironmentKey where Value == ControlStyling<Look, Configuration> {
  associatedtype Look
  associatedtype Configuration
  static var automatic: Look { get }
}

extension ControlStyleKey {
  static var defaultValue: ControlStyling<Look, Configuration> { .look(automatic) }
}

/// A part of a control as its style sees it, the type of the view hidden.
nonisolated public struct _StyledContent: _PrimitiveView {
  let content: (_Assembler) -> Void

  public static func _assemble(_ view: _StyledContent, _ assembler: _Assembler) { view.content(assembler) }
}

extension View {
  /// Gives the controls of a kind inside a look of the system's.
  nonisolated func controlLook<Key: ControlStyleKey>(_ key: Key.Type, _ look: Key.Look) -> some View {
    modifier(_EnvironmentModifier { $0[key] = .look(look) })
  }

  /// Styles the controls of a kind inside: by a look of the system's, else by the body that the style makes.
  nonisolated func controlStyle<Key: ControlStyleKey, Style, Content: View>(
    _ key: Key.Type, _ style: Style, look: Key.Look?,
    _ body: @escaping @MainActor (Style, Key.Configuration) -> Content
  ) -> some View {
    modifier(
      _EnvironmentModifier { values in
        if let look {
          values[key] = .look(look)
          return
        }
        values[key] = .custom(
          { configuration in
            _mainBody { AnyView(StyledBody(style: style) { body($0, configuration) }) }
          }, outer: values[key])
      })
  }
}

extension _Assembler {
  /// Adds a control's views: what the style's body makes of its configuration, or a look of the system's.
  ///
  /// Returns the look, nil for a body of user code.
  @discardableResult
  func addStyled<Key: ControlStyleKey>(
    _ key: Key.Type, _ configuration: () -> Key.Configuration, look: (Key.Look) -> Void
  ) -> Key.Look? {
    switch environment[key] {
    case .look(let resolved):
      look(resolved)
      return resolved
    case .custom(let make, let outer):
      withEnvironment({ $0[key] = outer }) { AnyView._assemble(make(configuration()), self) }
      return nil
    }
  }
}
