import GalleyGeometry
import GalleyScreen

/// Writes a drawing as SVG 1.1 that browsers, librsvg and designers' tools show alike.
///
/// Text is drawn as outlines and kept as transparent `text` beside them, for searching, copying and reading aloud. The
/// same drawing gives the same bytes.
public struct SVGWriter<Glyphs: GlyphSource> {
  let glyphs: Glyphs
  let symbols: SymbolLibrary
  let images: ImageLibrary
  var definitions = SVGDefinitions()
  var body: [UInt8] = []
  /// How many groups each open beginning has opened inside it.
  var openGroups: [Int] = [0]

  public init(glyphs: Glyphs, symbols: SymbolLibrary, images: ImageLibrary) {
    self.glyphs = glyphs
    self.symbols = symbols
    self.images = images
  }

  /// A file of its own. Every layer is in it; hidden ones are not displayed until switched on.
  public mutating func document(_ sheet: DrawingSheet) -> [UInt8] {
    let content = self.content(of: sheet, classes: false)
    var head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:inkscape=\"\(Self.layerNames)\" width=\"\(number(sheet.bounds.width))\" "
    head += "height=\"\(number(sheet.bounds.height))\" viewBox=\"\(viewBox(sheet.bounds))\">"
    head += "<title>\(XMLText.escaped(sheet.title))</title>"
    head += definitions.text
    return Array(head.utf8) + content + Array("</svg>\n".utf8)
  }

  /// The drawing as an element within a page, whose definitions the page itself writes.
  ///
  /// Layers carry their identifiers as classes, so that one switch of the page acts on all its drawings.
  mutating func element(_ sheet: DrawingSheet) -> [UInt8] {
    let content = self.content(of: sheet, classes: true)
    let size = "--w:\(number(sheet.bounds.width));--h:\(number(sheet.bounds.height))"
    let label = XMLText.escaped(sheet.title)
    let head =
      "<svg viewBox=\"\(viewBox(sheet.bounds))\" style=\"\(size)\" role=\"group\" aria-label=\"\(label)\">"
    return Array(head.utf8) + content + Array("</svg>".utf8)
  }

  /// Most designers' tools name layers by their identifiers; Inkscape has attributes of its own for it.
  private static var layerNames: String { "http://www.inkscape.org/namespaces/inkscape" }

  private func viewBox(_ bounds: Rect) -> String {
    [bounds.minX, bounds.minY, bounds.width, bounds.height].map { number($0) }.joined(separator: " ")
  }

  private mutating func content(of sheet: DrawingSheet, classes: Bool) -> [UInt8] {
    body.removeAll(keepingCapacity: true)
    for layer in sheet.layers {
      let id = XMLText.escaped(layer.id)
      write(classes ? "<g class=\"\(id)\"" : "<g id=\"\(id)\" inkscape:groupmode=\"layer\" inkscape:label=\"\(id)\"")
      if !layer.isShown, !classes { write(" display=\"none\"") }
      write(">")
      let structure = DrawingStructure(layer.commands)
      write(structure.commands.indices, of: structure)
      write("</g>")
    }
    return body
  }

  // MARK: Pieces

  mutating func write(_ text: String) { body.append(contentsOf: text.utf8) }

  func number(_ value: Double, places: Int = 3) -> String { DecimalText.text(value, places: places) }

  func attributes(of transform: Transform) -> String {
    let parts = [
      number(transform.a, places: 6), number(transform.b, places: 6), number(transform.c, places: 6),
      number(transform.d, places: 6), number(transform.tx), number(transform.ty),
    ]
    if transform.b == 0, transform.c == 0, transform.a == 1, transform.d == 1 {
      return "transform=\"translate(\(parts[4]) \(parts[5]))\""
    }
    return "transform=\"matrix(\(parts.joined(separator: " ")))\""
  }

  func rectAttributes(_ rect: Rect) -> String {
    "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
  }
}
