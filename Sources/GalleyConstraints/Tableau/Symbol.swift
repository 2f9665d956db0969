/// A column of the tableau.
struct Symbol: Hashable, Comparable, Sendable {
  enum Kind: UInt8, Sendable {
    /// A variable of the caller's; may be below zero.
    case external
    /// What is missing to an inequality; never below zero.
    case slack
    /// By how much a rule that need not hold is missed; never below zero.
    case error
    /// Marks an equality that must hold; always zero.
    case dummy
  }

  let number: Int32
  let kind: Kind

  static func < (a: Symbol, b: Symbol) -> Bool { a.number < b.number }

  /// Can take a row's place in the basis: it is bounded below and not fixed.
  var isPivotable: Bool { kind == .slack || kind == .error }
}
