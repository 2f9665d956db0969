@_exported import UIKit
import SwiftUI

// Tips wait until the app configures them and their rules hold; a screen at rest shows none.

/// A hint that the app shows when its rules hold.
public protocol Tip: Identifiable, Sendable {
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  @Tips.OptionBuilder var options: [any TipOption] { get }
}

extension Tip {
  public typealias Action = Tips.Action
  public typealias Event = Tips.Event
  public typealias Rule = Tips.Rule
  public typealias Option = Tips
  public typealias InvalidationReason = Tips.InvalidationReason
  public typealias Status = Tips.Status
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  public var id: String { String(describing: type(of: self)) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  public var status: Tips.Status { .pending }
  public var shouldDisplay: Bool { false }
  public func invalidate(reason: Tips.InvalidationReason) {}
  public func resetEligibility() async {}
  public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  public var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { $0.finish() } }
}

public protocol TipOption: Sendable {}

/// What tips are made of.
public enum Tips {
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }

  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }

  public struct Action: Identifiable, Sendable {
    public let id: String
    public init(
      id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}
    ) { self.id = id ?? String(title) }
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text
    ) { self.id = id ?? "" }
  }

  public struct EmptyDonationInfo: Codable, Sendable { public init() {} }

  public struct Event<DonationInfo>: Identifiable, @unchecked Sendable {
    public struct Donation: @unchecked Sendable { public let date: Date }
    public let id: String
    public var donations: [Donation] { [] }
    public init(id: String) where DonationInfo == EmptyDonationInfo { self.id = id }
    @_disfavoredOverload public init(id: String) where DonationInfo: Codable & Sendable { self.id = id }
    public func donate() async {}
    public func donate(_ info: DonationInfo) async {}
    public func sendDonation(_ completion: (() -> Void)? = nil) {}
  }

  /// A condition that is never asked: no tip is due.
  public struct Rule: @unchecked Sendable {
    public init<Input>(_ input: Input, _ body: @escaping (Input) -> Bool) {}
    public init<Value>(_ parameter: Parameter<Value>, _ body: @escaping (Value) -> Bool) {}
  }

  public enum ConfigurationOption: Sendable {
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    public enum DatastoreLocation: Sendable {
      case applicationDefault
      case url(URL)
      case groupContainer(identifier: String)
    }
    case displayFrequency(DisplayFrequency)
    case datastoreLocation(DatastoreLocation)
    case cloudKitContainer(String)
  }

  public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}

  @resultBuilder public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
    public static func buildEither(first: [Action]) -> [Action] { first }
    public static func buildEither(second: [Action]) -> [Action] { second }
  }

  @resultBuilder public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
  }

  @resultBuilder public enum OptionBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
  }
}

/// A value that rules ask for: `@Parameter static var isLoggedIn = false`.
@propertyWrapper public struct Parameter<Value>: @unchecked Sendable {
  public var wrappedValue: Value
  public var projectedValue: Parameter { self }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Shows nothing: no tip is due.
nonisolated public struct TipView: View {
  public init<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}
  public var body: some View { EmptyView() }
}

public protocol TipViewStyle {}
public struct MiniTipViewStyle: TipViewStyle { public init() {} }
extension TipViewStyle where Self == MiniTipViewStyle { public static var miniTip: MiniTipViewStyle { .init() } }

extension View {
  public nonisolated func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  public nonisolated func tipViewStyle(_ style: any TipViewStyle) -> some View { self }
  public nonisolated func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func tipImageSize(_ size: CGSize) -> some View { self }
  public nonisolated func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View { self }
}
