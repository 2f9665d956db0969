/// The look and the behaviour of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration

  /// The system's own look that the style stands for; nil for user-made ones.
  nonisolated var _look: _ToggleLook? { get }
}

extension ToggleStyle {
  public nonisolated var _look: _ToggleLook? { nil }
}

/// A toggle as its style sees it.
public struct ToggleStyleConfiguration {
  public typealias Label = _StyledContent

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool
}

/// The system's looks of toggles.
public enum _ToggleLook: Sendable {
  case automatic
  case `switch`(tint: Color?)
  case button, checkbox
}

enum ToggleStyleKey: ControlStyleKey {
  typealias Look = _ToggleLook
  typealias Configuration = ToggleStyleConfiguration
  static var automatic: _ToggleLook { .automatic }
}

extension View {
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(ToggleStyleKey.self, style, look: style._look) { $0.makeBody(configuration: $1) }
  }
}

public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated var _look: _ToggleLook? { .automatic }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).controlLook(ToggleStyleKey.self, .automatic)
  }
}

public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  public nonisolated var _look: _ToggleLook? { .switch(tint: tint) }
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).controlLook(ToggleStyleKey.self, .switch(tint: tint))
  }
}

public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated var _look: _ToggleLook? { .button }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).controlLook(ToggleStyleKey.self, .button)
  }
}

public struct CheckboxToggleStyle: ToggleStyle {
  public nonisolated var _look: _ToggleLook? { .checkbox }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).controlLook(ToggleStyleKey.self, .checkbox)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static nonisolated var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  public static nonisolated var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
