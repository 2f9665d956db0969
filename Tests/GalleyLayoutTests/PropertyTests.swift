import Foundation
import GalleyGeometry
import GalleyLayout
import Testing

/// Seeds for trees by chance: as many, times the number in `GALLEY_SEEDS`.
func seeds(_ count: Int) -> Range<Int> {
  0..<count * max(1, ProcessInfo.processInfo.environment["GALLEY_SEEDS"].flatMap { Int($0) } ?? 1)
}

/// What holds for every tree, tried on trees by chance.
@Suite("Any tree") struct PropertyTests {
  private let window = Rect(x: 0, y: 0, width: 400, height: 300)

  private struct Built {
    let tree: LayoutTree
    let root: NodeIndex
    let nodes: [NodeIndex]

    var frames: [Rect] { nodes.map { tree.frame(of: $0) } }
  }

  private func build(_ sketch: Sketch, rightToLeft: Bool = false) -> Built {
    let tree = LayoutTree(standardSpacing: 8, regions: SafeRegions(container: window, safe: window))
    var nodes: [NodeIndex] = []
    let root = sketch.build(in: tree, rightToLeft: rightToLeft, &nodes)
    return Built(tree: tree, root: root, nodes: nodes)
  }

  private func placed(_ sketch: Sketch, rightToLeft: Bool = false) -> Built {
    let built = build(sketch, rightToLeft: rightToLeft)
    built.tree.place(built.root, at: .zero, proposal: Proposal(window.size))
    return built
  }

  private func sketch(_ seed: Int, moves: Bool = true, strays: Bool = true) -> Sketch {
    var maker = SketchMaker(seed: seed)
    maker.moves = moves
    maker.strays = strays
    return maker.sketch(2 + seed % 5)
  }

  private func isNear(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-6
      && abs(a.height - b.height) < 1e-6
  }

  @Test("agrees with its cache, and lies somewhere", arguments: seeds(400))
  func consistent(seed: Int) {
    let built = placed(sketch(seed))
    #expect(built.tree.faults(below: built.root) == [])
  }

  @Test("lies the same whatever was measured before", arguments: seeds(300))
  func order(seed: Int) {
    let sketch = sketch(seed)
    let plain = placed(sketch)
    let asked = build(sketch)
    var maker = SketchMaker(seed: seed + 1_000)
    for _ in 0..<60 {
      let lengths = [0, .infinity, Proposal.none, maker.length(400), 400, 300]
      let proposal = Proposal(width: lengths[maker.next(6)], height: lengths[maker.next(6)])
      _ = asked.tree.size(asked.nodes[maker.next(asked.nodes.count)], proposal)
    }
    asked.tree.place(asked.root, at: .zero, proposal: Proposal(window.size))
    #expect(asked.frames == plain.frames)
  }

  @Test("lies the same when it is placed again", arguments: seeds(200))
  func again(seed: Int) {
    let built = placed(sketch(seed))
    let first = built.frames
    built.tree.place(built.root, at: .zero, proposal: Proposal(window.size))
    #expect(built.frames == first)
    built.tree.forgetSizes()
    built.tree.place(built.root, at: .zero, proposal: Proposal(window.size))
    #expect(built.frames == first)
  }

  @Test("read from right to left is its mirror", arguments: seeds(400))
  func mirrored(seed: Int) {
    let sketch = sketch(seed, moves: false)
    let (plain, turned) = (placed(sketch), placed(sketch, rightToLeft: true))
    let width = plain.tree.frame(of: plain.root).width
    for (a, b) in zip(plain.frames, turned.frames) {
      #expect(isNear(b, Rect(x: width - a.maxX, y: a.minY, width: a.width, height: a.height)))
    }
  }

  @Test("keeps its fixed children when a spacer comes", arguments: seeds(200))
  func spacer(seed: Int) {
    var maker = SketchMaker(seed: seed)
    let axis: PlaneAxis = seed % 2 == 0 ? .horizontal : .vertical
    let children = maker.children(2)
    func stack(_ children: [Sketch]) -> Built {
      placed(.stack(axis, axis == .horizontal ? .middle : .center, 4, children))
    }
    let (plain, more) = (stack(children), stack(children + [.spacer(minimum: 0)]))
    let (before, after) = (plain.tree.children(of: plain.root), more.tree.children(of: more.root))
    for (a, b) in zip(before, after) where plain.tree.flexibility(of: a, along: axis) == .fixed {
      #expect(more.tree.frame(of: b).size[axis] >= plain.tree.frame(of: a).size[axis] - 1e-6)
    }
  }

  /// A stack that can shrink to nothing is never longer than its offer. (Least lengths can add up to more than the shares
  /// of those served first leave, as they do on a device.)
  @Test("respects what it is offered", arguments: seeds(300))
  func offers(seed: Int) {
    let built = placed(sketch(seed, strays: false))
    let tree = built.tree
    for node in built.nodes where tree.isPlaced(node) {
      let (frame, proposal) = (tree.frame(of: node), tree.proposal(of: node))
      switch tree.kind(of: node) {
      case .fill: #expect(frame.size == proposal.filled(with: Size(width: 10, height: 10)))
      case .decorated: #expect(frame == tree.frame(of: tree.child(0, of: node)))
      case .stack:
        for axis in [PlaneAxis.horizontal, .vertical] {
          guard let offered = proposal[axis].specified, offered.isFinite else { continue }
          var least = proposal
          least[axis] = 0
          if tree.size(node, least)[axis] == 0 { #expect(frame.size[axis] <= offered + 1e-6) }
        }
      default: break
      }
    }
  }
}
