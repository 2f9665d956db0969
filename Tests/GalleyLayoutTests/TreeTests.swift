import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The layout tree")
struct TreeTests {
  private let window = Rect(x: 0, y: 0, width: 400, height: 800)

  private func tree() -> LayoutTree {
    LayoutTree(standardSpacing: 8, regions: SafeRegions(container: window, safe: window))
  }

  /// Stacks in stacks, turning at each level, with a bounded child at each, so that no hint tells the order.
  private func nested(_ depth: Int, in tree: LayoutTree) -> NodeIndex {
    if depth == 0 {
      return tree.addFlexibleFrame(
        width: FrameLimits(minimum: 5, ideal: nil, maximum: 300),
        height: FrameLimits(minimum: 5, ideal: nil, maximum: 300),
        .center, tree.addFill(ideal: 10, .init()), .init())
    }
    let children = (0..<2).map { _ in nested(depth - 1, in: tree) }
    return tree.addStack(
      along: depth % 2 == 0 ? .horizontal : .vertical, alignment: depth % 2 == 0 ? .middle : .center, spacing: 4,
      children[...], .init())
  }

  @Test("measurements grow with the nodes, not with a power of the depth")
  func noExponentialProbing() {
    var perNode: [Double] = []
    for depth in [6, 9, 12] {
      let tree = tree()
      let root = nested(depth, in: tree)
      tree.place(root, at: .zero, proposal: Proposal(window.size))
      perNode.append(Double(tree.measurements) / Double(tree.count))
    }
    // Linear in the depth at worst: three levels more may cost three levels more, never a multiple.
    #expect(perNode[2] < perNode[0] * 2.5)
  }

  @Test("padding, frames and alignment give the frames that arithmetic gives")
  func frames() {
    let tree = tree()
    let box = tree.addLeaf(Size(width: 50, height: 30), .init())
    let padded = tree.addPadding(Insets(top: 1, left: 2, bottom: 3, right: 4), box, .init())
    let frame = tree.addFrame(
      width: 100, height: 100, AlignmentPoint(horizontal: .trailing, vertical: .bottom), padded, .init())
    tree.place(frame, at: Point(x: 10, y: 20), proposal: .unspecified)
    #expect(tree.frame(of: frame) == Rect(x: 10, y: 20, width: 100, height: 100))
    #expect(tree.frame(of: padded) == Rect(x: 54, y: 86, width: 56, height: 34))
    #expect(tree.frame(of: box) == Rect(x: 56, y: 87, width: 50, height: 30))
  }

  @Test("right to left is the mirror of left to right")
  func mirrored() {
    func place(_ rightToLeft: Bool) -> [Rect] {
      let tree = tree()
      let attributes = LayoutTree.Attributes(rightToLeft: rightToLeft)
      let a = tree.addLeaf(Size(width: 50, height: 30), attributes)
      let b = tree.addPadding(Insets(left: 20), tree.addLeaf(Size(width: 30, height: 10), attributes), attributes)
      let row = tree.addStack(along: .horizontal, alignment: .top, spacing: 8, [a, b], attributes)
      let frame = tree.addFrame(width: 200, height: nil, .topLeading, row, attributes)
      tree.place(frame, at: .zero, proposal: .unspecified)
      return [a, b, row].map { tree.frame(of: $0) }
    }
    let mirror = place(false).map { Rect(x: 200 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    #expect(place(true) == mirror)
  }

  @Test("a spacer gives way to everything else, and keeps its minimum")
  func spacer() {
    let tree = tree()
    let spacer = tree.addSpacer(along: .horizontal, minimum: 8, .init())
    let color = tree.addFill(ideal: 10, .init())
    let row = tree.addStack(along: .horizontal, alignment: .middle, spacing: 0, [color, spacer], .init())
    tree.place(row, at: .zero, proposal: Proposal(width: 200, height: 20))
    #expect(tree.frame(of: color).width == 192)
    #expect(tree.frame(of: spacer).width == 8)
  }

  @Test("an explicit guide moves a child, and reaches stacks further out")
  func guides() {
    let tree = tree()
    let a = tree.addLeaf(Size(width: 40, height: 10), .init())
    let b = tree.addGuide(.leading, tree.addLeaf(Size(width: 40, height: 10), .init()), .init()) { _ in 15 }
    let column = tree.addStack(along: .vertical, alignment: .leading, spacing: 0, [a, b], .init())
    tree.place(column, at: .zero, proposal: .unspecified)
    #expect(tree.frame(of: a).minX == 15)
    #expect(tree.frame(of: b).minX == 0)
    #expect(tree.frame(of: column).width == 55)
  }

  @Test("sizes that are no numbers do not get into the tree", arguments: [Double.nan, -Double.infinity, -10])
  func hostileSizes(value: Double) {
    final class Hostile: LayoutObject {
      let value: Double
      init(_ value: Double) { self.value = value }
      override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
        Size(width: value, height: value)
      }
    }
    let tree = tree()
    let node = tree.addObject(Hostile(value), .init())
    #expect(tree.size(node, .unspecified) == .zero)
    #expect(tree.size(node, Proposal(width: value, height: value)) == .zero)
  }
}
