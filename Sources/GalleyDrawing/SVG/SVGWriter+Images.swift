import GalleyGeometry
import GalleyScreen

extension SVGWriter {
  mutating func write(_ image: ImageDrawing) {
    let frame = image.frame
    guard frame.width > 0, frame.height > 0, let asset = images.asset(image.file),
      let id = definition(of: asset, file: image.file ?? "", in: frame.size)
    else { return }
    let filter = image.tint.map { tint(by: $0) }
    write("<g")
    if !image.name.isEmpty { write(" role=\"img\" aria-label=\"\(XMLText.escaped(image.name))\"") }
    if let filter { write(" filter=\"url(#\(filter))\"") }
    write(">")
    if image.tiled, let size = asset.size {
      tiles(id, size, in: frame)
    } else if let insets = image.capInsets, let size = asset.size {
      for part in NineParts(size: size, insets: insets, frame: frame).parts { write(id, part, of: size) }
    } else {
      write("<use href=\"#\(id)\" transform=\"\(placement(of: frame))\"/>")
    }
    write("</g>")
  }

  /// The identifier of the picture's definition; a document, which no browser shows in an image, is painted first.
  private mutating func definition(of asset: ImageAsset, file: String, in size: Size) -> String? {
    if let uri = asset.dataURI { return definitions.image(uri, key: file) }
    guard let png = CairoImage(asset, size: size, scale: Self.documentResolution)?.png() else { return nil }
    let uri = ImageAsset.dataURI(png, .png)
    return definitions.image(uri, key: "\(file) \(number(size.width))x\(number(size.height))")
  }

  /// Pixels in a point for pictures that have to be painted to be shown.
  static var documentResolution: Double { 3 }

  /// Paints everything opaque in one colour.
  private mutating func tint(by color: RGBA) -> String {
    let id = definitions.identifier("f")
    let color = SVGColor(color)
    write("<filter id=\"\(id)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\">")
    write("<feFlood flood-color=\"\(color.hex)\" flood-opacity=\"\(color.opacity)\"/>")
    write("<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>")
    return id
  }

  private mutating func tiles(_ image: String, _ size: Size, in frame: Rect) {
    let id = definitions.identifier("p")
    let tile = Rect(origin: frame.origin, size: size)
    write("<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\" \(rectAttributes(tile))>")
    write("<use href=\"#\(image)\" transform=\"scale(\(number(size.width)) \(number(size.height)))\"/></pattern>")
    write("<rect \(rectAttributes(frame)) fill=\"url(#\(id))\"/>")
  }

  private mutating func write(_ image: String, _ part: NineParts.Part, of size: Size) {
    // The inner element's view box cuts the part out of the image.
    write("<svg \(rectAttributes(part.target)) preserveAspectRatio=\"none\" viewBox=\"")
    write(
      [part.source.minX, part.source.minY, part.source.width, part.source.height].map { number($0) }.joined(
        separator: " "))
    write("\"><use href=\"#\(image)\" transform=\"scale(\(number(size.width)) \(number(size.height)))\"/></svg>")
  }

  func placement(of frame: Rect) -> String {
    "translate(\(number(frame.minX)) \(number(frame.minY)))scale(\(number(frame.width)) \(number(frame.height)))"
  }
}
