extension ConstraintSolver {
  /// Pivots until no exchange makes the objective smaller.
  mutating func optimize() {
    var left = pivotLimit
    while left > 0, let entering = objective.entering(), let leaving = leavingRow(for: entering) {
      var unused = Row()
      pivot(entering, leaving, and: &unused)
      left -= 1
    }
  }

  /// More exchanges than any real set of rules takes: rounding must not turn the search into an endless one.
  var pivotLimit: Int { 1000 + 20 * rows.count }

  /// The basic symbol that reaches zero first when a symbol grows; variables may go below zero and never leave.
  func leavingRow(for entering: Symbol) -> Symbol? {
    var best: (ratio: Double, symbol: Symbol)?
    for (key, row) in rows where key.kind != .external {
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -Row.epsilon else { continue }
      let ratio = -row.constant / coefficient
      // The nearest; of equally near ones the lowest number, whatever the order they are looked at in.
      if let known = best {
        let tie = abs(ratio - known.ratio) <= 1e-9 * max(1, abs(ratio))
        if tie ? known.symbol < key : ratio > known.ratio { continue }
      }
      best = (ratio, key)
    }
    return best?.symbol
  }

  /// Exchanges a basic symbol for another, in the tableau, the objective and one more row.
  mutating func pivot(_ entering: Symbol, _ leaving: Symbol, and extra: inout Row) {
    guard var row = rows.removeValue(forKey: leaving) else { return }
    row.exchange(leaving, for: entering)
    substitute(entering, row)
    extra.substitute(entering, row)
    rows[entering] = row
  }

  /// Makes constants that fell below zero good again while the objective stays at its best; false when rules that must
  /// hold cannot.
  mutating func restoreFeasibility() -> Bool {
    var left = pivotLimit
    while let leaving = infeasibleRow() {
      left -= 1
      guard left > 0, let row = rows[leaving], let entering = dualEntering(row) else { return false }
      var unused = Row()
      pivot(entering, leaving, and: &unused)
    }
    return true
  }

  private func infeasibleRow() -> Symbol? {
    rows.filter { $0.key.kind != .external && $0.value.constant < -Row.epsilon }.keys.min()
  }

  private func dualEntering(_ row: Row) -> Symbol? {
    var best: (ratio: [Double], symbol: Symbol)?
    for cell in row.cells where cell.coefficient > Row.epsilon && cell.symbol.kind != .dummy {
      let ratio = objective.ratio(cell.symbol, over: cell.coefficient)
      if best.map({ isSmaller(ratio, $0.ratio) }) ?? true { best = (ratio, cell.symbol) }
    }
    return best?.symbol
  }
}
