/// Which of a view's fields has the focus: nothing on a screen at rest, unless code asks for it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A reference to the focus that modifiers take.
  @propertyWrapper
  public struct Binding {
    let box: StateBox<Value>?
    let resting: Value

    public var wrappedValue: Value {
      get { box?.value ?? resting }
      nonmutating set { box?.set(newValue) }
    }

    public var projectedValue: Binding { self }
  }

  private let resting: Value
  private var box: StateBox<Value>?

  public init() where Value == Bool { resting = false }

  public init<T: Hashable>() where Value == T? { resting = nil }

  public var wrappedValue: Value {
    get { box?.value ?? resting }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: Binding { Binding(box: box, resting: resting) }

  public static func _install(
    _ property: UnsafeMutableRawPointer, _ assembler: _Assembler, _ identity: ViewIdentity
  ) {
    let state = property.assumingMemoryBound(to: FocusState<Value>.self)
    let resting = state.pointee.resting
    let store = assembler.store
    state.pointee.box = store.slot(identity) { StateBox(resting, store: store) }
  }
}

/// Where the accessibility focus is: nowhere on a screen at rest.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    let focus: FocusState<Value>.Binding

    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private var state: FocusState<Value>

  public init() where Value == Bool { state = FocusState() }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = FocusState() }
  public init<T: Hashable>() where Value == T? { state = FocusState() }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { state = FocusState() }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(focus: state.projectedValue) }
}

/// The technologies that can have a focus of their own.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTechnologies
  public typealias ArrayLiteralElement = AccessibilityTechnologies

  private var bits: Set<Int>

  private init(_ bits: Set<Int>) { self.bits = bits }
  public init() { bits = [] }

  public static let voiceOver = AccessibilityTechnologies([1])
  public static let switchControl = AccessibilityTechnologies([2])

  public func contains(_ member: Self) -> Bool { bits.isSuperset(of: member.bits) }
  public func union(_ other: Self) -> Self { Self(bits.union(other.bits)) }
  public func intersection(_ other: Self) -> Self { Self(bits.intersection(other.bits)) }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits.symmetricDifference(other.bits)) }
  public mutating func formUnion(_ other: Self) { bits.formUnion(other.bits) }
  public mutating func formIntersection(_ other: Self) { bits.formIntersection(other.bits) }
  public mutating func formSymmetricDifference(_ other: Self) { bits.formSymmetricDifference(other.bits) }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    bits.formUnion(newMember.bits)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    bits.subtract(member.bits)
    return common.bits.isEmpty ? nil : common
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    bits.formUnion(newMember.bits)
    return common.bits.isEmpty ? nil : common
  }
}

extension View {
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(_EnvironmentModifier { $0.isFocused = binding.wrappedValue == value }) }

  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_EnvironmentModifier { $0.isFocused = condition.wrappedValue })
  }

  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    self
  }
}
