/// Finds numbers for variables that keep linear rules, some of which must hold and others only if higher ones let them.
///
/// The simplex method on a tableau that is kept between changes (Badros, Borning and Stuckey's Cassowary): adding or
/// taking away a rule, or giving one another constant, costs a few pivots and not a new solution. Misses of rules that
/// need not hold are added up within a priority, and compared between priorities.
///
/// A value: a copy can be tried out and thrown away.
public struct ConstraintSolver: Sendable {
  /// What a rule left in the tableau.
  struct Tag: Sendable {
    var marker: Symbol
    /// The second error of an equality, or the error of an inequality.
    var other: Symbol?
    var constraint: LinearConstraint
  }

  /// Rows by their basic symbol. Sorted lists of the keys are made where order matters.
  var rows: [Symbol: Row] = [:]
  var objective = Objective()
  var tags: [Int: Tag] = [:]
  private var symbols: Int32 = 0
  private var identifiers = 0
  var isOptimal = true

  public init() {}

  public mutating func variable() -> Variable { Variable(symbol: symbol(.external)) }

  mutating func symbol(_ kind: Symbol.Kind) -> Symbol {
    symbols += 1
    return Symbol(number: symbols, kind: kind)
  }

  mutating func identifier() -> ConstraintID {
    identifiers += 1
    return ConstraintID(index: identifiers)
  }

  /// The rules, in the order they were added.
  public var constraints: [(id: ConstraintID, constraint: LinearConstraint)] {
    tags.keys.sorted().compactMap { key in tags[key].map { (ConstraintID(index: key), $0.constraint) } }
  }

  /// The value of a variable after the last ``solve()``; 0 for one that no rule decides.
  public func value(of variable: Variable) -> Double { rows[variable.symbol]?.constant ?? 0 }

  /// How far the rules that need not hold miss their aim: the sum for each priority that has any, the highest first.
  public var misses: [(priority: Double, sum: Double)] {
    var sums: [Double: Double] = [:]
    for (_, rule) in constraints where rule.priority < LinearConstraint.required {
      let off = rule.terms.reduce(-rule.constant) { $0 + $1.coefficient * value(of: $1.variable) }
      let miss =
        switch rule.relation {
        case .equal: abs(off)
        case .lessOrEqual: max(0, off)
        case .greaterOrEqual: max(0, -off)
        }
      if miss > Row.epsilon { sums[rule.priority, default: 0] += miss }
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  /// Finds the best values. Cheap when nothing has changed.
  public mutating func solve() {
    guard !isOptimal else { return }
    optimize()
    isOptimal = true
  }

  /// Basic symbols whose rows hold a symbol, in order.
  func rowKeys(with symbol: Symbol) -> [Symbol] {
    rows.filter { $0.value.coefficient(of: symbol) != 0 }.keys.sorted()
  }

  /// Puts an expression in a symbol's place everywhere.
  mutating func substitute(_ symbol: Symbol, _ row: Row) {
    for key in rows.keys where rows[key]?.coefficient(of: symbol) != 0 { rows[key]?.substitute(symbol, row) }
    objective.substitute(symbol, row)
  }
}
