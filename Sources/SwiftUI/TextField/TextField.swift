/// A control to type a line of text in.
nonisolated public struct TextField<Label: View>: _PrimitiveView {
  let label: Label
  let prompt: Text?
  /// What stands in the field.
  let content: () -> String
  let axis: Axis

  init(label: Label, prompt: Text?, axis: Axis = .horizontal, content: @escaping () -> String) {
    self.label = label
    self.prompt = prompt
    self.content = content
    self.axis = axis
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let field = FieldDescription(
      type: "TextField", text: view.content(), prompt: view.prompt, isMultiline: view.axis == .vertical,
      label: { Label._assemble(view.label, $0) })
    assembler.addField(field)
  }
}

/// What a field of text shows, whatever kind it is.
struct FieldDescription {
  var type: String
  var text: String
  var prompt: Text?
  var isMultiline = false
  var isSecure = false
  var label: (_Assembler) -> Void
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt) { text.wrappedValue }
  }

  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, axis: axis) { text.wrappedValue }
  }

  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), prompt: prompt, axis: axis ?? .horizontal) { text.wrappedValue } }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), prompt: prompt) { text.wrappedValue }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), prompt: prompt) { text.wrappedValue }
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(titleKey), prompt: prompt, axis: axis) { text.wrappedValue }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(title), prompt: prompt, axis: axis) { text.wrappedValue }
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(label: Text(titleKey), prompt: prompt, axis: axis ?? .horizontal) { text.wrappedValue } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(label: Text(title), prompt: prompt, axis: axis ?? .horizontal) { text.wrappedValue } }
}

/// Fields that tell when editing starts and ends, as they did before `onSubmit`.
extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) { self.init(titleKey, text: text) }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(titleKey, text: text) }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) { self.init(title, text: text) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(title, text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }
}
