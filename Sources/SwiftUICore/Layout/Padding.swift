import GalleyGeometry

/// One edge of a rectangle, in reading direction.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The leading or trailing edge.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing

  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or bottom edge.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom

  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

/// The directions of a layout.
@frozen
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// Distances from the edges of a rectangle, in reading direction.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  @inlinable
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  @inlinable
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  package var insets: Insets {
    func legal(_ value: CGFloat) -> Double { value.isMeasurable ? Double(value) : 0 }
    return Insets(top: legal(top), left: legal(leading), bottom: legal(bottom), right: legal(trailing))
  }
}

/// Adds room around a view.
nonisolated public struct _PaddingLayout: _PrimitiveModifier {
  public var edges: Edge.Set
  public var insets: EdgeInsets?
  private let fault: NumberFault?

  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
    fault = insets.flatMap { .insets($0) }
  }

  public static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let insets = modifier.insets ?? EdgeInsets(modifier.edges, CGFloat(assembler.metric("padding.default")))
    assembler.modifyEach(content) { node in
      assembler.note(modifier.fault, "padding", around: node)
      return assembler.tree.addPadding(insets.insets, node, assembler.attributes(tag: NodeTag.padding))
    }
  }
}

extension View {
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }

  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets(edges, $0) }))
  }

  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(.all, length)))
  }
}
