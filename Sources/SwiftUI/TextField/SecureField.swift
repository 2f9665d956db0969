/// A field that shows a dot for each character.
nonisolated public struct SecureField<Label: View>: _PrimitiveView {
  let label: Label
  let prompt: Text?
  let text: Binding<String>

  init(label: Label, prompt: Text?, text: Binding<String>) {
    self.label = label
    self.prompt = prompt
    self.text = text
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let field = FieldDescription(
      type: "SecureField", text: String(repeating: "•", count: view.text.wrappedValue.count), prompt: view.prompt,
      isSecure: true, label: { Label._assemble(view.label, $0) })
    assembler.addField(field)
  }
}

extension SecureField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(title), prompt: nil, text: text)
  }
}
