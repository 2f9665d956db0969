import CoreGraphics
import Foundation

extension UIImage {
  /// Traits that an image is looked up with.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    public internal(set) var traitCollection: UITraitCollection?

    public init(traitCollection: UITraitCollection? = nil) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// This with what the other says.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? Self else { return self }
      return other
    }

    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      let changed = duplicate()
      changed.traitCollection = traitCollection
      return changed as? Self ?? self
    }

    func duplicate() -> Configuration { Configuration() }

    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// Size, weight, scale and colours of a symbol; what is not said is taken from the text around it.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Hashable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight: SymbolWeight = .unspecified
      var scale: SymbolScale = .unspecified
      var colors: [UIColor] = []
      var isHierarchical = false
      var prefersMulticolor = false
      var isMonochrome = false
    }

    let values: Values

    init(values: Values) {
      self.values = values
      super.init()
    }

    public class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(values: Values()) }

    public convenience init(scale: UIImage.SymbolScale) { self.init(values: Values(scale: scale)) }

    public convenience init(pointSize: CGFloat) { self.init(values: Values(pointSize: pointSize)) }

    public convenience init(weight: UIImage.SymbolWeight) { self.init(values: Values(weight: weight)) }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(values: Values(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(textStyle: UIFont.TextStyle) { self.init(values: Values(textStyle: textStyle)) }

    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(values: Values(textStyle: textStyle, scale: scale))
    }

    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      let weight = UIFont.Weight(openType: font.request.weight)
      self.init(
        values: Values(
          pointSize: font.pointSize,
          weight: (1...9).lazy.compactMap(SymbolWeight.init(rawValue:)).first { $0.fontWeight() == weight } ?? .regular,
          scale: scale))
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init(values: Values(colors: [hierarchicalColor], isHierarchical: true))
    }

    public convenience init(paletteColors: [UIColor]) { self.init(values: Values(colors: paletteColors)) }

    public class func preferringMulticolor() -> Self { make(Values(prefersMulticolor: true)) }

    public class func preferringMonochrome() -> Self { make(Values(isMonochrome: true)) }

    private class func make(_ values: Values) -> Self {
      let made = SymbolConfiguration(values: values)
      // The class is final, so Self is it.
      return made as? Self ?? unsafeDowncast(made, to: Self.self)
    }

    var scale: SymbolScale { values.scale }

    /// nil where the text around it decides.
    var font: UIFont? {
      let weight = values.weight == .unspecified ? nil : values.weight.fontWeight()
      if let size = values.pointSize { return .systemFont(ofSize: size, weight: weight ?? .regular) }
      guard let style = values.textStyle else {
        return weight.map { .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize, weight: $0) }
      }
      let preferred = UIFont.preferredFont(forTextStyle: style)
      return weight.map { .systemFont(ofSize: preferred.pointSize, weight: $0) } ?? preferred
    }

    /// The colours of a palette or the one of a hierarchy.
    @_spi(Galley) public var colors: [UIColor] { values.colors }

    public override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = (otherConfiguration as? SymbolConfiguration)?.values else { return self }
      var merged = values
      if let size = other.pointSize {
        merged.pointSize = size
        merged.textStyle = nil
      }
      if let style = other.textStyle {
        merged.textStyle = style
        merged.pointSize = nil
      }
      if other.weight != .unspecified { merged.weight = other.weight }
      if other.scale != .unspecified { merged.scale = other.scale }
      if !other.colors.isEmpty {
        merged.colors = other.colors
        merged.isHierarchical = other.isHierarchical
      }
      if other.prefersMulticolor { merged.prefersMulticolor = true }
      if other.isMonochrome { merged.isMonochrome = true }
      return Self.make(merged)
    }

    override func duplicate() -> Configuration { SymbolConfiguration(values: values) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }

    public override var hash: Int { values.hashValue }
  }
}
