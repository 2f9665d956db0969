import GalleyGeometry
import GalleyLayout

/// The size and place of a container, for content that depends on them.
public struct GeometryProxy {
  let tree: LayoutTree
  let node: NodeIndex
  let spaces: [AnyHashable: SpaceNode]
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
    return CGRect(frame.offset(by: Point.zero - origin(of: coordinateSpace)))
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let outer = spaces[coordinateSpace.name]?.node else { return nil }
    return CGRect(tree.frame(of: outer).offset(by: Point.zero - tree.frame(of: node).origin))
  }

  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(tree, tree.frame(of: node).origin) }

  private func origin(of space: CoordinateSpace) -> Point {
    switch space {
    case .global: .zero
    case .local: tree.frame(of: node).origin
    case .named(let name): spaces[name]?.node.map { tree.frame(of: $0).origin } ?? .zero
    }
  }
}

/// A value that is measured in one view and read in another's coordinates.
public struct Anchor<Value> {
  /// The value, given where the reader's origin lies in the window.
  let value: (LayoutTree, Point) -> Value

  public struct Source {
    let make: (NodeIndex) -> Anchor<Value>

    init(_ value: @escaping (Rect) -> Value) where Value == CGRect {
      make = { node in
        Anchor { tree, origin in value(tree.frame(of: node).offset(by: Point.zero - origin)) }
      }
    }

    init(point value: @escaping (Rect) -> Value) where Value == CGPoint {
      make = { node in
        Anchor { tree, origin in value(tree.frame(of: node).offset(by: Point.zero - origin)) }
      }
    }
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { CGRect($0) } }

  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { CGRect(Rect(r).offset(by: $0.origin)) }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(point: { CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y) })
  }

  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(point: { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) })
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
