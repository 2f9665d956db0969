import GalleyCatalog

/// A device or window of the user's own, described in a file and used by name like one of the catalog.
///
/// The file is JSON with a member `devices`, a list of objects:
///
/// | field | value |
/// |---|---|
/// | `id` | the name it is used by; needed |
/// | `name` | as reports call it |
/// | `like` | a device of the catalog whose facts it takes where it gives none |
/// | `idiom` | `phone`, `pad`, `mac`, `watch`, `tv`, `vision`; needed without `like` |
/// | `size` | `[width, height]` in points, portrait; needed without `like` |
/// | `scale`, `nativeScale` | pixels in a point |
/// | `cornerRadius` | points |
/// | `homeControl` | `homeIndicator` or `homeButton` |
/// | `housing` | `{"kind": "notch", "rect": [x, y, width, height]}` |
/// | `safeArea` | `{"portrait": [top, left, bottom, right], "landscape": […], "noStatusBar": […]}` |
/// | `statusBar`, `keyboard` | `{"portrait": height, "landscape": height}` |
/// | `sizeClasses` | `{"portrait": ["compact", "regular"], "landscape": […]}`: width, height |
/// | `os` | `{"first": "18", "last": "27"}` |
public struct CustomDevice: Sendable {
  /// The name it is used by.
  public let id: String
  public let device: Device

  public init(device: Device) {
    id = device.id
    self.device = device
  }
}
