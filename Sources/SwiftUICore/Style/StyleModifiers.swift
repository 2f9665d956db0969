import GalleyGeometry
import GalleyScreen

/// A shadow that a style throws, outside of what it paints or inside.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false) }

  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true) }
}

/// A style with something done to what it paints.
public struct _ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never

  enum Change: Sendable {
    case shadow(ShadowStyle)
    case opacity(Double)
    case blend(BlendMode)
  }

  let base: Base
  let change: Change

  public static func _paint(_ style: Self, _ context: _StyleContext) -> _StylePaint {
    var paint = Base._paint(style.base, context)
    switch style.change {
    case .opacity(let opacity): paint.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1
    case .blend(let mode): paint.blend = mode.name
    case .shadow(let shadow):
      // A drawing list has no shadows inside of shapes.
      guard !shadow.isInner else { break }
      paint.shadows.append(
        DrawingLayer.Shadow(
          color: shadow.color.rgba(in: context.environment), radius: legalNumber(shadow.radius),
          offset: Point(x: legalNumber(shadow.x), y: legalNumber(shadow.y))))
    }
    return paint
  }
}

/// A number of user code's that drawing can take.
func legalNumber(_ value: CGFloat) -> Double { value.isMeasurable ? Double(value) : 0 }

/// A gap that somebody sets; one that is no length counts as none at all.
func legalGap(_ value: CGFloat?) -> Double? { value.map { legalNumber($0) } }

extension ShapeStyle {
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ModifiedShapeStyle(base: self, change: .shadow(style))
  }

  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _ModifiedShapeStyle(base: self, change: .opacity(opacity))
  }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _ModifiedShapeStyle(base: self, change: .blend(mode)) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
