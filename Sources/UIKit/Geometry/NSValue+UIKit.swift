import CoreGraphics
import Foundation

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
}

private func braces(_ values: [CGFloat]) -> String { "{" + values.map { "\($0)" }.joined(separator: ", ") + "}" }

public func NSStringFromCGPoint(_ point: CGPoint) -> String { braces([point.x, point.y]) }

public func NSStringFromCGSize(_ size: CGSize) -> String { braces([size.width, size.height]) }

public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{" + NSStringFromCGPoint(rect.origin) + ", " + NSStringFromCGSize(rect.size) + "}"
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { if count > 0 { self[0] = newValue } }
  }

  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { if count > 1 { self[1] = newValue } }
  }

  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
