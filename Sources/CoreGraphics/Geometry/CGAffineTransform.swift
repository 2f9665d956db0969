/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// As in Core Graphics, `translatedBy`, `scaledBy` and `rotated(by:)` put the new map *before* this one, and
/// `t1.concatenating(t2)` applies `t1` first.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The map that sends every point to the origin, as an empty C structure would.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// A turn about the origin: counter-clockwise where y points up, clockwise on a screen. Radians.
  public init(rotationAngle angle: CGFloat) {
    let (s, k) = (sin(angle), cos(angle))
    self.init(a: k, b: s, c: -s, d: k, tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }

  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// This map first, then the other.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// The map back; a map that flattens the plane has none and is returned as it is.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

/// A map taken apart: first scaled, then sheared along x, then turned, then moved.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  public var horizontalShear: CGFloat
  public var rotation: CGFloat
  public var translation: CGVector

  public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// The parts that ``init(_:)`` puts together again; a mirrored map gets a negative height.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    guard width > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0, rotation: atan2(-c, d),
        translation: CGVector(dx: tx, dy: ty))
    }
    let height = (a * d - b * c) / width
    let shear = height == 0 ? 0 : (a * c + b * d) / (width * height)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: atan2(b, a),
      translation: CGVector(dx: tx, dy: ty))
  }
}
