import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// A view that paints a shape; painting it again adds to what is there.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView, ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let paint = Style._paint(view.style, _StyleContext(assembler.environment))
    let content = ShapeContent(
      assembler.outline(of: view.shape), [.fill(paint, evenOdd: view.fillStyle.isEOFilled)])
    assembler.emit(assembler.addShape(view.shape, NodeInfo(type: Content._name, role: .decoration, content: content)))
  }
}

extension _Assembler {
  /// A shape's outline in a frame, in window coordinates, mirrored where the reading direction asks for it.
  func outline<S: Shape>(of asked: S) -> (Rect) -> DrawingPath {
    let shape = environment.shape(asked)
    let flips = environment.isRightToLeft && asked.layoutDirectionBehavior == .mirrors
    return { frame in
      guard frame.size.isFinite else { return DrawingPath() }
      let path = shape.path(in: CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
      guard flips else { return path.drawing(offset: frame.origin) }
      return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: CGFloat(frame.width), ty: 0))
        .drawing(offset: frame.origin)
    }
  }

  /// A node that a shape gives its size.
  func addShape<S: Shape>(_ shape: S, _ info: NodeInfo) -> NodeIndex {
    let attributes = attributes(tag: tag(info))
    if S._isGreedy { return tree.addFill(ideal: metric("shape.ideal"), attributes) }
    return tree.addObject(ShapeLayout(shape), attributes)
  }
}

/// Asks a shape for its size.
final class ShapeLayout<S: Shape>: LayoutObject {
  private let shape: S

  init(_ shape: S) { self.shape = shape }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let size = shape.sizeThatFits(ProposedViewSize(proposal))
    return Size(width: size.width, height: size.height)
  }
}

/// An outline with the paints that fill and stroke it, the first at the back.
final class ShapeContent: NodeContent {
  enum Step {
    case fill(_StylePaint, evenOdd: Bool)
    case stroke(_StylePaint, StrokeForm)
    /// A line inside the outline: the outline is made smaller by half the line's width before it is asked for.
    case outline((Rect) -> DrawingPath, [Step])
  }

  private let path: (Rect) -> DrawingPath
  private let steps: [Step]

  init(_ path: @escaping (Rect) -> DrawingPath, _ steps: [Step]) {
    self.path = path
    self.steps = steps
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    let rect = grid.round(frame)
    guard rect.size.isFinite else { return }
    ShapeContent.draw(path(rect), steps, in: rect, &drawing)
  }

  private static func draw(
    _ path: DrawingPath, _ steps: [Step], in rect: Rect, _ drawing: inout [DrawingCommand]
  ) {
    for step in steps {
      switch step {
      case .fill(let paint, let evenOdd): drawing.fill(path, with: paint, in: rect, evenOdd: evenOdd)
      case .stroke(let paint, let form): drawing.stroke(path, form, with: paint, in: rect)
      case .outline(let inner, let steps): draw(inner(rect), steps, in: rect, &drawing)
      }
    }
  }
}
