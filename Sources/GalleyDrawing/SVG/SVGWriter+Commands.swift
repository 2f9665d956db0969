import GalleyGeometry
import GalleyScreen

extension SVGWriter {
  /// Writes a part of a list, whose beginnings and ends match within it.
  mutating func write(_ range: Range<Int>, of structure: DrawingStructure) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch structure.commands[index] {
      case .save: openGroups.append(0)
      case .restore: closeGroups()
      case .transform(let transform): openGroup(attributes(of: transform))
      case .clip(let path, let evenOdd): clip(path, evenOdd)
      case .beginLayer(let layer): begin(layer, at: index, in: structure)
      case .endLayer: closeGroups()
      // Written with its layer.
      case .beginMask: index = structure.ends[index] ?? index
      case .endMask: break
      case .fill(let path, let paint, let evenOdd): fill(path, paint, evenOdd)
      case .stroke(let path, let paint, let form): stroke(path, paint, form)
      case .glyphs(let run): write(run)
      case .image(let image): write(image)
      case .symbol(let name, let frame, let weight, let paint): write(name, frame, weight, paint)
      }
      index += 1
    }
  }

  // MARK: Groups

  private mutating func openGroup(_ attributes: String) {
    write("<g \(attributes)>")
    openGroups[openGroups.count - 1] += 1
  }

  private mutating func closeGroups() {
    let count = openGroups.count > 1 ? openGroups.removeLast() : 0
    for _ in 0..<count { write("</g>") }
  }

  private mutating func clip(_ path: DrawingPath, _ evenOdd: Bool) {
    let id = definitions.identifier("c")
    write("<clipPath id=\"\(id)\"><path d=\"\(SVGPathText.text(path))\"")
    if evenOdd { write(" clip-rule=\"evenodd\"") }
    write("/></clipPath>")
    openGroup("clip-path=\"url(#\(id))\"")
  }

  // MARK: Layers

  private mutating func begin(_ layer: DrawingLayer, at index: Int, in structure: DrawingStructure) {
    let end = structure.ends[index] ?? structure.commands.endIndex
    let isMeasured = layer.reach > 0 || layer.hidesMasked
    let bounds = isMeasured ? DrawingBounds(structure.commands[(index + 1)..<end]).rect : nil
    let mask = structure.masks[index].map { self.mask($0, of: structure, leaving: layer.hidesMasked ? bounds : nil) }
    let filter = layer.reach > 0 ? bounds.map { self.filter(layer, around: $0) } : nil
    openGroups.append(0)
    var attributes: [String] = []
    if let filter { attributes.append("filter=\"url(#\(filter))\"") }
    if layer.opacity != 1 { attributes.append("opacity=\"\(number(min(1, max(0, layer.opacity))))\"") }
    if let blend = SVGBlendMode.css[layer.blend] { attributes.append("style=\"mix-blend-mode:\(blend)\"") }
    // The shadow is that of what the mask leaves, so the mask stands inside.
    if let mask, filter == nil { attributes.append("mask=\"url(#\(mask))\"") }
    if !attributes.isEmpty { openGroup(attributes.joined(separator: " ")) }
    if let mask, filter != nil { openGroup("mask=\"url(#\(mask))\"") }
  }

  /// - Parameter area: where a mask that takes away what it covers leaves the rest; nil for one that leaves what it covers.
  private mutating func mask(
    _ mask: DrawingStructure.Mask, of structure: DrawingStructure, leaving area: Rect?
  ) -> String {
    let id = definitions.identifier("m")
    let commands = structure.commands[mask.range]
    let bounds = area ?? mask.transform.apply(DrawingBounds(commands).rect ?? .zero)
    let alpha = area == nil ? "0 0 0 1 0" : "0 0 0 -1 1"
    // Masks go by luminance where `mask-type` is not known, so the filter paints what is opaque white.
    write("<filter id=\"\(id)w\" filterUnits=\"userSpaceOnUse\" \(rectAttributes(bounds)) ")
    write(
      "color-interpolation-filters=\"sRGB\"><feColorMatrix values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 \(alpha)\"/></filter>"
    )
    write("<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(rectAttributes(bounds))><g filter=\"url(#\(id)w)\">")
    openGroups.append(0)
    if mask.transform != .identity { openGroup(attributes(of: mask.transform)) }
    write(mask.range, of: structure)
    closeGroups()
    write("</g></mask>")
    return id
  }

  private mutating func filter(_ layer: DrawingLayer, around bounds: Rect) -> String {
    let id = definitions.identifier("f")
    let region = bounds.inset(by: Insets(all: -layer.reach))
    write("<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\" \(rectAttributes(region)) ")
    write("color-interpolation-filters=\"sRGB\">")
    if layer.blur > 0 { write("<feGaussianBlur stdDeviation=\"\(number(layer.blur))\" result=\"b\"/>") }
    if let shadow = layer.shadow {
      let source = layer.blur > 0 ? "b" : "SourceGraphic"
      write("<feGaussianBlur in=\"\(source)\" stdDeviation=\"\(number(shadow.radius))\"/>")
      write("<feOffset dx=\"\(number(shadow.offset.x))\" dy=\"\(number(shadow.offset.y))\" result=\"o\"/>")
      write(
        "<feFlood flood-color=\"\(SVGColor(shadow.color).hex)\" flood-opacity=\"\(SVGColor(shadow.color).opacity)\"/>")
      write("<feComposite in2=\"o\" operator=\"in\" result=\"s\"/>")
      write("<feMerge><feMergeNode in=\"s\"/><feMergeNode in=\"\(source)\"/></feMerge>")
    }
    write("</filter>")
    return id
  }
}

/// The blend modes that CSS knows under the names that drawing lists use; `normal` needs no saying.
enum SVGBlendMode {
  static let css: [String: String] = {
    let same = [
      "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light", "hard-light",
      "difference", "exclusion", "hue", "saturation", "color", "luminosity", "plus-lighter",
    ]
    return Dictionary(uniqueKeysWithValues: same.map { ($0, $0) })
  }()
}
