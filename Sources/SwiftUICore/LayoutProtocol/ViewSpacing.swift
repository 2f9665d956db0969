import GalleyGeometry
import GalleyLayout

/// The distances that a view asks of its neighbours.
public struct ViewSpacing: Sendable {
  var edges: EdgeSpacing
  var standard: Double

  public static let zero = ViewSpacing(edges: .none, standard: 0)

  public init() { self.init(edges: .view, standard: 0) }

  init(edges: EdgeSpacing, standard: Double) {
    self.edges = edges
    self.standard = standard
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    standard = max(standard, other.standard)
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
        to: next.edges, along: axis == .horizontal ? .horizontal : .vertical,
        standard: max(standard, next.standard)))
  }
}
