import GalleyGeometry

extension LayoutTree {
  /// What every node has beside its algorithm.
  public struct Attributes {
    public var tag: Int32
    public var rightToLeft: Bool
    /// nil takes the only child's.
    public var priority: Double?

    public init(tag: Int32 = -1, rightToLeft: Bool = false, priority: Double? = nil) {
      self.tag = tag
      self.rightToLeft = rightToLeft
      self.priority = priority
    }
  }

  // MARK: - Leaves

  public func addLeaf(_ size: Size, _ attributes: Attributes) -> NodeIndex {
    numbers.append(size.width)
    numbers.append(size.height)
    return add(.leaf, numbers.count - 2, .fixed, .fixed, attributes)
  }

  /// Takes what it is offered; its ideal size is a square.
  public func addFill(ideal: Double, _ attributes: Attributes) -> NodeIndex {
    numbers.append(ideal)
    return add(.fill, numbers.count - 1, .infinite, .infinite, attributes)
  }

  /// Pushes its neighbours apart; along no axis it stretches both ways.
  public func addSpacer(along axis: PlaneAxis?, minimum: Double, _ attributes: Attributes) -> NodeIndex {
    numbers.append(minimum)
    numbers.append(axis == nil ? 2 : axis == .horizontal ? 0 : 1)
    let across: Flexibility = axis == nil ? .infinite : .fixed
    var own = attributes
    own.priority = attributes.priority ?? -.greatestFiniteMagnitude
    let node = add(
      .spacer, numbers.count - 2, axis == .vertical ? across : .infinite, axis == .horizontal ? across : .infinite, own)
    nodes[Int(node)].spacing = 1
    return node
  }

  public func addObject(
    _ object: LayoutObject, children: ArraySlice<NodeIndex> = [], _ attributes: Attributes
  ) -> NodeIndex {
    objects.append(object)
    let node = add(
      .object, objects.count - 1, object.flexibleWidth, object.flexibleHeight, attributes, children)
    if object.hasBaselines { nodes[Int(node)].flags.insert(.baselines) }
    if object.hasGuides { nodes[Int(node)].flags.insert(.guides) }
    let spacing = object.spacing
    if spacing != .view { setSpacing(spacing, of: node) }
    return node
  }

  // MARK: - One child

  /// An object around one child that chooses its size: hints, priority and edges are the child's.
  public func addForwarding(_ object: LayoutObject, _ child: NodeIndex, _ attributes: Attributes) -> NodeIndex {
    objects.append(object)
    return addUnary(.object, objects.count - 1, child, attributes)
  }

  public func addWrapper(_ child: NodeIndex, _ attributes: Attributes) -> NodeIndex {
    addUnary(.wrapper, 0, child, attributes)
  }

  /// - Parameter insets: left is the leading edge.
  public func addPadding(_ insets: Insets, _ child: NodeIndex, _ attributes: Attributes) -> NodeIndex {
    self.insets.append(insets)
    return addUnary(.padding, self.insets.count - 1, child, attributes)
  }

  public func addFrame(
    width: Double?, height: Double?, _ alignment: AlignmentPoint, _ child: NodeIndex, _ attributes: Attributes
  ) -> NodeIndex {
    frames.append(FrameParameters(width: width, height: height, alignment: alignment))
    let node = addUnary(.frame, frames.count - 1, child, attributes)
    if width != nil { nodes[Int(node)].flexibleWidth = .fixed }
    if height != nil { nodes[Int(node)].flexibleHeight = .fixed }
    return node
  }

  public func addFlexibleFrame(
    width: FrameLimits, height: FrameLimits, _ alignment: AlignmentPoint, _ child: NodeIndex, _ attributes: Attributes
  ) -> NodeIndex {
    flexibleFrames.append(FlexibleFrameParameters(width: width, height: height, alignment: alignment))
    let node = addUnary(.flexibleFrame, flexibleFrames.count - 1, child, attributes)
    nodes[Int(node)].flexibleWidth = width.flexibility(child: nodes[Int(child)].flexibleWidth)
    nodes[Int(node)].flexibleHeight = height.flexibility(child: nodes[Int(child)].flexibleHeight)
    return node
  }

