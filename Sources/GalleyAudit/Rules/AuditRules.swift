/// The rules there are, in the order in which findings of one severity are reported.
public enum AuditRules {
  public static let all: [any AuditRule] = [
    TouchTarget(),
    TargetOverlap(),
    TargetSpacing(),
    UnsafeArea(),
    CornerClip(),
    WindowControls(),
    VisionBounds(),
    TextTruncated(),
    TextClipped(),
    TextShrunk(),
    LineLength(),
    Overlap(),
    Sideways(),
    Margins(),
    FixedInset(),
    LandscapeAsymmetry(),
    RTLUnmirrored(),
    NearAlignment(),
  ]

  public static var ids: [String] { all.map(\.id) }
}
