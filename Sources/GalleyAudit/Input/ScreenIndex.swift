import GalleyGeometry
import GalleyScreen

/// The nodes of a screen in drawing order, each with the way to its ancestors.
///
/// Made once a screen; rules read it instead of walking the tree again. Linear in the number of nodes.
public struct ScreenIndex: Sendable {
  public struct Entry: Sendable {
    public var node: ScreenNode
    /// As geometry JSON names it, `VStack/Button#save`; nil for nodes deeper than any path.
    public var path: String?
    /// The entry of the parent; nil for the root.
    public var parent: Int?
    /// One past the last entry of the subtree that begins here.
    public var end: Int
  }

  public private(set) var entries: [Entry] = []
  /// The window, from its top left corner.
  public let window: Rect

  public init(_ screen: Screen) {
    window = Rect(origin: .zero, size: screen.size)
    var open: [Int] = []
    for visit in screen.root.visits {
      while open.count > visit.depth, let closed = open.popLast() { entries[closed].end = entries.count }
      entries.append(Entry(node: visit.node, path: visit.path, parent: open.last, end: entries.count + 1))
      open.append(entries.count - 1)
    }
    for closed in open { entries[closed].end = entries.count }
  }

  public var indices: Range<Int> { entries.indices }

  public func node(_ index: Int) -> ScreenNode { entries[index].node }

  /// The ancestors of a node, nearest first.
  public func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(first: index) { entries[$0].parent }.dropFirst()
  }

  /// Every node under a node, in drawing order.
  public func descendants(of index: Int) -> Range<Int> { (index + 1)..<entries[index].end }

  public func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    index > ancestor && index < entries[ancestor].end
  }

  /// The nearest ancestor that satisfies a condition.
  public func ancestor(of index: Int, where condition: (ScreenNode) -> Bool) -> Int? {
    ancestors(of: index).first { condition(node($0)) }
  }
}
