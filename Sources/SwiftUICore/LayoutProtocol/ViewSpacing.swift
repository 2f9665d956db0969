import GalleyGeometry
import GalleyLayout

/// The distances that a view asks of its neighbours.
public struct ViewSpacing: Sendable {
  var edges: EdgeSpacing

  public static let zero = ViewSpacing(edges: .none)

  public init() { self.init(edges: .view) }

  init(edges: EdgeSpacing) { self.edges = edges }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { self.edges.top = self.edges.top.merged(with: other.edges.top) }
    if edges.contains(.leading) { self.edges.leading = self.edges.leading.merged(with: other.edges.leading) }
    if edges.contains(.bottom) { self.edges.bottom = self.edges.bottom.merged(with: other.edges.bottom) }
    if edges.contains(.trailing) { self.edges.trailing = self.edges.trailing.merged(with: other.edges.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(
      edges.distance(
        to: next.edges, along: axis.planeAxis, standard: ViewHost.active?.scenario.metrics["stack.spacing"] ?? 0))
  }
}
