import GalleyGeometry

/// The nodes of one screen, in contiguous storage and named by number.
///
/// Built bottom-up: children are appended before their parent. Sizes that were measured are kept in one chain a node;
/// the chains grow with the depth of nesting, not with its power, because stacks probe only where the order of offering
/// matters. Not thread-safe; one tree belongs to one screen.
public final class LayoutTree {
  var nodes: UnsafeMutablePointer<LayoutNode>
  private(set) public var count = 0
  private var capacity: Int

  var childList: ContiguousArray<NodeIndex> = []
  var sizes: ContiguousArray<MeasuredSize> = []
  var spacings: ContiguousArray<EdgeSpacing> = [.view, .none]

  var numbers: ContiguousArray<Double> = []
  var insets: ContiguousArray<Insets> = []
  var stacks: ContiguousArray<StackParameters> = []
  var frames: ContiguousArray<FrameParameters> = []
  var flexibleFrames: ContiguousArray<FlexibleFrameParameters> = []
  var ratios: ContiguousArray<AspectRatioParameters> = []
  var guides: ContiguousArray<GuideParameters> = []
  var alignments: ContiguousArray<AlignmentPoint> = []
  var objects: ContiguousArray<LayoutObject> = []
  /// Guides of containers that were asked for.
  var guideAnswers: [GuideQuestion: Double?] = [:]

  /// Gap between two views of a stack that ask for nothing special. Points.
  public var standardSpacing: Double
  /// Values of guides that user code defined, where no view sets them.
  public var customGuide: (AlignmentKey, GuideReader) -> Double = { _, _ in 0 }
  /// The part of the window in which lazy containers build what they show; scroll views narrow it for their content.
  public var viewport: Rect
  /// Whether what is being placed stands right under a large title, which lists close up to.
  public var isUnderLargeTitle = false
  /// What bars above took before scrolling put them away; the offset was reached with them in place.
  public var collapsedTitle = 0.0
  /// Whether bars above what is being placed depend on how far it is scrolled.
  public var hasYieldingBars = false
  /// Where the window's edges and its safe area are for what is being placed.
  public var regions: SafeRegions
  /// What the nearest scroll view around what is being placed shows of its content at a time, without margins; nil outside
  /// of one.
  public var scrollRoom: Rect?
  /// Measurements made, not answered from what was kept; tests bound their growth.
  public private(set) var measurements = 0

  public init(standardSpacing: Double, regions: SafeRegions, reserving reserve: Int = 256) {
    self.standardSpacing = standardSpacing
    self.regions = regions
    viewport = regions.container
    capacity = max(16, reserve)
    nodes = .allocate(capacity: capacity)
  }

  deinit {
    nodes.deinitialize(count: count)
    nodes.deallocate()
  }

  func append(_ node: LayoutNode) -> NodeIndex {
    if count == capacity { grow() }
    (nodes + count).initialize(to: node)
    count += 1
    return NodeIndex(count - 1)
  }

  private func grow() {
    let larger = UnsafeMutablePointer<LayoutNode>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    nodes = larger
    capacity *= 2
  }

  // MARK: - Reading

  /// The children of a node, in drawing order.
  public func children(of node: NodeIndex) -> ArraySlice<NodeIndex> {
    let first = Int(nodes[Int(node)].firstChild)
    return ArraySlice(childList[first..<first + Int(nodes[Int(node)].childCount)])
  }

  public func childCount(of node: NodeIndex) -> Int { Int(nodes[Int(node)].childCount) }

  @inline(__always)
  public func child(_ place: Int, of node: NodeIndex) -> NodeIndex {
    childList[Int(nodes[Int(node)].firstChild) + place]
  }

  /// The frame in window coordinates, unrounded; zero before the node was placed.
  public func frame(of node: NodeIndex) -> Rect { nodes[Int(node)].frame }

  /// Whether the node was given a place.
  public func isPlaced(_ node: NodeIndex) -> Bool { nodes[Int(node)].flags.contains(.placed) }

  public func proposal(of node: NodeIndex) -> Proposal { nodes[Int(node)].proposal }
  public func kind(of node: NodeIndex) -> NodeKind { nodes[Int(node)].kind }
  public func tag(of node: NodeIndex) -> Int32 { nodes[Int(node)].tag }
  public func setTag(_ tag: Int32, of node: NodeIndex) { nodes[Int(node)].tag = tag }
  public func priority(of node: NodeIndex) -> Double { nodes[Int(node)].priority }
  public func isRightToLeft(_ node: NodeIndex) -> Bool { nodes[Int(node)].flags.contains(.rightToLeft) }
  public func spacing(of node: NodeIndex) -> EdgeSpacing { spacings[Int(nodes[Int(node)].spacing)] }

  /// Whether a node is another one or lies below it.
  public func contains(_ node: NodeIndex, in ancestor: NodeIndex) -> Bool {
    node == ancestor || children(of: ancestor).contains { contains(node, in: $0) }
  }

  public func object(of node: NodeIndex) -> LayoutObject? {
    let entry = nodes[Int(node)]
    return entry.kind == .object ? objects[Int(entry.parameters)] : nil
  }

  /// How far the node's length follows offers on an axis.
  public func flexibility(of node: NodeIndex, along axis: PlaneAxis) -> Flexibility {
    axis == .horizontal ? nodes[Int(node)].flexibleWidth : nodes[Int(node)].flexibleHeight
  }

  func countMeasurement() { measurements += 1 }
}

/// A size that a node chose for a proposal; `next` continues the node's chain.
struct MeasuredSize {
  var proposal: Proposal
  var size: Size
  var next: Int32
}

/// Where content may lie, in window coordinates.
public struct SafeRegions: Equatable, Sendable {
  /// As far as backgrounds and scrolling content go.
  public var container: Rect
  /// What bars, housing, indicator and keyboard leave.
  public var safe: Rect
  /// What bars, housing and indicator leave, also where views go past it: UIKit views keep their content clear of them.
  public var uncovered: Rect
  /// The part of the insets at the bottom that the keyboard makes.
  public var keyboard: Double

  public init(container: Rect, safe: Rect, keyboard: Double = 0) {
    self.container = container
    self.safe = safe
    uncovered = safe
    self.keyboard = keyboard
  }

  /// What is safe where no keyboard is shown.
  public var withoutKeyboard: Rect {
    Rect(x: safe.minX, y: safe.minY, width: safe.width, height: safe.height + keyboard)
  }

  /// The insets that a view in a frame meets: only edges that it reaches have any.
  public func insets(of frame: Rect) -> Insets { insets(of: frame, in: safe) }

  /// The same of what covers the frame, also where the view ignores it.
  public func coverage(of frame: Rect) -> Insets { insets(of: frame, in: uncovered) }

  private func insets(of frame: Rect, in safe: Rect) -> Insets {
    func inset(_ edge: Double, _ safeEdge: Double, _ outer: Double) -> Double {
      guard safeEdge > outer else { return 0 }
      return min(max(0, safeEdge - edge), safeEdge - outer)
    }
    return Insets(
      top: inset(frame.minY, safe.minY, container.minY), left: inset(frame.minX, safe.minX, container.minX),
      bottom: inset(-frame.maxY, -safe.maxY, -container.maxY), right: inset(-frame.maxX, -safe.maxX, -container.maxX))
  }
}
