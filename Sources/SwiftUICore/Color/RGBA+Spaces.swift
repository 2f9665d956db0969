import Foundation
import GalleyScreen

extension RGBA {
  /// Numbers of a colour space in (extended) sRGB.
  init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
    func legal(_ value: Double) -> Double { value.isFinite ? value : 0 }
    let (r, g, b) = (legal(red), legal(green), legal(blue))
    let alpha = min(max(legal(opacity), 0), 1)
    switch space {
    case .sRGB: self.init(red: r, green: g, blue: b, alpha: alpha)
    case .sRGBLinear:
      self.init(red: RGBA.encoded(r), green: RGBA.encoded(g), blue: RGBA.encoded(b), alpha: alpha)
    case .displayP3:
      let (x, y, z) = (RGBA.linear(r), RGBA.linear(g), RGBA.linear(b))
      // Display P3 and sRGB share the curve and the white point: one matrix on linear light, from the primaries of
      // SMPTE EG 432-1 and IEC 61966-2-1.
      self.init(
        red: RGBA.encoded(1.224940176 * x - 0.224940176 * y),
        green: RGBA.encoded(-0.042056955 * x + 1.042056955 * y),
        blue: RGBA.encoded(-0.019637555 * x - 0.078636046 * y + 1.098273600 * z), alpha: alpha)
    }
  }

  init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    func unit(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    let (s, v) = (unit(saturation), unit(brightness))
    let sector = unit(hue) * 6
    func channel(_ shift: Double) -> Double {
      let k = (sector + shift).truncatingRemainder(dividingBy: 6)
      return v - v * s * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: unit(opacity))
  }

  init(_ color: CGColor) {
    let values = (color.components ?? []).map { Double($0) }
    switch values.count {
    case 4...: self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    case 2, 3: self.init(red: values[0], green: values[0], blue: values[0], alpha: values[1])
    default: self = .clear
    }
  }

  /// sRGB's transfer curve, mirrored below zero.
  static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let curve = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -curve : curve
  }

  static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let line = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -line : line
  }

  /// Between two colours, by their numbers in sRGB or by Oklab, with alpha multiplied in.
  func mixed(with other: RGBA, by fraction: Double, perceptual: Bool) -> RGBA {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    let alpha = between(self.alpha, other.alpha)
    guard perceptual else {
      return RGBA(
        red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue), alpha: alpha)
    }
    let (a, b) = (oklab, other.oklab)
    return RGBA(
      oklab: (between(a.0, b.0), between(a.1, b.1), between(a.2, b.2)), alpha: alpha)
  }

  /// Lightness and the two opponent axes of Oklab (B. Ottosson, 2020).
  private var oklab: (Double, Double, Double) {
    let (r, g, b) = (RGBA.linear(red), RGBA.linear(green), RGBA.linear(blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  private init(oklab: (Double, Double, Double), alpha: Double) {
    let l = pow(oklab.0 + 0.3963377774 * oklab.1 + 0.2158037573 * oklab.2, 3)
    let m = pow(oklab.0 - 0.1055613458 * oklab.1 - 0.0638541728 * oklab.2, 3)
    let s = pow(oklab.0 - 0.0894841775 * oklab.1 - 1.2914855480 * oklab.2, 3)
    self.init(
      red: RGBA.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: RGBA.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: RGBA.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }

  /// `#RRGGBBAA`.
  var hexadecimal: String {
    func byte(_ value: Double) -> String {
      let number = Int((min(max(value, 0), 1) * 255).rounded())
      let digits = String(number, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + byte(red) + byte(green) + byte(blue) + byte(alpha)
  }
}
