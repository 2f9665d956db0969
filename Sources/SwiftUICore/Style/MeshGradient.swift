import GalleyGeometry
import GalleyScreen

/// Colours at the points of a grid. In a proof: a linear gradient between the averages of the upper and the lower row.
nonisolated public struct MeshGradient: ShapeStyle, View, Sendable {
  public typealias Resolved = Never
  public typealias Body = _ShapeView<Rectangle, MeshGradient>

  let width: Int
  let height: Int
  let colors: [Color]
  let background: Color

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.colors = colors
    self.background = background
  }

  public static func _paint(_ style: Self, _ context: _StyleContext) -> _StylePaint {
    guard style.width > 0, style.height > 0, !style.colors.isEmpty else {
      return Color._paint(style.background, context)
    }
    let rows = stride(from: 0, to: style.colors.count, by: style.width).map { start in
      average(style.colors[start..<min(start + style.width, style.colors.count)], context)
    }
    let last = Double(max(1, rows.count - 1))
    let stops = rows.enumerated().map { Paint.Stop(color: $1, location: Double($0) / last) }
    return _StylePaint(
      .gradient { .linear(stops, from: Point(x: $0.midX, y: $0.minY), to: Point(x: $0.midX, y: $0.maxY)) })
  }

  private static func average(_ colors: ArraySlice<Color>, _ context: _StyleContext) -> RGBA {
    var sum = RGBA.clear
    for color in colors {
      let part = color.rgba(in: context.environment, level: context.level)
      sum.red += part.red
      sum.green += part.green
      sum.blue += part.blue
      sum.alpha += part.alpha
    }
    let count = Double(max(1, colors.count))
    return RGBA(red: sum.red / count, green: sum.green / count, blue: sum.blue / count, alpha: sum.alpha / count)
  }
}