  public func addFixedSize(
    horizontal: Bool, vertical: Bool, _ child: NodeIndex, _ attributes: Attributes
  ) -> NodeIndex {
    numbers.append(horizontal ? 1 : 0)
    numbers.append(vertical ? 1 : 0)
    let node = addUnary(.fixedSize, numbers.count - 2, child, attributes)
    // The free axis can still change the fixed one (a paragraph in another width is another height).
    if horizontal { nodes[Int(node)].flexibleWidth = .fixed }
    if vertical { nodes[Int(node)].flexibleHeight = .fixed }
    return node
  }

  public func addAspectRatio(_ ratio: Double?, fills: Bool, _ child: NodeIndex, _ attributes: Attributes) -> NodeIndex {
    let legal = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    ratios.append(AspectRatioParameters(ratio: legal, fills: fills))
    let node = addUnary(.aspectRatio, ratios.count - 1, child, attributes)
    changeFlexibility(node) { $0 == .fixed ? .fixed : .unknown }
    return node
  }

  /// Moves what is drawn; the frame that parents see stays.
  public func addOffset(_ point: Point, _ child: NodeIndex, _ attributes: Attributes) -> NodeIndex {
    numbers.append(point.x)
    numbers.append(point.y)
    return addUnary(.offset, numbers.count - 2, child, attributes)
  }

  /// Puts the child's centre at a point and takes everything that is offered.
  public func addPosition(_ point: Point, _ child: NodeIndex, _ attributes: Attributes) -> NodeIndex {
    numbers.append(point.x)
    numbers.append(point.y)
    let node = addUnary(.position, numbers.count - 2, child, attributes)
    changeFlexibility(node) { _ in .infinite }
    return node
  }

  public func addGuide(
    _ key: AlignmentKey, _ child: NodeIndex, _ attributes: Attributes, value: @escaping (GuideReader) -> Double
  ) -> NodeIndex {
    guides.append(GuideParameters(key: key, value: value))
    let node = addUnary(.guide, guides.count - 1, child, attributes)
    nodes[Int(node)].flags.formUnion(key.isBaseline ? [.guides, .baselines] : .guides)
    return node
  }

  // MARK: - Several children

  public func addStack(
    along axis: PlaneAxis, alignment: AlignmentKey, spacing: Double?, _ children: ArraySlice<NodeIndex>,
    _ attributes: Attributes
  ) -> NodeIndex {
    stacks.append(StackParameters(axis: axis, alignment: alignment, spacing: spacing))
    var main = Flexibility.fixed
    var cross = Flexibility.fixed
    for child in children {
      main = combine(main, flexibility(of: child, along: axis))
      cross = combine(cross, flexibility(of: child, along: axis.crossing))
    }
    let node = add(
      .stack, stacks.count - 1, axis == .horizontal ? main : cross, axis == .horizontal ? cross : main, attributes,
      children)
    inheritSpacing(node, from: children, along: axis)
    return node
  }

  public func addLayered(
    _ alignment: AlignmentPoint, _ children: ArraySlice<NodeIndex>, _ attributes: Attributes
  ) -> NodeIndex {
    alignments.append(alignment)
    var width = Flexibility.fixed
    var height = Flexibility.fixed
    for child in children {
      width = combine(width, nodes[Int(child)].flexibleWidth)
      height = combine(height, nodes[Int(child)].flexibleHeight)
    }
    let node = add(.layered, alignments.count - 1, width, height, attributes, children)
    inheritSpacing(node, from: children, along: nil)
    return node
  }

