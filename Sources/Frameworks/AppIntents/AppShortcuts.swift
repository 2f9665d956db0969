import SwiftUI

public struct AppShortcutPhraseToken: Sendable { public static let applicationName = AppShortcutPhraseToken() }

public struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation, @unchecked Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource = "",
    systemImageName: String = ""
  ) {}
}

@resultBuilder public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal
  case yellow
}

public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static func updateAppShortcutParameters() {}
}

public protocol AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { get } }
extension AppIntentsPackage { public static var includedPackages: [any AppIntentsPackage.Type] { [] } }

public struct AppIntentRecommendation<Intent: AppIntent>: Sendable {
  public init(intent: Intent, description: LocalizedStringResource) {}
  @_disfavoredOverload public init<S: StringProtocol>(intent: Intent, description: S) {}
}

// MARK: - Controls that run intents

extension Button {
  /// Nothing runs the intent: nobody taps.
  public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(action: {}, label: label)
  }
  public init<Intent: AppIntent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: {}, label: label)
  }
}

extension Button where Label == Text {
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent) {
    self.init(titleKey, role: role, action: {})
  }
  @_disfavoredOverload
  public init<S: StringProtocol, Intent: AppIntent>(_ title: S, role: ButtonRole? = nil, intent: Intent) {
    self.init(title, role: role, action: {})
  }
}

extension Toggle {
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}

extension Toggle where Label == Text {
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
    self.init(titleKey, isOn: .constant(isOn))
  }
}

/// A button that opens the app's page in Shortcuts. Its size and look are the system's.
nonisolated public struct ShortcutsLink: _PrimitiveView {
  public init() {}
  public init(action: @escaping () -> Void) {}
  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addStandIn("ShortcutsLink", StandIn("Shortcuts", missing: "the link", isSizeKnown: false))
  }
}

nonisolated public struct SiriTipView<Intent: AppIntent>: _PrimitiveView {
  public init(intent: Intent, isVisible: Binding<Bool>? = nil) {}
  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addStandIn("SiriTipView", StandIn("Siri", missing: "the tip", isSizeKnown: false))
  }
}

extension View {
  public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}

public enum ShortcutsLinkStyle: Sendable { case automatic, automaticOutline, dark, darkOutline, light, lightOutline }
public enum SiriTipViewStyle: Sendable { case automatic, dark, light }
