extension ConstraintSolver {
  /// Forgets a rule.
  public mutating func remove(_ id: ConstraintID) throws(ConstraintError) {
    guard let tag = tags.removeValue(forKey: id.index) else { throw .unknown(id) }
    isOptimal = false
    if tag.constraint.priority < LinearConstraint.required {
      for error in [tag.marker, tag.other].compactMap({ $0 }) where error.kind == .error {
        forget(error, tag.constraint.priority)
      }
    }
    if rows.removeValue(forKey: tag.marker) != nil { return }
    guard let leaving = markerRow(tag.marker), var row = rows.removeValue(forKey: leaving) else { return }
    row.exchange(leaving, for: tag.marker)
    substitute(tag.marker, row)
  }

  /// Takes an error's weight out of the objective.
  private mutating func forget(_ error: Symbol, _ priority: Double) {
    if let row = rows[error] { objective.add(row, at: priority, -1) } else { objective.add(error, at: priority, -1) }
  }

  /// The row to exchange a marker into, so that it can be thrown away with it and all others stay allowed: one that
  /// bounds the marker, else one that it can only grow with, else a variable's.
  private func markerRow(_ marker: Symbol) -> Symbol? {
    var below: (ratio: Double, symbol: Symbol)?
    var above: (ratio: Double, symbol: Symbol)?
    var free: Symbol?
    for key in rowKeys(with: marker) {
      guard let row = rows[key] else { continue }
      let coefficient = row.coefficient(of: marker)
      if key.kind == .external {
        free = free ?? key
      } else if coefficient < 0 {
        let ratio = -row.constant / coefficient
        if below.map({ ratio < $0.ratio }) ?? true { below = (ratio, key) }
      } else {
        let ratio = row.constant / coefficient
        if above.map({ ratio < $0.ratio }) ?? true { above = (ratio, key) }
      }
    }
    return below?.symbol ?? above?.symbol ?? free
  }

  /// Gives a rule another constant. When it then contradicts others that must hold, everything stays as it was.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(ConstraintError) {
    guard var tag = tags[id.index] else { throw .unknown(id) }
    guard constant.isFinite else { throw .notANumber }
    let change = constant - tag.constraint.constant
    guard change != 0 else { return }
    solve()
    let before = self
    tag.constraint.constant = constant
    tags[id.index] = tag
    // `expression − constant + k·marker = 0`: another constant is the same as a marker that starts elsewhere.
    let sign: Double =
      switch (tag.marker.kind, tag.constraint.relation) {
      case (.error, _), (.slack, .greaterOrEqual): -1
      default: 1
      }
    shift(tag.marker, by: -change / sign)
    guard fixedThingsAgree, restoreFeasibility(), fixedThingsAgree else {
      self = before
      throw .unsatisfiable
    }
  }

  private mutating func shift(_ marker: Symbol, by amount: Double) {
    if rows[marker] != nil {
      rows[marker]?.constant -= amount
      return
    }
    for key in rows.keys {
      guard let coefficient = rows[key]?.coefficient(of: marker), coefficient != 0 else { continue }
      rows[key]?.constant += coefficient * amount
    }
  }

  /// A row of fixed things only says one rule by others; it must still be true.
  private var fixedThingsAgree: Bool {
    rows.allSatisfy { $0.key.kind != .dummy || abs($0.value.constant) < 1e-6 }
  }
}
