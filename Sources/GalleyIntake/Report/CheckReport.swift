import Foundation

/// Whether an input compiles here, and what holds it back.
public struct CheckReport: Sendable, Hashable {
  public var errors: [SourceError]

  public var isOK: Bool { errors.isEmpty }

  public init(errors: [SourceError]) {
    self.errors = errors
  }

  /// How often each missing name is asked for, the most frequent first.
  public var missing: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for error in errors where error.kind != .other { counts[error.name ?? error.message, default: 0] += 1 }
    return counts.map { (name: $0.key, count: $0.value) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// One line: `{"ok":…,"errors":[{"file","line","column","message","kind","name"}]}`.
  public var json: String {
    let errors = errors.map { error in
      var fields = "\"file\":\(Self.quoted(error.file)),\"line\":\(error.line),\"column\":\(error.column),"
      fields += "\"message\":\(Self.quoted(error.message)),\"kind\":\(Self.quoted(error.kind.rawValue)),"
      fields += "\"name\":" + (error.name.map(Self.quoted) ?? "null")
      return "{\(fields)}"
    }
    return "{\"ok\":\(isOK),\"errors\":[\(errors.joined(separator: ","))]}"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case let control where control.value < 0x20:
        let digits = String(control.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
