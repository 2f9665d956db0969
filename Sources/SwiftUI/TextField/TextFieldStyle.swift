/// The look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
  typealias _Label = _TextFieldStyleLabel

  /// The system's own look that the style stands for; nil for user-made ones.
  nonisolated static var _look: _TextFieldLook? { get }
}

extension TextFieldStyle {
  public nonisolated static var _look: _TextFieldLook? { nil }
}

/// The label of a field as its style sees it.
nonisolated public struct _TextFieldStyleLabel: _PrimitiveView {
  let content: (_Assembler) -> Void

  public static func _assemble(_ view: _TextFieldStyleLabel, _ assembler: _Assembler) { view.content(assembler) }
}

/// The system's looks of text fields.
public enum _TextFieldLook: Sendable { case automatic, plain, rounded, square }

enum TextFieldStyleKey: ControlStyleKey {
  typealias Look = _TextFieldLook
  typealias Configuration = TextField<_TextFieldStyleLabel>
  static var automatic: _TextFieldLook { .automatic }
}

extension View {
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(TextFieldStyleKey.self, style, look: S._look) { $0._body(configuration: $1) }
  }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated static var _look: _TextFieldLook? { .automatic }
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.controlLook(TextFieldStyleKey.self, .automatic)
  }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated static var _look: _TextFieldLook? { .plain }
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.controlLook(TextFieldStyleKey.self, .plain)
  }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated static var _look: _TextFieldLook? { .rounded }
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.controlLook(TextFieldStyleKey.self, .rounded)
  }
}

public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public nonisolated static var _look: _TextFieldLook? { .square }
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.controlLook(TextFieldStyleKey.self, .square)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static nonisolated var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static nonisolated var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static nonisolated var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static nonisolated var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
