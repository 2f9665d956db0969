import GalleyGeometry
import GalleyLayout

/// A tree as a value, to be built more than once.
indirect enum Sketch {
  case leaf(Double, Double)
  case fill
  /// Words of an area: the narrower, the higher.
  case paragraph(area: Double, longest: Double)
  case spacer(minimum: Double)
  case padding(Insets, Sketch)
  case frame(Double?, Double?, AlignmentPoint, Sketch)
  case flexible(FrameLimits, FrameLimits, AlignmentPoint, Sketch)
  case fixedSize(Bool, Bool, Sketch)
  case ratio(Double?, fills: Bool, Sketch)
  case offset(Point, Sketch)
  case position(Point, Sketch)
  /// A guide at a part of the view's length.
  case guide(AlignmentKey, Double, Sketch)
  case priority(Double, Sketch)
  case stack(PlaneAxis, AlignmentKey, Double?, [Sketch])
  case layers(AlignmentPoint, [Sketch])
  case decorated(Sketch, Sketch, AlignmentPoint)

  /// Builds the tree; `nodes` gets every node in the order of building.
  func build(in tree: LayoutTree, rightToLeft: Bool = false, axis: PlaneAxis? = nil, _ nodes: inout [NodeIndex])
    -> NodeIndex
  {
    func inner(_ sketch: Sketch, _ own: PlaneAxis? = axis) -> NodeIndex {
      sketch.build(in: tree, rightToLeft: rightToLeft, axis: own, &nodes)
    }
    let attributes = LayoutTree.Attributes(rightToLeft: rightToLeft)
    let node: NodeIndex
    switch self {
    case .leaf(let width, let height): node = tree.addLeaf(Size(width: width, height: height), attributes)
    case .fill: node = tree.addFill(ideal: 10, attributes)
    case .paragraph(let area, let longest): node = tree.addObject(Words(area: area, longest: longest), attributes)
    case .spacer(let minimum): node = tree.addSpacer(along: axis, minimum: minimum, attributes)
    case .padding(let insets, let child): node = tree.addPadding(insets, inner(child), attributes)
    case .frame(let width, let height, let alignment, let child):
      node = tree.addFrame(width: width, height: height, alignment, inner(child), attributes)
    case .flexible(let width, let height, let alignment, let child):
      node = tree.addFlexibleFrame(width: width, height: height, alignment, inner(child), attributes)
    case .fixedSize(let horizontal, let vertical, let child):
      node = tree.addFixedSize(horizontal: horizontal, vertical: vertical, inner(child), attributes)
    case .ratio(let ratio, let fills, let child):
      node = tree.addAspectRatio(ratio, fills: fills, inner(child), attributes)
    case .offset(let point, let child): node = tree.addOffset(point, inner(child), attributes)
    case .position(let point, let child): node = tree.addPosition(point, inner(child), attributes)
    case .guide(let key, let part, let child):
      node = tree.addGuide(key, inner(child), attributes) { reader in
        part * (key.isHorizontal ? reader.size.width : reader.size.height)
      }
    case .priority(let priority, let child):
      node = tree.addWrapper(inner(child), LayoutTree.Attributes(rightToLeft: rightToLeft, priority: priority))
    case .stack(let own, let alignment, let spacing, let children):
      let built = children.map { inner($0, own) }
      node = tree.addStack(along: own, alignment: alignment, spacing: spacing, built[...], attributes)
    case .layers(let alignment, let children):
      let built = children.map { inner($0, nil) }
      node = tree.addLayered(alignment, built[...], attributes)
    case .decorated(let first, let second, let alignment):
      let (primary, secondary) = (inner(first), inner(second, nil))
      node = tree.addDecorated(primary, with: secondary, alignment, attributes)
    }
    nodes.append(node)
    return node
  }
}

/// A paragraph without letters: as wide as it may be up to its longest line, and as high as its area needs then.
final class Words: LayoutObject {
  private let area: Double
  private let longest: Double

