/// The language by whose rules a text is set: where its lines break, and which forms its letters have.
public struct TypesettingLanguage: Sendable, Equatable {
  /// nil for the place's own.
  let language: Locale.Language?

  public static let automatic = TypesettingLanguage(language: nil)

  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }

  /// As ICU and the typesetter name it.
  var identifier: String? { language.map { $0.minimalIdentifier } }
}

private enum TypesettingLanguageKey: EnvironmentKey { static var defaultValue: TypesettingLanguage { .automatic } }

extension EnvironmentValues {
  var typesettingLanguage: TypesettingLanguage {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }
}

extension View {
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage = .automatic, isEnabled: Bool = true
  ) -> some View {
    modifier(_EnvironmentModifier { if isEnabled { $0.typesettingLanguage = language } })
  }
}

extension Text {
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  public func typesettingLanguage(_ language: TypesettingLanguage = .automatic, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.typesettingLanguage(language)) : self
  }
}
