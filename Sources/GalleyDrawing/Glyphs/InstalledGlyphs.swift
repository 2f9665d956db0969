import GalleyGeometry
import GalleyScreen
import GalleyTypography

/// The glyphs of the faces that are installed and of those the user's project brings.
public struct InstalledGlyphs: GlyphSource {
  public init() {}

  public func outline(face: String, glyph: UInt32) -> DrawingPath {
    let outline = FaceLibrary.shared.outline(face: face, glyph: glyph)
    return DrawingPath(
      outline.elements.map { element in
        switch element {
        case .move(let point): .move(Self.turned(point))
        case .line(let point): .line(Self.turned(point))
        case .quad(let control, let point): .quad(Self.turned(point), control: Self.turned(control))
        case .cubic(let control1, let control2, let point):
          .cubic(Self.turned(point), control1: Self.turned(control1), control2: Self.turned(control2))
        case .close: .close
        }
      })
  }

  public func advance(face: String, glyph: UInt32) -> Double {
    FaceLibrary.shared.outline(face: face, glyph: glyph).advance
  }

  public func picture(face: String, glyph: UInt32) -> GlyphPicture? {
    FaceLibrary.shared.picture(face: face, glyph: glyph)
  }

  public func face(family: String) -> String? { FaceLibrary.shared.find(family) }

  public func glyph(_ scalar: Unicode.Scalar, face: String) -> UInt32? { FaceLibrary.shared.glyph(scalar, face: face) }

  /// Faces count upwards, drawings downwards.
  private static func turned(_ point: Point) -> Point { Point(x: point.x, y: -point.y) }
}
