import GalleyGeometry
import GalleyScreen

extension GraphicsContext {
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// What is done to a layer. Filters of colour are accepted and not drawn.
  public struct Filter {
    let layer: (EnvironmentValues) -> DrawingLayer?

    private static let nothing = Filter { _ in nil }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: GraphicsContext.BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { environment in
        DrawingLayer(
          shadow: DrawingLayer.Shadow(
            color: color.rgba(in: environment), radius: max(0, legalNumber(radius)),
            offset: Point(x: legalNumber(x), y: legalNumber(y))))
      }
    }

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { _ in radius > 0 ? DrawingLayer(blur: legalNumber(radius)) : nil }
    }

    public static func brightness(_ amount: Double) -> Filter { nothing }
    public static func contrast(_ amount: Double) -> Filter { nothing }
    public static func saturation(_ amount: Double) -> Filter { nothing }
    public static func grayscale(_ amount: Double) -> Filter { nothing }
    public static func hueRotation(_ angle: Angle) -> Filter { nothing }
    public static func colorInvert(_ amount: Double = 1) -> Filter { nothing }
    public static func colorMultiply(_ color: Color) -> Filter { nothing }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { nothing }
    public static var luminanceToAlpha: Filter { nothing }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// What paths are painted with. Points are in the context's coordinates.
  public struct Shading {
    let paint: (EnvironmentValues) -> _StylePaint

    public static var foreground: Shading { Shading { $0.foregroundPaint() } }

    public static var backdrop: Shading { Shading { _ in _StylePaint(.nothing) } }

    public static func color(_ color: Color) -> Shading { Shading { .color(color.rgba(in: $0)) } }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { S._paint(style, _StyleContext($0)) } }

    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment in
        let stops = gradient.resolved(_StyleContext(environment))
        return _StylePaint(.gradient { _ in .linear(stops, from: Point(startPoint), to: Point(endPoint)) })
      }
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment in
        let stops = gradient.resolved(_StyleContext(environment))
        return _StylePaint(
          .gradient { _ in
            .radial(
              stops, center: Point(center), startRadius: legalNumber(startRadius), endRadius: legalNumber(endRadius))
          })
      }
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment in
        let stops = gradient.resolved(_StyleContext(environment))
        return _StylePaint(
          .gradient { _ in
            .angular(
              stops, center: Point(center), startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
          })
      }
    }

    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { Shading { _ in _StylePaint(.nothing) } }
  }

  public func resolve(_ shading: Shading) -> Shading { shading }
}
