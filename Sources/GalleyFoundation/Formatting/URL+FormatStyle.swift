/// Addresses as text, which Foundation on Linux does not have.
extension URL {
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// Whether a part is shown.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      let isShown: Bool

      public static let always = ComponentDisplayOption(isShown: true)
      public static let never = ComponentDisplayOption(isShown: false)
    }

    private enum Part: String, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }

    private var hidden: Set<Part> = [.user, .password]

    public init() {}

    private func setting(_ part: Part, _ option: ComponentDisplayOption) -> Self {
      var copy = self
      if option.isShown { copy.hidden.remove(part) } else { copy.hidden.insert(part) }
      return copy
    }

    public func scheme(_ option: ComponentDisplayOption = .always) -> Self { setting(.scheme, option) }
    public func user(_ option: ComponentDisplayOption = .always) -> Self { setting(.user, option) }
    public func password(_ option: ComponentDisplayOption = .always) -> Self { setting(.password, option) }
    public func host(_ option: ComponentDisplayOption = .always) -> Self { setting(.host, option) }
    public func port(_ option: ComponentDisplayOption = .always) -> Self { setting(.port, option) }
    public func path(_ option: ComponentDisplayOption = .always) -> Self { setting(.path, option) }
    public func query(_ option: ComponentDisplayOption = .always) -> Self { setting(.query, option) }
    public func fragment(_ option: ComponentDisplayOption = .always) -> Self { setting(.fragment, option) }

    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
      func part(_ part: Part, _ text: String?) -> String? { hidden.contains(part) ? nil : text }
      var result = part(.scheme, parts.scheme).map { $0 + "://" } ?? ""
      if let user = part(.user, parts.user) {
        result += user + (part(.password, parts.password).map { ":" + $0 } ?? "") + "@"
      }
      result += part(.host, parts.host) ?? ""
      result += part(.port, parts.port.map { ":\($0)" }) ?? ""
      result += part(.path, parts.path) ?? ""
      result += part(.query, parts.query.map { "?" + $0 }) ?? ""
      return result + (part(.fragment, parts.fragment.map { "#" + $0 }) ?? "")
    }
  }

  public func formatted() -> String { FormatStyle().format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == URL { style.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  public static var url: Self { URL.FormatStyle() }
}
