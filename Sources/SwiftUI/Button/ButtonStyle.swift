/// The look of buttons that behave as usual.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
  /// The label, its type hidden.
  nonisolated public struct Label: _PrimitiveView {
    let content: (_Assembler) -> Void

    public static func _assemble(_ label: Label, _ assembler: _Assembler) { label.content(assembler) }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Screens at rest have no pressed button.
  public let isPressed: Bool
}

/// The look and the behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The system's own look that the style stands for; nil for user-made ones.
  nonisolated static var _look: _ButtonLook? { get }
}

extension PrimitiveButtonStyle {
  public nonisolated static var _look: _ButtonLook? { nil }
}

/// A button as a style with behaviour sees it.
public struct PrimitiveButtonStyleConfiguration {
  nonisolated public struct Label: _PrimitiveView {
    let content: (_Assembler) -> Void

    public static func _assemble(_ label: Label, _ assembler: _Assembler) { label.content(assembler) }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  public func trigger() { action() }
}

/// The system's looks of buttons.
public enum _ButtonLook: Sendable {
  case automatic, plain, borderless, bordered, prominent, link, card, glass, glassProminent, accessory
}

/// What buttons inside are styled with.
enum ButtonStyling {
  case look(_ButtonLook)
  case custom((ButtonStyleConfiguration) -> AnyView)
  case primitive((PrimitiveButtonStyleConfiguration) -> AnyView)
}

private enum ButtonStylingKey: EnvironmentKey {
  static var defaultValue: ButtonStyling { .look(.automatic) }
}

extension EnvironmentValues {
  var buttonStyling: ButtonStyling {
    get { self[ButtonStylingKey.self] }
    set { self[ButtonStylingKey.self] = newValue }
  }
}

extension View {
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      _EnvironmentModifier {
        $0.buttonStyling = .custom { configuration in
          _mainBody { AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) }) }
        }
      })
  }

  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      _EnvironmentModifier {
        if let look = S._look {
          $0.buttonStyling = .look(look)
        } else {
          $0.buttonStyling = .primitive { configuration in
            _mainBody { AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) }) }
          }
        }
      })
  }
}

/// Evaluates a style's body with its dynamic properties in place: styles of user code read the environment.
nonisolated struct StyledBody<Style, Content: View>: _PrimitiveView {
  let style: Style
  let make: @MainActor (Style) -> Content

  static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addComposite(view.style) { style in
      Content._assemble(_mainBody { view.make(style) }, assembler)
    }
  }
}
