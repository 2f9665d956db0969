@_spi(Galley) import CoreGraphics
import Foundation
import GalleyScreen

/// A colour, which may differ from traits to traits.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let foundationKind = FoundationKind()
  enum Storage {
    /// sRGB, outside 0…1 for wide gamut.
    case rgba(RGBA)
    /// Kept as gray, so that `getWhite` and `cgColor` have one number.
    case white(CGFloat, alpha: CGFloat)
    case system(String)
    case dynamic((UITraitCollection) -> UIColor)
    case faded(UIColor, alpha: CGFloat)
    case pattern(UIImage)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .rgba(RGBA(red: red, green: green, blue: blue, alpha: min(1, max(0, alpha))))
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    storage = .white(white, alpha: min(1, max(0, alpha)))
    super.init()
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    storage = .rgba(RGBA(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: min(1, max(0, alpha))))
    super.init()
  }

  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let rgb = CGColor.srgb(displayP3: (displayP3Red, green, blue))
    storage = .rgba(RGBA(red: rgb.0, green: rgb.1, blue: rgb.2, alpha: min(1, max(0, alpha))))
    super.init()
  }

  public init(cgColor: CGColor) {
    let rgb = cgColor.srgb
    storage =
      cgColor.numberOfComponents == 2
      ? .white(rgb.red, alpha: rgb.alpha)
      : .rgba(RGBA(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: rgb.alpha))
    super.init()
  }

  /// A colour that is asked anew for each set of traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
    super.init()
  }

  public init(patternImage image: UIImage) {
    storage = .pattern(image)
    super.init()
  }

  /// A colour of the asset catalog; nil when it has none of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard AssetLibrary.shared.hasColor(name) else { return nil }
    storage = .dynamic { traits in
      UIColor(storage: .rgba(AssetLibrary.shared.color(name, traits.palette) ?? .clear))
    }
    super.init()
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.system(let a), .system(let b)): return a == b
    case (.faded(let a, let x), .faded(let b, let y)): return a == b && x == y
    case (.rgba, .rgba), (.rgba, .white), (.white, .rgba), (.white, .white):
      return rgba(in: .current) == other.rgba(in: .current)
    default: return false
    }
  }

  open override var hash: Int {
    switch storage {
    case .rgba, .white: rgba(in: .current).hashValue
    case .system(let name): name.hashValue
    case .faded(let color, let alpha): color.hash ^ alpha.hashValue
    case .dynamic, .pattern: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    let c = rgba(in: .current)
    return "UIColor(\(c.red) \(c.green) \(c.blue) \(c.alpha))"
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

extension UIColor {
  /// The numbers that the colour has under traits, in sRGB.
  @_spi(Galley) public func rgba(in traits: UITraitCollection) -> RGBA {
    switch storage {
    case .rgba(let color): return color
    case .white(let white, let alpha): return RGBA(red: white, green: white, blue: white, alpha: alpha)
    case .system(let name): return SystemPalette.shared.color(name, traits.palette) ?? .clear
    case .dynamic(let provider): return provider(traits).rgba(in: traits)
    case .faded(let color, let alpha):
      var faded = color.rgba(in: traits)
      faded.alpha = alpha
      return faded
    case .pattern: return .clear
    }
  }

  /// The image a pattern repeats; nil for a plain colour.
  @_spi(Galley) public var patternImage: UIImage? {
    if case .pattern(let image) = storage { image } else { nil }
  }

  /// The same colour with another alpha; one that depends on traits still does.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = min(1, max(0, alpha))
    switch storage {
    case .white(let white, _): return UIColor(white: white, alpha: alpha)
    case .rgba(var color):
      color.alpha = alpha
      return UIColor(storage: .rgba(color))
    case .faded(let color, _): return UIColor(storage: .faded(color, alpha: alpha))
    case .system, .dynamic: return UIColor(storage: .faded(self, alpha: alpha))
    case .pattern: return self
    }
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .rgba, .white, .pattern: self
    case .system, .dynamic, .faded: UIColor(storage: .rgba(rgba(in: traitCollection)))
    }
  }

  public var cgColor: CGColor {
    if case .white(let white, let alpha) = storage { return CGColor(gray: white, alpha: alpha) }
    let c = rgba(in: .current)
    return CGColor(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
  }

  public var ciColor: CIColor { CIColor(color: self) }

  /// Fill and stroke colour of the current drawing context.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// A colour of Core Image, as far as `UIColor.ciColor` is asked for its parts.
public final class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(color: UIColor) {
    let c = color.rgba(in: .current)
    self.init(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
  }
}
