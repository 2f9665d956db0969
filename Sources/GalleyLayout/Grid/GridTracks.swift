import GalleyGeometry

/// The widths of the columns of a lazy grid (the heights of its rows, when it scrolls sideways).
///
/// Known from recordings and from published measurements of Apple's grids: fixed tracks and gaps come first; then the other
/// items in their order are offered an equal share of what is left, so that what a bound makes of one item counts for those
/// after it and never for those before. An adaptive item fits as many tracks into its share as its minimum allows, at
/// least one, and divides the share among them; its minimum says how many, not how long.
public enum GridTracks {
  /// One `GridItem`.
  public struct Item: Equatable, Sendable {
    public enum Size: Equatable, Sendable {
      case fixed(Double)
      case flexible(minimum: Double, maximum: Double)
      case adaptive(minimum: Double, maximum: Double)
    }

    public var size: Size
    /// The gap to the next track. Points.
    public var spacing: Double

    public init(_ size: Size, spacing: Double) {
      self.size = size
      self.spacing = spacing
    }

    var isFixed: Bool {
      if case .fixed = size { return true }
      return false
    }
  }

  /// One column: its length, the gap after it, and the item that it comes from.
  public struct Track: Equatable, Sendable {
    public var length: Double
    public var gap: Double
    public var item: Int
  }

  /// The tracks for an offered length; without one, every item is as short as it may be.
  public static func resolve(_ items: [Item], in offered: Double?) -> [Track] {
    var left = offered ?? 0
    var sharing = 0
    for (place, item) in items.enumerated() {
      if place < items.count - 1 { left -= item.spacing }
      if case .fixed(let length) = item.size { left -= max(0, length) } else { sharing += 1 }
    }
    var tracks: [Track] = []
    for (place, item) in items.enumerated() {
      let share = sharing > 0 ? max(0, left) / Double(sharing) : 0
      let own: [Track]
      switch item.size {
      case .fixed(let length): own = [Track(length: max(0, length), gap: item.spacing, item: place)]
      case .flexible(let minimum, let maximum):
        own = [Track(length: min(max(share, minimum), max(minimum, maximum)), gap: item.spacing, item: place)]
      case .adaptive(let minimum, let maximum):
        let room = offered == nil ? minimum : share
        own = adaptive(room, minimum, maximum, item.spacing, place)
      }
      if !item.isFixed {
        left -= length(own)
        sharing -= 1
      }
      tracks += own
    }
    return tracks
  }

  /// The whole length with the gaps between tracks.
  public static func length(_ tracks: [Track]) -> Double {
    tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap }
  }

  private static func adaptive(
    _ share: Double, _ minimum: Double, _ maximum: Double, _ gap: Double, _ item: Int
  ) -> [Track] {
    let least = max(1, minimum)
    // Sums of thirds must not lose a column to the last bit.
    let fitting = ((share + gap) / (least + gap) + 1e-9).rounded(.down)
    let count = max(1, fitting.isFinite ? Int(min(fitting, 10_000)) : 1)
    let length = max(0, (share - gap * Double(count - 1)) / Double(count))
    return Array(repeating: Track(length: min(length, max(least, maximum)), gap: gap, item: item), count: count)
  }
}
