/// A control that starts an action.
nonisolated public struct Button<Label: View>: _PrimitiveView {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  init(role: ButtonRole?, action: @escaping () -> Void, label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addButton(role: view.role, action: view.action) { Label._assemble(view.label, $0) }
  }
}

extension Button {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: { _mainBody(action) }, label: label())
  }

  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { _mainBody(action) }, label: label())
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: { _mainBody(action) }, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: { _mainBody(action) }, label: Text(title))
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: { _mainBody(action) }, label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: { _mainBody(action) }, label: SwiftUICore.Label(title, systemImage: systemImage))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: configuration.label)
  }
}
