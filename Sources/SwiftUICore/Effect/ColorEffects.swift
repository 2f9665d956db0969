import GalleyScreen

/// A change of colours as a matrix over red, green, blue and one.
struct ColorMatrix: Sendable {
  /// Three rows of four.
  var rows: [[Double]]

  static let identity = ColorMatrix(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]])

  func callAsFunction(_ color: RGBA) -> RGBA {
    func row(_ place: Int) -> Double {
      let r = rows[place]
      return min(max(r[0] * color.red + r[1] * color.green + r[2] * color.blue + r[3], 0), 1)
    }
    return RGBA(red: row(0), green: row(1), blue: row(2), alpha: color.alpha)
  }

  /// Rec. 709's weights of light, as the filters of CSS and SVG use them.
  static let luminance = (0.2126, 0.7152, 0.0722)

  static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(rows: [[1, 0, 0, amount], [0, 1, 0, amount], [0, 0, 1, amount]])
  }

  static func contrast(_ amount: Double) -> ColorMatrix {
    let shift = 0.5 - 0.5 * amount
    return ColorMatrix(rows: [[amount, 0, 0, shift], [0, amount, 0, shift], [0, 0, amount, shift]])
  }

  static func saturation(_ amount: Double) -> ColorMatrix {
    let (r, g, b) = luminance
    let rest = 1 - amount
    return ColorMatrix(rows: [
      [rest * r + amount, rest * g, rest * b, 0], [rest * r, rest * g + amount, rest * b, 0],
      [rest * r, rest * g, rest * b + amount, 0],
    ])
  }

  /// The rotation of hues that SVG's `feColorMatrix` defines.
  static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    return ColorMatrix(rows: [
      [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0],
      [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0],
      [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0],
    ])
  }

  static let inverted = ColorMatrix(rows: [[-1, 0, 0, 1], [0, -1, 0, 1], [0, 0, -1, 1]])
}

extension View {
  public nonisolated func brightness(_ amount: Double) -> some View { recoloured(.brightness(legalNumber(amount))) }

  public nonisolated func contrast(_ amount: Double) -> some View { recoloured(.contrast(legalNumber(amount))) }

  public nonisolated func saturation(_ amount: Double) -> some View { recoloured(.saturation(legalNumber(amount))) }

  public nonisolated func grayscale(_ amount: Double) -> some View {
    recoloured(.saturation(1 - min(max(legalNumber(amount), 0), 1)))
  }

  public nonisolated func hueRotation(_ angle: Angle) -> some View { recoloured(.hueRotation(angle)) }

  public nonisolated func colorInvert() -> some View { recoloured(.inverted) }

  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(
      EffectModifier { environment in
        let factor = color.rgba(in: environment)
        return .recolor { other in
          RGBA(
            red: other.red * factor.red, green: other.green * factor.green, blue: other.blue * factor.blue,
            alpha: other.alpha * factor.alpha)
        }
      })
  }

  public nonisolated func luminanceToAlpha() -> some View {
    modifier(
      EffectModifier(
        .recolor { color in
          let (r, g, b) = ColorMatrix.luminance
          let light = r * color.red + g * color.green + b * color.blue
          return RGBA(red: 0, green: 0, blue: 0, alpha: color.alpha * light)
        }))
  }

  private nonisolated func recoloured(_ matrix: ColorMatrix) -> some View {
    modifier(EffectModifier(.recolor { matrix($0) }))
  }
}
