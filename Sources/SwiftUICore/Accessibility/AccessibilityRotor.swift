// Rotors are a way through a screen for assistive technologies: nothing of them is seen.

/// What a rotor stops at.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// One stop of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}

  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}

  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}

  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {}

  public var body: Never { _noBody(Self.self) }
}

public struct _AccessibilityRotorStops: AccessibilityRotorContent {
  public nonisolated init() {}
  public var body: Never { _noBody(Self.self) }
}

@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  @_disfavoredOverload
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> _AccessibilityRotorStops { _AccessibilityRotorStops() }

  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _AccessibilityRotorStops {
    _AccessibilityRotorStops()
  }

  public static func buildArray<C: AccessibilityRotorContent>(_ content: [C]) -> _AccessibilityRotorStops {
    _AccessibilityRotorStops()
  }
}

public struct AccessibilitySystemRotor: Sendable {
  public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }
  public static let links = AccessibilitySystemRotor()
  public static let headings = AccessibilitySystemRotor()
  public static let boldText = AccessibilitySystemRotor()
  public static let italicText = AccessibilitySystemRotor()
  public static let underlineText = AccessibilitySystemRotor()
  public static let misspelledWords = AccessibilitySystemRotor()
  public static let images = AccessibilitySystemRotor()
  public static let textFields = AccessibilitySystemRotor()
  public static let tables = AccessibilitySystemRotor()
  public static let lists = AccessibilitySystemRotor()
  public static let landmarks = AccessibilitySystemRotor()
}

extension View {
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }

  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, C: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }

  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }

  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
}
