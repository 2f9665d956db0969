import GalleyConstraints
import Testing

@Suite struct ConstraintSolverTests {
  /// Values of variables after solving.
  private func values(_ solver: inout ConstraintSolver, _ variables: Variable...) -> [Double] {
    solver.solve()
    return variables.map { (solver.value(of: $0) * 1e6).rounded() / 1e6 }
  }

  @Test func equationsThatMustHoldAreSolved() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.variable(), solver.variable())
    _ = try solver.add(LinearConstraint([LinearTerm(x), LinearTerm(y)], .equal, 10))
    _ = try solver.add(LinearConstraint([LinearTerm(x), LinearTerm(y, -1)], .equal, 4))
    #expect(values(&solver, x, y) == [7, 3])
  }

  @Test func variablesMayBeBelowZero() throws {
    var solver = ConstraintSolver()
    let x = solver.variable()
    _ = try solver.add(LinearConstraint([LinearTerm(x)], .lessOrEqual, -5))
    _ = try solver.add(LinearConstraint([LinearTerm(x)], .equal, 0, priority: 250))
    #expect(values(&solver, x) == [-5])
  }

  @Test func contradictionsAreRefusedAndLeaveTheRestAsItWas() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.variable(), solver.variable())
    _ = try solver.add(LinearConstraint([LinearTerm(x)], .greaterOrEqual, 100))
    _ = try solver.add(LinearConstraint([LinearTerm(y), LinearTerm(x, -1)], .equal, 20))
    #expect(throws: ConstraintError.unsatisfiable) {
      _ = try solver.add(LinearConstraint([LinearTerm(y)], .lessOrEqual, 50))
    }
    _ = try solver.add(LinearConstraint([LinearTerm(x)], .equal, 0, priority: 1))
    #expect(values(&solver, x, y) == [100, 120])
  }

  @Test func theHigherPriorityWinsOutright() throws {
    var solver = ConstraintSolver()
    let x = solver.variable()
    for _ in 0..<50 { _ = try solver.add(LinearConstraint([LinearTerm(x)], .equal, 10, priority: 750)) }
    _ = try solver.add(LinearConstraint([LinearTerm(x)], .equal, 99, priority: 751))
    #expect(values(&solver, x) == [99])
    #expect(solver.misses.map(\.priority) == [750])
    #expect(abs((solver.misses.first?.sum ?? 0) - 50 * 89) < 1e-6)
  }

  @Test func hugAndResistShareARow() throws {
    // Two labels of 80 and 60 in a row of 200 with a gap of 8: the one that hugs less grows, to 132.
    var solver = ConstraintSolver()
    let (a, b) = (solver.variable(), solver.variable())
    _ = try solver.add(LinearConstraint([LinearTerm(a), LinearTerm(b)], .equal, 192))
    for (label, size, hug) in [(a, 80.0, 250.0), (b, 60.0, 251.0)] {
      _ = try solver.add(LinearConstraint([LinearTerm(label)], .lessOrEqual, size, priority: hug))
      _ = try solver.add(LinearConstraint([LinearTerm(label)], .greaterOrEqual, size, priority: 750))
    }
    #expect(values(&solver, a, b) == [132, 60])
  }

  @Test func removingARuleFreesWhatItHeld() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.variable(), solver.variable())
    _ = try solver.add(LinearConstraint([LinearTerm(y), LinearTerm(x, -2)], .equal, 1))
    _ = try solver.add(LinearConstraint([LinearTerm(x)], .equal, 3, priority: 100))
    let held = try solver.add(LinearConstraint([LinearTerm(x)], .equal, 8))
    #expect(values(&solver, x, y) == [8, 17])
    try solver.remove(held)
    #expect(values(&solver, x, y) == [3, 7])
    #expect(throws: ConstraintError.unknown(held)) { try solver.remove(held) }
    let bound = try solver.add(LinearConstraint([LinearTerm(y)], .lessOrEqual, 5, priority: 500))
    #expect(values(&solver, x, y) == [2, 5])
    try solver.remove(bound)
    #expect(values(&solver, x, y) == [3, 7])
  }

  @Test func constantsChangeInPlace() throws {
    var solver = ConstraintSolver()
    let (left, right) = (solver.variable(), solver.variable())
    let window = try solver.add(LinearConstraint([LinearTerm(right)], .equal, 320))
    let inset = try solver.add(LinearConstraint([LinearTerm(left)], .equal, 16))
    let narrow = try solver.add(
      LinearConstraint([LinearTerm(right), LinearTerm(left, -1)], .lessOrEqual, 200, priority: 900))
    #expect(values(&solver, left, right) == [16, 320])
    try solver.setConstant(402, of: window)
    try solver.setConstant(20, of: inset)
    #expect(values(&solver, left, right) == [20, 402])
    try solver.setConstant(500, of: narrow)
    #expect(solver.misses.isEmpty)
    let floor = try solver.add(LinearConstraint([LinearTerm(right), LinearTerm(left, -1)], .greaterOrEqual, 300))
    #expect(throws: ConstraintError.unsatisfiable) { try solver.setConstant(400, of: floor) }
    #expect(values(&solver, left, right) == [20, 402])
    try solver.setConstant(10, of: floor)
    #expect(values(&solver, left, right) == [20, 402])
  }

  @Test func changingInPlaceGivesWhatAFreshSolutionGives() throws {
    // A chain of ten lengths that want 10…19 (hugging 250, resisting 750) in a room that is changed step by step.
    func build(_ room: Double) throws -> (ConstraintSolver, [Variable], ConstraintID) {
      var solver = ConstraintSolver()
      let lengths = (0..<10).map { _ in solver.variable() }
      let id = try solver.add(LinearConstraint(lengths.map { LinearTerm($0) }, .equal, room))
      for (index, length) in lengths.enumerated() {
        let (size, rank) = (10 + Double(index), Double(index))
        _ = try solver.add(LinearConstraint([LinearTerm(length)], .lessOrEqual, size, priority: 250 + rank))
        _ = try solver.add(LinearConstraint([LinearTerm(length)], .greaterOrEqual, size, priority: 750 + rank))
        _ = try solver.add(LinearConstraint([LinearTerm(length)], .greaterOrEqual, 0))
      }
      solver.solve()
      return (solver, lengths, id)
    }
    var (changed, lengths, id) = try build(145)
    for room in [100.0, 300, 20, 146, 0, 145] {
      try changed.setConstant(room, of: id)
      changed.solve()
      let (fresh, freshLengths, _) = try build(room)
      for (a, b) in zip(lengths, freshLengths) {
        #expect(abs(changed.value(of: a) - fresh.value(of: b)) < 1e-6, "room \(room)")
      }
    }
    #expect(abs(changed.value(of: lengths[9]) - 19) < 1e-6)
  }

  @Test func redundantRulesAreTaken() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.variable(), solver.variable())
    _ = try solver.add(LinearConstraint([LinearTerm(x)], .equal, 5))
    _ = try solver.add(LinearConstraint([LinearTerm(y), LinearTerm(x, -1)], .equal, 1))
    let again = try solver.add(LinearConstraint([LinearTerm(y)], .equal, 6))
    #expect(values(&solver, x, y) == [5, 6])
    try solver.remove(again)
    #expect(values(&solver, x, y) == [5, 6])
    #expect(throws: ConstraintError.unsatisfiable) { _ = try solver.add(LinearConstraint([LinearTerm(y)], .equal, 7)) }
  }

  @Test func nonsenseIsRefused() {
    var solver = ConstraintSolver()
    let x = solver.variable()
    #expect(throws: ConstraintError.notANumber) {
      _ = try solver.add(LinearConstraint([LinearTerm(x)], .equal, .nan))
    }
    #expect(throws: ConstraintError.notANumber) {
      _ = try solver.add(LinearConstraint([LinearTerm(x, .infinity)], .equal, 1))
    }
    #expect(throws: ConstraintError.notANumber) {
      _ = try solver.add(LinearConstraint([LinearTerm(x)], .equal, 1, priority: 0))
    }
  }

  @Test func aCopyIsTriedOutAndThrownAway() throws {
    var solver = ConstraintSolver()
    let x = solver.variable()
    _ = try solver.add(LinearConstraint([LinearTerm(x)], .equal, 5, priority: 10))
    var trial = solver
    _ = try trial.add(LinearConstraint([LinearTerm(x)], .equal, 7))
    #expect(values(&trial, x) == [7])
    #expect(values(&solver, x) == [5])
  }

  /// Rules come, go and change in a random order (of a fixed seed); the misses must be those of a fresh solution.
  @Test(arguments: 1...40) func anyOrderOfChangesGivesWhatAFreshSolutionGives(_ seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let relations: [LinearConstraint.Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    var solver = ConstraintSolver()
    let variables = (0..<6).map { _ in solver.variable() }
    var held: [(id: ConstraintID, rule: LinearConstraint)] = []
    for step in 0..<120 {
      switch random(4) {
      case 0 where !held.isEmpty:
        try solver.remove(held.remove(at: random(held.count)).id)
      case 1 where !held.isEmpty:
        let index = random(held.count)
        let constant = Double(random(200) - 100)
        if (try? solver.setConstant(constant, of: held[index].id)) != nil { held[index].rule.constant = constant }
      default:
        let terms = (0..<1 + random(3)).map { _ in LinearTerm(variables[random(6)], [1, -1, 0.5, 2][random(4)]) }
        let rule = LinearConstraint(
          terms, relations[random(3)], Double(random(200) - 100), priority: [1000, 750, 250, 50][random(4)])
        if let id = try? solver.add(rule) { held.append((id, rule)) }
      }
      solver.solve()
      for (_, rule) in held where rule.priority == 1000 {
        let value = rule.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
        let off = value - rule.constant
        #expect(rule.relation == .equal ? abs(off) < 1e-5 : rule.relation == .lessOrEqual ? off < 1e-5 : off > -1e-5)
      }
      guard step % 10 == 9 else { continue }
      var fresh = ConstraintSolver()
      for _ in 0..<6 { _ = fresh.variable() }
      for (_, rule) in held { _ = try fresh.add(rule) }
      fresh.solve()
      for priority in [750.0, 250, 50] {
        let (a, b) = (miss(solver, priority), miss(fresh, priority))
        #expect(abs(a - b) < 1e-4 * max(1, b), "seed \(seed), step \(step), priority \(priority)")
      }
    }
  }

  private func miss(_ solver: ConstraintSolver, _ priority: Double) -> Double {
    solver.misses.first { $0.priority == priority }?.sum ?? 0
  }
}
