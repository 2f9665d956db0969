public typealias CGGlyph = UInt16
public typealias CGFontIndex = UInt16

/// A font's file by its PostScript name or its bytes; it has no outlines here.
public final class CGFont: @unchecked Sendable {
  public let postScriptName: CFString?
  public let fullName: CFString?

  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    postScriptName = name
    fullName = name
  }

  public init?(_ provider: CGDataProvider) {
    guard provider.data?.isEmpty == false else { return nil }
    postScriptName = nil
    fullName = nil
  }
}

public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}
