/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: _PrimitiveView {
  let isOn: Binding<Bool>
  let isMixed: () -> Bool
  let label: Label

  init(isOn: Binding<Bool>, isMixed: @escaping () -> Bool = { false }, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// Several bindings as one: on while all are.
  init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, label: Label) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
        set: { value in
          for binding in bindings { binding.wrappedValue = value }
        }),
      isMixed: { bindings.contains(where: \.wrappedValue) && !bindings.allSatisfy(\.wrappedValue) }, label: label)
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addToggle(isOn: view.isOn, isMixed: view.isMixed()) { Label._assemble(view.label, $0) }
  }
}

extension Toggle {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isOn: isOn, label: label()) }

  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) { self.init(sources: sources, isOn: isOn, label: label()) }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    let isMixed = configuration.isMixed
    self.init(isOn: configuration.$isOn, isMixed: { isMixed }, label: configuration.label)
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn, label: Text(titleKey)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn, label: Text(title)) }

  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn, label: Text(titleKey)) }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn, label: Text(title)) }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUICore.Label(title, systemImage: systemImage))
  }
}
