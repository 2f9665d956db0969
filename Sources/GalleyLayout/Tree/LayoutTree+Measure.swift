import GalleyGeometry

extension LayoutTree {
  /// The size that a node chooses for a proposal, measured once.
  public func size(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let place = Int(node)
    // Plain leaves are cheaper to compute than to look up.
    switch nodes[place].kind {
    case .leaf:
      let parameters = Int(nodes[place].parameters)
      return Size(width: numbers[parameters], height: numbers[parameters + 1])
    case .fill:
      let ideal = numbers[Int(nodes[place].parameters)]
      return proposal.filled(with: Size(width: ideal, height: ideal))
    default: break
    }
    var entry = nodes[place].cache
    while entry >= 0 {
      let kept = sizes[Int(entry)]
      if kept.proposal == proposal { return kept.size }
      entry = kept.next
    }
    countMeasurement()
    let size = legal(measure(node, proposal))
    // About what nested stacks come to; growing step by step would copy what a large tree has measured again and again.
    if sizes.isEmpty { sizes.reserveCapacity(count * 3) }
    sizes.append(MeasuredSize(proposal: proposal, size: size, next: nodes[place].cache))
    nodes[place].cache = Int32(sizes.count - 1)
    return size
  }

  /// Forgets what was measured, in the whole tree.
  public func forgetSizes() {
    sizes.removeAll(keepingCapacity: true)
    guideAnswers.removeAll(keepingCapacity: true)
    for place in 0..<count { nodes[place].cache = -1 }
  }

