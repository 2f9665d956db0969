import CoreGraphics
import Foundation
import GalleyScenario
import GalleyTypography

/// What a font is to be like, before it is made.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let foundationKind = FoundationKind()
  let request: TypefaceRequest
  let style: UIFont.TextStyle?
  public let symbolicTraits: SymbolicTraits

  init(request: TypefaceRequest, style: UIFont.TextStyle? = nil, symbolicTraits: SymbolicTraits? = nil) {
    self.request = request
    self.style = style
    self.symbolicTraits = symbolicTraits ?? SymbolicTraits(request)
    super.init()
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(request: TypefaceRequest(size: 0).taking(attributes))
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(request: TypefaceRequest(family: .named(fontName), size: size))
  }

  public var pointSize: CGFloat { request.size }
  public var postscriptName: String { UIFont(request: request).fontName }

  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: pointSize]
    if case .named(let name) = request.family { attributes[.family] = name }
    if let style { attributes[.textStyle] = style.rawValue }
    return attributes
  }

  public var matrix: CGAffineTransform { .identity }

  /// The descriptor itself: which faces a device has, a proof does not ask.
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    [self]
  }

  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let scenario = UIKitScenario.shared
    let traits = traitCollection ?? .current
    let size = traits.preferredContentSizeCategory.textSize ?? scenario.textSize
    guard let name = style.tableName,
      let entry = TextStyleTable.shared.entry(name, size: size, platform: scenario.platform)
    else { return UIFontDescriptor(request: TypefaceRequest(size: UIFont.labelFontSize), style: style) }
    var request = TypefaceRequest(size: entry.size, weight: entry.weight)
    request.leading = max(0, entry.lineHeight - UIKitScenario.metrics(request).lineHeight)
    return UIFontDescriptor(request: request, style: style)
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed(style: nil) {
      $0.size = newPointSize
      $0.leading = 0
    }
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor { changed { $0.family = .named(newFamily) } }

  public func withFace(_ newFace: String) -> UIFontDescriptor { self }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard let known = design.typefaceDesign else { return nil }
    return changed { $0.family = .system(known) }
  }

  /// The traits replace those the descriptor has; bold gives a text style its emphasized weight.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var request = request
    let scenario = UIKitScenario.shared
    let size = UITraitCollection.current.preferredContentSizeCategory.textSize ?? scenario.textSize
    let entry = style?.tableName.flatMap {
      TextStyleTable.shared.entry($0, size: size, platform: scenario.platform)
    }
    if symbolicTraits.contains(.traitBold) {
      request.weight = entry?.emphasized ?? max(request.weight, UIFont.Weight.bold.openType)
    } else if self.symbolicTraits.contains(.traitBold) {
      request.weight = UIFont.Weight.regular.openType
    }
    request.italic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitMonoSpace), case .system = request.family { request.family = .system(.monospaced) }
    if let entry, symbolicTraits.contains(.traitTightLeading) || symbolicTraits.contains(.traitLooseLeading) {
      // A tight leading takes the whole leading of a style away and a loose one adds as much: inferred from
      // preferredFont's line heights, which move by two points either way for body.
      let natural = max(0, entry.lineHeight - UIKitScenario.metrics(request).lineHeight)
      request.leading = symbolicTraits.contains(.traitTightLeading) ? 0 : natural * 2
    }
    return UIFontDescriptor(request: request, style: style, symbolicTraits: symbolicTraits)
  }

  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(request: request.taking(attributes), style: style)
  }

  private func changed(
    style newStyle: UIFont.TextStyle?? = nil, _ change: (inout TypefaceRequest) -> Void
  ) -> UIFontDescriptor {
    var request = request
    change(&request)
    return UIFontDescriptor(request: request, style: newStyle ?? style, symbolicTraits: symbolicTraits)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.request == request }

  open override var hash: Int { request.hashValue }
}

extension UIFontDescriptor {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)

    init(_ request: TypefaceRequest) {
      self = []
      if request.italic { insert(.traitItalic) }
      if request.weight >= UIFont.Weight.semibold.openType { insert(.traitBold) }
      if request.family == .system(.monospaced) { insert(.traitMonoSpace) }
    }
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName("NSFontFamilyAttribute")
    public static let name = AttributeName("NSFontNameAttribute")
    public static let face = AttributeName("NSFontFaceAttribute")
    public static let size = AttributeName("NSFontSizeAttribute")
    public static let visibleName = AttributeName("NSFontVisibleNameAttribute")
    public static let matrix = AttributeName("NSFontMatrixAttribute")
    public static let traits = AttributeName("NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName("NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName("NSCTFontFeatureSettingsAttribute")
    public static let cascadeList = AttributeName("NSCTFontCascadeListAttribute")
    public static let fixedAdvance = AttributeName("NSCTFontFixedAdvanceAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = type
    public static let typeIdentifier = selector
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    var typefaceDesign: TypefaceRequest.Design? {
      switch self {
      case .default: .standard
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: nil
      }
    }
  }
}

extension TypefaceRequest {
  /// The request with what attributes say.
  fileprivate func taking(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> TypefaceRequest {
    var changed = self
    if let family = attributes[.family] as? String ?? attributes[.name] as? String { changed.family = .named(family) }
    if let size = attributes[.size] as? CGFloat {
      changed.size = size
    } else if let size = attributes[.size] as? Int {
      changed.size = Double(size)
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { changed.weight = weight.openType }
      if let weight = traits[.weight] as? CGFloat { changed.weight = UIFont.Weight(weight).openType }
    }
    return changed
  }
}
