extension ConstraintSolver {
  /// Takes a rule. One that cannot be taken leaves everything as it was.
  public mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintID {
    guard constraint.isValid else { throw .notANumber }
    var (row, tag) = makeRow(constraint)
    if let subject = subject(of: row, tag) {
      row.solve(for: subject)
      substitute(subject, row)
      rows[subject] = row
    } else if row.cells.allSatisfy({ $0.symbol.kind == .dummy }) {
      // Says something of fixed things only: it is true already or never.
      guard abs(row.constant) < 1e-6 else { throw .unsatisfiable }
      row.solve(for: tag.marker)
      substitute(tag.marker, row)
      rows[tag.marker] = row
    } else {
      guard enterArtificially(row) else { throw .unsatisfiable }
    }
    let id = identifier()
    tags[id.index] = tag
    isOptimal = false
    return id
  }

  /// The rule as `0 = row`, in symbols that are not basic, with the symbols that mark it.
  private mutating func makeRow(_ constraint: LinearConstraint) -> (Row, Tag) {
    var row = Row(constant: -constraint.constant)
    for term in constraint.terms {
      if let basic = rows[term.variable.symbol] {
        row.add(basic, times: term.coefficient)
      } else {
        row.add(term.variable.symbol, term.coefficient)
      }
    }
    let isRequired = constraint.priority >= LinearConstraint.required
    var tag: Tag
    switch constraint.relation {
    case .equal where isRequired:
      tag = Tag(marker: symbol(.dummy), other: nil, constraint: constraint)
      row.add(tag.marker, 1)
    case .equal:
      let (over, under) = (symbol(.error), symbol(.error))
      row.add(over, -1)
      row.add(under, 1)
      objective.add(over, at: constraint.priority, 1)
      objective.add(under, at: constraint.priority, 1)
      tag = Tag(marker: over, other: under, constraint: constraint)
    case .lessOrEqual, .greaterOrEqual:
      let sign: Double = constraint.relation == .lessOrEqual ? 1 : -1
      tag = Tag(marker: symbol(.slack), other: nil, constraint: constraint)
      row.add(tag.marker, sign)
      if !isRequired {
        let error = symbol(.error)
        row.add(error, -sign)
        objective.add(error, at: constraint.priority, 1)
        tag.other = error
      }
    }
    if row.constant < 0 { row.negate() }
    return (row, tag)
  }

  /// The symbol that the row can be solved for without leaving what is allowed: a variable, or one of the rule's own
  /// whose value comes out at zero or above.
  private func subject(of row: Row, _ tag: Tag) -> Symbol? {
    if let variable = row.cells.first(where: { $0.symbol.kind == .external }) { return variable.symbol }
    if tag.marker.isPivotable, row.coefficient(of: tag.marker) < 0 { return tag.marker }
    if let other = tag.other, other.isPivotable, row.coefficient(of: other) < 0 { return other }
    return nil
  }

  /// Gives the row a symbol of its own, which is then driven to zero; false when it cannot be.
  private mutating func enterArtificially(_ row: Row) -> Bool {
    let before = (rows, objective)
    let artificial = symbol(.slack)
    rows[artificial] = row
    var miss = row
    var left = pivotLimit
    while left > 0,
      let entering = miss.cells.first(where: { $0.coefficient < -Row.epsilon && $0.symbol.kind != .dummy })?.symbol,
      let leaving = leavingRow(for: entering)
    {
      pivot(entering, leaving, and: &miss)
      left -= 1
    }
    guard abs(miss.constant) < 1e-6 else {
      (rows, objective) = before
      return false
    }
    if var left = rows.removeValue(forKey: artificial) {
      if let entering = left.cells.first(where: { $0.symbol.isPivotable })?.symbol {
        left.exchange(artificial, for: entering)
        substitute(entering, left)
        rows[entering] = left
      } else if let dummy = left.cells.first(where: { $0.symbol.kind == .dummy })?.symbol {
        // Only fixed things are left: the row is one of them said again.
        left.exchange(artificial, for: dummy)
        substitute(dummy, left)
        rows[dummy] = left
      }
    }
    for key in rows.keys { rows[key]?.remove(artificial) }
    objective.remove(artificial)
    return true
  }
}

extension LinearConstraint {
  var isValid: Bool {
    constant.isFinite && priority > 0 && priority <= Self.required && terms.allSatisfy { $0.coefficient.isFinite }
  }
}
