import GalleyGeometry

/// The result of laying one preview out in one scenario: the one thing that every tool reads.
///
/// A value. Nothing in it knows SwiftUI or UIKit, addresses, dates or absolute paths, so that the same input gives the
/// same bytes.
public struct Screen: Sendable, Equatable {
  /// The window's size, in points.
  public var size: Size
  /// Pixels in a point.
  public var scale: Double
  /// The tree, in window coordinates. Its first node is the window's content.
  public var root: ScreenNode
  /// What is drawn, back to front, in window coordinates.
  public var drawing: [DrawingCommand]
  /// The window's safe area with the bars that this screen shows.
  public var safeArea: Insets
  /// What the screen asks of the system's own parts over it.
  public var system: SystemParts
  /// Facts that layout needed and no source states: the catalog's assumed values that were used, sorted.
  public var assumed: [String]
  /// What a reader should know of how the screen came about (not settled, a missing asset, …), in order.
  public var notes: [String]
  /// The profile of text metrics used, such as `inter-calibrated`.
  public var metrics: String

  public init(
    size: Size, scale: Double, root: ScreenNode, drawing: [DrawingCommand] = [], safeArea: Insets = .zero,
    system: SystemParts = SystemParts(), assumed: [String] = [], notes: [String] = [], metrics: String
  ) {
    self.size = size
    self.scale = scale
    self.root = root
    self.drawing = drawing
    self.safeArea = safeArea
    self.system = system
    self.assumed = assumed
    self.notes = notes
    self.metrics = metrics
  }
}