  /// Lengths that user code got wrong (negative, not a number) count as nothing.
  func legal(_ size: Size) -> Size {
    Size(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  func measure(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let entry = nodes[Int(node)]
    switch entry.kind {
    case .leaf, .fill: return .zero
    case .spacer: return spacerSize(entry, proposal)
    case .wrapper, .offset, .guide: return size(child(0, of: node), proposal)
    case .padding: return paddingSize(entry, child(0, of: node), proposal)
    case .frame: return frameSize(entry, child(0, of: node), proposal)
    case .flexibleFrame: return flexibleFrameSize(entry, child(0, of: node), proposal)
    case .fixedSize: return size(child(0, of: node), fixedProposal(entry, proposal))
    case .aspectRatio: return size(child(0, of: node), ratioProposal(entry, child(0, of: node), proposal))
    case .position: return proposal.filled(with: size(child(0, of: node), proposal))
    case .stack: return withStack(node, proposal) { size, _ in size }
    case .layered: return layeredSize(node, proposal)
    case .decorated: return size(child(0, of: node), proposal)
    case .object: return objects[Int(entry.parameters)].size(self, node, proposal)
    }
  }

  // MARK: - Kinds

  private func spacerSize(_ entry: LayoutNode, _ proposal: Proposal) -> Size {
    let minimum = numbers[Int(entry.parameters)]
    func stretch(_ offered: Double) -> Double { offered.isUnspecified ? minimum : max(minimum, offered) }
    switch numbers[Int(entry.parameters) + 1] {
    case 0: return Size(width: stretch(proposal.width), height: 0)
    case 1: return Size(width: 0, height: stretch(proposal.height))
    default: return Size(width: stretch(proposal.width), height: stretch(proposal.height))
    }
  }

  func paddedProposal(_ entry: LayoutNode, _ proposal: Proposal) -> Proposal {
    let inset = insets[Int(entry.parameters)]
    return Proposal(
      width: proposal.width.isUnspecified ? Proposal.none : max(0, proposal.width - inset.horizontal),
      height: proposal.height.isUnspecified ? Proposal.none : max(0, proposal.height - inset.vertical))
  }

  private func paddingSize(_ entry: LayoutNode, _ child: NodeIndex, _ proposal: Proposal) -> Size {
    let inset = insets[Int(entry.parameters)]
    let inner = size(child, paddedProposal(entry, proposal))
    return Size(width: max(0, inner.width + inset.horizontal), height: max(0, inner.height + inset.vertical))
  }

  func framedProposal(_ entry: LayoutNode, _ proposal: Proposal) -> Proposal {
    let frame = frames[Int(entry.parameters)]
    return Proposal(width: frame.width ?? proposal.width, height: frame.height ?? proposal.height)
  }

  private func frameSize(_ entry: LayoutNode, _ child: NodeIndex, _ proposal: Proposal) -> Size {
    let frame = frames[Int(entry.parameters)]
    if let width = frame.width, let height = frame.height { return Size(width: width, height: height) }
    let inner = size(child, framedProposal(entry, proposal))
    return Size(width: frame.width ?? inner.width, height: frame.height ?? inner.height)
  }

  func limitedProposal(_ entry: LayoutNode, _ proposal: Proposal) -> Proposal {
    let frame = flexibleFrames[Int(entry.parameters)]
    return Proposal(
      width: frame.width.childProposal(proposal.width), height: frame.height.childProposal(proposal.height))
  }

  /// What a flexible frame's child is offered once the frame has its length: where nothing was offered and the frame is
  /// longer than what the child chose, the frame's own, so that spacers and shapes in it fill a minimum that stands in a
  /// scroll view.
  ///
  /// Inferred from the published way of filling a scroll view, a column with a spacer in a frame of a minimum height.
  func filledProposal(_ entry: LayoutNode, _ child: NodeIndex, _ proposal: Proposal) -> Proposal {
    var offered = limitedProposal(entry, proposal)
    guard offered.width.isUnspecified || offered.height.isUnspecified else { return offered }
    let frame = flexibleFrames[Int(entry.parameters)]
    let inner = size(child, offered)
    let (width, height) = (
      frame.width.length(proposal.width, child: inner.width), frame.height.length(proposal.height, child: inner.height)
    )
    if offered.width.isUnspecified, width > inner.width { offered.width = width }
    if offered.height.isUnspecified, height > inner.height { offered.height = height }
    return offered
  }

  private func flexibleFrameSize(_ entry: LayoutNode, _ child: NodeIndex, _ proposal: Proposal) -> Size {
    let frame = flexibleFrames[Int(entry.parameters)]
    let inner = size(child, limitedProposal(entry, proposal))
    return Size(
      width: frame.width.length(proposal.width, child: inner.width),
      height: frame.height.length(proposal.height, child: inner.height))
  }

  func fixedProposal(_ entry: LayoutNode, _ proposal: Proposal) -> Proposal {
    Proposal(
      width: numbers[Int(entry.parameters)] != 0 ? Proposal.none : proposal.width,
      height: numbers[Int(entry.parameters) + 1] != 0 ? Proposal.none : proposal.height)
  }

  /// The largest box of the ratio inside the offer (or the smallest around it); one missing opinion follows the other.
  func ratioProposal(_ entry: LayoutNode, _ child: NodeIndex, _ proposal: Proposal) -> Proposal {
    let parameters = ratios[Int(entry.parameters)]
    let ideal = size(child, .unspecified)
    guard let ratio = parameters.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : nil), ratio > 0 else {
      return proposal
    }
    switch (proposal.width.specified, proposal.height.specified) {
    case (nil, nil):
      return parameters.ratio == nil ? proposal : Proposal(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?):
      if width == .infinity, height == .infinity { return proposal }
      let byWidth = width / ratio <= height
      return byWidth != parameters.fills
        ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
    }
  }

  private func layeredSize(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let alignment = alignments[Int(nodes[Int(node)].parameters)]
    var extent = LayerExtent()
    for place in 0..<childCount(of: node) {
      let child = child(place, of: node)
      let inner = size(child, proposal)
      extent.add(inner, guides: guidePoint(child, alignment, size: inner, proposal: proposal))
    }
    return extent.size
  }

  /// Runs the stack's negotiation with its children and hands over the size and the slots, valid inside the closure.
  func withStack<Result>(
    _ node: NodeIndex, _ proposal: Proposal, _ body: (Size, UnsafeMutableBufferPointer<StackSlot>) -> Result
  ) -> Result {
    let parameters = stacks[Int(nodes[Int(node)].parameters)]
    let items = NodeItems(tree: self, node: node, axis: parameters.axis, spacing: parameters.spacing)
    return withExtendedLifetime(self) {
      withUnsafeTemporaryAllocation(of: StackSlot.self, capacity: max(1, items.count)) { slots in
        let size = StackAlgorithm(items, axis: parameters.axis, alignment: parameters.alignment).run(
          proposal, into: slots)
        return body(size, slots)
      }
    }
  }
}

/// A node's children as a stack sees them. The tree is alive as long as the negotiation, which asks for it without
/// keeping it: counting references would be a tenth of the work.
struct NodeItems: StackItems {
  private let tree: Unmanaged<LayoutTree>
  let node: NodeIndex
  let axis: PlaneAxis
  let spacing: Double?

  init(tree: LayoutTree, node: NodeIndex, axis: PlaneAxis, spacing: Double?) {
    self.tree = .passUnretained(tree)
    self.node = node
    self.axis = axis
    self.spacing = spacing
  }

  var count: Int { tree._withUnsafeGuaranteedRef { $0.childCount(of: node) } }

  func size(_ index: Int, _ proposal: Proposal) -> Size {
    tree._withUnsafeGuaranteedRef { $0.size($0.child(index, of: node), proposal) }
  }

  func priority(_ index: Int) -> Double {
    tree._withUnsafeGuaranteedRef { $0.priority(of: $0.child(index, of: node)) }
  }

  func flexibility(_ index: Int, along axis: PlaneAxis) -> Flexibility {
    tree._withUnsafeGuaranteedRef { $0.flexibility(of: $0.child(index, of: node), along: axis) }
  }

  func guide(_ index: Int, _ key: AlignmentKey, size: Size, proposal: Proposal) -> Double {
    tree._withUnsafeGuaranteedRef { $0.guide($0.child(index, of: node), key, size: size, proposal: proposal) }
  }

  func gap(after index: Int) -> Double {
    if let spacing { return spacing }
    return tree._withUnsafeGuaranteedRef {
      $0.gap(between: $0.child(index, of: node), and: $0.child(index + 1, of: node), along: axis)
    }
  }
}
