import GalleyGeometry
import GalleyScreen

/// Draws system symbols by their names, with the glyphs of open icon fonts.
///
/// Apple's symbols are licensed for Apple's platforms only, so none of them is used: `Data/symbols/map.json` names for
/// each a glyph of the same meaning. A name without one is a rounded box that fills the symbol's frame.
public struct SymbolLibrary: Sendable {
  /// A glyph of an icon font, by the font's family.
  public struct Icon: Sendable, Hashable {
    public var family: String
    public var scalar: Unicode.Scalar

    public init(family: String, scalar: Unicode.Scalar) {
      self.family = family
      self.scalar = scalar
    }
  }

  let icons: [String: Icon]

  public init(icons: [String: Icon]) { self.icons = icons }

  /// The symbol's outline in a frame: as large as fits, centred.
  func path(_ name: String, in frame: Rect, from glyphs: some GlyphSource) -> DrawingPath {
    guard let icon = icon(name), let face = glyphs.face(family: icon.family),
      let glyph = glyphs.glyph(icon.scalar, face: face)
    else { return Self.box(in: frame) }
    let outline = glyphs.outline(face: face, glyph: glyph)
    guard let ink = outline.bounds, ink.width > 0, ink.height > 0 else { return Self.box(in: frame) }
    let room = frame.inset(by: Insets(all: min(frame.width, frame.height) * Self.bearing))
    let scale = min(room.width / ink.width, room.height / ink.height)
    return outline.mapped {
      Point(x: room.midX + ($0.x - ink.midX) * scale, y: room.midY + ($0.y - ink.midY) * scale)
    }
  }

  /// Symbols stand a little inside the frames they are laid out with; part of the shorter side.
  private static let bearing = 0.06

  /// A name's own icon, else that of the nearest shorter name: `person.crop.circle.badge.moon` looks like
  /// `person.crop.circle`.
  func icon(_ name: String) -> Icon? {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      if let icon = icons[parts.joined(separator: ".")] { return icon }
      parts.removeLast()
    }
    return nil
  }

  static func box(in frame: Rect) -> DrawingPath {
    let side = min(frame.width, frame.height)
    let line = side * 0.08
    let outer = frame.inset(by: Insets(all: side * bearing))
    // The inner outline runs the other way round, so that it is a hole by either rule.
    let hole = RoundedPath.path(outer.inset(by: Insets(all: line)), radius: side * 0.14)
    return DrawingPath(RoundedPath.path(outer, radius: side * 0.2).elements + hole.reversedLoop.elements)
  }

  /// Icon fonts have one weight: heavier symbols get a line along their outline. Nil for regular and lighter ones.
  static func thickening(weight: Int, frame: Rect) -> StrokeForm? {
    guard weight > 450 else { return nil }
    let part = Double(min(weight, 900) - 400) / 500
    return StrokeForm(width: max(frame.width, frame.height) * 0.07 * part, join: .round)
  }
}
