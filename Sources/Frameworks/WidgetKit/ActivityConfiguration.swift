@_exported import ActivityKit
import SwiftUI

/// What a live activity's views are told.
@dynamicMemberLookup public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  public let isStale: Bool
  public subscript<T>(dynamicMember path: KeyPath<Attributes, T>) -> T { attributes[keyPath: path] }
}

/// A live activity's views; nothing asks for them.
nonisolated public struct ActivityConfiguration<Attributes: ActivityAttributes>: _WidgetPrimitive {
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

public struct DynamicIslandExpandedRegionPosition: Sendable {
  public static let leading = DynamicIslandExpandedRegionPosition()
  public static let trailing = DynamicIslandExpandedRegionPosition()
  public static let center = DynamicIslandExpandedRegionPosition()
  public static let bottom = DynamicIslandExpandedRegionPosition()
}

public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) {}
}

public struct DynamicIslandExpandedContent {}

@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  public static func buildBlock<each C: View>(
    _ regions: repeat DynamicIslandExpandedRegion<each C>
  ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent() }
}

public struct DynamicIsland {
  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent,
    @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
    self
  }
}

public enum DynamicIslandMode: Sendable { case expanded, compactLeading, compactTrailing, minimal }
