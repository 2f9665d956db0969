import GalleyScenario

/// The text size that a person has chosen.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  private static let ordered: [(UIContentSizeCategory, TextSize)] = [
    (extraSmall, .xSmall), (small, .small), (medium, .medium), (large, .large), (extraLarge, .xLarge),
    (extraExtraLarge, .xxLarge), (extraExtraExtraLarge, .xxxLarge), (accessibilityMedium, .accessibility1),
    (accessibilityLarge, .accessibility2), (accessibilityExtraLarge, .accessibility3),
    (accessibilityExtraExtraLarge, .accessibility4), (accessibilityExtraExtraExtraLarge, .accessibility5),
  ]

  @_spi(Galley) public init(_ size: TextSize) {
    self = Self.ordered.first { $0.1 == size }?.0 ?? .large
  }

  /// nil for `unspecified`.
  @_spi(Galley) public var textSize: TextSize? { Self.ordered.first { $0.0 == self }?.1 }

  public var isAccessibilityCategory: Bool { textSize?.isAccessibility ?? false }
}

extension UIContentSizeCategory: Comparable {
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    (a.textSize?.rank ?? -1) < (b.textSize?.rank ?? -1)
  }
}
