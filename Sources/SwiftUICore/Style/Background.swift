import GalleyGeometry
import GalleyLayout
import GalleyScreen

private enum BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

/// The background of the place.
public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public static func _paint(_ style: BackgroundStyle, _ context: _StyleContext) -> _StylePaint {
    guard let background = context.environment.backgroundStyle else {
      return Color._paint(Color(system: "systemBackground"), context)
    }
    var inner = context
    inner.environment.backgroundStyle = nil
    return AnyShapeStyle._paint(background, inner)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A rectangle of a style before or behind a view, which goes on to the window's edges where it reaches the safe area's.
nonisolated struct StyleLayerModifier<Style: ShapeStyle>: _PrimitiveModifier {
  let style: Style
  let edges: Edge.Set
  let isBehind: Bool

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.decorateEach(content, alignment: .center, isBehind: modifier.isBehind) {
      let paint = Style._paint(modifier.style, _StyleContext(assembler.environment))
      let info = NodeInfo(type: _shortName(Style.self), role: .decoration, content: FillContent(paint))
      let fill = assembler.tree.addFill(
        ideal: assembler.metric("shape.ideal"), assembler.attributes(tag: assembler.tag(info)))
      guard !modifier.edges.isEmpty else { return assembler.emit(fill) }
      assembler.emit(
        assembler.tree.addObject(
          SafeAreaFill(modifier.edges, ideal: assembler.metric("shape.ideal")), children: [fill], assembler.attributes()
        ))
    }
  }
}

/// Takes what it is offered, and gives its child more where it reaches the safe area's edges.
final class SafeAreaFill: LayoutObject {
  private let edges: Edge.Set
  private let ideal: Double

  init(_ edges: Edge.Set, ideal: Double) {
    self.edges = edges
    self.ideal = ideal
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    proposal.filled(with: Size(width: ideal, height: ideal))
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    let wide = tree.regions.expanded(frame, to: tree.regions.container)
    let isMirrored = tree.isRightToLeft(node)
    let left = edges.contains(isMirrored ? .trailing : .leading) ? wide.minX : frame.minX
    let right = edges.contains(isMirrored ? .leading : .trailing) ? wide.maxX : frame.maxX
    let top = edges.contains(.top) ? wide.minY : frame.minY
    let bottom = edges.contains(.bottom) ? wide.maxY : frame.maxY
    let outer = Rect(x: left, y: top, width: right - left, height: bottom - top)
    for child in tree.children(of: node) { tree.place(child, at: outer.origin, proposal: Proposal(outer.size)) }
  }

  override var flexibleWidth: Flexibility { .infinite }
  override var flexibleHeight: Flexibility { .infinite }
}

/// A shape of a style before or behind a view.
nonisolated struct ShapeLayerModifier<Style: ShapeStyle, S: Shape>: _PrimitiveModifier {
  let style: Style
  let shape: S
  let fillStyle: FillStyle
  let isBehind: Bool

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.decorateEach(content, alignment: .center, isBehind: modifier.isBehind) {
      _ShapeView._assemble(
        _ShapeView(shape: modifier.shape, style: modifier.style, fillStyle: modifier.fillStyle), assembler)
    }
  }
}

/// A frame of a style on the inside of a view's edges.
nonisolated struct BorderModifier<Style: ShapeStyle>: _PrimitiveModifier {
  let style: Style
  let width: CGFloat

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.decorateEach(content, alignment: .center, isBehind: false) {
      let paint = Style._paint(modifier.style, _StyleContext(assembler.environment))
      let width = modifier.width.isFinite ? Double(modifier.width) : 0
      let content = ShapeContent(
        { frame in
          let half = width / 2
          guard frame.width >= width, frame.height >= width else { return DrawingPath() }
          return DrawingPath(frame.inset(by: Insets(top: half, left: half, bottom: half, right: half)))
        }, [.stroke(paint, StrokeForm(width: width))])
      assembler.emit(
        assembler.tree.addFill(
          ideal: assembler.metric("shape.ideal"),
          assembler.attributes(tag: assembler.tag(NodeInfo(type: "", content: content)))))
    }
  }
}

extension View {
  /// Puts a style behind the view; it goes on under the bars where the view reaches the safe area's edges.
  public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modifier(StyleLayerModifier(style: style, edges: edges, isBehind: true))
  }

  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(StyleLayerModifier(style: BackgroundStyle(), edges: edges, isBehind: true))
  }

  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { modifier(ShapeLayerModifier(style: style, shape: shape, fillStyle: fillStyle, isBehind: true)) }

  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(StyleLayerModifier(style: style, edges: edges, isBehind: false))
  }

  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { modifier(ShapeLayerModifier(style: style, shape: shape, fillStyle: fillStyle, isBehind: false)) }

  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(style: content, width: width))
  }

  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_EnvironmentModifier { $0.backgroundStyle = AnyShapeStyle(style) })
  }
}
