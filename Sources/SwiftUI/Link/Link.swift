/// A control that opens an address.
nonisolated public struct Link<Label: View>: _PrimitiveView {
  let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addButton("Link", role: nil, as: .link, action: {}) { Label._assemble(view.label, $0) }
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A button for the help that the system shows.
nonisolated public struct HelpLink: View {
  public init(action: @escaping () -> Void) {}
  public init(destination: URL) {}
  public init(anchor: String) {}

  public var body: some View { Button("Help", systemImage: "questionmark.circle") {} }
}

/// A button that renames what is around it.
nonisolated public struct RenameButton<Label: View>: View {
  public init() where Label == SwiftUICore.Label<Text, Image> {}

  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

extension View {
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { self }
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}

/// A button that takes what was copied.
nonisolated public struct PasteButton: View {
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
  }
}
