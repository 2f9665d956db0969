/// Content that belongs together, in a box with a label.
nonisolated public struct GroupBox<Label: View, Content: View>: _PrimitiveView {
  let label: Label
  let content: Content

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addGroupBox(
      GroupBoxStyleConfiguration(
        label: _StyledContent { Label._assemble(view.label, $0) },
        content: _StyledContent { Content._assemble(view.content, $0) }))
  }
}

extension GroupBox {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label: label, content: content()) }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GroupBoxStyleConfiguration

  nonisolated static var _isAutomatic: Bool { get }
}

extension GroupBoxStyle {
  public nonisolated static var _isAutomatic: Bool { false }
}

/// A group box as its style sees it.
public struct GroupBoxStyleConfiguration {
  public typealias Label = _StyledContent
  public typealias Content = _StyledContent

  public let label: Label
  public let content: Content
}

enum GroupBoxStyleKey: ControlStyleKey {
  typealias Look = Void
  typealias Configuration = GroupBoxStyleConfiguration
  static var automatic: Void { () }
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated static var _isAutomatic: Bool { true }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).controlLook(GroupBoxStyleKey.self, ())
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static nonisolated var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(GroupBoxStyleKey.self, style, look: S._isAutomatic ? () : nil) { $0.makeBody(configuration: $1) }
  }
}
