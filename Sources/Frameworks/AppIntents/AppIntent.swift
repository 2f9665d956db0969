@_exported import GalleyFoundation
import SwiftUI

/// Something that Shortcuts, Siri, a button or a widget can do. Nothing runs it in a proof.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  associatedtype SummaryContent: ParameterSummary
  static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter<Value> = IntentParameter<Value>
  public typealias Summary = IntentParameterSummary<Self>
  public typealias Dependency<Value> = AppDependency<Value>

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }
  public static var persistentIdentifier: String { String(describing: Self.self) }
  public func callAsFunction(donate: Bool) async throws {}
  @discardableResult public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

public struct IntentDonationIdentifier: Hashable, Sendable {}
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

public protocol OpenIntent: AppIntent {
  associatedtype Value
  var target: Value { get set }
}
public protocol LiveActivityIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioStartingIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}
public protocol CustomIntentMigratedAppIntent: AppIntent { static var intentClassName: String { get } }
/// What a widget's settings are made of; it does nothing itself.
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Never {}
public protocol ControlConfigurationIntent: AppIntent where PerformResult == Never {}
public protocol SetFocusFilterIntent: AppIntent { var displayRepresentation: DisplayRepresentation { get } }

extension WidgetConfigurationIntent {
  public func perform() async throws -> Never { fatalError("the settings of a widget are not performed") }
}
extension ControlConfigurationIntent {
  public func perform() async throws -> Never { fatalError("the settings of a control are not performed") }
}

public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {}
  public init(stringLiteral value: String) {}
}

/// A dependency that the app hands in.
@propertyWrapper public struct AppDependency<Value>: @unchecked Sendable {
  private let value: (() -> Value)?
  public init() { value = nil }
  public init(key: AnyHashable? = nil, default: @autoclosure @escaping () -> Value) { value = `default` }
  public var wrappedValue: Value {
    guard let value else { fatalError("no \(Value.self) was added to the dependencies of intents") }
    return value()
  }
}

open class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()
  public func add<Value>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value) {}
}

// MARK: - Results

public protocol IntentResult: Sendable {
  associatedtype Value = Never
}
public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}

extension Never: IntentResult { public typealias Value = Never }

public struct IntentResultContainer<Value>: IntentResult, ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent,
  @unchecked Sendable
{ init() {} }

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { Self() }
  public static func result(dialog: IntentDialog) -> Self { Self() }
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self { Self() }
  public static func result<Content: View>(view: Content) -> Self { Self() }
  public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self { Self() }
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self { Self() }
  public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self { Self() }
}

extension IntentResult {
  public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V> { Self() }
  public static func result<V>(value: V, dialog: IntentDialog) -> Self where Self == IntentResultContainer<V> { Self() }
  public static func result<V, Content: View>(value: V, dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<V> { Self() }
  public static func result<V, Content: View>(value: V, view: Content) -> Self
  where Self == IntentResultContainer<V> { Self() }
}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(_ dialog: LocalizedStringResource) {}
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {}
  public init(stringLiteral value: String) {}
}
