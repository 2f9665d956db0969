/// The outline of a shape, unchanging; ``CGMutablePath`` is the one that grows.
public class CGPath: Hashable, @unchecked Sendable {
  /// The outline's elements, for drawing and measuring.
  @_spi(Galley) public internal(set) var outline: PathOutline

  @_spi(Galley) public required init(outline: PathOutline) { self.outline = outline }

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    outline = PathOutline()
    outline.addRect(rect)
    outline = outline.applying(transform?.pointee ?? .identity)
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    outline = PathOutline()
    outline.addEllipse(in: rect)
    outline = outline.applying(transform?.pointee ?? .identity)
  }

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    outline = PathOutline()
    outline.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    outline = outline.applying(transform?.pointee ?? .identity)
  }

  public var isEmpty: Bool { outline.isEmpty }

  /// The pen's last position; the origin for an empty path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// The box around all points and control points.
  public var boundingBox: CGRect { outline.controlBox }

  /// The box around what is drawn, curves by their extremes.
  public var boundingBoxOfPath: CGRect { outline.boundingBox }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.applying(transform).contains(point, evenOdd: rule == .evenOdd)
  }

  /// Whether the path is one closed upright rectangle, which is then written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let corners = outline.elements.flatMap(\.points)
    let box = outline.controlBox
    guard corners.count >= 4, corners.count <= 5, !box.isNull, outline.chains.count == 1,
      outline.elements.allSatisfy({ if case .quad = $0 { false } else if case .cubic = $0 { false } else { true } }),
      zip(corners, corners.dropFirst()).allSatisfy({ ($0.x == $1.x) != ($0.y == $1.y) }),
      corners.allSatisfy({ ($0.x == box.minX || $0.x == box.maxX) && ($0.y == box.minY || $0.y == box.maxY) })
    else { return false }
    rect?.pointee = box
    return true
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.outline == b.outline }

  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

extension CGPath {
  public func copy() -> CGPath? { CGPath(outline: outline) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline: outline.applying(transform?.pointee ?? .identity))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline: outline.applying(transform?.pointee ?? .identity))
  }

  /// The area of a line along this path; fill it by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      outline: outline.applying(transform)
        .stroked(PathStroke(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)))
  }

  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(outline: outline.applying(transform).dashed(phase: phase, lengths: lengths))
  }
}

public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}

public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// One element as ``CGPath/applyWithBlock(_:)`` shows it; `points` holds one to three points, valid within the block.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in outline.elements {
      var points = element.points.isEmpty ? [.zero] : element.points
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var shown = CGPathElement(type: element.type, points: base)
        block(&shown)
      }
    }
  }

  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }
}

extension PathOutline.Element {
  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
