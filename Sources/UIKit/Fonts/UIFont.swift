import CoreGraphics
import Foundation
import GalleyTypography

/// A font at a size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let foundationKind = FoundationKind()
  /// What the typesetter is asked for.
  @_spi(Galley) public let request: TypefaceRequest
  /// The style the font was preferred for; nil for one made by size.
  let style: TextStyle?
  private let name: String?
  /// The style whose metrics keep the font scaling, and its size before scaling: from ``UIFontMetrics``.
  let scaling: (style: TextStyle, baseSize: CGFloat, limit: CGFloat?)?
  var symbolicTraits: UIFontDescriptor.SymbolicTraits

  init(
    request: TypefaceRequest, style: TextStyle? = nil, name: String? = nil,
    scaling: (style: TextStyle, baseSize: CGFloat, limit: CGFloat?)? = nil,
    symbolicTraits: UIFontDescriptor.SymbolicTraits? = nil
  ) {
    var legal = request
    legal.size = Typesetter.legalSize(request.size)
    if legal.size != request.size {
      PlatformNotes.add("UIFont: a size of \(request.size) counts as \(Int(legal.size))")
    }
    self.request = legal
    self.style = style
    self.name = name
    self.scaling = scaling
    self.symbolicTraits = symbolicTraits ?? UIFontDescriptor.SymbolicTraits(request)
    super.init()
  }

  /// A font by its family or PostScript name; nil for one that neither the system nor the app has, as on a device.
  ///
  /// Which fonts systems other than iOS have is not known here: there any name but an empty one is one.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard UIFont.isKnown(fontName) else {
      PlatformNotes.add("no font \(fontName): UIFont(name:size:) is nil")
      return nil
    }
    self.init(
      request: TypefaceRequest(family: .named(fontName), size: fontSize),
      name: fontName)
    if InstalledFonts.shared.has(fontName), !UIKitScenario.comesWithApp(fontName) {
      PlatformNotes.add(
        "\(fontName) is not part of this tool: \(UIKitScenario.standInFace(request)) stands in for it", place: 0)
    }
  }

  private static func isKnown(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    guard UIKitScenario.shared.platform == .iOS else { return true }
    return InstalledFonts.shared.has(name) || UIKitScenario.comesWithApp(name)
  }

  /// A size of 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var request = descriptor.request
    if pointSize != 0 { request.size = pointSize }
    self.init(
      request: request, style: pointSize == 0 || pointSize == descriptor.pointSize ? descriptor.style : nil,
      symbolicTraits: descriptor.symbolicTraits)
  }

  private var metrics: FontMetrics { UIKitScenario.metrics(request) }

  public var familyName: String {
    guard case .named(let name) = request.family else { return ".AppleSystemUIFont" }
    return InstalledFonts.shared.family(ofFace: name) ?? name
  }
  public var fontName: String {
    guard case .named(let family) = request.family else { return ".SFUI-\(weightName)" }
    return InstalledFonts.shared.faces(ofFamily: name ?? family).first ?? name ?? family
  }
  public var pointSize: CGFloat { request.size }
  public var ascender: CGFloat { metrics.ascent }
  /// Below zero, as UIKit has it.
  public var descender: CGFloat { -metrics.descent }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }
  public var lineHeight: CGFloat { metrics.lineHeight }
  public var leading: CGFloat { metrics.leading }

  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(request: request, style: style, symbolicTraits: symbolicTraits)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var changed = request
    changed.size = fontSize
    changed.leading = 0
    return UIFont(request: changed, name: name, symbolicTraits: symbolicTraits)
  }

  private var weightName: String {
    switch request.weight {
    case ..<150: "Ultralight"
    case ..<250: "Thin"
    case ..<350: "Light"
    case ..<450: "Regular"
    case ..<550: "Medium"
    case ..<650: "Semibold"
    case ..<750: "Bold"
    case ..<850: "Heavy"
    default: "Black"
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return request == other.request && style == other.style && symbolicTraits == other.symbolicTraits
  }

  open override var hash: Int { request.hashValue }

  open override var description: String { "\(fontName) \(pointSize)pt" }
}

extension UIKitScenario {
  /// A font's measures. The typesetter is not for two threads at once, and fonts may be asked from any.
  static func metrics(_ request: TypefaceRequest) -> FontMetrics {
    lock.lock()
    defer { lock.unlock() }
    return typesetter.metrics(request, profile: profile)
  }

  static func face(_ request: TypefaceRequest) -> String? {
    lock.lock()
    defer { lock.unlock() }
    return typesetter.face(request, profile: profile)
  }

  static func comesWithApp(_ name: String) -> Bool { typesetter.comesWithApp(name) }

  private static let lock = NSLock()
}

extension UIFont {
  /// How heavy strokes are: -1…1 with 0 for regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    private static let ordered: [(Weight, Int)] = [
      (ultraLight, 100), (thin, 200), (light, 300), (regular, 400), (medium, 500), (semibold, 600), (bold, 700),
      (heavy, 800), (black, 900),
    ]

    /// 100…900, as OpenType counts; between two named weights in proportion.
    @_spi(Galley) public var openType: Int {
      let table = Self.ordered
      guard let above = table.firstIndex(where: { $0.0.rawValue >= rawValue }) else { return 900 }
      guard above > 0 else { return 100 }
      let (low, high) = (table[above - 1], table[above])
      let part = (rawValue - low.0.rawValue) / (high.0.rawValue - low.0.rawValue)
      return low.1 + Int((part * CGFloat(high.1 - low.1)).rounded())
    }

    @_spi(Galley) public init(openType weight: Int) {
      self = Self.ordered.min { abs($0.1 - weight) < abs($1.1 - weight) }?.0 ?? .regular
    }
  }

  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(-0.5)
    public static let condensed = Width(-0.3)
    public static let standard = Width(0)
    public static let expanded = Width(0.3)
  }

  /// What a text is for; its size follows the text size that a person has chosen.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let names: [TextStyle: String] = [
      extraLargeTitle: "extraLargeTitle", extraLargeTitle2: "extraLargeTitle2", largeTitle: "largeTitle",
      title1: "title", title2: "title2", title3: "title3", headline: "headline", subheadline: "subheadline",
      body: "body", callout: "callout", footnote: "footnote", caption1: "caption", caption2: "caption2",
    ]

    /// The name in the tables, which is SwiftUI's; nil for a style that UIKit does not have.
    @_spi(Galley) public var tableName: String? { Self.names[self] }
  }
}
