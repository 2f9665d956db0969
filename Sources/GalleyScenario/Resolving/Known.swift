import GalleyCatalog

/// A value that layout works with, and whether a source states it.
struct Known<Value: Sendable>: Sendable {
  let value: Value
  let isAssumed: Bool
}

extension FactTable {
  /// What layout works with of a fact; nil when there is neither a value nor an assumed one.
  func known<Value: FactValue>(_ name: String, as kind: Value.Type = Value.self) -> Known<Value>? {
    guard let fact = fact(name, as: kind), let value = fact.usable else { return nil }
    // A derived value nobody is sure of is a placeholder until it is measured.
    return Known(value: value, isAssumed: fact.isAssumed || fact.how == .derived && fact.isPlaceholder)
  }
}
