/// The outline of a shape as a value: what `CGPath`, `UIBezierPath` and SwiftUI's `Path` keep and share.
///
/// Coordinates are whatever the owner says; nothing here depends on the direction of the y axis.
@_spi(Galley)
public struct PathOutline: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  public private(set) var elements: [Element]
  /// Where the pen stands; nil before the first element.
  public private(set) var currentPoint: CGPoint?
  /// Where the current subpath started, to which `close` goes back.
  private var start: CGPoint?

  public init() { elements = [] }

  public init(_ elements: [Element]) {
    self.init()
    for element in elements { append(element) }
  }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append(_ element: Element) {
    switch element {
    case .move(let p):
      start = p
      currentPoint = p
    case .line(let p), .quad(let p, _), .cubic(let p, _, _):
      // A segment with no pen position starts where it ends, so that it draws nothing instead of a line from 0,0.
      if currentPoint == nil {
        elements.append(.move(p))
        start = p
      }
      currentPoint = p
    case .close:
      guard currentPoint != nil else { return }
      currentPoint = start
    }
    elements.append(element)
  }

  public mutating func append(_ other: PathOutline) {
    // An outline begins with a move, so that nothing of it depends on where the pen stands.
    guard !other.isEmpty else { return }
    elements += other.elements
    currentPoint = other.currentPoint
    start = other.start
  }

  public mutating func move(to p: CGPoint) { append(.move(p)) }
  public mutating func line(to p: CGPoint) { append(.line(p)) }
  public mutating func close() { append(.close) }

  public func applying(_ t: CGAffineTransform) -> PathOutline {
    guard !t.isIdentity else { return self }
    var moved = self
    moved.elements = elements.map { element in
      switch element {
      case .move(let p): .move(p.applying(t))
      case .line(let p): .line(p.applying(t))
      case .quad(let p, let c): .quad(p.applying(t), control: c.applying(t))
      case .cubic(let p, let c1, let c2):
        .cubic(p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
      case .close: .close
      }
    }
    moved.currentPoint = currentPoint?.applying(t)
    moved.start = start?.applying(t)
    return moved
  }
}
