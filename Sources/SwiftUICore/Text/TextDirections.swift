import GalleyTypography

private enum AlignmentStrategyKey: EnvironmentKey {
  static var defaultValue: Text.AlignmentStrategy { .default }
}
private enum WritingStrategyKey: EnvironmentKey {
  static var defaultValue: Text.WritingDirectionStrategy { .default }
}

extension Text {
  /// Which side `leading` is of a text.
  public struct AlignmentStrategy: Hashable, Sendable {
    let name: String
    /// By the layout's direction.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// By the text's own direction.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
    public static let `default` = AlignmentStrategy(name: "default")
  }

  /// Which direction a paragraph has.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let name: String
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// By the first character that has a direction.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    public static let `default` = WritingDirectionStrategy(name: "default")
  }
}

extension EnvironmentValues {
  var textAlignmentStrategy: Text.AlignmentStrategy {
    get { self[AlignmentStrategyKey.self] }
    set { self[AlignmentStrategyKey.self] = newValue }
  }

  var writingDirectionStrategy: Text.WritingDirectionStrategy {
    get { self[WritingStrategyKey.self] }
    set { self[WritingStrategyKey.self] = newValue }
  }
}

extension View {
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    environment(\.textAlignmentStrategy, strategy)
  }

  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    environment(\.writingDirectionStrategy, strategy)
  }
}

extension ParagraphStyle {
  /// The style for a text whose direction may be its own.
  func directed(for text: ResolvedText, in environment: EnvironmentValues) -> ParagraphStyle {
    guard let isRightToLeft = text.firstDirection, isRightToLeft != rightToLeft else { return self }
    var style = self
    style.rightToLeft = isRightToLeft
    // The layout's leading side is the text's trailing one.
    if environment.textAlignmentStrategy != .writingDirectionBased { style.alignment = alignment.mirrored }
    return style
  }
}

extension ParagraphStyle.Alignment {
  var mirrored: Self {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    default: self
    }
  }
}

extension ResolvedText {
  /// Whether the first letter is of a script from right to left; nil without letters.
  fileprivate var firstDirection: Bool? {
    for run in runs {
      for scalar in run.text.unicodeScalars where scalar.properties.isAlphabetic {
        switch scalar.value {
        // Hebrew, Arabic and what is reserved for scripts like them (Unicode 16, DerivedBidiClass).
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
        default: return false
        }
      }
    }
    return nil
  }
}
