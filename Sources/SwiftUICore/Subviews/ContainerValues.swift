import GalleyLayout

/// Values that a view gives to the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  init() {}

  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(K.self)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(K.self)] = newValue }
  }

  /// What `tag(_:)` said of the view; nil for a value of another type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

nonisolated struct ContainerValueModifier<Value>: _PrimitiveModifier {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.modifyEach(content) { node in
      var values = assembler.containerValues(of: node)
      values[keyPath: modifier.keyPath] = modifier.value
      let wrapper = assembler.tree.addWrapper(node, assembler.attributes())
      assembler.updateInfo(of: wrapper) { $0.layoutValues[ObjectIdentifier(ContainerValues.self)] = values }
      return wrapper
    }
  }
}

extension _Assembler {
  /// What a view gave to its container, found through the modifiers around it.
  func containerValues(of node: NodeIndex) -> ContainerValues {
    var values = layoutValue(ObjectIdentifier(ContainerValues.self), of: node) as? ContainerValues ?? ContainerValues()
    values.tag = selectionTag(of: node)
    return values
  }
}

extension View {
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
