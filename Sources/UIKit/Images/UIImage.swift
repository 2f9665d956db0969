@_spi(Galley) import CoreGraphics
import Foundation
import GalleyGeometry

/// A picture: where it comes from, how large it is, and how it is to be drawn.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  private let foundationKind = FoundationKind()
  /// Where the pixels are.
  @_spi(Galley) public enum Source: Hashable, Sendable {
    /// A file of the asset catalog or the bundle, and the name the code gave.
    case asset(name: String, file: String)
    case symbol(String)
    case bytes(Data)
    case image(CGImage)
    case drawing(UIImageDrawing)
    case none
  }

  /// What a copy may change.
  struct Look {
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var isResizable = false
    var alignmentRectInsets = UIEdgeInsets.zero
    var baselineOffset: CGFloat?
    var flipsInRightToLeft = false
    var configuration: UIImage.Configuration?
    var orientation = Orientation.up
  }

  @_spi(Galley) public let source: Source
  let look: Look
  private let pointSize: CGSize
  public let scale: CGFloat

  init(source: Source, size: CGSize, scale: CGFloat, look: Look = Look()) {
    self.source = source
    pointSize = size
    self.scale = scale
    self.look = look
    super.init()
  }

  public override convenience init() { self.init(source: .none, size: .zero, scale: 1) }

  /// An image of the asset catalog or the bundle; nil when there is none of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let asset = AssetLibrary.shared.image(name, (traitCollection ?? .current).palette, UIKitScenario.shared.scale)
    else { return nil }
    var look = Look()
    look.renderingMode = asset.isTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal } ?? .automatic
    self.init(
      source: .asset(name: name, file: asset.file), size: CGSize(width: asset.size.width, height: asset.size.height),
      scale: asset.scale, look: look)
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// The picture in PNG or JPEG bytes; nil for bytes of neither.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageHeader.size(of: data) else { return nil }
    let scale = scale > 0 ? scale : 1
    self.init(
      source: .bytes(data), size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale),
      scale: scale)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let scale = scale > 0 ? scale : 1
    let (w, h) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    var look = Look()
    look.orientation = orientation
    self.init(
      source: .image(cgImage), size: orientation.isSideways ? CGSize(width: h, height: w) : CGSize(width: w, height: h),
      scale: scale, look: look)
  }

  /// Points; of a symbol, its box at its configuration's size.
  public var size: CGSize {
    if case .symbol(let name) = source { return symbolSize(name) }
    return pointSize
  }

  public var cgImage: CGImage? {
    switch source {
    case .image(let image): image
    case .bytes, .asset, .symbol: picture(.element(self))
    case .drawing(let drawing): picture(.steps(drawing.steps, size: pointSize))
    case .none: nil
    }
  }

  private func picture(_ content: CGImage.Content) -> CGImage {
    CGImage(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()), content: content)
  }

  public var ciImage: AnyObject? { nil }
  public var imageOrientation: Orientation { look.orientation }
  public var renderingMode: RenderingMode { look.renderingMode }
  public var capInsets: UIEdgeInsets { look.capInsets }
  public var resizingMode: ResizingMode { look.resizingMode }
  public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
  public var flipsForRightToLeftLayoutDirection: Bool { look.flipsInRightToLeft }
  public var configuration: UIImage.Configuration? { look.configuration }
  public var symbolConfiguration: UIImage.SymbolConfiguration? { look.configuration as? SymbolConfiguration }
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }
  public var traitCollection: UITraitCollection { look.configuration?.traitCollection ?? .current }
  public var hasBaseline: Bool { baselineOffsetFromBottom != nil }
  public var baselineOffsetFromBottom: CGFloat? { look.baselineOffset ?? symbolBaseline }
  /// The colour it was tinted with; nil where the view's tint counts.
  @_spi(Galley) public var tint: UIColor? { look.tint }
  @_spi(Galley) public var isResizable: Bool { look.isResizable }

  /// A copy with another look.
  func changed(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(source: source, size: pointSize, scale: scale, look: look)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (source == other.source && source != .none && scale == other.scale && look.tint == other.look.tint
        && look.renderingMode == other.look.renderingMode && look.configuration == other.look.configuration
        && look.capInsets == other.look.capInsets)
  }

  open override var hash: Int { source.hashValue }
}

extension UIImage {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  public enum Orientation: Int, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Turned by a quarter, so that width and height change places.
    var isSideways: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }
  }
}
