import Foundation
import GalleyGeometry
import GalleyScreen

/// Where named colours and images are found. The runtime fills it in from the app's asset catalogs; until then no name
/// is known.
@_spi(Galley) public struct AssetLibrary: Sendable {
  /// A picture that was found.
  public struct Image: Sendable {
    /// Relative to the input.
    public var file: String
    /// Points.
    public var size: Size
    /// Pixels of the file in a point.
    public var scale: Double
    /// Whether the catalog says it is a template or an original; nil when it does not.
    public var isTemplate: Bool?

    public init(file: String, size: Size, scale: Double, isTemplate: Bool? = nil) {
      self.file = file
      self.size = size
      self.scale = scale
      self.isTemplate = isTemplate
    }
  }

  nonisolated(unsafe) public static var shared = AssetLibrary()

  public var color: @Sendable (_ name: String, _ traits: PaletteTraits) -> RGBA? = { _, _ in nil }
  /// For a display of so many pixels a point.
  public var image: @Sendable (_ name: String, _ traits: PaletteTraits, _ scale: Double) -> Image? = { _, _, _ in nil }

  public init() {}

  func hasColor(_ name: String) -> Bool { color(name, UITraitCollection.current.palette) != nil }
}
