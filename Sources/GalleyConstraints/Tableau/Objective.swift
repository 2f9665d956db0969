/// What is to be made small: the misses of rules, level by level, the highest priority first.
///
/// Levels are rows of their own and compared in turn, so that no weight has to stand for "infinitely more important".
struct Objective: Sendable {
  private(set) var levels: [(priority: Double, row: Row)] = []

  private mutating func index(of priority: Double) -> Int {
    if let known = levels.firstIndex(where: { $0.priority == priority }) { return known }
    let place = levels.firstIndex { $0.priority < priority } ?? levels.count
    levels.insert((priority, Row()), at: place)
    return place
  }

  mutating func add(_ symbol: Symbol, at priority: Double, _ coefficient: Double) {
    levels[index(of: priority)].row.add(symbol, coefficient)
  }

  mutating func add(_ row: Row, at priority: Double, _ factor: Double) {
    levels[index(of: priority)].row.add(row, times: factor)
  }

  mutating func substitute(_ symbol: Symbol, _ row: Row) {
    for index in levels.indices { levels[index].row.substitute(symbol, row) }
  }

  mutating func remove(_ symbol: Symbol) {
    for index in levels.indices { levels[index].row.remove(symbol) }
  }

  /// The symbol of the lowest number whose growth makes the objective smaller, by the first level that notices it at
  /// all; nil at the optimum. The lowest number keeps the search from going round in circles (Bland's rule).
  func entering() -> Symbol? {
    var decided: Set<Int32> = []
    var best: Symbol?
    for level in levels {
      for cell in level.row.cells where cell.symbol.kind != .dummy && abs(cell.coefficient) > Row.epsilon {
        guard decided.insert(cell.symbol.number).inserted, cell.coefficient < 0 else { continue }
        if best.map({ cell.symbol < $0 }) ?? true { best = cell.symbol }
      }
    }
    return best
  }

  /// The coefficients of a symbol, one a level, divided by a number: for comparing ratios level by level.
  func ratio(_ symbol: Symbol, over divisor: Double) -> [Double] {
    levels.map { $0.row.coefficient(of: symbol) / divisor }
  }
}

/// Whether a list of numbers comes before another, the first that differs deciding.
func isSmaller(_ a: [Double], _ b: [Double]) -> Bool {
  for (x, y) in zip(a, b) where abs(x - y) > Row.epsilon { return x < y }
  return false
}
