/// A value that a view owns and that outlives its evaluations.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  public init(wrappedValue value: Value) { initial = value }

  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let box else {
      let value = initial
      return Binding(get: { value }, set: { _ in })
    }
    return Binding(get: { box.value }, set: { box.set($0) })
  }

  public static func _install(
    _ property: UnsafeMutableRawPointer, _ assembler: _Assembler, _ identity: ViewIdentity
  ) {
    let state = property.assumingMemoryBound(to: State<Value>.self)
    let store = assembler.store
    let initial = state.pointee.initial
    state.pointee.box = store.slot(identity) { StateBox(initial, store: store) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// The place that a state's value lives in.
package final class StateBox<Value> {
  package private(set) var value: Value
  private weak var store: StateStore?

  package init(_ value: Value, store: StateStore) {
    self.value = value
    self.store = store
  }

  package func set(_ newValue: Value) {
    // Equal values make no new evaluation, or `onAppear { x = x }` would never settle.
    if let old = value as? any Equatable, isEqual(old, newValue) {
      value = newValue
      return
    }
    value = newValue
    store?.changed()
  }
}

/// Whether two values are of one type and equal.
package func isEqual<A: Equatable>(_ a: A, _ b: Any) -> Bool {
  guard let other = b as? A else { return false }
  return a == other
}
