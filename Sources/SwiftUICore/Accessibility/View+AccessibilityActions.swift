/// A kind of action that assistive technologies can ask for.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  private init(name: String) { self.name = name }

  public init(named name: Text) { self.name = "named" }
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

/// Actions for assistive technologies: kept by nobody, because nobody acts in a proof.
extension View {
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.nothing) }

  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.nothing) }

  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.nothing) }

  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.nothing) }

  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }

  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.nothing) }

  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.nothing) }

  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.nothing) }

  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.nothing) }

  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.nothing) }
}

/// Where the focus of assistive technologies is: nowhere, in a proof.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    let value: Value

    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }

    public var projectedValue: Binding { self }
  }

  private let value: Value

  public init() where Value == Bool { value = false }

  public init<T: Hashable>() where Value == T? { value = nil }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool { value = false }

  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { value = nil }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(value: value) }
}

public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var set: Set<Int>
  public static let voiceOver = AccessibilityTechnologies(set: [0])
  public static let switchControl = AccessibilityTechnologies(set: [1])

  private init(set: Set<Int>) { self.set = set }

  public init() { set = [] }

  public func contains(_ member: AccessibilityTechnologies) -> Bool { set.isSuperset(of: member.set) }
  public func union(_ other: Self) -> Self { Self(set: set.union(other.set)) }
  public func intersection(_ other: Self) -> Self { Self(set: set.intersection(other.set)) }
  public func symmetricDifference(_ other: Self) -> Self { Self(set: set.symmetricDifference(other.set)) }
  public mutating func formUnion(_ other: Self) { set.formUnion(other.set) }
  public mutating func formIntersection(_ other: Self) { set.formIntersection(other.set) }
  public mutating func formSymmetricDifference(_ other: Self) { set.formSymmetricDifference(other.set) }
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    set.formUnion(newMember.set)
    return (isNew, newMember)
  }
  public mutating func remove(_ member: Self) -> Self? {
    let common = set.intersection(member.set)
    set.subtract(member.set)
    return common.isEmpty ? nil : Self(set: common)
  }
  public mutating func update(with newMember: Self) -> Self? {
    let common = set.intersection(newMember.set)
    set.formUnion(newMember.set)
    return common.isEmpty ? nil : Self(set: common)
  }
}
