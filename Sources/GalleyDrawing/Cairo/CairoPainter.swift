import CCairo
import GalleyGeometry
import GalleyScreen

/// Paints drawing lists on a Cairo surface.
///
/// On a surface of pixels glyphs are filled outlines, placed exactly; in a document they are glyphs of a font made of
/// the same outlines, so that the document can be searched.
final class CairoPainter<Glyphs: GlyphSource> {
  enum Target {
    case pixels
    case document
  }

  let context: OpaquePointer
  let target: Target
  let glyphs: Glyphs
  let symbols: SymbolLibrary
  let images: ImageLibrary
  var fonts: [String: CairoFont] = [:]
  /// Glyphs that are pictures, by face and glyph.
  var glyphPictures: [String: CairoImage] = [:]
  /// Layers that are being painted on sheets of their own, by the index of their beginning.
  var sheets: Set<Int> = []

  init(context: OpaquePointer, target: Target, glyphs: Glyphs, symbols: SymbolLibrary, images: ImageLibrary) {
    self.context = context
    self.target = target
    self.glyphs = glyphs
    self.symbols = symbols
    self.images = images
  }

  /// Pixels in a point for what has to be painted as pixels in a document.
  static var documentResolution: Double { 3 }

  func paint(_ sheet: DrawingSheet) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, -sheet.bounds.minX, -sheet.bounds.minY)
    for layer in sheet.layers where layer.isShown {
      cairo_save(context)
      let structure = DrawingStructure(layer.commands)
      paint(structure.commands.indices, of: structure)
      cairo_restore(context)
    }
  }

  /// Paints a part of a list, whose beginnings and ends match within it.
  func paint(_ range: Range<Int>, of structure: DrawingStructure) {
    var index = range.lowerBound
    var layers: [Int] = []
    while index < range.upperBound {
      switch structure.commands[index] {
      case .save: cairo_save(context)
      case .restore: cairo_restore(context)
      case .transform(let transform): transformContext(by: transform)
      case .clip(let path, let evenOdd):
        trace(path, evenOdd: evenOdd)
        cairo_clip(context)
      case .beginLayer(let layer):
        layers.append(index)
        begin(layer, at: index, in: structure)
      case .endLayer: if let start = layers.popLast() { end(start, in: structure) }
      // Painted with its layer.
      case .beginMask: index = structure.ends[index] ?? index
      case .endMask: break
      case .fill(let path, let paint, let evenOdd): fill(path, paint, evenOdd: evenOdd)
      case .stroke(let path, let paint, let form): stroke(path, paint, form)
      case .glyphs(let run): paintGlyphs(run)
      case .image(let image): paintImage(image)
      case .symbol(let name, let frame, let weight, let paint):
        guard frame.width > 0, frame.height > 0 else { break }
        let path = symbols.path(name, in: frame, from: glyphs)
        fill(path, paint, evenOdd: false)
        if let form = SymbolLibrary.thickening(weight: weight, frame: frame) { stroke(path, paint, form) }
      }
      index += 1
    }
  }

  // MARK: Steps

  func transformContext(by transform: Transform) {
    // Cairo refuses a map that cannot be turned back and then paints nothing more; such a map shows nothing anyway.
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else {
      cairo_new_path(context)
      cairo_rectangle(context, 0, 0, 0, 0)
      cairo_clip(context)
      return
    }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    cairo_transform(context, &matrix)
  }

  func trace(_ path: DrawingPath, evenOdd: Bool) {
    cairo_new_path(context)
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    CairoPath.append(path, to: context)
  }

  func rectangle(_ rect: Rect) { cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height) }
}

/// Paths as Cairo takes them.
enum CairoPath {
  static func append(_ path: DrawingPath, to context: OpaquePointer) {
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quad(let point, let control):
        // The cubic with the same curve has its controls two thirds of the way to the quadratic's.
        cairo_curve_to(
          context, current.x + 2 * (control.x - current.x) / 3, current.y + 2 * (control.y - current.y) / 3,
          point.x + 2 * (control.x - point.x) / 3, point.y + 2 * (control.y - point.y) / 3, point.x, point.y)
        current = point
      case .cubic(let point, let control1, let control2):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
        current = point
      case .close: cairo_close_path(context)
      }
    }
  }
}
