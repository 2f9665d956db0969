/// A colour: numbers in a colour space, with alpha last.
public final class CGColor: Hashable, @unchecked Sendable {
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    colorSpace = CGColorSpaceCreateDeviceRGB()
    values = [red, green, blue, alpha]
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    colorSpace = CGColorSpaceCreateDeviceGray()
    values = [gray, alpha]
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  public init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    colorSpace = CGColorSpaceCreateDeviceCMYK()
    values = [cyan, magenta, yellow, black, alpha]
  }

  /// As many components as the space has, and alpha.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    colorSpace = space
    values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
  }

  public var alpha: CGFloat { values.last ?? 0 }
  public var numberOfComponents: Int { values.count }
  public var components: [CGFloat]? { values }

  public func copy(alpha: CGFloat) -> CGColor? {
    var changed = values
    changed[changed.count - 1] = alpha
    return changed.withUnsafeBufferPointer { buffer in
      guard let colorSpace, let base = buffer.baseAddress else { return nil }
      return CGColor(colorSpace: colorSpace, components: base)
    }
  }

  public func copy() -> CGColor? { self }

  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    let rgb = srgb
    switch space.model {
    case .rgb where space.name == CGColorSpace.sRGB || space.name == CGColorSpace.extendedSRGB:
      return CGColor(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: rgb.alpha)
    case .monochrome:
      let gray = 0.2126 * rgb.red + 0.7152 * rgb.green + 0.0722 * rgb.blue
      return CGColor(gray: gray, alpha: rgb.alpha)
    default: return space == colorSpace ? self : nil
    }
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.colorSpace == b.colorSpace && a.values == b.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor {
  /// The colour's numbers in (extended) sRGB, as drawing takes them.
  @_spi(Galley) public var srgb: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch colorSpace?.model {
    case .monochrome: return (values[0], values[0], values[0], alpha)
    case .cmyk:
      let light = 1 - values[3]
      return ((1 - values[0]) * light, (1 - values[1]) * light, (1 - values[2]) * light, alpha)
    default: break
    }
    let numbers = (values[0], values[1], values[2])
    switch colorSpace?.name {
    case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.genericRGBLinear:
      return (Self.encoded(numbers.0), Self.encoded(numbers.1), Self.encoded(numbers.2), alpha)
    case CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3:
      let rgb = Self.srgb(displayP3: numbers)
      return (rgb.0, rgb.1, rgb.2, alpha)
    default: return (numbers.0, numbers.1, numbers.2, alpha)
    }
  }

  /// Display P3 in extended sRGB: both share the transfer curve and the D65 white, so one matrix on linear light does
  /// it. The matrix follows from the primaries in SMPTE EG 432-1 and IEC 61966-2-1.
  @_spi(Galley) public static func srgb(displayP3 p3: (CGFloat, CGFloat, CGFloat)) -> (CGFloat, CGFloat, CGFloat) {
    let (r, g, b) = (linear(p3.0), linear(p3.1), linear(p3.2))
    return (
      encoded(1.224940176 * r - 0.224940176 * g),
      encoded(-0.042056955 * r + 1.042056955 * g),
      encoded(-0.019637555 * r - 0.078636046 * g + 1.098273600 * b)
    )
  }

  /// sRGB's transfer curve, mirrored below zero.
  static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let curve = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -curve : curve
  }

  static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let line = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -line : line
  }
}
