import GalleyGeometry

extension LayoutTree {
  /// A guide's place in a node of a size, explicit or standard; from its leading or top edge.
  public func guide(_ node: NodeIndex, _ key: AlignmentKey, size: Size, proposal: Proposal) -> Double {
    if let explicit = explicitGuide(node, key, size: size, proposal: proposal) { return explicit }
    if let standard = key.standardValue(in: size) { return standard }
    return customGuide(key, GuideReader(tree: self, node: node, proposal: proposal, size: size))
  }

  /// Reads a node's size and guides at the size that it chooses for a proposal.
  public func reader(_ node: NodeIndex, _ proposal: Proposal) -> GuideReader {
    GuideReader(tree: self, node: node, proposal: proposal, size: size(node, proposal))
  }

  func guidePoint(_ node: NodeIndex, _ alignment: AlignmentPoint, size: Size, proposal: Proposal) -> Point {
    Point(
      x: guide(node, alignment.horizontal, size: size, proposal: proposal),
      y: guide(node, alignment.vertical, size: size, proposal: proposal))
  }

  /// The gap between two neighbours in a stack that sets none.
  public func gap(between first: NodeIndex, and second: NodeIndex, along axis: PlaneAxis) -> Double {
    let (a, b) = (nodes[Int(first)].spacing, nodes[Int(second)].spacing)
    if a == 0, b == 0 { return standardSpacing }
    return spacings[Int(a)].distance(to: spacings[Int(b)], along: axis, standard: standardSpacing)
  }

  /// Whether some view in a node may have set a guide.
  public func mayHaveGuide(_ node: NodeIndex, _ key: AlignmentKey) -> Bool {
    !nodes[Int(node)].flags.isDisjoint(with: key.isBaseline ? .inherited : .guides)
  }

  /// The value that a view in the node set for a guide; nil when none did.
  public func explicitGuide(_ node: NodeIndex, _ key: AlignmentKey, size: Size, proposal: Proposal) -> Double? {
    guard mayHaveGuide(node, key) else { return nil }
    let entry = nodes[Int(node)]
    switch entry.kind {
    case .stack, .layered, .object: return keptGuide(GuideQuestion(node, key, proposal), size: size)
    default: return passedGuide(entry, node, key, size: size, proposal: proposal)
    }
  }

  /// A container's guide, found once: a container asks its children for one guide to place them and for another to answer,
  /// which would double with each level.
  private func keptGuide(_ question: GuideQuestion, size: Size) -> Double? {
    if let known = guideAnswers[question] { return known }
    countMeasurement()
    let answer = containerGuide(question, size: size)
    guideAnswers[question] = .some(answer)
    return answer
  }

  /// The guide that a modifier sets, or its child's in its own coordinates.
  private func passedGuide(
    _ entry: LayoutNode, _ node: NodeIndex, _ key: AlignmentKey, size: Size, proposal: Proposal
  ) -> Double? {
    switch entry.kind {
    case .leaf, .fill, .spacer: return nil
    case .wrapper, .offset, .decorated:
      return explicitGuide(child(0, of: node), key, size: size, proposal: proposal)
    case .fixedSize:
      return explicitGuide(child(0, of: node), key, size: size, proposal: fixedProposal(entry, proposal))
    case .aspectRatio:
      let inner = ratioProposal(entry, child(0, of: node), proposal)
      return explicitGuide(child(0, of: node), key, size: size, proposal: inner)
    case .guide:
      let parameters = guides[Int(entry.parameters)]
      let inner = child(0, of: node)
      if parameters.key == key {
        // A guide of user code that is no number counts as not set.
        let value = parameters.value(GuideReader(tree: self, node: inner, proposal: proposal, size: size))
        if value.isFinite { return value }
      }
      return explicitGuide(inner, key, size: size, proposal: proposal)
    case .padding:
      let inset = insets[Int(entry.parameters)]
      return shifted(
        child(0, of: node), key, paddedProposal(entry, proposal), by: Point(x: inset.left, y: inset.top))
    case .frame, .flexibleFrame:
      let inner = child(0, of: node)
      let offered = entry.kind == .frame ? framedProposal(entry, proposal) : filledProposal(entry, inner, proposal)
      let innerSize = self.size(inner, offered)
      let alignment =
        entry.kind == .frame
        ? frames[Int(entry.parameters)].alignment : flexibleFrames[Int(entry.parameters)].alignment
      let origin = alignedOrigin(inner, innerSize, offered, in: size, alignment)
      return shifted(inner, key, offered, by: origin)
    case .position, .stack, .layered, .object: return nil
    }
  }

