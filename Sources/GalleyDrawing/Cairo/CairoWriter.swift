import CCairo
import GalleyGeometry
import GalleyScreen

/// Writes drawings as pictures and documents, through Cairo. Hidden layers are left out.
public struct CairoWriter<Glyphs: GlyphSource> {
  let glyphs: Glyphs
  let symbols: SymbolLibrary
  let images: ImageLibrary

  /// Cairo's limit for a side of a picture, in pixels.
  public static var pixelLimit: Int { 32_767 }

  public init(glyphs: Glyphs, symbols: SymbolLibrary, images: ImageLibrary) {
    self.glyphs = glyphs
    self.symbols = symbols
    self.images = images
  }

  /// A PNG with `scale` pixels in a point.
  public func png(_ sheet: DrawingSheet, scale: Double) throws(DrawingError) -> [UInt8] {
    let width = (sheet.bounds.width * scale).rounded(.up)
    let height = (sheet.bounds.height * scale).rounded(.up)
    guard width.isFinite, height.isFinite, max(width, height) <= Double(Self.pixelLimit) else {
      throw .tooLarge(
        width: Int(exactly: width) ?? .max, height: Int(exactly: height) ?? .max, limit: Self.pixelLimit)
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(max(1, width)), Int32(max(1, height)))
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { throw .library(format: "PNG", reason: "no context") }
    cairo_scale(context, scale, scale)
    painter(context, .pixels).paint(sheet)
    let status = cairo_status(context)
    cairo_destroy(context)
    try check(status, "PNG")
    let output = ByteSink()
    try check(
      cairo_surface_write_to_png_stream(surface, ByteSink.write, Unmanaged.passUnretained(output).toOpaque()), "PNG")
    return output.bytes
  }

  /// A PDF with a page for each drawing, a point of the drawing being one of the document's. It carries no date.
  public func pdf(_ sheets: [DrawingSheet], title: String) throws(DrawingError) -> [UInt8] {
    try document(sheets, title: title, isPlain: false)
  }

  /// A PDF whose pages have the drawings' layers, by name; hidden ones are in it, switched off.
  public func layeredPDF(_ sheets: [DrawingSheet], title: String) throws(DrawingError) -> [UInt8] {
    let layers = sheets.flatMap { sheet in
      sheet.layers.map { layer -> DrawingSheet in
        var shown = layer
        shown.isShown = true
        return DrawingSheet(title: sheet.title, bounds: sheet.bounds, layers: [shown])
      }
    }
    let pages = sheets.map { sheet in PDFLayers.Page(layers: sheet.layers.map { ($0.id, $0.isShown) }) }
    guard let joined = PDFLayers.join(try document(layers, title: title, isPlain: true), into: pages) else {
      throw .library(format: "PDF", reason: "Cairo's document has another form than its layers are made of")
    }
    return joined
  }

  /// - Parameter isPlain: in a version of the format that numbers its objects in a plain table.
  private func document(
    _ sheets: [DrawingSheet], title: String, isPlain: Bool
  ) throws(DrawingError) -> [UInt8] {
    let output = ByteSink()
    let first = sheets.first?.bounds.size ?? Size(width: 1, height: 1)
    let surface = cairo_pdf_surface_create_for_stream(
      ByteSink.write, Unmanaged.passUnretained(output).toOpaque(), first.width, first.height)
    defer { cairo_surface_destroy(surface) }
    if isPlain { cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4) }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, nil)
    guard let context = cairo_create(surface) else { throw .library(format: "PDF", reason: "no context") }
    let painter = painter(context, .document)
    for sheet in sheets {
      cairo_pdf_surface_set_size(surface, sheet.bounds.width, sheet.bounds.height)
      painter.paint(sheet)
      cairo_show_page(context)
    }
    let status = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    try check(status, "PDF")
    try check(cairo_surface_status(surface), "PDF")
    return output.bytes
  }

  private func painter(_ context: OpaquePointer, _ target: CairoPainter<Glyphs>.Target) -> CairoPainter<Glyphs> {
    CairoPainter(context: context, target: target, glyphs: glyphs, symbols: symbols, images: images)
  }

  private func check(_ status: cairo_status_t, _ format: String) throws(DrawingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .library(format: format, reason: String(cString: cairo_status_to_string(status)))
  }
}

/// Collects what Cairo writes.
final class ByteSink {
  var bytes: [UInt8] = []

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