  /// - Parameter primary: decides the size; `secondary` is aligned on it and offered its size.
  public func addDecorated(
    _ primary: NodeIndex, with secondary: NodeIndex, _ alignment: AlignmentPoint, _ attributes: Attributes
  ) -> NodeIndex {
    alignments.append(alignment)
    let first = nodes[Int(primary)]
    let node = add(
      .decorated, alignments.count - 1, first.flexibleWidth, first.flexibleHeight, attributes, [primary, secondary])
    // A decoration's guides and baselines are not the view's.
    nodes[Int(node)].flags.subtract(.inherited)
    nodes[Int(node)].flags.formUnion(first.flags.intersection(.inherited))
    nodes[Int(node)].priority = attributes.priority ?? first.priority
    nodes[Int(node)].spacing = first.spacing
    return node
  }

  // MARK: - Changes while building

  /// Gives a node children after it was made: what is built during layout.
  public func setChildren(_ children: [NodeIndex], of node: NodeIndex) {
    nodes[Int(node)].firstChild = Int32(childList.count)
    nodes[Int(node)].childCount = Int32(children.count)
    childList.append(contentsOf: children)
  }

  public func setSpacing(_ spacing: EdgeSpacing, of node: NodeIndex) {
    spacings.append(spacing)
    nodes[Int(node)].spacing = Int32(spacings.count - 1)
  }

  public func setPriority(_ priority: Double, of node: NodeIndex) { nodes[Int(node)].priority = priority }

  // MARK: - Steps

  private func addUnary(
    _ kind: NodeKind, _ parameters: Int, _ child: NodeIndex, _ attributes: Attributes
  ) -> NodeIndex {
    let inner = nodes[Int(child)]
    let node = add(kind, parameters, inner.flexibleWidth, inner.flexibleHeight, attributes, [child])
    nodes[Int(node)].priority = attributes.priority ?? inner.priority
    nodes[Int(node)].spacing = inner.spacing
    return node
  }

  private func add(
    _ kind: NodeKind, _ parameters: Int, _ width: Flexibility, _ height: Flexibility, _ attributes: Attributes,
    _ children: ArraySlice<NodeIndex> = []
  ) -> NodeIndex {
    var flags: NodeFlags = attributes.rightToLeft ? .rightToLeft : []
    let first = childList.count
    for child in children {
      flags.formUnion(nodes[Int(child)].flags.intersection(.inherited))
      childList.append(child)
    }
    return append(
      LayoutNode(
        kind: kind, flags: flags, flexibleWidth: width, flexibleHeight: height, parameters: Int32(parameters),
        firstChild: Int32(first), childCount: Int32(children.count), spacing: 0, cache: -1, tag: attributes.tag,
        priority: attributes.priority ?? 0, frame: .zero, proposal: .unspecified))
  }

  private func changeFlexibility(_ node: NodeIndex, _ change: (Flexibility) -> Flexibility) {
    nodes[Int(node)].flexibleWidth = change(nodes[Int(node)].flexibleWidth)
    nodes[Int(node)].flexibleHeight = change(nodes[Int(node)].flexibleHeight)
  }

  private func combine(_ a: Flexibility, _ b: Flexibility) -> Flexibility {
    a == .unknown || b == .unknown ? .unknown : max(a, b)
  }

  /// A container's edges ask for what the children at those edges ask for.
  private func inheritSpacing(_ node: NodeIndex, from children: ArraySlice<NodeIndex>, along axis: PlaneAxis?) {
    guard let first = children.first, let last = children.last,
      children.contains(where: { nodes[Int($0)].spacing != 0 })
    else { return }
    var merged = spacing(of: first)
    for child in children.dropFirst() { merged = merged.merged(with: spacing(of: child)) }
    switch axis {
    case .horizontal:
      merged.leading = spacing(of: first).leading
      merged.trailing = spacing(of: last).trailing
    case .vertical:
      merged.top = spacing(of: first).top
      merged.bottom = spacing(of: last).bottom
    case nil: break
    }
    setSpacing(merged, of: node)
  }
}
