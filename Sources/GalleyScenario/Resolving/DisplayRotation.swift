import GalleyGeometry

/// Turns what is known of a display in portrait into another orientation.
struct DisplayRotation {
  /// The display in portrait, in points.
  let portrait: Size
  let orientation: Orientation

  /// The display in this orientation.
  var size: Size { orientation.isLandscape ? Size(width: portrait.height, height: portrait.width) : portrait }

  /// A rectangle of the portrait display, as it lies in this orientation. Things built into the display turn with it.
  func turn(_ rect: Rect) -> Rect {
    switch orientation {
    case .portrait: rect
    case .upsideDown:
      Rect(
        x: portrait.width - rect.maxX, y: portrait.height - rect.maxY, width: rect.width, height: rect.height)
    case .landscapeLeft:  // The top is on the left.
      Rect(x: rect.minY, y: portrait.width - rect.maxX, width: rect.height, height: rect.width)
    case .landscapeRight:
      Rect(x: portrait.height - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
    }
  }

  /// The home indicator: centred on the display's lower edge whatever the windows are. Its size is kept in landscape.
  func homeIndicator(size indicator: Size, gap: Double) -> Rect {
    Rect(
      x: (size.width - indicator.width) / 2, y: size.height - gap - indicator.height, width: indicator.width,
      height: indicator.height)
  }
}
