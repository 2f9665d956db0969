/// Values that the view with the focus hands to commands and views elsewhere.
public struct FocusedValues: Equatable {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(Key.self)] as? Key.Value }
    set { values[ObjectIdentifier(Key.self)] = newValue }
  }

  public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
    Set(a.values.keys) == Set(b.values.keys)
  }
}

/// A key of a value that comes with the focus.
public protocol FocusedValueKey {
  associatedtype Value
}

/// A value of the view with the focus; nil while nothing has it.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}

  public var wrappedValue: Value? { nil }

  public static func _install(
    _ property: UnsafeMutableRawPointer, _ assembler: _Assembler, _ identity: ViewIdentity
  ) {}
}

/// A bound value of the view with the focus; nil while nothing has it.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value?> { .constant(nil) }

  public static func _install(
    _ property: UnsafeMutableRawPointer, _ assembler: _Assembler, _ identity: ViewIdentity
  ) {}
}

/// An object of the view with the focus; nil while nothing has it.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T>? { nil }
  }

  public init() {}

  public var wrappedValue: ObjectType? { nil }
  public var projectedValue: Wrapper { Wrapper() }

  public static func _install(
    _ property: UnsafeMutableRawPointer, _ assembler: _Assembler, _ identity: ViewIdentity
  ) {}
}

extension View {
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }

  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { self }

  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { self }

  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
