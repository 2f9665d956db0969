/// How a view comes when it is pushed or presented. A screen at rest has arrived.
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }

public struct ZoomNavigationTransition: NavigationTransition {
  public init(sourceID: some Hashable, in namespace: Namespace.ID) {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: sourceID, in: namespace)
  }
}

extension View {
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

// An ornament stands outside the window of Apple Vision Pro, and a proof ends at the window: it takes no room in it, and is
// not drawn.

/// Where an ornament is held.
public enum OrnamentAttachmentAnchor: Equatable, Sendable {
  case scene(UnitPoint)
  case parent(UnitPoint)
}

extension View {
  public nonisolated func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View { self }
}
