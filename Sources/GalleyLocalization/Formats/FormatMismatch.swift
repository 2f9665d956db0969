/// The kinds of values that a format asks for.
public enum FormatKind: Sendable, Hashable {
  case object, integer, real, characters, pointer

  /// - Parameter specifier: `%@`, `%2.1f`, `%lld`.
  init(specifier: String) {
    switch specifier.last {
    case "@": self = .object
    case "f", "F", "e", "E", "g", "G", "a", "A": self = .real
    case "s", "S": self = .characters
    case "p": self = .pointer
    default: self = .integer
    }
  }

  var words: String {
    switch self {
    case .object: "a text or an object"
    case .integer: "a whole number"
    case .real: "a number with decimals"
    case .characters: "C's characters"
    case .pointer: "an address"
    }
  }
}

/// How a text's specifiers differ from the values that it is filled in with.
public enum FormatMismatch: Sendable, Hashable {
  /// The text asks for a value, counted from 0, that nobody gives.
  case tooMany(asked: Int, given: Int)
  /// The text takes a value for another kind than it is.
  case kind(argument: Int, specifier: String, given: FormatKind)
  /// The text chooses its form by a value that is no number.
  case noNumber(argument: Int, variable: String)
  /// A text in one form that leaves a value out.
  case leftOut(argument: Int, specifier: String)

  public var words: String {
    switch self {
    case .tooMany(let asked, let given):
      "asks for value \(asked + 1), and \(given == 1 ? "there is 1" : "there are \(given)"); take the specifier out"
    case .kind(let argument, let specifier, let given):
      "takes value \(argument + 1) by \(specifier), and it is \(given.words); "
        + "write the key's specifier, with its position where the order differs: %\(argument + 1)$…"
    case .noNumber(let argument, let variable):
      "chooses the form of \(variable) by value \(argument + 1), which is no number; correct its position"
    case .leftOut(let argument, let specifier): "leaves out value \(argument + 1) (\(specifier))"
    }
  }
}

extension LocalizedText {
  /// A use of a value somewhere in the text.
  public struct Use: Sendable, Hashable {
    public var format: String
    public var mismatch: FormatMismatch
  }

  /// What a text asks of its values that they are not, with the format that asks it; in order.
  ///
  /// - Parameter given: the values' kinds, in order; nil for one that is not known. Whoever gives none does not fill the
  ///   text in.
  public func mismatches(_ given: [FormatKind?]) -> [Use] {
    guard !given.isEmpty else { return [] }
    var check = FormatCheck(given: given, variables: variables)
    check.visit(form, index: nil, specifier: nil, depth: 0)
    if case .text(let format) = form, variables.isEmpty {
      for argument in given.indices where !check.used.contains(argument) {
        check.add(.leftOut(argument: argument, specifier: Self.specifier(of: given[argument])), format)
      }
    }
    return check.uses
  }

  private static func specifier(of kind: FormatKind?) -> String {
    switch kind {
    case .object?, nil: "%@"
    case .integer: "%lld"
    case .real: "%lf"
    case .characters: "%s"
    case .pointer: "%p"
    }
  }

  private struct FormatCheck {
    let given: [FormatKind?]
    var variables: [String: Variable]
    var used: Set<Int> = []
    var uses: [Use] = []
    private var seen: Set<Use> = []
    private var steps = 0

    init(given: [FormatKind?], variables: [String: Variable]) { (self.given, self.variables) = (given, variables) }

    mutating func add(_ mismatch: FormatMismatch, _ format: String) {
      let use = Use(format: format, mismatch: mismatch)
      if seen.insert(use).inserted { uses.append(use) }
    }

    mutating func visit(_ form: Form, index: Int?, specifier: String?, depth: Int) {
      steps += 1
      guard depth < LocalizedText.expansionLimit, steps < LocalizedText.stepLimit else { return }
      switch form {
      case .text(let format): visit(format, index: index, specifier: specifier, depth: depth)
      case .plural(let forms):
        for category in PluralCategory.allCases {
          if let form = forms[category] { visit(form, index: index, specifier: specifier, depth: depth + 1) }
        }
      case .device(let forms):
        for name in forms.keys.sorted() {
          if let form = forms[name] { visit(form, index: index, specifier: specifier, depth: depth + 1) }
        }
      case .width(let forms):
        for width in forms.keys.sorted() {
          if let form = forms[width] { visit(form, index: index, specifier: specifier, depth: depth + 1) }
        }
      case .composed(let text):
        let outer = variables
        variables.merge(text.variables) { _, inner in inner }
        visit(text.form, index: index, specifier: specifier, depth: depth + 1)
        variables = outer
      }
    }

    private mutating func visit(_ format: String, index: Int?, specifier own: String?, depth: Int) {
      var next = index ?? 0
      for token in FormatToken.tokens(of: format) {
        switch token {
        case .literal: break
        case .argument(let position, let specifier):
          use(position ?? next, by: specifier, format)
          if position == nil { next += 1 }
        case .own: if let index, let own { use(index, by: own, format) }
        case .variable(let position, let name):
          guard let variable = variables[name] else { continue }
          let index = position ?? variable.argument ?? next
          next = max(next, index + 1)
          if case .plural = variable.form {
            used.insert(index)
            if !given.indices.contains(index) {
              add(.tooMany(asked: index, given: given.count), format)
              continue
            }
            if let kind = given[index], kind != .integer, kind != .real {
              add(.noNumber(argument: index, variable: name), format)
              continue
            }
          }
          visit(variable.form, index: index, specifier: variable.specifier, depth: depth + 1)
        }
      }
    }

    private mutating func use(_ argument: Int, by specifier: String, _ format: String) {
      used.insert(argument)
      guard given.indices.contains(argument) else { return add(.tooMany(asked: argument, given: given.count), format) }
      if let kind = given[argument], FormatKind(specifier: specifier) != kind {
        add(.kind(argument: argument, specifier: specifier, given: kind), format)
      }
    }
  }

  /// The kinds of the values that a format's specifiers ask for, in order.
  public static func kinds(of format: String) -> [FormatKind] {
    var kinds: [FormatKind] = []
    for part in parts(of: format, arguments: 1) {
      guard case .argument(let index, let specifier) = part, index < 100 else { continue }
      while kinds.count <= index { kinds.append(.object) }
      kinds[index] = FormatKind(specifier: specifier)
    }
    return kinds
  }
}
