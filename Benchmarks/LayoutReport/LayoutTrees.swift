import GalleyGeometry
import GalleyLayout

/// Trees of nodes without any views: what the engine alone costs.
enum LayoutTrees {
  static let window = Rect(x: 0, y: 0, width: 402, height: 874)

  static func empty() -> LayoutTree {
    LayoutTree(standardSpacing: 8, regions: SafeRegions(container: window, safe: window))
  }

  /// Stacks of ten children in stacks of ten, each leaf in a frame with padding.
  static func wide(_ nodes: Int) -> (tree: LayoutTree, root: NodeIndex) {
    let tree = empty()
    func leaf() -> NodeIndex {
      let frame = tree.addFrame(width: 10, height: 10, .center, tree.addFill(ideal: 10, .init()), .init())
      return tree.addPadding(Insets(top: 1, left: 1, bottom: 1, right: 1), frame, .init())
    }
    var level = (0..<max(1, nodes * 10 / 31)).map { _ in leaf() }
    var axis = PlaneAxis.horizontal
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: 10).map { start in
        tree.addStack(
          along: axis, alignment: axis == .horizontal ? .middle : .center, spacing: nil,
          level[start..<min(start + 10, level.count)], .init())
      }
      axis = axis.crossing
    }
    return (tree, level[0])
  }

  /// Two-way stacks nested to a depth, turning at each level, with leaves whose order only measuring tells.
  static func nested(_ depth: Int) -> (tree: LayoutTree, root: NodeIndex) {
    let tree = empty()
    let limits = FrameLimits(minimum: 5, ideal: nil, maximum: 300)
    func node(_ depth: Int) -> NodeIndex {
      guard depth > 0 else {
        return tree.addFlexibleFrame(
          width: limits, height: limits, .center, tree.addFill(ideal: 10, .init()), .init())
      }
      let children = [node(depth - 1), node(depth - 1)]
      return tree.addStack(
        along: depth % 2 == 0 ? .horizontal : .vertical, alignment: depth % 2 == 0 ? .middle : .center, spacing: 4,
        children[...], .init())
    }
    let root = node(depth)
    return (tree, root)
  }

  static func lay(_ tree: LayoutTree, _ root: NodeIndex) {
    tree.place(root, at: .zero, proposal: Proposal(window.size))
  }

  static func report() {
    var table = Table(
      "Layout of existing nodes, empty caches (stacks of ten, frames, padding)", "nodes", "whole", "a node")
    for size in [1_000, 10_000, 100_000] {
      var count = 0
      let time = Stopwatch.fastest(prepare: { wide(size) }) { tree, root in
        lay(tree, root)
        count = tree.count
      }
      table.add("\(count)", milliseconds(time), microseconds(time / Double(count)))
    }
    table.print()

    var growth = Table("Nested stacks that turn at each level, flexible leaves", "depth", "nodes", "whole", "a node", "measured a node")
    for depth in [6, 7, 9, 12, 14] {
      var count = 0
      var measured = 0
      let time = Stopwatch.fastest(prepare: { nested(depth) }) { tree, root in
        lay(tree, root)
        (count, measured) = (tree.count, tree.measurements)
      }
      growth.add(
        "\(depth)", "\(count)", milliseconds(time), microseconds(time / Double(count)),
        String(Double(measured * 10 / count) / 10))
    }
    growth.print()
  }
}
