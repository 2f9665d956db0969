import GalleyScreen
@_spi(Galley) import UIKit

/// A picture: of the app's assets, of the system's symbols, or made in code.
nonisolated public struct Image: Equatable, @unchecked Sendable {
  enum Source: Equatable {
    case asset(name: String)
    case symbol(name: String)
    case image(UIImage)
    case drawn(size: CGSize, DrawnImage)
    /// The grey area that stands for a picture that has not come.
    case placeholder
  }

  /// Code that draws an image.
  final class DrawnImage: Equatable {
    let render: (inout GraphicsContext) -> Void

    init(_ render: @escaping (inout GraphicsContext) -> Void) { self.render = render }

    static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }
  }

  /// What modifiers of images change.
  struct Look: Equatable {
    var renderingMode: TemplateRenderingMode?
    var symbolRenderingMode: SymbolRenderingMode?
    var resizing: Resizing?
  }

  struct Resizing: Equatable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  enum Label: Equatable {
    /// The name, which is also looked up as a text.
    case name
    case text(Text)
    case decorative
  }

  let source: Source
  let label: Label
  var look = Look()

  init(_ source: Source, label: Label = .name) {
    self.source = source
    self.label = label
  }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name: name)) }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.asset(name: name), label: .text(label)) }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(.asset(name: name)) }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name: name), label: .text(label))
  }

  public init(decorative name: String, bundle: Bundle? = nil) { self.init(.asset(name: name), label: .decorative) }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset(name: name), label: .decorative)
  }

  public init(systemName: String) { self.init(.symbol(name: systemName)) }

  public init(systemName: String, variableValue: Double?) { self.init(.symbol(name: systemName)) }

  public init(_internalSystemName systemName: String) { self.init(.symbol(name: systemName)) }

  public init(uiImage: UIImage) { self.init(.image(uiImage)) }

  /// An image that code draws.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) { self.init(.drawn(size: size, DrawnImage(renderer)), label: label.map { .text($0) } ?? .decorative) }

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self.init(
      .image(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.imageOrientation)), label: .decorative)
  }

  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
    self.init(
      .image(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.imageOrientation)), label: .text(label))
  }
}

extension Image {
  @frozen
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }

  @frozen
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    var imageOrientation: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
    }
  }

  /// Lets the image fill whatever room it is offered.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolRenderingMode = mode } }

  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  private func changed(_ change: (inout Look) -> Void) -> Image {
    var copy = self
    change(&copy.look)
    return copy
  }
}

/// How the layers of a symbol are coloured. Proofs draw every symbol in one colour: open icons have no layers.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}
