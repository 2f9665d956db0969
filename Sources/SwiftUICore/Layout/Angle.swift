/// A turn.
@frozen
public struct Angle: Hashable, Sendable {
  public var radians: Double

  @inlinable
  public init() { radians = 0 }

  @inlinable
  public init(radians: Double) { self.radians = radians }

  @inlinable
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  @inlinable
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle()

  @inlinable
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  @inlinable
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  public static func * (factor: Double, angle: Angle) -> Angle { Angle(radians: angle.radians * factor) }
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
  public static func += (a: inout Angle, b: Angle) { a = a + b }
  public static func -= (a: inout Angle, b: Angle) { a = a - b }
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
}

extension Angle: Comparable {
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
