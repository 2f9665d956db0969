import Combine

/// Hears of an object's changes, and asks for a new evaluation.
final class ObjectSubscription {
  private var cancellable: AnyCancellable?
  private weak var object: AnyObject?

  func watch<Object: ObservableObject>(_ object: Object, _ store: StateStore) {
    guard self.object !== object else { return }
    self.object = object
    cancellable = object.objectWillChange.sink { [weak store] _ in store?.changed() }
  }
}

/// An object that somebody else owns, and whose changes the view follows.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      let root = root
      return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  public static func _install(
    _ property: UnsafeMutableRawPointer, _ assembler: _Assembler, _ identity: ViewIdentity
  ) {
    let object = property.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    assembler.store.slot(identity) { ObjectSubscription() }.watch(object, assembler.store)
  }
}

/// An object that the view makes once and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var box: Box?

  private final class Box {
    let object: ObjectType
    let subscription = ObjectSubscription()

    init(_ object: ObjectType) { self.object = object }
  }

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType { box?.object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }

  public static func _install(
    _ property: UnsafeMutableRawPointer, _ assembler: _Assembler, _ identity: ViewIdentity
  ) {
    let wrapper = property.assumingMemoryBound(to: Self.self)
    let make = wrapper.pointee.make
    let box = assembler.store.slot(identity) { Box(make()) }
    box.subscription.watch(box.object, assembler.store)
    wrapper.pointee.box = box
  }
}

/// An object that a view further up put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else { _missingObject(ObjectType.self) }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  public static func _install(
    _ property: UnsafeMutableRawPointer, _ assembler: _Assembler, _ identity: ViewIdentity
  ) {
    guard let object = assembler.environment[objectOf: ObjectType.self] else { return }
    property.assumingMemoryBound(to: Self.self).pointee.object = object
    assembler.store.slot(identity) { ObjectSubscription() }.watch(object, assembler.store)
  }
}

/// Ends the user's code as Apple's framework does; the worker reports it with the scenario.
func _missingObject(_ type: Any.Type) -> Never {
  fatalError("No ObservableObject of type \(type) found. A View.environmentObject(_:) for \(type) may be missing.")
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }

  public init(wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) where Value: Observable { self = projectedValue }
  public init(wrappedValue: Value) where Value: ObservableObject { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) where Value: ObservableObject { self.wrappedValue = wrappedValue }
}
