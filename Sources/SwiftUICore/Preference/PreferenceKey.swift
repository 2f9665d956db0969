/// A key of a value that views hand up.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The values that the views of one part of the tree hand up, in the tree's order.
///
/// Parts that are built during layout fill their place later, so values are combined only when they are asked for.
package final class PreferenceScope {
  private enum Item {
    case value(ObjectIdentifier, Any)
    case scope(PreferenceScope)
  }

  private var items: [Item] = []
  /// Keys for which a view further out has spoken for everything in here.
  private var hidden: Set<ObjectIdentifier> = []
  private var kept: Set<ObjectIdentifier> = []
  private var transforms: [(ObjectIdentifier, (inout Any) -> Void)] = []

  /// Whether the views are there; those that a container has not chosen hand nothing up.
  var isShown = true

  package init() {}

  package func add(_ scope: PreferenceScope) { items.append(.scope(scope)) }

  package func add<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    items.append(.value(ObjectIdentifier(K.self), value))
  }

  package func hide<K: PreferenceKey>(_ key: K.Type) { hidden.insert(ObjectIdentifier(K.self)) }

  package func transform<K: PreferenceKey>(_ key: K.Type, _ change: @escaping (inout K.Value) -> Void) {
    transforms.append(
      (
        ObjectIdentifier(K.self),
        { any in
          guard var value = any as? K.Value else { return }
          change(&value)
          any = value
        }
      ))
  }

  /// Keeps values from views further out: they are meant for the container that asks for its own.
  package func hideForOthers<each K: PreferenceKey>(_ key: repeat (each K).Type) {
    repeat _ = kept.insert(ObjectIdentifier(each key))
  }

  /// The combined value for the container that the scope belongs to.
  package func own<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let id = ObjectIdentifier(K.self)
    let wasKept = kept.remove(id) != nil
    defer { if wasKept { kept.insert(id) } }
    return value(K.self)
  }

  /// The combined value; nil when no view handed one up.
  package func value<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let id = ObjectIdentifier(K.self)
    guard isShown, !hidden.contains(id), !kept.contains(id) else { return nil }
    var result: K.Value?
    for item in items {
      let next: K.Value?
      switch item {
      case .value(let key, let value): next = key == id ? value as? K.Value : nil
      case .scope(let scope): next = scope.value(K.self)
      }
      guard let next else { continue }
      if result == nil {
        result = next
      } else {
        var value = result ?? K.defaultValue
        K.reduce(value: &value) { next }
        result = value
      }
    }
    for (key, change) in transforms where key == id {
      var any: Any = result ?? K.defaultValue
      change(&any)
      result = any as? K.Value
    }
    return result
  }
}

extension _Assembler {
  /// Builds content whose preferences are collected apart (and still reach what is further out).
  package func withPreferences(_ body: () -> Void) -> PreferenceScope {
    let outer = preferences
    let scope = PreferenceScope()
    outer.add(scope)
    preferences = scope
    body()
    preferences = outer
    return scope
  }
}
