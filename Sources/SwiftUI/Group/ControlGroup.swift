/// Controls that belong together, shown as one.
nonisolated public struct ControlGroup<Content: View>: _PrimitiveView {
  let content: Content
  let label: _StyledContent?

  init(content: Content, label: ((_Assembler) -> Void)?) {
    self.content = content
    self.label = label.map { _StyledContent(content: $0) }
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addControlGroup(
      ControlGroupStyleConfiguration(
        content: _StyledContent { Content._assemble(view.content, $0) },
        label: view.label ?? _StyledContent { _ in }))
  }
}

extension ControlGroup {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(content: LabeledControlGroupContent(content: content())) { L._assemble(label, $0) }
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(titleKey) } }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(title) } }

  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.label.content)
  }
}

/// The content of a control group with a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: _PrimitiveView {
  let content: Content

  public static func _assemble(_ view: Self, _ assembler: _Assembler) { Content._assemble(view.content, assembler) }
}

/// The look of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ControlGroupStyleConfiguration

  /// The system's own look that the style stands for; nil for user-made ones.
  nonisolated static var _look: _ControlGroupLook? { get }
}

extension ControlGroupStyle {
  public nonisolated static var _look: _ControlGroupLook? { nil }
}

/// A control group as its style sees it.
public struct ControlGroupStyleConfiguration {
  public typealias Content = _StyledContent
  public typealias Label = _StyledContent

  public let content: Content
  public let label: Label
}

/// The system's looks of control groups.
public enum _ControlGroupLook: Sendable { case automatic, navigation, menu, compactMenu, palette }

enum ControlGroupStyleKey: ControlStyleKey {
  typealias Look = _ControlGroupLook
  typealias Configuration = ControlGroupStyleConfiguration
  static var automatic: _ControlGroupLook { .automatic }
}

extension View {
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(ControlGroupStyleKey.self, style, look: S._look) { $0.makeBody(configuration: $1) }
  }
}
