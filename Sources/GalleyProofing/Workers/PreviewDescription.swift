import GalleyScreen

/// A preview as the loaded library describes it.
public struct PreviewDescription: Sendable, Hashable {
  public enum Layout: Sendable, Hashable {
    case device
    case sizeThatFits
    /// In points.
    case fixed(width: Double, height: Double)
  }

  /// `file:line`, with `#n` for the members of a group.
  public var id: String
  /// The display name that its author gave.
  public var name: String?
  public var file: String
  public var line: Int
  /// The device that its author chose, in Apple's words.
  public var device: String?
  public var orientation: String?
  public var layout: Layout
  public var colorScheme: String?
  /// Why the preview could not even be made: its provider's own code failed.
  public var failure: Failure?

  public init(
    id: String, name: String? = nil, file: String, line: Int, device: String? = nil, orientation: String? = nil,
    layout: Layout = .device, colorScheme: String? = nil
  ) {
    self.id = id
    self.name = name
    self.file = file
    self.line = line
    self.device = device
    self.orientation = orientation
    self.layout = layout
    self.colorScheme = colorScheme
  }
}

extension JSONReader {
  mutating func previewDescription() throws(ScreenReadingError) -> PreviewDescription {
    var preview = PreviewDescription(id: "", file: "", line: 0)
    var layout: String?
    var width = 0.0
    var height = 0.0
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "id": preview.id = try string()
      case "name": preview.name = try string()
      case "file": preview.file = try string()
      case "line": preview.line = try integer()
      case "device": preview.device = try string()
      case "orientation": preview.orientation = try string()
      case "layout": layout = try string()
      case "width": width = try number()
      case "height": height = try number()
      case "colorScheme": preview.colorScheme = try string()
      default: try skip()
      }
    }
    switch layout {
    case "fixed": preview.layout = .fixed(width: width, height: height)
    case "sizeThatFits": preview.layout = .sizeThatFits
    default: preview.layout = .device
    }
    return preview
  }
}
