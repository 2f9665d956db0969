// What the system makes of a view beyond showing it: a screen at rest looks the same with and without.

extension View {
  public nonisolated func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
  {
    self
  }
  public nonisolated func contentCaptureProtected(_ isProtected: Bool = true) -> some View { self }
  public nonisolated func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
  public nonisolated func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  public nonisolated func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { self }
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
}

public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  public static let look = ScrollInputKind(name: "look")
}

public struct SurroundingsEffect: Hashable, Sendable {
  private let name: String
  public static let systemDark = SurroundingsEffect(name: "systemDark")
  public static let dark = SurroundingsEffect(name: "dark")
  public static let semiDark = SurroundingsEffect(name: "semiDark")
  public static let ultraDark = SurroundingsEffect(name: "ultraDark")
}

public struct TextInputDictationBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}

public struct TextInputDictationActivation: Equatable, Sendable {
  private let name: String
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

public protocol AccessibilityQuickActionStyle {}
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle { public init() {} }
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle { public init() {} }

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
