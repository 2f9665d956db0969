import GalleyGeometry
import GalleyScreen

/// A drawing made of named layers, ready for any of the formats. Units are points, the origin is the top left corner.
public struct DrawingSheet: Sendable, Equatable {
  public struct Layer: Sendable, Equatable {
    /// A stable identifier that a designer's tool shows as the layer's name: `screen`, `safe-area`, ….
    public var id: String
    /// Hidden layers are written to SVG, where they can be switched on, and left out of pictures.
    public var isShown: Bool
    public var commands: [DrawingCommand]

    public init(id: String, isShown: Bool = true, commands: [DrawingCommand]) {
      self.id = id
      self.isShown = isShown
      self.commands = commands
    }
  }

  public var title: String
  public var size: Size
  /// Back to front.
  public var layers: [Layer]

  public init(title: String, size: Size, layers: [Layer]) {
    self.title = title
    self.size = size
    self.layers = layers
  }
}
