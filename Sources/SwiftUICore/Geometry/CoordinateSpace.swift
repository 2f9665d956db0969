import GalleyGeometry
import GalleyLayout

/// Names the frame of reference of a rectangle or point.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A frame of reference within the view hierarchy.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// A frame of reference that a view gave a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }

  /// The names of the system's own spaces.
  static let scrollView = NamedCoordinateSpace(name: "galley.scrollView")
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  public static var scrollView: NamedCoordinateSpace { .scrollView }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

/// The node that stands for a named space; filled once the content is built.
final class SpaceNode {
  var node: NodeIndex?
  /// The geometry effects around it.
  let effects: [TransformSpace]

  init(effects: [TransformSpace]) { self.effects = effects }
}

private enum NamedSpacesKey: EnvironmentKey {
  static let defaultValue: [AnyHashable: SpaceNode] = [:]
}

extension EnvironmentValues {
  var namedSpaces: [AnyHashable: SpaceNode] {
    get { self[NamedSpacesKey.self] }
    set { self[NamedSpacesKey.self] = newValue }
  }
}

extension _Assembler {
  /// Builds content inside a named space; `content` adds the node that the space belongs to.
  package func withSpace(_ name: AnyHashable, _ content: () -> Void) {
    let space = SpaceNode(effects: environment.transformSpaces)
    let start = pending.count
    withEnvironment({ $0.namedSpaces[name] = space }, content)
    if pending.count > start, pending[start] >= 0 { space.node = pending[start] }
  }
}

nonisolated struct CoordinateSpaceModifier: _PrimitiveModifier {
  let name: AnyHashable

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.withSpace(modifier.name, content)
  }
}

extension View {
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}
