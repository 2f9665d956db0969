import GalleyGeometry
import GalleyScreen

/// What several places of a document share: the outlines of glyphs and symbols, images, and the numbering of the rest.
///
/// One set serves one document; a page of many drawings passes the same set to each, so that a glyph stands in the
/// page once and no two identifiers are equal.
struct SVGDefinitions {
  private enum Key: Hashable {
    case glyph(face: String, UInt32)
    case image(String)
  }

  private var known: [Key: String?] = [:]
  private var elements: [String] = []
  private var counter = 0

  /// Units of a glyph's outline in an em; a tenth of one is kept, which is far below what any screen shows.
  static let glyphUnits = 1000.0

  /// A new identifier; unlike those of layers, which are words, it begins with a letter and a number.
  mutating func identifier(_ letter: String) -> String {
    counter += 1
    return "\(letter)\(counter)"
  }

  /// The identifier of a glyph's outline; nil for a blank one.
  mutating func glyph(_ glyph: UInt32, face: String, from source: some GlyphSource) -> String? {
    let key = Key.glyph(face: face, glyph)
    if let id = known[key] { return id }
    let outline = source.outline(face: face, glyph: glyph)
    guard !outline.elements.isEmpty else {
      known[key] = .some(nil)
      return nil
    }
    let id = identifier("g")
    let units = outline.mapped { Point(x: $0.x * Self.glyphUnits, y: $0.y * Self.glyphUnits) }
    elements.append("<path id=\"\(id)\" d=\"\(SVGPathText.text(units, places: 1))\"/>")
    known[key] = id
    return id
  }

  /// The identifier of an image, one unit wide and high.
  mutating func image(_ dataURI: @autoclosure () -> String, key: String) -> String {
    if let known = known[.image(key)], let id = known { return id }
    let id = identifier("i")
    elements.append(
      "<image id=\"\(id)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"\(dataURI())\"/>")
    known[.image(key)] = id
    return id
  }

  /// The `defs` element; empty when nothing is defined.
  var text: String { elements.isEmpty ? "" : "<defs>" + elements.joined() + "</defs>" }
}

/// Paths in SVG's notation: absolute coordinates, short forms for upright lines.
enum SVGPathText {
  static func text(_ path: DrawingPath, places: Int = 3) -> String {
    var bytes: [UInt8] = []
    append(path, places: places, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func append(_ path: DrawingPath, places: Int = 3, to bytes: inout [UInt8]) {
    var current = Point.zero
    var start = Point.zero
    func command(_ letter: Unicode.Scalar, _ numbers: Double...) {
      bytes.append(UInt8(ascii: letter))
      for (index, number) in numbers.enumerated() {
        let position = bytes.count
        DecimalText.append(number, places: places, to: &bytes)
        // A minus sign separates as well as a space does.
        if index > 0, bytes[position] != UInt8(ascii: "-") { bytes.insert(UInt8(ascii: " "), at: position) }
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        command("M", point.x, point.y)
        (current, start) = (point, point)
      case .line(let point):
        if point.y == current.y {
          command("H", point.x)
        } else if point.x == current.x {
          command("V", point.y)
        } else {
          command("L", point.x, point.y)
        }
        current = point
      case .quad(let point, let control):
        command("Q", control.x, control.y, point.x, point.y)
        current = point
      case .cubic(let point, let control1, let control2):
        command("C", control1.x, control1.y, control2.x, control2.y, point.x, point.y)
        current = point
      case .close:
        bytes.append(UInt8(ascii: "Z"))
        current = start
      }
    }
  }
}
