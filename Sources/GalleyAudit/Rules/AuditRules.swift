/// The rules there are, in the order in which findings of one severity are reported.
public enum AuditRules {
  public static let all: [any AuditRule] = [
    TouchTarget(),
    UnsafeArea(),
    TextTruncated(),
    Overlap(),
    Sideways(),
  ]

  public static var ids: [String] { all.map(\.id) }
}
