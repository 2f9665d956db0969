import GalleyGeometry
import GalleyLayout

/// The reasons for which parts of a window are not safe.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: UInt.max)
}

/// Lets a view go on to the container's edges where it touches the safe area's.
///
/// Known from recordings: what stands outside the modifier sees the safe frame; the expansion happens inside it.
final class SafeAreaIgnoringObject: LayoutObject {
  private let edges: Edge.Set
  private let regions: SafeAreaRegions

  init(edges: Edge.Set, regions: SafeAreaRegions) {
    self.edges = edges
    self.regions = regions
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    guard let child = tree.children(of: node).first else { return }
    let ignored = self.ignored(tree.regions, isRightToLeft: tree.isRightToLeft(node))
    let expanded = tree.regions.expanded(frame, to: ignored)
    let offered = expanded == frame ? proposal : Proposal(expanded.size)
    let size = tree.size(child, offered)
    let outer = tree.regions
    tree.regions.safe = ignored
    tree.place(
      child, at: Point(x: expanded.midX - size.width / 2, y: expanded.midY - size.height / 2), proposal: offered)
    tree.regions = outer
  }

  /// The safe area without the edges that the view goes past.
  private func ignored(_ regions: SafeRegions, isRightToLeft: Bool) -> Rect {
    let left: Edge.Set = isRightToLeft ? .trailing : .leading
    let right: Edge.Set = isRightToLeft ? .leading : .trailing
    var bottom = regions.safe.maxY
    if edges.contains(.bottom) {
      if self.regions.contains(.container), self.regions.contains(.keyboard) || regions.keyboard == 0 {
        bottom = regions.container.maxY
      } else if self.regions.contains(.keyboard), regions.keyboard > 0 {
        bottom += regions.keyboard
      }
    }
    let container = self.regions.contains(.container)
    let top = container && edges.contains(.top) ? regions.container.minY : regions.safe.minY
    let minX = container && edges.contains(left) ? regions.container.minX : regions.safe.minX
    let maxX = container && edges.contains(right) ? regions.container.maxX : regions.safe.maxX
    return Rect(x: minX, y: top, width: maxX - minX, height: bottom - top)
  }
}

extension SafeRegions {
  /// How far each edge of a frame that touches the safe area's could go on to the container's.
  func reach(of frame: Rect) -> Insets {
    let near = 0.01
    return Insets(
      top: frame.minY <= safe.minY + near ? safe.minY - container.minY : 0,
      left: frame.minX <= safe.minX + near ? safe.minX - container.minX : 0,
      bottom: frame.maxY >= safe.maxY - near ? container.maxY - safe.maxY : 0,
      right: frame.maxX >= safe.maxX - near ? container.maxX - safe.maxX : 0)
  }

  /// A frame with each edge that touches the safe area moved out to the same edge of a larger one.
  package func expanded(_ frame: Rect, to outer: Rect) -> Rect {
    // A sum of fractions of a point can miss the edge by its last bits.
    let near = 0.01
    let top = frame.minY <= safe.minY + near ? min(frame.minY, outer.minY) : frame.minY
    let left = frame.minX <= safe.minX + near ? min(frame.minX, outer.minX) : frame.minX
    let bottom = frame.maxY >= safe.maxY - near ? max(frame.maxY, outer.maxY) : frame.maxY
    let right = frame.maxX >= safe.maxX - near ? max(frame.maxX, outer.maxX) : frame.maxX
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

nonisolated struct SafeAreaIgnoringModifier: _PrimitiveModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.modifyEach(content) { assembler.addSafeAreaIgnoring($0, modifier.regions, modifier.edges) }
  }
}

extension _Assembler {
  /// Wraps a node so that it goes on past the safe area.
  package func addSafeAreaIgnoring(
    _ node: NodeIndex, _ regions: SafeAreaRegions = .all, _ edges: Edge.Set = .all
  ) -> NodeIndex {
    tree.addForwarding(SafeAreaIgnoringObject(edges: edges, regions: regions), node, attributes())
  }
}

extension View {
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(SafeAreaIgnoringModifier(regions: regions, edges: edges))
  }

  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(SafeAreaIgnoringModifier(regions: .container, edges: edges))
  }
}
