import GalleyScreen

/// Draws system symbols by their names, with the glyphs of open icon fonts.
///
/// Apple's symbols are licensed for Apple's platforms only, so none of them is used: `Data/symbols/map.json` names for
/// each a glyph of the same meaning. A name that says nothing to it is a rounded box that fills the symbol's frame.
public struct SymbolLibrary: Sendable, Equatable {
  /// A glyph of an icon font, by the font's family.
  public struct Icon: Sendable, Hashable {
    public var family: String
    public var scalar: Unicode.Scalar

    public init(family: String, scalar: Unicode.Scalar) {
      self.family = family
      self.scalar = scalar
    }
  }

  public internal(set) var icons: [String: Icon] = [:]
  /// The symbols that badges are drawn as, by the word after `badge`.
  var badges: [String: String] = [:]

  /// A library that knows no symbol.
  public init() {}

  /// Whether a name is drawn as something that means it, rather than as a box.
  public func knows(_ name: String) -> Bool { design(name) != .box }
}

extension SymbolLibrary {
  /// Reads `Data/symbols/map.json`.
  public init(json: [UInt8]) throws(ScreenReadingError) {
    var families: [String: String] = [:]
    var glyphs: [(name: String, font: String, scalar: Unicode.Scalar)] = []
    var reader = JSONReader(json)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "fonts":
        try reader.beginObject()
        while let font = try reader.nextKey() { families[font] = try reader.strings(of: "family") }
      case "badges":
        try reader.beginObject()
        while let badge = try reader.nextKey() { badges[badge] = try reader.string() }
      case "icons":
        try reader.beginObject()
        while let name = try reader.nextKey() {
          let (font, scalar) = try reader.glyph()
          glyphs.append((name, font, scalar))
        }
      default: try reader.skip()
      }
    }
    try reader.end()
    for glyph in glyphs {
      guard let family = families[glyph.font] else {
        throw .unknown(value: glyph.font, of: "icon font", at: reader.position)
      }
      icons[glyph.name] = Icon(family: family, scalar: glyph.scalar)
    }
  }
}

extension JSONReader {
  /// One member of an object, a string.
  fileprivate mutating func strings(of member: String) throws(ScreenReadingError) -> String? {
    var found: String?
    try beginObject()
    while let key = try nextKey() {
      if key == member { found = try string() } else { try skip() }
    }
    return found
  }

  /// `[font, code point in hexadecimal, …]`
  fileprivate mutating func glyph() throws(ScreenReadingError) -> (font: String, scalar: Unicode.Scalar) {
    try beginArray()
    var texts: [String] = []
    while try nextElement() { texts.append(try string()) }
    guard texts.count >= 2, let value = UInt32(texts[1], radix: 16), let scalar = Unicode.Scalar(value) else {
      throw .missing(field: "code point", of: "an icon", at: position)
    }
    return (texts[0], scalar)
  }
}
