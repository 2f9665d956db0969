@_exported import GalleyFoundation
@_exported import UserNotifications

// Live activities are never shown: nobody allowed them.

public protocol ActivityAttributes: Codable, Sendable {
  associatedtype ContentState: Codable, Hashable, Sendable
}

public enum ActivityState: Hashable, Codable, Sendable { case active, ended, dismissed, stale }

public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

public struct ActivityUIDismissalPolicy: Sendable {
  public static let `default` = ActivityUIDismissalPolicy()
  public static let immediate = ActivityUIDismissalPolicy()
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy() }
}

public struct PushType: Sendable { public static let token = PushType() }

public struct AlertConfiguration: Sendable {
  public enum AlertSound: Sendable { case `default` }
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

public enum ActivityAuthorizationError: Error, Sendable { case denied, unsupported, globalMaximumExceeded }

public struct ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
}

open class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public let id = UUID().uuidString
  public let attributes: Attributes
  public private(set) var content: ActivityContent<Attributes.ContentState>
  public var contentState: Attributes.ContentState { content.state }
  public var activityState: ActivityState { .ended }
  public static var activities: [Activity<Attributes>] { [] }

  private init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
    (self.attributes, self.content) = (attributes, content)
  }

  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
  public static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
  public func update(
    _ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async { self.content = content }
  public func update(using contentState: Attributes.ContentState) async {
    content = ActivityContent(state: contentState, staleDate: nil)
  }
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  public func end(
    using contentState: Attributes.ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
