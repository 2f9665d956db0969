/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// How a wish for the focus ranks among others.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension EnvironmentValues {
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

private enum FocusEffectKey: EnvironmentKey { static let defaultValue = true }

/// A screen at rest shows no focus; that these are called changes nothing in it.
extension View {
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View { self }

  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled)
  }

  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }

  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }

  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public nonisolated func focusSection() -> some View { self }
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }
}
