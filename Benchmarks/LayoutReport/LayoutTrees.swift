import GalleyGeometry
import GalleyLayout
import GalleyTypography

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

  /// Text of the system font, shaped when it is first measured.
  final class RealText: LayoutObject {
    private let text: String
    private let typesetter: Typesetter
    private lazy var paragraph = typesetter.paragraph(
      [TextRun(text: text, font: TypefaceRequest(size: 17))], style: ParagraphStyle())

    init(_ text: String, _ typesetter: Typesetter) {
      self.text = text
      self.typesetter = typesetter
    }

    override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
      func limit(_ length: Double) -> Double? { length.isUnspecified || length == .infinity ? nil : length }
      return paragraph.size(width: limit(proposal.width), height: limit(proposal.height)).size
    }

    override var flexibleWidth: Flexibility { .bounded }
    override var flexibleHeight: Flexibility { .bounded }
  }

  static func length(_ number: Int) -> Int { 4 + number * 7 % 37 }

  /// Seven stacks, two-way and four-way, turning at each level, around 512 texts of 4 to 40 characters.
  static func texts(_ leaf: (Int) -> LayoutObject = { UnitText(length($0)) }) -> (tree: LayoutTree, root: NodeIndex) {
    let tree = empty()
    var number = 0
    func node(_ level: Int) -> NodeIndex {
      guard level > 0 else {
        number += 1
        return tree.addObject(leaf(number), .init())
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
    for depth in [6, 7, 9, 11, 12, 13, 14] { add("\(depth) deep, flexible leaves") { nested(depth) } }
    add("7 deep, 512 unit-metric texts") { texts() }
    let fresh = ShapedOnce.texts(lengths: (0..<5 * 512).map { length($0 % 512 + 1) })
    let typesetter = Typesetter()
    _ = typesetter.paragraph([TextRun(text: "a", font: TypefaceRequest(size: 17))], style: ParagraphStyle())
    var runs = 0
    add("7 deep, 512 texts never seen, shaped and laid out") {
      runs += 1
      return texts { number in RealText(fresh[(runs - 1) * 512 + number - 1], typesetter) }
    }
    growth.print()
    let alone = ShapedOnce.time(Array(fresh.prefix(512)))
    print("  limit of the last row: 2 ms and 1.3 times HarfBuzz's \(milliseconds(alone)) for the same texts")
  }
}
