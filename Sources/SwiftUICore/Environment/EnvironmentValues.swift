import GalleyScenario

/// A key of a value that views hand down.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views hand down to what is inside them.
///
/// Changes make a short chain that shares everything further out, so that a modifier costs one small object whatever
/// the number of values.
public struct EnvironmentValues: CustomStringConvertible {
  private var top: Link?
  /// What the scenario says; the values that no view has set come from it.
  package var scenario: ResolvedScenario? {
    _read { yield source.scenario }
    set { source = Source(newValue) }
  }

  private var source = Source.none

  /// Shared by all copies: a scenario is large.
  private final class Source {
    let scenario: ResolvedScenario?

    static let none = Source(nil)

    init(_ scenario: ResolvedScenario?) { self.scenario = scenario }
  }

  private final class Link {
    let key: ObjectIdentifier
    let value: Any
    let next: Link?

    init(key: ObjectIdentifier, value: Any, next: Link?) {
      self.key = key
      self.value = value
      self.next = next
    }
  }

  public init() {}

  package init(scenario: ResolvedScenario) {
    source = Source(scenario)
    isRightToLeft = scenario.direction == .rightToLeft
  }

  /// Kept beside the chain because every node asks for it.
  package var isRightToLeft = false

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { stored(K.self) ?? K.defaultValue }
    set { top = Link(key: ObjectIdentifier(K.self), value: newValue, next: top) }
  }

  /// The value that a view set; nil when none did.
  package func stored<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
    find(ObjectIdentifier(K.self)).flatMap { $0 as? K.Value }
  }

  public subscript<T: AnyObject>(type: T.Type) -> T? {
    get { self[objectOf: type] }
    set { self[objectOf: type] = newValue }
  }

  package subscript<T: AnyObject>(objectOf type: T.Type) -> T? {
    get { find(ObjectIdentifier(T.self)) as? T }
    set { top = Link(key: ObjectIdentifier(T.self), value: newValue as Any, next: top) }
  }

  private func find(_ key: ObjectIdentifier) -> Any? {
    var link = top
    while let current = link {
      if current.key == key { return current.value }
      link = current.next
    }
    return nil
  }

  /// Whether both are one environment: the same chain of changes under the same scenario.
  package func isSame(as other: EnvironmentValues) -> Bool {
    top === other.top && source === other.source && isRightToLeft == other.isRightToLeft
  }

  public var description: String { "EnvironmentValues" }
}
