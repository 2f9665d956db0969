import GalleyLayout
import GalleyTypography

/// A font as the texts of a place have it, with what is asked of it for each of them.
package final class TextFont {
  package let resolved: ResolvedFont
  /// As readers call it.
  package private(set) lazy var name = resolved.description
  private var edges: EdgeSpacing?

  init(_ resolved: ResolvedFont) { self.resolved = resolved }

  /// The gaps that texts in the font ask for: one place has one style, and one pair of measures.
  func spacing(_ style: ParagraphStyle, room: Double, gap: Double) -> EdgeSpacing {
    if let edges { return edges }
    let new = TextLayout.spacing(resolved.request, style, room: room, gap: gap)
    edges = new
    return new
  }
}

extension TextPlace {
  /// A font with what was changed in it.
  struct FontKey: Hashable {
    var font: Font?
    var changes: [FontChange]
  }
}
