/// A label that shows or hides content below it.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>?
  @State private var isOpen = false

  init(label: Label, content: Content, isExpanded: Binding<Bool>?) {
    self.label = label
    self.content = content
    self.isExpanded = isExpanded
  }

  public var body: some View {
    let open = isExpanded ?? $isOpen
    StyledDisclosure(label: label, content: content, isExpanded: open)
  }
}

/// A disclosure group in the style of the place: its line and, when it is open, its content are views of their own, such
/// as the rows of a list.
nonisolated private struct StyledDisclosure<Label: View, Content: View>: _PrimitiveView {
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>

  static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addStyled(DisclosureGroupStyleKey.self) {
      DisclosureGroupStyleConfiguration(
        label: _StyledContent { Label._assemble(view.label, $0) },
        content: _StyledContent { Content._assemble(view.content, $0) }, isExpanded: view.isExpanded)
    } look: { _ in
      assembler.addDisclosure(isOpen: view.isExpanded.wrappedValue) {
        Label._assemble(view.label, assembler)
      } content: {
        Content._assemble(view.content, assembler)
      }
    }
  }
}

extension DisclosureGroup {
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), isExpanded: nil)
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), content: content(), isExpanded: isExpanded) }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), content: content(), isExpanded: nil)
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(label: Text(titleKey), content: content(), isExpanded: isExpanded) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(label), content: content(), isExpanded: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(label: Text(label), content: content(), isExpanded: isExpanded) }
}