  init(area: Double, longest: Double) {
    self.area = area
    self.longest = longest
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let width = min(max(proposal.width.specified ?? longest, 10), longest)
    return Size(width: width, height: (area / width).rounded(.up))
  }
}

/// Trees by chance, the same for the same seed.
struct SketchMaker {
  private var state: UInt64
  /// Whether nodes may move what is inside away from its place.
  var moves = true
  /// Whether nodes may need more than they are offered, by ratios, ideal lengths and guides.
  var strays = true

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(_ count: Int) -> Int {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(count))
  }

  /// Quarter points, so that sums are exact.
  mutating func length(_ limit: Int) -> Double { Double(next(limit * 4)) / 4 }

  private mutating func maybe<T>(_ value: (inout SketchMaker) -> T) -> T? { next(2) == 0 ? nil : value(&self) }

  private mutating func alignment() -> AlignmentPoint {
    let horizontal: [AlignmentKey] = [.leading, .center, .trailing]
    let vertical: [AlignmentKey] = [.top, .middle, .bottom]
    return AlignmentPoint(horizontal: horizontal[next(3)], vertical: vertical[next(3)])
  }

  private mutating func limits() -> FrameLimits {
    let low = maybe { $0.length(60) }
    let high = maybe { maker in maker.next(3) == 0 ? Double.infinity : maker.length(300) }
    return FrameLimits(minimum: low, ideal: maybe { $0.length(100) }, maximum: high)
  }

  mutating func leaf() -> Sketch {
    switch next(5) {
    case 0: .leaf(length(80), length(80))
    case 1: .fill
    case 2: .paragraph(area: length(4_000) + 100, longest: length(300) + 20)
    case 3: .spacer(minimum: length(20))
    default: .frame(length(100), length(100), alignment(), .fill)
    }
  }

  mutating func sketch(_ depth: Int) -> Sketch {
    guard depth > 0 else { return leaf() }
    switch next(13) {
    case 0:
      return .padding(
        Insets(top: length(10), left: length(20), bottom: length(30), right: length(40)), sketch(depth - 1))
    case 1: return .frame(maybe { $0.length(200) }, maybe { $0.length(200) }, alignment(), sketch(depth - 1))
    case 2: return .flexible(limits(), limits(), alignment(), sketch(depth - 1))
    case 3: return strays ? .fixedSize(next(2) == 0, next(2) == 0, sketch(depth - 1)) : leaf()
    case 4:
      return strays ? .ratio(maybe { Double($0.next(8) + 1) / 4 }, fills: next(2) == 0, sketch(depth - 1)) : leaf()
    case 5: return moves ? .offset(Point(x: length(50), y: length(50)), sketch(depth - 1)) : leaf()
    case 6: return moves ? .position(Point(x: length(50), y: length(50)), sketch(depth - 1)) : leaf()
    case 7:
      guard strays else { return leaf() }
      let keys: [AlignmentKey] = [
        .leading, .trailing, .middle, .bottom, AlignmentKey(index: 8), AlignmentKey(index: 9),
      ]
      return .guide(keys[next(keys.count)], Double(next(5)) / 4, sketch(depth - 1))
    case 8: return .priority(Double(next(3)), sketch(depth - 1))
    case 9: return .layers(alignment(), children(depth))
    case 10: return .decorated(sketch(depth - 1), sketch(depth - 1), alignment())
    default:
      let isRow = next(2) == 0
      let across: [AlignmentKey] =
        isRow
        ? [.top, .middle, .bottom, AlignmentKey(index: 9)] : [.leading, .center, .trailing, AlignmentKey(index: 8)]
      return .stack(isRow ? .horizontal : .vertical, across[next(4)], maybe { $0.length(12) }, children(depth))
    }
  }

  mutating func children(_ depth: Int) -> [Sketch] { (0...next(4)).map { _ in sketch(depth - 1) } }
}
