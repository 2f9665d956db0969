extension AttributeScopes {
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

  /// How runs are read aloud; they take no room.
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechSpellsOutCharacters: SpeechSpellsOutCharactersAttribute
    public let accessibilitySpeechIncludesPunctuation: SpeechIncludesPunctuationAttribute
    public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute
    public let accessibilitySpeechPhoneticNotation: SpeechPhoneticNotationAttribute
    public let accessibilityHeadingLevel: HeadingLevelAttribute
    public let accessibilityTextCustom: TextCustomAttribute

    public enum SpeechSpellsOutCharactersAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "Accessibility.SpeechSpellsOutCharacters"
    }

    public enum SpeechIncludesPunctuationAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "Accessibility.SpeechIncludesPunctuation"
    }

    public enum SpeechAdjustedPitchAttribute: AttributedStringKey {
      public typealias Value = Double
      public static let name = "Accessibility.SpeechAdjustedPitch"
    }

    public enum SpeechPhoneticNotationAttribute: AttributedStringKey {
      public typealias Value = String
      public static let name = "Accessibility.SpeechPhoneticNotation"
    }

    public enum HeadingLevelAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = "Accessibility.HeadingLevel"
    }

    public enum TextCustomAttribute: AttributedStringKey {
      public typealias Value = [String]
      public static let name = "Accessibility.TextCustom"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
