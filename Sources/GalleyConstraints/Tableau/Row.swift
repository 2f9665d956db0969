/// A linear expression: a constant and multiples of symbols, sorted by symbol.
struct Row: Sendable {
  struct Cell: Sendable {
    var symbol: Symbol
    var coefficient: Double
  }

  /// Coefficients and constants nearer to zero than this are zero.
  static let epsilon = 1e-8

  var constant: Double
  private(set) var cells: [Cell] = []

  init(constant: Double = 0) { self.constant = constant }

  private func place(of symbol: Symbol) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func coefficient(of symbol: Symbol) -> Double {
    let place = place(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].coefficient : 0
  }

  mutating func add(_ symbol: Symbol, _ coefficient: Double) {
    let place = place(of: symbol)
    if place < cells.count, cells[place].symbol == symbol {
      cells[place].coefficient += coefficient
      if abs(cells[place].coefficient) < Self.epsilon { cells.remove(at: place) }
    } else if abs(coefficient) >= Self.epsilon {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: place)
    }
  }

  /// Adds a multiple of another expression: one merge of two sorted lists.
  mutating func add(_ other: Row, times factor: Double) {
    constant += other.constant * factor
    guard !other.cells.isEmpty else { return }
    var merged: [Cell] = []
    merged.reserveCapacity(cells.count + other.cells.count)
    var (i, j) = (0, 0)
    while i < cells.count || j < other.cells.count {
      if j == other.cells.count || (i < cells.count && cells[i].symbol < other.cells[j].symbol) {
        merged.append(cells[i])
        i += 1
      } else if i == cells.count || other.cells[j].symbol < cells[i].symbol {
        let value = other.cells[j].coefficient * factor
        if abs(value) >= Self.epsilon { merged.append(Cell(symbol: other.cells[j].symbol, coefficient: value)) }
        j += 1
      } else {
        let value = cells[i].coefficient + other.cells[j].coefficient * factor
        if abs(value) >= Self.epsilon { merged.append(Cell(symbol: cells[i].symbol, coefficient: value)) }
        i += 1
        j += 1
      }
    }
    cells = merged
  }

  /// Takes a symbol out and gives its coefficient.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else { return 0 }
    return cells.remove(at: place).coefficient
  }

  mutating func negate() {
    constant = -constant
    for index in cells.indices { cells[index].coefficient = -cells[index].coefficient }
  }

  /// From `0 = constant + … + k·symbol` to `symbol = …`.
  mutating func solve(for symbol: Symbol) {
    let coefficient = remove(symbol)
    guard coefficient != 0 else { return }
    let factor = -1 / coefficient
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// From `basic = …` to `symbol = …`.
  mutating func exchange(_ basic: Symbol, for symbol: Symbol) {
    add(basic, -1)
    solve(for: symbol)
  }

  /// Puts an expression in a symbol's place.
  mutating func substitute(_ symbol: Symbol, _ row: Row) {
    let coefficient = remove(symbol)
    if coefficient != 0 { add(row, times: coefficient) }
  }
}
