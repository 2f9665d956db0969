import GalleyGeometry
import GalleyScreen

/// A drawing made of named layers, ready for any of the formats. Units are points.
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
  /// What of the plane is shown.
  public var bounds: Rect
  /// Back to front.
  public var layers: [Layer]

  public init(title: String, bounds: Rect, layers: [Layer]) {
    self.title = title
    self.bounds = bounds
    self.layers = layers
  }
}
