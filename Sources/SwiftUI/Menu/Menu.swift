/// A button that opens a list of actions; closed on a screen at rest.
nonisolated public struct Menu<Label: View, Content: View>: _PrimitiveView {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addMenu(
      MenuStyleConfiguration(
        label: .init { Label._assemble(view.label, $0) }, content: .init { Content._assemble(view.content, $0) },
        primaryAction: view.primaryAction))
  }
}

extension Menu {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) { self.init(label: label(), content: content(), primaryAction: primaryAction) }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == Text { self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == Text { self.init(label: Text(title), content: content(), primaryAction: primaryAction) }

  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == SwiftUICore.Label<Text, Image> {
    self.init(
      label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == SwiftUICore.Label<Text, Image> {
    self.init(label: SwiftUICore.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == SwiftUICore.Label<Text, Image> {
    self.init(
      label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == SwiftUICore.Label<Text, Image> {
    self.init(
      label: SwiftUICore.Label(title, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}
