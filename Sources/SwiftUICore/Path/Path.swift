@_spi(Galley) import CoreGraphics
import GalleyGeometry
import GalleyScreen

/// The outline of a shape.
nonisolated public struct Path: Equatable, LosslessStringConvertible, Sendable {
  @frozen
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var outline: PathOutline

  init(outline: PathOutline) { self.outline = outline }

  public init() { outline = PathOutline() }

  public init(_ path: CGPath) { outline = path.outline }

  public init(_ path: CGMutablePath) { outline = path.outline }

  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public var cgPath: CGPath { CGPath(outline: outline) }

  public var isEmpty: Bool { outline.isEmpty }

  /// The box around what the path draws.
  public var boundingRect: CGRect { outline.isEmpty ? .null : outline.boundingBox }

  public var currentPoint: CGPoint? { outline.currentPoint }

  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { outline.contains(p, evenOdd: eoFill) }

  public func forEach(_ body: (Path.Element) -> Void) {
    for element in outline.elements {
      switch element {
      case .move(let p): body(.move(to: p))
      case .line(let p): body(.line(to: p))
      case .quad(let p, let c): body(.quadCurve(to: p, control: c))
      case .cubic(let p, let c1, let c2): body(.curve(to: p, control1: c1, control2: c2))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// The area that a line along the path covers.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let line = style.dash.isEmpty ? outline : outline.dashed(phase: style.dashPhase, lengths: style.dash)
    return Path(
      outline: line.stroked(
        PathStroke(
          width: style.lineWidth, cap: style.lineCap, join: style.lineJoin, miterLimit: style.miterLimit)))
  }

  /// The part between two fractions of the path's length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(outline: outline.trimmed(from: from, to: to)) }

  public func applying(_ transform: CGAffineTransform) -> Path { Path(outline: outline.applying(transform)) }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

  /// The outline as drawing takes it, moved by a point.
  package func drawing(offset: Point = .zero) -> DrawingPath {
    func map(_ p: CGPoint) -> Point { Point(x: Double(p.x) + offset.x, y: Double(p.y) + offset.y) }
    return DrawingPath(
      outline.elements.map { element in
        switch element {
        case .move(let p): .move(map(p))
        case .line(let p): .line(map(p))
        case .quad(let p, let c): .quad(map(p), control: map(c))
        case .cubic(let p, let c1, let c2): .cubic(map(p), control1: map(c1), control2: map(c2))
        case .close: .close
        }
      })
  }
}
