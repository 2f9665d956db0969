import GalleyGeometry
import GalleyLayout

/// The frames of reference around a place.
struct ProxySpaces {
  fileprivate let named: [AnyHashable: SpaceNode]
  fileprivate let effects: [TransformSpace]

  init(_ environment: EnvironmentValues) {
    named = environment.namedSpaces
    effects = environment.transformSpaces
  }
}

/// The size and place of a container, for content that depends on them.
public struct GeometryProxy {
  let tree: LayoutTree
  let node: NodeIndex
  let spaces: ProxySpaces
  /// Where edges and safe area are for the node; nil while it is being placed, when the tree knows.
  var regions: SafeRegions?

  public var size: CGSize { CGSize(tree.frame(of: node).size) }

  public var safeAreaInsets: EdgeInsets {
    let insets = (regions ?? tree.regions).reach(of: tree.frame(of: node))
    let mirrored = tree.isRightToLeft(node) ? insets.mirrored : insets
    return EdgeInsets(top: mirrored.top, leading: mirrored.left, bottom: mirrored.bottom, trailing: mirrored.right)
  }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let frame = tree.frame(of: node)
    if coordinateSpace.isLocal { return CGRect(Rect(origin: .zero, size: frame.size)) }
    let space = place(of: coordinateSpace)
    let seen = own.convert(frame, to: space, tree)
    return CGRect(seen.offset(by: Point.zero - (space.map { tree.frame(of: $0.node).origin } ?? .zero)))
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = place(of: coordinateSpace.coordinateSpace) else { return nil }
    let seen = space.convert(tree.frame(of: space.node), to: own, tree)
    return CGRect(seen.offset(by: Point.zero - tree.frame(of: node).origin))
  }

  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(tree, own) }

  private var own: TransformedNode { TransformedNode(node: node, effects: spaces.effects) }

  /// The node that a space belongs to; nil for the window.
  private func place(of space: CoordinateSpace) -> TransformedNode? {
    guard case .named(let name) = space, let found = spaces.named[name], let node = found.node else { return nil }
    return TransformedNode(node: node, effects: found.effects)
  }
}

/// A value that is measured in one view and read in another's coordinates.
public struct Anchor<Value> {
  /// The value, in the reader's coordinates.
  let value: (LayoutTree, _ reader: TransformedNode) -> Value
  private let identity: Identity

  /// What was measured of which view.
  private struct Identity: Hashable {
    let node: NodeIndex
    let what: AnyHashable
  }

  public struct Source {
    let make: (TransformedNode) -> Anchor<Value>

    /// - Parameter what: tells sources apart.
    init(_ what: AnyHashable, _ rect: @escaping (Rect) -> Rect) where Value == CGRect {
      make = { node in
        Anchor(identity: Identity(node: node.node, what: what)) { tree, reader in
          let seen = node.convert(rect(tree.frame(of: node.node)), to: reader, tree)
          return CGRect(seen.offset(by: Point.zero - tree.frame(of: reader.node).origin))
        }
      }
    }

    init(_ what: AnyHashable, _ point: @escaping (Rect) -> Point) where Value == CGPoint {
      make = { node in
        Anchor(identity: Identity(node: node.node, what: what)) { tree, reader in
          let seen = node.convert(point(tree.frame(of: node.node)), to: reader, tree)
          return CGPoint(seen - tree.frame(of: reader.node).origin)
        }
      }
    }

    private init(make: @escaping (TransformedNode) -> Anchor<Value>) { self.make = make }

    /// The anchors of several sources as one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
      self.init { node in
        let parts = array.map { $0.make(node) }
        return Anchor(identity: Identity(node: node.node, what: parts.map(\.identity.what))) { tree, reader in
          parts.map { $0.value(tree, reader) }
        }
      }
    }

    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
      self.init { node in
        let part = anchor?.make(node)
        return Anchor(identity: Identity(node: node.node, what: part.map(\.identity.what))) { tree, reader in
          part?.value(tree, reader)
        }
      }
    }
  }

  private init(identity: Identity, value: @escaping (LayoutTree, TransformedNode) -> Value) {
    self.identity = identity
    self.value = value
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.identity == b.identity }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source("bounds") { $0 } }

  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    let own = Rect(r)
    return Anchor<CGRect>.Source([own.minX, own.minY, own.width, own.height]) { own.offset(by: $0.origin) }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(p) { Point(x: $0.minX + $0.width * Double(p.x), y: $0.minY + $0.height * Double(p.y)) }
  }

  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source([p.x, p.y]) { $0.origin + Point(p) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
