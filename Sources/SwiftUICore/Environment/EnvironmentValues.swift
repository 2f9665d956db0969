import GalleyGeometry
import GalleyScenario

/// A key of a value that views hand down.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views hand down to what is inside them.
///
/// Changes make a chain that shares everything further out, so that a modifier costs one small object whatever the
/// number of values. Each link knows which keys lie below it, by a bit of their hash: a value that nobody has set costs
/// one look at the top, however long the chain.
public struct EnvironmentValues: CustomStringConvertible {
  private var top: Link?
  /// What the scenario says; the values that no view has set come from it.
  package var scenario: ResolvedScenario? {
    _read { yield source.scenario }
    set { source = Source(newValue) }
  }

  private var source = Source.none
  /// The generation of system designs.
  package var generation: DesignGeneration { source.generation }
  package var platform: Platform { source.platform }

  /// Shared by all copies: a scenario is large.
  private final class Source {
    let scenario: ResolvedScenario?
    /// Beside the scenario because every colour asks for them.
    let generation: DesignGeneration
    let platform: Platform

    static let none = Source(nil)

    init(_ scenario: ResolvedScenario?) {
      self.scenario = scenario
      generation = scenario?.generation ?? .ios26
      platform = scenario?.platform ?? .iOS
    }
  }

  /// Kept beside the chain because every node asks for it.
  package var isRightToLeft = false
  /// The direction of the innermost stack.
  package var stackAxis: PlaneAxis?
  /// Whether the view stands directly in a grid.
  package var isInGrid = false

  private final class Link {
    let key: ObjectIdentifier
    let value: Any
    let next: Link?
    /// The bits of this key and of every key further down.
    let keys: UInt64

    init(key: ObjectIdentifier, value: Any, next: Link?) {
      self.key = key
      self.value = value
      self.next = next
      keys = Link.bit(key) | (next?.keys ?? 0)
    }

    static func bit(_ key: ObjectIdentifier) -> UInt64 {
      let mixed = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
      return 1 << (mixed >> 58)
    }
  }

  public init() {}

  package init(scenario: ResolvedScenario) {
    source = Source(scenario)
    isRightToLeft = scenario.direction == .rightToLeft
  }

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
    let bit = Link.bit(key)
    // The chain is alive as long as its top: no link needs to be kept while it is passed.
    return withExtendedLifetime(top) {
      var link = top.map { Unmanaged.passUnretained($0) }
      while let current = link {
        let step: (value: Any?, next: Unmanaged<Link>?) = current._withUnsafeGuaranteedRef { link in
          guard link.keys & bit != 0 else { return (nil, nil) }
          if link.key == key { return (link.value, nil) }
          return (nil, link.next.map { Unmanaged.passUnretained($0) })
        }
        if let value = step.value { return value }
        link = step.next
      }
      return nil
    }
  }

  /// Whether both are one environment: the same chain of changes under the same scenario.
  package func isSame(as other: EnvironmentValues) -> Bool {
    top === other.top && source === other.source && isRightToLeft == other.isRightToLeft
  }

  public var description: String { "EnvironmentValues" }
}
