extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = dict["X"] as? CGFloat, let y = dict["Y"] as? CGFloat else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  /// Width and height as a displacement: the map's move plays no part.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = dict["Width"] as? CGFloat, let height = dict["Height"] as? CGFloat else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the mapped one.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    var box = CGRect(origin: corners[0], size: .zero)
    for corner in corners.dropFirst() { box = box.widened(to: corner) }
    return box
  }

  /// The smallest rectangle that holds this one and a point.
  func widened(to point: CGPoint) -> CGRect {
    let (x0, y0) = (min(minX, point.x), min(minY, point.y))
    return CGRect(x: x0, y: y0, width: max(maxX, point.x) - x0, height: max(maxY, point.y) - y0)
  }

  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  public var dictionaryRepresentation: CFDictionary {
    ["X": minX, "Y": minY, "Width": width, "Height": height]
  }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}
