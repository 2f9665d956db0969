/// A control that selects one of several values.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let label: Label
  let currentValue: AnyView?
  let content: Content
  let isSelected: (AnyHashable) -> Bool

  init(
    label: Label, currentValue: AnyView? = nil, content: Content, isSelected: @escaping (SelectionValue) -> Bool
  ) {
    self.label = label
    self.currentValue = currentValue
    self.content = content
    // A tag of a value also stands for the optional that holds it.
    self.isSelected = { tag in (tag.base as? SelectionValue).map(isSelected) ?? false }
  }

  init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, label: Label, currentValue: AnyView? = nil,
    content: Content
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    self.init(label: label, currentValue: currentValue, content: content) { value in
      !bindings.isEmpty && bindings.allSatisfy { $0.wrappedValue == value }
    }
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addPicker(
      PickerDescription(
        isSelected: view.isSelected, currentValue: view.currentValue,
        label: { Label._assemble(view.label, $0) }, options: { Content._assemble(view.content, $0) }))
  }
}

extension Picker {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), content: content()) { selection.wrappedValue == $0 } }

  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(label: label(), currentValue: AnyView(currentValueLabel()), content: content()) {
      selection.wrappedValue == $0
    }
  }

  /// The label stands first, as it did before iOS 15.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content()) { selection.wrappedValue == $0 }
  }

  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(sources: sources, selection: selection, label: label(), content: content()) }

  public init<C: RandomAccessCollection, V: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      sources: sources, selection: selection, label: label(), currentValue: AnyView(currentValueLabel()),
      content: content())
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(label: Text(titleKey), content: content()) { selection.wrappedValue == $0 } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(label: Text(title), content: content()) { selection.wrappedValue == $0 } }

  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(label: Text(titleKey), currentValue: AnyView(currentValueLabel()), content: content()) {
      selection.wrappedValue == $0
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(label: Text(title), currentValue: AnyView(currentValueLabel()), content: content()) {
      selection.wrappedValue == $0
    }
  }

  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, label: Text(titleKey), content: content()) }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, label: Text(title), content: content()) }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content()) {
      selection.wrappedValue == $0
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUICore.Label(title, systemImage: systemImage), content: content()) {
      selection.wrappedValue == $0
    }
  }
}

/// A picker without its types.
struct PickerDescription {
  var isSelected: (AnyHashable) -> Bool
  var currentValue: AnyView?
  var label: (_Assembler) -> Void
  var options: (_Assembler) -> Void
}
