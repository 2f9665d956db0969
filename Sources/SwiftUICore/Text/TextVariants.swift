/// Which of its variants a text shows. Texts made from strings and formats here have one.
public protocol TextVariantPreference {}

public struct FixedTextVariant: TextVariantPreference, Sendable {
  public init() {}
}

public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
  public init() {}
}

extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension View {
  public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}

/// How a text is spoken, which changes nothing that is seen.
extension Text {
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
