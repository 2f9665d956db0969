/// What a stack shows for values of the types that its views named, and what they want shown now.
struct NavigationDestinations {
  /// By the value's type.
  var byType: [ObjectIdentifier: (Any) -> AnyView] = [:]
  /// The destination of a binding that is set.
  var presented: AnyView?
}

enum NavigationDestinationsKey: PreferenceKey {
  static let defaultValue = NavigationDestinations()

  static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
    let next = nextValue()
    value.byType.merge(next.byType) { first, _ in first }
    value.presented = value.presented ?? next.presented
  }
}

nonisolated struct NavigationDestinationModifier: _PrimitiveModifier {
  let destinations: NavigationDestinations

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.preferences.add(NavigationDestinationsKey.self, modifier.destinations)
    content()
  }
}

extension View {
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    var destinations = NavigationDestinations()
    destinations.byType[ObjectIdentifier(D.self)] = { value in
      (value as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
    }
    return modifier(NavigationDestinationModifier(destinations: destinations))
  }

  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    var destinations = NavigationDestinations()
    if isPresented.wrappedValue { destinations.presented = AnyView(destination()) }
    return modifier(NavigationDestinationModifier(destinations: destinations))
  }

  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    var destinations = NavigationDestinations()
    if let value = item.wrappedValue { destinations.presented = AnyView(destination(value)) }
    return modifier(NavigationDestinationModifier(destinations: destinations))
  }
}

/// Values that a stack shows screens for, of any types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  public init() { elements = [] }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public init(_ codable: CodableRepresentation) { elements = [] }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(k, elements.count)) }

  public var codable: CodableRepresentation? { nil }

  public struct CodableRepresentation: Codable, Equatable {}
}
