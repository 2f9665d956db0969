import GalleyGeometry
import GalleyScreen

/// A gradient along a line.
nonisolated public struct LinearGradient: ShapeStyle, View, Sendable {
  public typealias Resolved = Never
  public typealias Body = _ShapeView<Rectangle, LinearGradient>

  var gradient: Gradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public static func _paint(_ style: Self, _ context: _StyleContext) -> _StylePaint {
    let stops = style.gradient.resolved(context)
    let (start, end) = (style.startPoint, style.endPoint)
    return _StylePaint(.gradient { .linear(stops, from: start.point(in: $0), to: end.point(in: $0)) })
  }
}

/// A gradient around a point.
nonisolated public struct RadialGradient: ShapeStyle, View, Sendable {
  public typealias Resolved = Never
  public typealias Body = _ShapeView<Rectangle, RadialGradient>

  var gradient: Gradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func _paint(_ style: Self, _ context: _StyleContext) -> _StylePaint {
    let stops = style.gradient.resolved(context)
    let (center, start, end) = (style.center, legalLength(style.startRadius), legalLength(style.endRadius))
    return _StylePaint(.gradient { .radial(stops, center: center.point(in: $0), startRadius: start, endRadius: end) })
  }
}

/// A radial gradient that is stretched to the ratio of the area it fills.
nonisolated public struct EllipticalGradient: ShapeStyle, View, Sendable {
  public typealias Resolved = Never
  public typealias Body = _ShapeView<Rectangle, EllipticalGradient>

  var gradient: Gradient
  var center: UnitPoint
  var startRadiusFraction: CGFloat
  var endRadiusFraction: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public static func _paint(_ style: Self, _ context: _StyleContext) -> _StylePaint {
    let stops = style.gradient.resolved(context)
    let (center, start, end) = (
      style.center, legalLength(style.startRadiusFraction), legalLength(style.endRadiusFraction)
    )
    // A circle in a square of one point, stretched to the rectangle.
    return _StylePaint(
      .ellipse(
        { _ in .radial(stops, center: Point(x: center.x, y: center.y), startRadius: start, endRadius: end) },
        { Transform.scale(max($0.width, 1e-6), max($0.height, 1e-6)).then(.translation($0.minX, $0.minY)) }))
  }
}

/// A gradient around a circle.
nonisolated public struct AngularGradient: ShapeStyle, View, Sendable {
  public typealias Resolved = Never
  public typealias Body = _ShapeView<Rectangle, AngularGradient>

  var gradient: Gradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public static func _paint(_ style: Self, _ context: _StyleContext) -> _StylePaint {
    let stops = style.gradient.resolved(context)
    let center = style.center
    let start = style.startAngle.radians
    let end = style.endAngle.radians
    return _StylePaint(
      .gradient { .angular(stops, center: center.point(in: $0), startAngle: start, endAngle: end) })
  }
}

/// A radius that drawing can take.
private func legalLength(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }

extension UnitPoint {
  /// The point in a rectangle.
  package func point(in rect: Rect) -> Point {
    func legal(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    return Point(x: rect.minX + legal(x) * rect.width, y: rect.minY + legal(y) * rect.height)
  }
}
