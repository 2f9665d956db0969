/// Facts as reports write them.
enum FactText {
  /// A value in words: `402 x 874`, `top 62 left 0 bottom 34 right 0`.
  static func value(_ value: JSONValue) -> String {
    switch value {
    case .null: return "none"
    case .bool(let value): return value ? "yes" : "no"
    case .number(let value): return JSONText.number(value)
    case .string(let value): return value
    case .array(let values): return values.map(self.value).joined(separator: ", ")
    case .object(let members):
      let names = members.map(\.key)
      if names == ["w", "h"] { return members.map { self.value($0.value) }.joined(separator: " x ") }
      if names == ["x", "y", "w", "h"] {
        return "x \(self.value(members[0].value)) y \(self.value(members[1].value)), "
          + "\(self.value(members[2].value)) x \(self.value(members[3].value))"
      }
      if names == ["h", "v"] {
        return "\(self.value(members[0].value)) width, \(self.value(members[1].value)) height"
      }
      return members.map { "\($0.key) \(self.value($0.value))" }.joined(separator: " ")
    }
  }

  /// The value, or why there is none.
  static func value(_ fact: Fact<JSONValue>) -> String {
    if let value = fact.value { return self.value(value) }
    switch fact.how {
    case .notApplicable: return "does not apply"
    case .open: return "still supported"
    default: return "unknown"
    }
  }

  /// Formula, assumed value and note, one line each.
  static func remarks(_ fact: Fact<JSONValue>) -> [String] {
    var lines: [String] = []
    if let formula = fact.formula, fact.how != .assumed { lines.append("formula: \(formula)") }
    if let assumed = fact.assumed {
      lines.append("assumed: \(value(assumed))" + (fact.assumedFormula.map { " (\($0))" } ?? ""))
    }
    if let note = fact.note { lines.append("note: \(note)") }
    return lines
  }

  /// A fact as a JSON object.
  static func json(_ fact: Fact<JSONValue>) -> JSONValue {
    var members = [JSONValue.Member(key: "value", value: fact.value ?? .null)]
    members.append(.init(key: "how", value: .string(fact.how.rawValue)))
    func add(_ key: String, _ text: String?) {
      if let text { members.append(.init(key: key, value: .string(text))) }
    }
    add("confidence", fact.confidence?.rawValue)
    members.append(.init(key: "sources", value: .array(fact.sources.map(JSONValue.string))))
    add("formula", fact.formula)
    if let assumed = fact.assumed { members.append(.init(key: "assumed", value: assumed)) }
    add("assumedFormula", fact.assumedFormula)
    add("note", fact.note)
    return .object(members)
  }

  static func json(_ source: Source) -> JSONValue {
    var members = [JSONValue.Member(key: "title", value: .string(source.title))]
    members.append(.init(key: "kind", value: .string(source.kind)))
    if let place = source.place { members.append(.init(key: "where", value: .string(place))) }
    if let note = source.note { members.append(.init(key: "note", value: .string(note))) }
    return .object(members)
  }

  static func json(_ choice: Choice) -> JSONValue {
    .object([
      .init(key: "topic", value: .string(choice.topic)),
      .init(key: "claims", value: .array(choice.claims.map(JSONValue.string))),
      .init(key: "chosen", value: .string(choice.chosen)), .init(key: "reason", value: .string(choice.reason)),
    ])
  }

  /// A choice as lines of a report.
  static func lines(_ choice: Choice) -> [String] {
    var lines = ["  \(choice.topic)"]
    if !choice.claims.isEmpty { lines.append("    sources say: \(choice.claims.joined(separator: " | "))") }
    return lines + ["    here: \(choice.chosen)", "    because: \(choice.reason)"]
  }
}

/// Lines whose columns stand under each other.
public enum Columns {
  /// Pads every cell but a line's last to its column's widest; columns are two spaces apart.
  public static func lines(_ rows: [[String]], indent: Int = 0) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() where column + 1 < row.count {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = String(repeating: " ", count: indent)
      for (column, cell) in row.enumerated() {
        line += cell
        if column + 1 < row.count { line += String(repeating: " ", count: widths[column] - cell.count + 2) }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
