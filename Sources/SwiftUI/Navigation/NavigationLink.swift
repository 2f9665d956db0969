/// A control that goes to another screen.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let destination: Destination?
  let isActive: Bool
  /// What a stack's path or a list's selection takes.
  var value: AnyHashable?

  public var body: some View {
    NavigationLinkBody(label: label, isActive: isActive, destination: destination, value: value)
  }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination(), isActive: false)
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination, isActive: false)
  }

  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination(), isActive: isActive.wrappedValue)
  }

  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination, isActive: isActive.wrappedValue)
  }

  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), isActive: selection.wrappedValue == tag)
  }

  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, isActive: selection.wrappedValue == tag)
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), destination: destination(), isActive: false)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), destination: destination(), isActive: false)
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), destination: destination, isActive: false)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), destination: destination, isActive: false)
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), destination: destination, isActive: isActive.wrappedValue)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(title), destination: destination, isActive: isActive.wrappedValue)
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil, isActive: false, value: value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), destination: nil, isActive: false, value: value.map { AnyHashable($0) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), destination: nil, isActive: false, value: value.map { AnyHashable($0) })
  }
}

/// The link as a button; in a list its row shows that it leads on.
private struct NavigationLinkBody<Label: View, Destination: View>: View {
  let label: Label
  let isActive: Bool
  let destination: Destination?
  let value: AnyHashable?

  var body: some View {
    Button {
    } label: {
      label
    }
    .modifier(LinkMarkModifier(shown: isActive ? destination.map { AnyView($0) } : nil, value: value))
  }
}

/// Tells the row around a link of it, and the stack of a link that is active.
nonisolated private struct LinkMarkModifier: _PrimitiveModifier {
  let shown: AnyView?
  /// What a selection of links is made of.
  let value: AnyHashable?

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    if let shown = modifier.shown {
      var destinations = NavigationDestinations()
      destinations.presented = shown
      assembler.preferences.add(NavigationDestinationsKey.self, destinations)
    }
    assembler.modifyEach({ assembler.withEnvironment({ $0.isNavigationLink = true }, content) }) { node in
      let wrapper = assembler.tree.addWrapper(node, assembler.attributes())
      assembler.updateInfo(of: wrapper) { info in
        info.layoutValues[ObjectIdentifier(RowAccessoryValue.self)] = true
        info.selectionTag = modifier.value
      }
      return wrapper
    }
  }
}

private enum NavigationLinkEnvironmentKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the button being built is a link's: in a list it looks like the row itself.
  var isNavigationLink: Bool {
    get { self[NavigationLinkEnvironmentKey.self] }
    set { self[NavigationLinkEnvironmentKey.self] = newValue }
  }
}
