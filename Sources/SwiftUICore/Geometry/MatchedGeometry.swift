import GalleyGeometry
import GalleyLayout

/// What views of a group share of their geometry.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Gives a view the place of another one with the same identifier.
///
/// The view keeps its own room in the layout around it (inferred: only what is drawn moves); without a source it stays
/// where it is. A source may be placed after those that follow it, so a turn that learns another place calls for one more.
nonisolated struct MatchedGeometryModifier: _PrimitiveModifier {
  let key: AnyHashable
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let host = assembler.host
    assembler.modifyEach(content) { node in
      let object =
        modifier.isSource
        ? MatchedSource(host, modifier.key) : MatchedFollower(host, modifier)
      return assembler.tree.addForwarding(object, node, assembler.attributes())
    }
  }
}

/// The frames of sources in window coordinates, kept over turns.
package struct MatchedFrames {
  private var frames: [AnyHashable: Rect] = [:]
  private var followed: Set<AnyHashable> = []

  package init() {}

  /// - Returns: whether somebody has followed another frame in this turn.
  mutating func set(_ frame: Rect, for key: AnyHashable) -> Bool {
    let isNews = frames[key] != frame
    frames[key] = frame
    return isNews && followed.contains(key)
  }

  mutating func follow(_ key: AnyHashable) -> Rect? {
    followed.insert(key)
    return frames[key]
  }
}

private final class MatchedSource: LayoutObject {
  private unowned let host: ViewHost
  private let key: AnyHashable

  init(_ host: ViewHost, _ key: AnyHashable) {
    self.host = host
    self.key = key
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    if host.matchedFrames.set(frame, for: key) { host.store.changed() }
    super.place(tree, node, frame: frame, proposal: proposal)
  }
}

private final class MatchedFollower: LayoutObject {
  private unowned let host: ViewHost
  private let modifier: MatchedGeometryModifier

  init(_ host: ViewHost, _ modifier: MatchedGeometryModifier) {
    self.host = host
    self.modifier = modifier
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    guard let source = host.matchedFrames.follow(modifier.key), let child = tree.children(of: node).first else {
      return super.place(tree, node, frame: frame, proposal: proposal)
    }
    let offered = modifier.properties.contains(.size) ? Proposal(source.size) : proposal
    let size = tree.size(child, offered)
    let target = modifier.properties.contains(.position) ? source : frame
    let anchor = Point(x: Double(modifier.anchor.x), y: Double(modifier.anchor.y))
    let origin = Point(
      x: target.minX + (target.width - size.width) * anchor.x, y: target.minY + (target.height - size.height) * anchor.y
    )
    tree.place(child, at: origin, proposal: offered)
  }
}

extension View {
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: AnyHashable(MatchedKey(id: AnyHashable(id), namespace: namespace)), properties: properties,
        anchor: anchor, isSource: isSource))
  }

  /// Names the place that a presented view grows from; nothing is presented on a screen at rest.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}

private struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

public protocol MatchedTransitionSourceConfiguration {}

/// How the place that a presented view grows from looks on the way.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration { self }
}
