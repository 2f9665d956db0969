/// A value read from the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
    case value(Value)
  }

  private var content: Content
  private let read: (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    content = .keyPath(keyPath)
    read = { $0[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { environment in
      guard let object = environment[objectOf: objectType] else { _missingObject(objectType) }
      return object
    }
    content = .object(read)
  }

  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    read = { $0[objectOf: objectType] }
    content = .object(read)
  }

  public var wrappedValue: Value {
    if case .value(let value) = content { return value }
    return read(EnvironmentValues())
  }

  public static func _install(
    _ property: UnsafeMutableRawPointer, _ assembler: _Assembler, _ identity: ViewIdentity
  ) {
    let wrapper = property.assumingMemoryBound(to: Self.self)
    let value = wrapper.pointee.read(assembler.environment)
    wrapper.pointee.content = .value(value)
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Sets one value for what is inside.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: _PrimitiveModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  public static func _assemble(
    _ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void
  ) {
    assembler.withEnvironment({ $0[keyPath: modifier.keyPath] = modifier.value }, content)
  }
}

/// Changes values for what is inside by a function.
nonisolated public struct _EnvironmentModifier: _PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  package nonisolated init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

  public static func _assemble(
    _ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void
  ) {
    assembler.withEnvironment(modifier.change, content)
  }
}

/// Changes the environment by a number of user code's, and says what is wrong with that.
nonisolated struct NumberModifier: _PrimitiveModifier {
  let name: StaticString
  let fault: NumberFault?
  let change: (inout EnvironmentValues) -> Void

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.withEnvironment(modifier.change) {
      guard modifier.fault != nil else { return content() }
      assembler.modifyEach(content) { node in
        assembler.note(modifier.fault, modifier.name, around: node)
        return node
      }
    }
  }
}

extension View {
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentModifier { $0[objectOf: T.self] = object })
  }

  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentModifier { $0[objectOf: T.self] = object })
  }

  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
