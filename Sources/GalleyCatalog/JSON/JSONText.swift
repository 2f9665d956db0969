/// Writes JSON: the same bytes for the same values, numbers in their shortest form to a thousandth.
public enum JSONText {
  /// A text in quotes.
  public static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..<"\u{20}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  /// A number with at most three decimals and no trailing zeros; 0 for what is no number.
  public static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 9e12 else { return "0" }
    let thousandths = Int((value * 1000).rounded())
    let (whole, part) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    var out = thousandths < 0 ? "-\(whole)" : "\(whole)"
    if part > 0 {
      var digits = String(part)
      digits = String(repeating: "0", count: 3 - digits.count) + digits
      while digits.last == "0" { digits.removeLast() }
      out += "." + digits
    }
    return out
  }

  /// A number with all its digits: what reads back to the same value.
  public static func exact(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }

  /// Any value on one line, members in their order.
  public static func line(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): number(value)
    case .string(let value): quoted(value)
    case .array(let values): "[" + values.map(line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { quoted($0.key) + ": " + line($0.value) }.joined(separator: ", ") + "}"
    }
  }
}