  /// The guides of a container's children as one.
  private func containerGuide(_ question: GuideQuestion, size: Size) -> Double? {
    let (node, key, proposal) = (question.node, question.key, question.proposal)
    let entry = nodes[Int(node)]
    switch entry.kind {
    case .stack:
      return withStack(node, proposal) { _, slots in
        var combined = AlignmentCombiner()
        for (place, slot) in slots.enumerated() where place < childCount(of: node) {
          combine(child(place, of: node), key, slot.size, slot.proposal, slot.origin, into: &combined)
        }
        return combined.result
      }
    case .layered:
      var combined = AlignmentCombiner()
      let alignment = alignments[Int(entry.parameters)]
      var extent = LayerExtent()
      for child in children(of: node) {
        let inner = self.size(child, proposal)
        extent.add(inner, guides: guidePoint(child, alignment, size: inner, proposal: proposal))
      }
      for child in children(of: node) {
        let inner = self.size(child, proposal)
        let origin = extent.anchor - guidePoint(child, alignment, size: inner, proposal: proposal)
        combine(child, key, inner, proposal, origin, into: &combined)
      }
      return combined.result
    case .object:
      return objects[Int(entry.parameters)].explicitGuide(self, node, key, size: size, proposal: proposal)
    default: return nil
    }
  }

  // MARK: - Steps

  /// Where a child lies in a frame so that its guides meet the frame's.
  func alignedOrigin(
    _ child: NodeIndex, _ childSize: Size, _ proposal: Proposal, in size: Size, _ alignment: AlignmentPoint
  ) -> Point {
    let inner = guidePoint(child, alignment, size: childSize, proposal: proposal)
    // A frame has no text of its own: its baselines are its bottom edge, and custom guides fall on the default's place.
    let outer = Point(
      x: alignment.horizontal.standardValue(in: size)
        ?? customGuide(
          alignment.horizontal, GuideReader(tree: self, node: child, proposal: proposal, size: size)),
      y: alignment.vertical.standardValue(in: size)
        ?? customGuide(alignment.vertical, GuideReader(tree: self, node: child, proposal: proposal, size: size)))
    return outer - inner
  }

  private func shifted(_ child: NodeIndex, _ key: AlignmentKey, _ proposal: Proposal, by origin: Point) -> Double? {
    let inner = size(child, proposal)
    guard let value = explicitGuide(child, key, size: inner, proposal: proposal) else { return nil }
    return value + (key.isHorizontal ? origin.x : origin.y)
  }

  private func combine(
    _ child: NodeIndex, _ key: AlignmentKey, _ size: Size, _ proposal: Proposal, _ origin: Point,
    into combiner: inout AlignmentCombiner
  ) {
    guard let value = explicitGuide(child, key, size: size, proposal: proposal) else { return }
    combiner.add(value + (key.isHorizontal ? origin.x : origin.y), key: key)
  }

}

/// What is asked of a container's guides.
struct GuideQuestion: Hashable {
  let node: NodeIndex
  let key: AlignmentKey
  let proposal: Proposal

  init(_ node: NodeIndex, _ key: AlignmentKey, _ proposal: Proposal) {
    (self.node, self.key, self.proposal) = (node, key, proposal)
  }
}
