import GalleyGeometry

/// Something that a laid out tree must never show.
public enum LayoutFault: Equatable, Sendable, CustomStringConvertible {
  /// Measuring again gave another size than the one that was kept.
  case inconstant(node: NodeIndex, proposal: Proposal, kept: Size, found: Size)
  /// A frame that is not finite or has a negative length.
  case illegalFrame(node: NodeIndex, frame: Rect)
  /// A node has more or fewer children than its kind.
  case otherChildren(node: NodeIndex, count: Int)

  public var node: NodeIndex {
    switch self {
    case .inconstant(let node, _, _, _), .illegalFrame(let node, _), .otherChildren(let node, _): node
    }
  }

  public var description: String {
    func text(_ length: Double) -> String { length.isUnspecified ? "any" : "\(length)" }
    func text(_ proposal: Proposal) -> String { "\(text(proposal.width)) × \(text(proposal.height))" }
    func text(_ size: Size) -> String { "\(size.width) × \(size.height)" }
    switch self {
    case .inconstant(_, let proposal, let kept, let found):
      return "offered \(text(proposal)) it took \(text(kept)), and then \(text(found))"
    case .illegalFrame(_, let frame):
      return "it lies at \(frame.minX), \(frame.minY) with \(frame.width) × \(frame.height)"
    case .otherChildren(_, let count): return "it has \(count) children"
    }
  }
}

extension LayoutTree {
  /// Measures every size that is kept once more from what is kept of the children, and looks at every frame.
  ///
  /// Complexity: linear in the number of sizes kept; for debug builds and tests.
  public func faults(below root: NodeIndex) -> [LayoutFault] {
    var faults: [LayoutFault] = []
    collectFaults(root, &faults)
    return faults
  }

  private func collectFaults(_ node: NodeIndex, _ faults: inout [LayoutFault]) {
    var entry = nodes[Int(node)].cache
    while entry >= 0 {
      let kept = sizes[Int(entry)]
      let found = legal(measure(node, kept.proposal))
      if !isNear(found, kept.size) {
        faults.append(.inconstant(node: node, proposal: kept.proposal, kept: kept.size, found: found))
      }
      entry = kept.next
    }
    let frame = frame(of: node)
    if isPlaced(node), !frame.isFinite || frame.width < 0 || frame.height < 0 {
      faults.append(.illegalFrame(node: node, frame: frame))
    }
    let count = childCount(of: node)
    if let expected = kind(of: node).childCount, count != expected {
      faults.append(.otherChildren(node: node, count: count))
    }
    for child in children(of: node) { collectFaults(child, &faults) }
  }

  private func isNear(_ a: Size, _ b: Size) -> Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 1e-6 * max(1, abs(a)) }
    return isNear(a.width, b.width) && isNear(a.height, b.height)
  }
}

extension NodeKind {
  /// As many children as a node of the kind has; nil for containers.
  fileprivate var childCount: Int? {
    switch self {
    case .leaf, .fill, .spacer: 0
    case .wrapper, .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .offset, .position, .guide: 1
    case .decorated: 2
    case .stack, .layered, .object: nil
    }
  }
}
