import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// A shape painted over a view that the same shape was painted with.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: _PrimitiveView, ShapeView
{
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let paint = Style._paint(view.style, _StyleContext(assembler.environment))
    assembler.paint(
      view.shape, over: view.background, [.fill(paint, evenOdd: view.fillStyle.isEOFilled)])
  }
}

/// A shape's line drawn over a view.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: _PrimitiveView,
  ShapeView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let paint = Style._paint(view.style, _StyleContext(assembler.environment))
    assembler.paint(view.shape, over: view.background, [.stroke(paint, view.strokeStyle.form)])
  }
}

/// A line inside a shape drawn over a view.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  _PrimitiveView, ShapeView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let paint = Style._paint(view.style, _StyleContext(assembler.environment))
    let inner = assembler.outline(of: view.shape.inset(by: view.strokeStyle.lineWidth / 2))
    assembler.paint(
      view.shape, over: view.background, [.outline(inner, [.stroke(paint, view.strokeStyle.form)])])
  }
}

extension _Assembler {
  /// Adds one node for a shape, with what an earlier view of it painted below.
  ///
  /// The earlier view is a shape view of the same shape, so it has the same frame: its drawing goes into one node.
  func paint<S: Shape, Background: View>(_ shape: S, over background: Background, _ steps: [ShapeContent.Step]) {
    let content = ShapeContent(outline(of: shape), steps)
    let info = NodeInfo(type: S._name, role: .decoration, content: content)
    let node = addShape(shape, info)
    guard Background.self != EmptyView.self else { return emit(node) }
    let below = single { Background._assemble(background, self) }
    guard let below else { return emit(node) }
    if let lower = infos[Int(tree.tag(of: below))].content {
      updateInfo(of: node) { $0.content = ContentStack([lower, content]) }
    }
    emit(node)
  }
}

/// Several drawings in one frame, the first at the back.
final class ContentStack: NodeContent {
  private let contents: [NodeContent]

  init(_ contents: [NodeContent]) { self.contents = contents }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    for content in contents { content.draw(in: frame, &drawing, grid) }
  }
}

extension Shape {
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content, fillStyle: style) }

  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
