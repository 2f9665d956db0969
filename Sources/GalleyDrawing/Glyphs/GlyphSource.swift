import Foundation
import GalleyGeometry
import GalleyScreen
import GalleyTypography

/// Where a drawing gets the shapes of glyphs.
public protocol GlyphSource: Sendable {
  /// A glyph's outline in ems, y pointing down, its origin on the baseline; empty for a blank or unknown glyph.
  func outline(face: String, glyph: UInt32) -> DrawingPath
  /// A glyph's own advance in ems.
  func advance(face: String, glyph: UInt32) -> Double
  /// A glyph's picture where it is one, such as an emoji; nil for others.
  func picture(face: String, glyph: UInt32) -> GlyphPicture?
  /// The key of the face of a family; nil when it is not installed.
  func face(family: String) -> String?
  /// The glyph of a character; nil when the face has none.
  func glyph(_ scalar: Unicode.Scalar, face: String) -> UInt32?
}

extension Paint {
  /// How opaque glyphs in colours of their own are painted.
  var alpha: Double { if case .color(let color) = self { color.alpha } else { 1 } }
}

extension GlyphSource {
  public func picture(face: String, glyph: UInt32) -> GlyphPicture? { nil }
}

extension GlyphRun {
  /// The pictures of the run in window coordinates; emoji do not lean.
  func pictures(from source: some GlyphSource) -> [(glyph: UInt32, picture: GlyphPicture, frame: Rect)] {
    zip(glyphs, positions).compactMap { glyph, position in
      guard let picture = source.picture(face: face, glyph: glyph) else { return nil }
      let em = picture.frame
      let frame = Rect(
        x: position.x + em.minX * size * stretch, y: position.y - em.maxY * size, width: em.width * size * stretch,
        height: em.height * size)
      return (glyph, picture, frame)
    }
  }

  /// From ems with y down, at the run's first glyph, to the window.
  func placement(at position: Point) -> Transform {
    // The slant leans glyphs to the right of their baseline: up is towards negative y.
    Transform(
      a: size * stretch, b: 0, c: -size * tan(slant), d: size, tx: position.x, ty: position.y)
  }

  /// All outlines of the run as one path in window coordinates.
  func path(from source: some GlyphSource) -> DrawingPath {
    var elements: [DrawingPath.Element] = []
    for (glyph, position) in zip(glyphs, positions) {
      let placement = placement(at: position)
      elements += source.outline(face: face, glyph: glyph).mapped(placement.apply).elements
    }
    return DrawingPath(elements)
  }
}
