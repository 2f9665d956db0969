import GalleyGeometry

/// The picture that an image node shows, and how it meets the node's frame.
public struct Picture: Sendable, Equatable {
  /// What becomes of the picture in a frame of another size.
  public enum Resizing: String, Sendable, CaseIterable {
    /// It keeps its size.
    case fixed
    /// It is drawn as large as its place.
    case stretch
    /// It is repeated in its own size.
    case tile
    /// Its middle is drawn as large as its place needs; the edges keep their size.
    case caps
  }

  /// The picture's own size, in points.
  public var size: Size
  /// Where the whole of it lies, in window coordinates; more of it than the node's clip shows is cropped.
  public var place: Rect
  public var resizing: Resizing

  public init(size: Size, place: Rect, resizing: Resizing) {
    self.size = size
    self.place = place
    self.resizing = resizing
  }

  /// Width over height as drawn, over width over height of the picture: 1 where its proportions are kept.
  public var distortion: Double? {
    guard resizing == .stretch, size.width > 0, size.height > 0, place.width > 0, place.height > 0 else { return nil }
    return place.width / place.height / (size.width / size.height)
  }
}

extension ScreenNode {
  /// The part of the node's picture that shows, in fractions of it; nil where nothing of it does or there is none.
  public var pictureCrop: Rect? {
    guard let place = picture?.place, place.width > 0, place.height > 0 else { return nil }
    guard let shown = clip.map({ place.intersection($0) }) ?? place, shown.width > 0, shown.height > 0 else {
      return nil
    }
    return Rect(
      x: (shown.minX - place.minX) / place.width, y: (shown.minY - place.minY) / place.height,
      width: shown.width / place.width, height: shown.height / place.height)
  }
}
