@_exported import AppIntents
@_exported import SwiftUI

/// A widget: what it is called, and the configuration that gives its views.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension Widget {
  public static func main() {}
}

/// Widgets of one extension.
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension WidgetBundle {
  public static func main() {}
}

@resultBuilder public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some Widget { _Widgets() }
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget { _Widgets() }
  public static func buildOptional(_ widget: (some Widget)?) -> some Widget { _Widgets() }
  public static func buildEither<Content: Widget>(first: Content) -> some Widget { _Widgets() }
  public static func buildEither<Content: Widget>(second: Content) -> some Widget { _Widgets() }
  public static func buildLimitedAvailability(_ content: some Widget) -> some Widget { _Widgets() }
}

/// Several widgets as one.
public struct _Widgets: Widget {
  public nonisolated init() {}
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration that the runtime knows by itself.
@MainActor @preconcurrency public protocol _WidgetPrimitive: WidgetConfiguration where Body == Never {}

extension _WidgetPrimitive {
  public nonisolated var body: Never { _noBody(Self.self) }
}

nonisolated public struct EmptyWidgetConfiguration: _WidgetPrimitive { public init() {} }

nonisolated public struct StaticConfiguration<Content: View>: _WidgetPrimitive {
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

nonisolated public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: _WidgetPrimitive {
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

/// A configuration with a modifier; nothing asks for what it says.
nonisolated public struct _ModifiedWidgetConfiguration: _WidgetPrimitive {}

extension WidgetConfiguration {
  private nonisolated var changed: _ModifiedWidgetConfiguration { _ModifiedWidgetConfiguration() }

  public nonisolated func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { changed }
  public nonisolated func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration {
    changed
  }
  @_disfavoredOverload
  public nonisolated func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    changed
  }
  public nonisolated func description(_ description: Text) -> some WidgetConfiguration { changed }
  public nonisolated func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { changed }
  @_disfavoredOverload
  public nonisolated func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { changed }
  public nonisolated func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { changed }
  public nonisolated func contentMarginsDisabled() -> some WidgetConfiguration { changed }
  public nonisolated func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changed
  }
  public nonisolated func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { changed }
  public nonisolated func promptsForUserConfiguration() -> some WidgetConfiguration { changed }
  public nonisolated func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    changed
  }
  public nonisolated func onBackgroundURLSessionEvents(
    matching: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { changed }
}

public enum WidgetFamily: Int, Hashable, CaseIterable, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline

  public var description: String { "\(name)" }
  public var debugDescription: String { description }

  private var name: StaticString {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

public enum ActivityFamily: Hashable, CaseIterable, Sendable { case small, medium }
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  public static let accented = WidgetRenderingMode(description: "accented")
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}
