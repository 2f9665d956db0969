import GalleyGeometry
import GalleyLayout

/// The subviews of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  nonisolated(unsafe) let host: LayoutContainer
  let places: [Int]
  public var layoutDirection: LayoutDirection

  init(host: LayoutContainer, places: [Int], layoutDirection: LayoutDirection) {
    self.host = host
    self.places = places
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { places.count }

  public subscript(index: Int) -> LayoutSubview {
    guard places.indices.contains(index) else {
      UserCode.end("Index out of range: the layout has \(places.count) subviews, and none at \(index)")
    }
    return LayoutSubview(host: host, place: places[index])
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    guard bounds.lowerBound >= 0, bounds.upperBound <= places.count else {
      UserCode.end("Range out of bounds: the layout has \(places.count) subviews, not \(bounds)")
    }
    return LayoutSubviews(host: host, places: Array(places[bounds]), layoutDirection: layoutDirection)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(host: host, places: indices.map { self[$0].place }, layoutDirection: layoutDirection)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.host === b.host && a.places == b.places
  }
}

extension LayoutSubviews {
  /// Whether some view in a subview sets a guide.
  func mayHaveGuide(_ key: AlignmentKey) -> Bool {
    places.contains { host.tree.mayHaveGuide(host.node($0), key) }
  }

  /// The subviews' own values of a guide as one, where `place` puts them; from the bounds' corner.
  func guide(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ place: () -> Void) -> CGFloat? {
    let outer = host.placements
    host.placements = [:]
    place()
    let placements = host.placements
    host.placements = outer
    var combiner = AlignmentCombiner()
    for index in places {
      let placement =
        placements[index]
        ?? LayoutContainer.Placement(
          position: Point(CGPoint(x: bounds.midX, y: bounds.midY)), anchor: .center, proposal: proposal.proposal)
      let (node, size) = (host.node(index), host.tree.size(host.node(index), placement.proposal))
      guard let own = host.tree.explicitGuide(node, key, size: size, proposal: placement.proposal) else { continue }
      let corner = Point(
        x: placement.position.x - bounds.minX - size.width * Double(placement.anchor.x),
        y: placement.position.y - bounds.minY - size.height * Double(placement.anchor.y))
      let value = own + (key.isHorizontal ? corner.x : corner.y)
      if value.isFinite { combiner.add(value, key: key) }
    }
    return combiner.result.map { CGFloat($0) }
  }
}

/// A proxy for one subview of a layout.
public struct LayoutSubview: Equatable {
  let host: LayoutContainer
  let place: Int

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    host.value(ObjectIdentifier(K.self), of: place) as? K.Value ?? K.defaultValue
  }

  public var priority: Double { host.tree.priority(of: host.node(place)) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(host.tree.size(host.node(place), proposal.proposal))
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(reader: host.tree.reader(host.node(place), proposal.proposal))
  }

  public var spacing: ViewSpacing { ViewSpacing(edges: host.tree.spacing(of: host.node(place))) }

  /// The last placement counts; outside of `placeSubviews` it has no effect.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    var placement = LayoutContainer.Placement(
      position: Point(position), anchor: anchor, proposal: proposal.proposal)
    if !position.x.isFinite || !position.y.isFinite || !anchor.x.isFinite || !anchor.y.isFinite {
      placement.fault = UserCode.callPlace
    }
    host.placements[place] = placement
  }

  public var containerValues: ContainerValues { host.assembler.containerValues(of: host.node(place)) }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.host === b.host && a.place == b.place }
}

/// What a layout's subview proxies share while one container is laid out.
final class LayoutContainer {
  struct Placement {
    var position: Point
    var anchor: UnitPoint
    var proposal: Proposal
    /// The call that gave numbers which are no point.
    var fault: UInt64 = 0
  }

  /// Gone once another turn has built the views anew; user code may have kept proxies beyond that.
  private weak var current: _Assembler?
  let owner: NodeIndex
  var placements: [Int: Placement] = [:]

  var assembler: _Assembler {
    guard let current else {
      UserCode.end("A layout's subviews can be asked only while that layout is at work, and were kept beyond it")
    }
    return current
  }

  var tree: LayoutTree { assembler.tree }

  init(_ assembler: _Assembler, owner: NodeIndex) {
    current = assembler
    self.owner = owner
  }

  func node(_ place: Int) -> NodeIndex { tree.child(place, of: owner) }

  var subviews: LayoutSubviews {
    LayoutSubviews(
      host: self, places: Array(0..<tree.childCount(of: owner)),
      layoutDirection: tree.isRightToLeft(owner) ? .rightToLeft : .leftToRight)
  }

  func value(_ key: ObjectIdentifier, of place: Int) -> Any? { assembler.layoutValue(key, of: node(place)) }
}

extension _Assembler {
  /// A value that a view gave to its container, found through the modifiers around it.
  package func layoutValue(_ key: ObjectIdentifier, of node: NodeIndex) -> Any? {
    var current = node
    while true {
      let tag = tree.tag(of: current)
      if tag >= 0, let value = infos[Int(tag)].layoutValues[key] { return value }
      guard tree.kind(of: current).handsThrough else { return nil }
      current = tree.child(0, of: current)
    }
  }
}
