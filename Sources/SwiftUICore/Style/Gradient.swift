import GalleyScreen

/// Colours along a line.
@frozen
public struct Gradient: Hashable, Sendable {
  @frozen
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// From 0 to 1.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// In which space colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    public static let device = ColorSpace(name: "device")
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  public var stops: [Gradient.Stop]
  var space = ColorSpace.device

  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// Spread evenly.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return AnyGradient(copy)
  }

  /// The stops' colours in a place. A perceptual gradient gets stops in between, because drawing mixes by sRGB numbers.
  func resolved(_ context: _StyleContext) -> [Paint.Stop] {
    let plain = stops.map {
      Paint.Stop(
        color: $0.color.rgba(in: context.environment, level: context.level),
        location: $0.location.isFinite ? Double($0.location) : 0)
    }
    guard space == .perceptual else { return plain }
    var result: [Paint.Stop] = []
    for (a, b) in zip(plain, plain.dropFirst()) {
      for step in 0..<8 {
        let fraction = Double(step) / 8
        result.append(
          Paint.Stop(
            color: a.color.mixed(with: b.color, by: fraction, perceptual: true),
            location: a.location + (b.location - a.location) * fraction))
      }
    }
    return result + plain.suffix(1)
  }
}

/// A gradient without a form: linear from top to bottom where one is needed.
public struct AnyGradient: Hashable, ShapeStyle {
  public typealias Resolved = Never

  let gradient: Gradient
  /// The colour whose own gradient this is; it gets lighter upwards.
  let color: Color?

  public init(_ gradient: Gradient) {
    self.gradient = gradient
    color = nil
  }

  init(of color: Color) {
    self.color = color
    gradient = Gradient(colors: [color.mix(with: .white, by: AnyGradient.lightening, in: .device), color])
  }

  private static let lightening = StyleFacts.shared.gradientLightening

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }

  public static func _paint(_ style: AnyGradient, _ context: _StyleContext) -> _StylePaint {
    LinearGradient._paint(LinearGradient(gradient: style.gradient, startPoint: .top, endPoint: .bottom), context)
  }
}

extension Color {
  /// The colour as a subtle gradient.
  public var gradient: AnyGradient { AnyGradient(of: self) }
}
