import GalleyGeometry
import GalleyScreen

extension SVGWriter {
  mutating func fill(_ path: DrawingPath, _ paint: Paint, _ evenOdd: Bool) {
    guard !path.elements.isEmpty else { return }
    if case .angular(let stops, let center, let start, let end) = paint {
      let id = definitions.identifier("c")
      write(
        "<clipPath id=\"\(id)\"><path d=\"\(SVGPathText.text(path))\"\(evenOdd ? " clip-rule=\"evenodd\"" : "")/></clipPath>"
      )
      wedges(stops, center, start, end, over: path.bounds, attribute: "clip-path=\"url(#\(id))\"")
      return
    }
    guard let attributes = attributes(of: paint, as: "fill") else { return }
    write("<path d=\"\(SVGPathText.text(path))\"\(attributes)\(evenOdd ? " fill-rule=\"evenodd\"" : "")/>")
  }

  mutating func stroke(_ path: DrawingPath, _ paint: Paint, _ form: StrokeForm) {
    guard !path.elements.isEmpty, form.width > 0 else { return }
    let line = "<path d=\"\(SVGPathText.text(path))\" fill=\"none\"" + attributes(of: form)
    if case .angular(let stops, let center, let start, let end) = paint {
      // SVG cannot clip by a line, so a mask draws it.
      let id = definitions.identifier("m")
      let bounds = path.bounds?.inset(by: Insets(all: -form.width * max(1, form.miterLimit / 2))) ?? .zero
      write(
        "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(rectAttributes(bounds))>\(line) stroke=\"#fff\"/></mask>")
      wedges(stops, center, start, end, over: bounds, attribute: "mask=\"url(#\(id))\"")
      return
    }
    guard let attributes = attributes(of: paint, as: "stroke") else { return }
    write(line + attributes + "/>")
  }

  private func attributes(of form: StrokeForm) -> String {
    var text = form.width == 1 ? "" : " stroke-width=\"\(number(form.width))\""
    if form.cap != .butt { text += " stroke-linecap=\"\(form.cap.rawValue)\"" }
    if form.join != .miter { text += " stroke-linejoin=\"\(form.join.rawValue)\"" }
    if form.join == .miter, form.miterLimit != 4 { text += " stroke-miterlimit=\"\(number(max(1, form.miterLimit)))\"" }
    if form.dash.contains(where: { $0 > 0 }) {
      text += " stroke-dasharray=\"\(form.dash.map { number($0) }.joined(separator: " "))\""
      if form.dashPhase != 0 { text += " stroke-dashoffset=\"\(number(form.dashPhase))\"" }
    }
    return text
  }

  /// The attributes that give a fill or a stroke its paint, with a space in front; a gradient's definition is written
  /// where the drawing stands. Nil for a paint that shows nothing.
  mutating func attributes(of paint: Paint, as property: String) -> String? {
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return nil }
      let color = SVGColor(color)
      return " \(property)=\"\(color.hex)\"" + (color.isOpaque ? "" : " \(property)-opacity=\"\(color.opacity)\"")
    case .linear(let stops, let from, let to):
      guard let stops = GradientStops(stops) else { return nil }
      if from == to { return attributes(of: .color(stops.last.color), as: property) }
      let id = definitions.identifier("l")
      write(
        "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(number(from.x))\" y1=\"\(number(from.y))\""
      )
      write(" x2=\"\(number(to.x))\" y2=\"\(number(to.y))\">\(elements(of: stops.stops))</linearGradient>")
      return " \(property)=\"url(#\(id))\""
    case .radial(let stops, let center, let startRadius, let endRadius):
      guard let stops = GradientStops(stops) else { return nil }
      guard let disc = stops.ofDisc(from: startRadius, to: endRadius) else {
        return attributes(of: .color(stops.last.color), as: property)
      }
      let id = definitions.identifier("r")
      write(
        "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(number(center.x))\" cy=\"\(number(center.y))\""
      )
      write(" r=\"\(number(disc.radius))\">\(elements(of: disc.stops))</radialGradient>")
      return " \(property)=\"url(#\(id))\""
    case .angular(let stops, _, _, _):
      return GradientStops(stops).flatMap { attributes(of: .color($0.first.color), as: property) }
    }
  }

  private func elements(of stops: [Paint.Stop]) -> String {
    stops.map { stop in
      let color = SVGColor(stop.color)
      let opacity = color.isOpaque ? "" : " stop-opacity=\"\(color.opacity)\""
      return "<stop offset=\"\(number(stop.location, places: 4))\" stop-color=\"\(color.hex)\"\(opacity)/>"
    }.joined()
  }

  private mutating func wedges(
    _ stops: [Paint.Stop], _ center: Point, _ start: Double, _ end: Double, over bounds: Rect?, attribute: String
  ) {
    guard let bounds, let stops = GradientStops(stops) else { return }
    let wedges = AngularWedges(stops, center: center, startAngle: start, endAngle: end)
    let reach = wedges.distance(to: bounds)
    write("<g \(attribute) shape-rendering=\"crispEdges\">")
    for wedge in wedges.wedges {
      let color = SVGColor(wedge.color)
      write("<path d=\"\(SVGPathText.text(wedges.path(wedge, reaching: reach)))\" fill=\"\(color.hex)\"")
      write(color.isOpaque ? "/>" : " fill-opacity=\"\(color.opacity)\"/>")
    }
    write("</g>")
  }
}

/// A colour in CSS's notation; what lies outside sRGB is brought to its edge.
struct SVGColor {
  let hex: String
  let opacity: String
  let isOpaque: Bool

  init(_ color: RGBA) {
    let parts = [color.red, color.green, color.blue].map { UInt8((min(1, max(0, $0)) * 255).rounded()) }
    let digits = parts.map { part in
      let text = String(part, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    let isShort = digits.allSatisfy { $0.first == $0.last }
    hex = "#" + digits.map { isShort ? String($0.prefix(1)) : $0 }.joined()
    let alpha = min(1, max(0, color.alpha))
    opacity = DecimalText.text(alpha, places: 3)
    isOpaque = alpha >= 1
  }
}
