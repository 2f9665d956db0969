/// A number that a solver finds: an edge or a length, in points.
public struct Variable: Hashable, Sendable {
  let symbol: Symbol
}

/// A multiple of a variable.
public struct LinearTerm: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A rule: a sum of terms is equal to, at most or at least a constant.
public struct LinearConstraint: Hashable, Sendable {
  public enum Relation: Sendable { case lessOrEqual, equal, greaterOrEqual }

  public var terms: [LinearTerm]
  public var relation: Relation
  public var constant: Double
  /// Above 0, up to 1000, which must hold. Of two lower ones that cannot both hold the higher wins outright: however
  /// many rules of 750 there are, they never outweigh one of 751.
  public var priority: Double

  public static let required = 1000.0

  public init(_ terms: [LinearTerm], _ relation: Relation, _ constant: Double, priority: Double = required) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

/// A rule that a solver keeps.
public struct ConstraintID: Hashable, Sendable, Comparable {
  let index: Int

  public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.index < b.index }
}

/// Why a rule was not taken.
public enum ConstraintError: Error, Hashable, Sendable {
  /// It must hold and contradicts others that must.
  case unsatisfiable
  /// A coefficient or a constant is no finite number, or the priority is not above 0 and at most 1000.
  case notANumber
  case unknown(ConstraintID)
}
