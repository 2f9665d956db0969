/// Names in their locale's order, which Foundation on Linux has as a formatter alone.
extension PersonNameComponents {
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ value: PersonNameComponents) -> String {
      // The formatter of Foundation on Linux follows no locale: the family comes first where the script has it so.
      let isFamilyFirst = ["zh", "ja", "ko", "hu", "vi"].contains(locale.language.languageCode?.identifier ?? "")
      func joined(_ parts: [String?]) -> String {
        let parts = parts.compactMap { $0 }.filter { !$0.isEmpty }
        return parts.joined(separator: parts.joined().unicodeScalars.contains { $0.value >= 0x2E80 } ? "" : " ")
      }
      func inOrder(_ given: String?, _ family: String?) -> [String?] {
        isFamilyFirst ? [family, given] : [given, family]
      }
      switch style {
      case .abbreviated:
        return joined(inOrder(value.givenName?.first.map(String.init), value.familyName?.first.map(String.init)))
          .replacing(" ", with: "")
      case .short: return value.nickname ?? value.givenName ?? value.familyName ?? ""
      case .medium: return joined(inOrder(value.givenName, value.familyName))
      case .long:
        let given = joined([value.givenName, value.middleName])
        return joined([value.namePrefix] + inOrder(given, value.familyName) + [value.nameSuffix])
      }
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  public func formatted() -> String { FormatStyle().format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
