/// Why content is shown in a changed form.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// Whether the nearest view that can have the focus has it.
  public package(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }

  public var isSceneCaptured: Bool { false }
}

extension View {
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(_EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }

  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(_EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
  }

  public nonisolated func unredacted() -> some View { modifier(_EnvironmentModifier { $0.redactionReasons = [] }) }

  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
