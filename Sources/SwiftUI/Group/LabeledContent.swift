/// A value with a label.
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, _PrimitiveView where Label: View, Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public nonisolated static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addLabeledContent(
      LabeledContentStyleConfiguration(
        label: _StyledContent { Label._assemble(view.label, $0) },
        content: _StyledContent { Content._assemble(view.content, $0) }))
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The look of labelled contents.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabeledContentStyleConfiguration

  nonisolated static var _isAutomatic: Bool { get }
}

extension LabeledContentStyle {
  public nonisolated static var _isAutomatic: Bool { false }
}

/// A labelled content as its style sees it.
public struct LabeledContentStyleConfiguration {
  public typealias Label = _StyledContent
  public typealias Content = _StyledContent

  public let label: Label
  public let content: Content
}

enum LabeledContentStyleKey: ControlStyleKey {
  typealias Look = Void
  typealias Configuration = LabeledContentStyleConfiguration
  static var automatic: Void { () }
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated static var _isAutomatic: Bool { true }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).controlLook(LabeledContentStyleKey.self, ())
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static nonisolated var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(LabeledContentStyleKey.self, style, look: S._isAutomatic ? () : nil) {
      $0.makeBody(configuration: $1)
    }
  }
}
