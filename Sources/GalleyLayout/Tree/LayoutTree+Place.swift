import GalleyGeometry

extension LayoutTree {
  /// Gives a node its place and, through it, all below: the top left corner in window coordinates, and the proposal that
  /// its size answers.
  public func place(_ node: NodeIndex, at origin: Point, proposal: Proposal) {
    var frame = Rect(origin: origin, size: size(node, proposal))
    if !frame.isMeasurable { frame = frame.settled(proposal) }
    let place = Int(node)
    nodes[place].frame = frame
    nodes[place].proposal = proposal
    nodes[place].flags.insert(.placed)
    let entry = nodes[place]
    switch entry.kind {
    case .leaf, .fill, .spacer: break
    case .wrapper, .guide: self.place(child(0, of: node), at: frame.origin, proposal: proposal)
    case .fixedSize: self.place(child(0, of: node), at: frame.origin, proposal: fixedProposal(entry, proposal))
    case .aspectRatio:
      let inner = child(0, of: node)
      self.place(inner, at: frame.origin, proposal: ratioProposal(entry, inner, proposal))
    case .padding:
      let inset = insets[Int(entry.parameters)]
      let inner = child(0, of: node)
      let offered = paddedProposal(entry, proposal)
      placeInside(frame, entry, inner, Point(x: inset.left, y: inset.top), offered)
    case .frame: placeFramed(frame, entry, child(0, of: node), framedProposal(entry, proposal))
    case .flexibleFrame:
      let inner = child(0, of: node)
      placeFramed(frame, entry, inner, filledProposal(entry, inner, proposal))
    case .offset:
      let shift = Point(x: numbers[Int(entry.parameters)], y: numbers[Int(entry.parameters) + 1])
      self.place(child(0, of: node), at: frame.origin + shift, proposal: proposal)
    case .position:
      let centre = Point(x: numbers[Int(entry.parameters)], y: numbers[Int(entry.parameters) + 1])
      let inner = child(0, of: node)
      let innerSize = self.size(inner, proposal)
      self.place(
        inner,
        at: Point(x: frame.minX + centre.x - innerSize.width / 2, y: frame.minY + centre.y - innerSize.height / 2),
        proposal: proposal)
    case .stack: placeStack(node, frame, entry, proposal)
    case .layered: placeLayered(node, frame, entry, proposal)
    case .decorated: placeDecorated(node, frame, entry, proposal)
    case .object:
      // The object outlives the call: code that it runs may append nodes and with them objects.
      let object = objects[Int(entry.parameters)]
      object.place(self, node, frame: frame, proposal: proposal)
    }
  }

  /// Places a child at a distance from the parent's top leading corner: mirrored where the parent reads right to left.
  public func placeInside(
    _ frame: Rect, of parent: NodeIndex, _ child: NodeIndex, at point: Point, proposal: Proposal
  ) {
    placeInside(frame, nodes[Int(parent)], child, point, proposal)
  }

  /// Says where a node lies whose children somebody else places.
  public func setFrame(_ frame: Rect, of node: NodeIndex) {
    nodes[Int(node)].frame = frame
    nodes[Int(node)].flags.insert(.placed)
  }

  // MARK: - Steps

  @inline(__always)
  private func placeInside(
    _ frame: Rect, _ entry: LayoutNode, _ child: NodeIndex, _ point: Point, _ proposal: Proposal
  ) {
    var x = frame.minX + point.x
    if entry.flags.contains(.rightToLeft) { x = frame.maxX - point.x - size(child, proposal).width }
    let y = frame.minY + point.y
    // Guides and anchors of user code may be no numbers.
    place(child, at: Point(x: x.isMeasurable ? x : frame.minX, y: y.isMeasurable ? y : frame.minY), proposal: proposal)
  }

  private func placeFramed(_ frame: Rect, _ entry: LayoutNode, _ inner: NodeIndex, _ offered: Proposal) {
    let alignment =
      entry.kind == .frame
      ? frames[Int(entry.parameters)].alignment : flexibleFrames[Int(entry.parameters)].alignment
    let origin = alignedOrigin(inner, size(inner, offered), offered, in: frame.size, alignment)
    placeInside(frame, entry, inner, origin, offered)
  }

  /// The offer that a container's children are placed with: where the container itself got none, its own length, which is
  /// what its largest child chose. Flexible children then fill it, as a divider does in a row of `fixedSize`.
  private func settled(
    _ proposal: Proposal, _ entry: LayoutNode, _ size: Size, along axis: PlaneAxis
  ) -> Proposal {
    let flexibility = axis == .horizontal ? entry.flexibleWidth : entry.flexibleHeight
    // The others keep their length whatever they are offered above it.
    guard proposal[axis].isUnspecified, flexibility >= .infinite else { return proposal }
    return Proposal(along: axis, size[axis], across: proposal[axis.crossing])
  }

  private func placeStack(_ node: NodeIndex, _ frame: Rect, _ entry: LayoutNode, _ proposal: Proposal) {
    let across = stacks[Int(entry.parameters)].axis.crossing
    withStack(node, settled(proposal, entry, frame.size, along: across)) { _, slots in
      for place in 0..<Int(entry.childCount) {
        placeInside(frame, entry, child(place, of: node), slots[place].origin, slots[place].proposal)
      }
    }
  }

  private func placeLayered(_ node: NodeIndex, _ frame: Rect, _ entry: LayoutNode, _ proposal: Proposal) {
    let alignment = alignments[Int(entry.parameters)]
    let width = settled(proposal, entry, frame.size, along: .horizontal)
    let proposal = settled(width, entry, frame.size, along: .vertical)
    var extent = LayerExtent()
    for place in 0..<Int(entry.childCount) {
      let inner = child(place, of: node)
      let innerSize = size(inner, proposal)
      extent.add(innerSize, guides: guidePoint(inner, alignment, size: innerSize, proposal: proposal))
    }
    for place in 0..<Int(entry.childCount) {
      let inner = child(place, of: node)
      let guides = guidePoint(inner, alignment, size: size(inner, proposal), proposal: proposal)
      placeInside(frame, entry, inner, extent.anchor - guides, proposal)
    }
  }

  private func placeDecorated(_ node: NodeIndex, _ frame: Rect, _ entry: LayoutNode, _ proposal: Proposal) {
    let alignment = alignments[Int(entry.parameters)]
    let primary = child(0, of: node)
    let secondary = child(1, of: node)
    place(primary, at: frame.origin, proposal: proposal)
    let offered = Proposal(frame.size)
    let outer = guidePoint(primary, alignment, size: frame.size, proposal: proposal)
    let inner = guidePoint(secondary, alignment, size: size(secondary, offered), proposal: offered)
    placeInside(frame, entry, secondary, outer - inner, offered)
  }
}

extension Rect {
  /// A frame that lies somewhere, made of one that numbers of user code have sent nowhere: an endless length is the
  /// offer's, or none.
  fileprivate func settled(_ proposal: Proposal) -> Rect {
    func length(_ length: Double, _ offered: Double) -> Double {
      length.isMeasurable ? length : offered.isMeasurable ? offered : 0
    }
    return Rect(
      x: minX.isMeasurable ? minX : 0, y: minY.isMeasurable ? minY : 0, width: length(width, proposal.width),
      height: length(height, proposal.height))
  }
}
