import GalleyGeometry

/// The shape of one glyph, in ems with the y axis pointing up and the origin on the baseline; multiply by the font's
/// size and turn y over to draw it.
public struct GlyphOutline: Sendable, Hashable {
  public enum Element: Sendable, Hashable {
    case move(Point)
    case line(Point)
    /// One control point, then the end.
    case quad(Point, Point)
    /// Two control points, then the end.
    case cubic(Point, Point, Point)
    case close
  }

  public var elements: [Element]
  /// The face's own advance, in ems, before any calibration.
  public var advance: Double

  public static let empty = GlyphOutline(elements: [], advance: 0)

  public init(elements: [Element], advance: Double) {
    self.elements = elements
    self.advance = advance
  }
}
