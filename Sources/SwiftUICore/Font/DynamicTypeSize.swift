import GalleyScenario

/// The size of text that a person has chosen.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The name that scenarios and tables use.
  package var textSize: TextSize { TextSize.allCases[DynamicTypeSize.allCases.firstIndex(of: self) ?? 3] }

  package init(_ size: TextSize) { self = DynamicTypeSize.allCases[size.rank] }
}

/// The size of text that a person has chosen, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var rank: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 3 }

  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
  public static func <= (a: Self, b: Self) -> Bool { a.rank <= b.rank }
  public static func > (a: Self, b: Self) -> Bool { a.rank > b.rank }
  public static func >= (a: Self, b: Self) -> Bool { a.rank >= b.rank }

  init(_ size: DynamicTypeSize) {
    self = ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[rank] }
}

extension DynamicTypeSize {
  public init?(_ category: ContentSizeCategory) { self = category.dynamicTypeSize }
}

extension EnvironmentValues {
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}

extension View {
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size inside a range.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    modifier(
      _EnvironmentModifier { values in
        let legal = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let low = legal.first, let high = legal.last else { return }
        values.dynamicTypeSize = min(max(values.dynamicTypeSize, low), high)
      })
  }
}
