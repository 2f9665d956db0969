/// How bad a finding is.
public enum Severity: String, Sendable, CaseIterable, Comparable, Codable {
  /// The screen is broken for somebody.
  case error
  /// It breaks published guidance.
  case warning
  /// A convention, or a likely improvement.
  case note

  /// Errors are the greatest.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .error: 2
    case .warning: 1
    case .note: 0
    }
  }
}
