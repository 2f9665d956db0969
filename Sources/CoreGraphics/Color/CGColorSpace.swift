/// How many numbers a colour has in a space and what they mean.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

/// A named colour space. Only those whose numbers can be shown as sRGB are known.
public final class CGColorSpace: Hashable, @unchecked Sendable {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  public let name: CFString?
  public let model: CGColorSpaceModel

  private static let models: [CFString: CGColorSpaceModel] = [
    sRGB: .rgb, extendedSRGB: .rgb, linearSRGB: .rgb, extendedLinearSRGB: .rgb, displayP3: .rgb,
    extendedDisplayP3: .rgb, genericRGBLinear: .rgb, genericGrayGamma2_2: .monochrome, extendedGray: .monochrome,
    linearGray: .monochrome, genericCMYK: .cmyk,
  ]

  /// nil for a name that is not one of the type's constants.
  public init?(name: CFString) {
    guard let model = Self.models[name] else { return nil }
    self.name = name
    self.model = model
  }

  init(known name: CFString, _ model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// Numbers of a colour, alpha not among them.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.extendedDisplayP3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name && a.model == b.model }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(known: CGColorSpace.sRGB, .rgb) }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(known: CGColorSpace.genericGrayGamma2_2, .monochrome)
}

public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(known: CGColorSpace.genericCMYK, .cmyk) }

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}
