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

  /// Text whose characters are all 8 points wide and 16 tall, broken anywhere.
  final class UnitText: LayoutObject {
    let characters: Double

    init(_ characters: Int) { self.characters = Double(characters) }

    override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
      let room = proposal.width.isUnspecified ? Double.infinity : proposal.width
      let column = max(1, min(characters, (room / 8).rounded(.down)))
      return Size(width: column * 8, height: (characters / column).rounded(.up) * 16)
    }

    override var flexibleWidth: Flexibility { .bounded }
    override var flexibleHeight: Flexibility { .bounded }
  }

  /// Seven stacks, two-way and four-way, turning at each level, around 512 texts of 4 to 40 characters.
  static func texts() -> (tree: LayoutTree, root: NodeIndex) {
    let tree = empty()
    var number = 0
    func node(_ level: Int) -> NodeIndex {
      guard level > 0 else {
        number += 1
        return tree.addObject(UnitText(4 + number * 7 % 37), .init())
      }
      let children = (0..<(level == 2 || level == 5 ? 4 : 2)).map { _ in node(level - 1) }
      let axis: PlaneAxis = level % 2 == 1 ? .vertical : .horizontal
      return tree.addStack(
        along: axis, alignment: axis == .horizontal ? .middle : .center, spacing: nil, children[...], .init())
    }
    let root = node(7)
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

    var growth = Table(
      "Nested stacks that turn at each level", "tree", "nodes", "whole", "a node", "measured a node")
    func add(_ name: String, _ make: () -> (tree: LayoutTree, root: NodeIndex)) {
      var count = 0
      var measured = 0
      let time = Stopwatch.fastest(prepare: make) { tree, root in
        lay(tree, root)
        (count, measured) = (tree.count, tree.measurements)
      }
      growth.add(
        name, "\(count)", milliseconds(time), microseconds(time / Double(count)),
        String(Double(measured * 10 / count) / 10))
    }
    for depth in [6, 7, 9, 12, 14] { add("\(depth) deep, flexible leaves") { nested(depth) } }
    add("7 deep, 512 unit-metric texts", texts)
    growth.print()
  }
}
