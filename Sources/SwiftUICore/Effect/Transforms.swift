import GalleyGeometry
import GalleyScreen

extension View {
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    transformed(anchor) { .scale(legalNumber(scale.width), legalNumber(scale.height)) }
  }

  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(anchor) { .rotation(legalNumber(angle.radians)) }
  }

  /// Turns the view in space. A proof draws it without the perspective's foreshortening.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let rotation = Transform(rotation: angle.radians, around: (axis.x, axis.y, axis.z))
    return transformed(anchor) { rotation }
  }

  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformed(.topLeading) { Transform(transform) }
  }

  /// Mirrors the view where the reading direction is right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(
      EffectModifier { environment in
        guard enabled, environment.isRightToLeft else { return nil }
        return .transform { Transform.scale(-1, 1).about($0.center) }
      })
  }

  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(
      EffectModifier { environment in
        guard case .mirrors(let direction) = behavior, environment.layoutDirection == direction else { return nil }
        return .transform { Transform.scale(-1, 1).about($0.center) }
      })
  }

  private nonisolated func transformed(_ anchor: UnitPoint, _ make: @escaping () -> Transform) -> some View {
    modifier(EffectModifier(.transform { make().about(anchor.point(in: $0)) }))
  }
}

extension Transform {
  package init(_ t: CGAffineTransform) {
    self.init(a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx), ty: Double(t.ty))
  }

  /// What a turn in space does to the plane, seen from far away; the identity for an axis without a direction.
  init(rotation angle: Double, around axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let (x, y, z) = (legalNumber(axis.x), legalNumber(axis.y), legalNumber(axis.z))
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, angle.isFinite else {
      self = .identity
      return
    }
    let (u, v, w) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    self.init(
      a: c + u * u * (1 - c), b: u * v * (1 - c) + w * s, c: u * v * (1 - c) - w * s, d: c + v * v * (1 - c), tx: 0,
      ty: 0)
  }

  /// The affine part of a projection.
  init(_ p: ProjectionTransform) {
    let scale = p.m33.isFinite && p.m33 != 0 ? p.m33 : 1
    func legal(_ value: CGFloat) -> Double { value.isFinite ? Double(value / scale) : 0 }
    self.init(a: legal(p.m11), b: legal(p.m12), c: legal(p.m21), d: legal(p.m22), tx: legal(p.m31), ty: legal(p.m32))
  }
}

/// A map of the plane with perspective: a matrix of three by three, applied to rows.
@frozen
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This map first, then the other.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }

  public mutating func invert() -> Bool {
    guard let inverse else { return false }
    self = inverse
    return true
  }

  public func inverted() -> ProjectionTransform { inverse ?? self }

  private var inverse: ProjectionTransform? {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return nil }
    var m = ProjectionTransform()
    (m.m11, m.m21, m.m31) = (c11 / determinant, c12 / determinant, c13 / determinant)
    m.m12 = (m13 * m32 - m12 * m33) / determinant
    m.m22 = (m11 * m33 - m13 * m31) / determinant
    m.m32 = (m12 * m31 - m11 * m32) / determinant
    m.m13 = (m12 * m23 - m13 * m22) / determinant
    m.m23 = (m13 * m21 - m11 * m23) / determinant
    m.m33 = (m11 * m22 - m12 * m21) / determinant
    return m
  }
}

extension CGPoint {
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = x * m.m13 + y * m.m23 + m.m33
    guard w != 0 else { return self }
    return CGPoint(x: (x * m.m11 + y * m.m21 + m.m31) / w, y: (x * m.m12 + y * m.m22 + m.m32) / w)
  }
}

/// A change of how a view is drawn that is a map of the plane.
nonisolated public protocol GeometryEffect: Animatable, _PrimitiveModifier {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public nonisolated static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.transformEach(content) { frame in
      let size = CGSize(width: frame.width, height: frame.height)
      let own = Transform(modifier.effectValue(size: size))
      return own.about(frame.origin)
    }
  }

  /// The effect while layout does not see it, which here is always.
  public nonisolated func ignoredByLayout() -> Self { self }
}
