/// Addresses as text, which Foundation on Linux does not have (Apple's documentation: URL.FormatStyle).
extension URL {
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Component: String, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }

    /// When a part is shown.
    indirect enum Condition: Codable, Hashable, Sendable {
      case always, never, omitIfHTTPFamily
      case when(Component, matches: Set<String>, shown: Bool)
      case omittingSubdomains(Set<String>, multiLevel: Bool, Condition)
    }

    /// Whether a part is shown.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      let condition: Condition

      public static let always = ComponentDisplayOption(condition: .always)
      public static let never = ComponentDisplayOption(condition: .never)
      public static let omitIfHTTPFamily = ComponentDisplayOption(condition: .omitIfHTTPFamily)

      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        ComponentDisplayOption(condition: .when(component, matches: requirements, shown: true))
      }

      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        ComponentDisplayOption(condition: .when(component, matches: requirements, shown: false))
      }
    }

    /// Whether the host is shown, and how much of it.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      let condition: Condition

      public static let always = HostDisplayOption(condition: .always)
      public static let never = HostDisplayOption(condition: .never)
      public static let omitIfHTTPFamily = HostDisplayOption(condition: .omitIfHTTPFamily)

      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        HostDisplayOption(condition: .when(component, matches: requirements, shown: true))
      }

      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        HostDisplayOption(condition: .when(component, matches: requirements, shown: false))
      }

      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
      ) -> Self {
        HostDisplayOption(
          condition: .omittingSubdomains(subdomainsToOmit, multiLevel: omitMultiLevelSubdomains, .always))
      }

      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
        when component: Component, matches requirements: Set<String>
      ) -> Self {
        HostDisplayOption(
          condition: .omittingSubdomains(
            subdomainsToOmit, multiLevel: omitMultiLevelSubdomains, .when(component, matches: requirements, shown: true)
          ))
      }
    }

    private var conditions: [Component: Condition]

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      conditions = [
        .scheme: scheme.condition, .user: user.condition, .password: password.condition, .host: host.condition,
        .port: port.condition, .path: path.condition, .query: query.condition, .fragment: fragment.condition,
      ]
    }

    private func setting(_ part: Component, _ condition: Condition) -> Self {
      var copy = self
      copy.conditions[part] = condition
      return copy
    }

    public func scheme(_ option: ComponentDisplayOption = .always) -> Self { setting(.scheme, option.condition) }
    public func user(_ option: ComponentDisplayOption = .always) -> Self { setting(.user, option.condition) }
    public func password(_ option: ComponentDisplayOption = .always) -> Self { setting(.password, option.condition) }
    public func host(_ option: HostDisplayOption = .always) -> Self { setting(.host, option.condition) }
    public func port(_ option: ComponentDisplayOption = .always) -> Self { setting(.port, option.condition) }
    public func path(_ option: ComponentDisplayOption = .always) -> Self { setting(.path, option.condition) }
    public func query(_ option: ComponentDisplayOption = .always) -> Self { setting(.query, option.condition) }
    public func fragment(_ option: ComponentDisplayOption = .always) -> Self { setting(.fragment, option.condition) }

    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
      let values: [Component: String?] = [
        .scheme: parts.scheme, .user: parts.user, .password: parts.password, .host: parts.host,
        .port: parts.port.map { "\($0)" }, .path: parts.path, .query: parts.query, .fragment: parts.fragment,
      ]
      func text(_ part: Component) -> String? {
        guard let value = values[part] ?? nil else { return nil }
        return Self.shown(value, conditions[part] ?? .always, values)
      }
      var result = text(.scheme).map { $0 + "://" } ?? ""
      if let user = text(.user) { result += user + (text(.password).map { ":" + $0 } ?? "") + "@" }
      result += text(.host) ?? ""
      result += text(.port).map { ":" + $0 } ?? ""
      result += text(.path) ?? ""
      result += text(.query).map { "?" + $0 } ?? ""
      return result + (text(.fragment).map { "#" + $0 } ?? "")
    }

    private static func shown(_ value: String, _ condition: Condition, _ values: [Component: String?]) -> String? {
      switch condition {
      case .always: return value
      case .never: return nil
      case .omitIfHTTPFamily:
        let scheme = (values[.scheme] ?? nil)?.lowercased()
        return scheme == "http" || scheme == "https" ? nil : value
      case .when(let component, let matches, let isShown):
        let isMatch = (values[component] ?? nil).map { matches.contains($0) } ?? false
        return isMatch == isShown ? value : nil
      case .omittingSubdomains(let names, let isMultiLevel, let condition):
        guard shown(value, condition, values) != nil else { return value }
        let omitted = Set(names.map { $0.trimmingCharacters(in: ["."]) })
        var labels = value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        // The domain itself stays.
        while labels.count > 2, let first = labels.first, omitted.contains(first) {
          labels.removeFirst()
          if !isMultiLevel { break }
        }
        return labels.joined(separator: ".")
      }
    }
  }

  public func formatted() -> String { FormatStyle().format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == URL { style.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  public static var url: Self { URL.FormatStyle() }
}
