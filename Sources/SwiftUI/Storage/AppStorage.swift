/// A value of the app's user defaults: in a proof its default, and what the screen itself sets.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var box: StateBox<Value>?

  private init(key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

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
    let storage = property.assumingMemoryBound(to: Self.self)
    let (key, initial, store) = (storage.pointee.key, storage.pointee.initial, assembler.store)
    // Views that name the same key share one value.
    let shared = store.identity(of: key, in: ViewIdentity.root.child(-900))
    storage.pointee.box = store.slot(shared) { StateBox(initial, store: store) }
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key: key, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key: key, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key: key, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key: key, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key: key, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key: key, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key: key, initial: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(key: key, initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.init(key: key, initial: wrappedValue) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key: key, initial: nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key: key, initial: nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key: key, initial: nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key: key, initial: nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(key: key, initial: nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key: key, initial: nil) }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key: key, initial: nil)
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key: key, initial: nil)
  }
}

/// A value that the system keeps for a scene: in a proof as a state of the view.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var state: State<Value>

  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}
