import GalleyGeometry

extension DrawingCommand {
  /// A command as JSON: its name, or an array of its name and what it is given.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .save: writer.value("save")
    case .restore: writer.value("restore")
    case .endLayer: writer.value("endLayer")
    case .beginMask: writer.value("beginMask")
    case .endMask: writer.value("endMask")
    case .transform(let transform):
      writer.command("transform") { $0.write(transform) }
    case .clip(let path, let evenOdd):
      writer.command("clip") {
        path.write(to: &$0)
        $0.value(evenOdd)
      }
    case .beginLayer(let layer):
      writer.command("beginLayer") { layer.write(to: &$0) }
    case .fill(let path, let paint, let evenOdd):
      writer.command("fill") {
        path.write(to: &$0)
        paint.write(to: &$0)
        $0.value(evenOdd)
      }
    case .stroke(let path, let paint, let form):
      writer.command("stroke") {
        path.write(to: &$0)
        paint.write(to: &$0)
        form.write(to: &$0)
      }
    case .glyphs(let run):
      writer.command("glyphs") { run.write(to: &$0) }
    case .image(let image):
      writer.command("image") { image.write(to: &$0) }
    case .symbol(let name, let frame, let weight, let paint):
      writer.command("symbol") {
        $0.value(name)
        $0.value(frame)
        $0.value(weight)
        paint.write(to: &$0)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func command(_ name: String, _ arguments: (inout JSONWriter) -> Void) {
    beginArray()
    value(name)
    arguments(&self)
    endArray()
  }

  fileprivate mutating func write(_ transform: Transform) {
    // A turn's parts meet coordinates of thousands of points, so they carry more places than lengths do.
    for part in [transform.a, transform.b, transform.c, transform.d] { value(part, places: 9) }
    value(transform.tx)
    value(transform.ty)
  }

  fileprivate mutating func write(_ color: RGBA) {
    values([color.red, color.green, color.blue, color.alpha], places: 6)
  }
}

extension DrawingPath {
  /// One flat array: a letter as in SVG, then its coordinates, controls before the end point.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for element in elements {
      switch element {
      case .move(let point): writer.element("M", point)
      case .line(let point): writer.element("L", point)
      case .quad(let point, let control): writer.element("Q", control, point)
      case .cubic(let point, let control1, let control2): writer.element("C", control1, control2, point)
      case .close: writer.value("Z")
      }
    }
    writer.endArray()
  }
}

extension JSONWriter {
  fileprivate mutating func element(_ letter: String, _ points: Point...) {
    value(letter)
    for point in points {
      value(point.x)
      value(point.y)
    }
  }
}

extension Paint {
  /// `[red, green, blue, alpha]`, or an array of the gradient's kind, its stops and its numbers.
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .color(let color): writer.write(color)
    case .linear(let stops, let from, let to):
      Self.write("linear", stops, [from.x, from.y, to.x, to.y], to: &writer)
    case .radial(let stops, let center, let startRadius, let endRadius):
      Self.write("radial", stops, [center.x, center.y, startRadius, endRadius], to: &writer)
    case .angular(let stops, let center, let startAngle, let endAngle):
      Self.write("angular", stops, [center.x, center.y, startAngle, endAngle], to: &writer)
    }
  }

  private static func write(_ kind: String, _ stops: [Stop], _ numbers: [Double], to writer: inout JSONWriter) {
    writer.beginArray()
    writer.value(kind)
    writer.beginArray()
    for stop in stops {
      writer.value(stop.location, places: 6)
      writer.write(stop.color)
    }
    writer.endArray()
    for number in numbers { writer.value(number, places: kind == "angular" ? 6 : 3) }
    writer.endArray()
  }
}

extension StrokeForm {
  /// `[width, cap, join, miterLimit, dash, dashPhase]`
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginArray()
    writer.value(width)
    writer.value(cap.rawValue)
    writer.value(join.rawValue)
    writer.value(miterLimit)
    writer.values(dash)
    writer.value(dashPhase)
    writer.endArray()
  }
}

extension DrawingLayer {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("opacity")
    writer.value(opacity, places: 6)
    writer.key("blend")
    writer.value(blend)
    writer.key("blur")
    writer.value(blur)
    if let shadow {
      writer.key("shadow")
      writer.beginArray()
      writer.write(shadow.color)
      writer.value(shadow.radius)
      writer.value(shadow.offset)
      writer.endArray()
    }
    if hidesMasked {
      writer.key("hidesMasked")
      writer.value(true)
    }
    writer.endObject()
  }
}

extension GlyphRun {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("face")
    writer.value(face)
    writer.key("size")
    writer.value(size)
    writer.key("text")
    writer.value(text)
    writer.key("stretch")
    writer.value(stretch, places: 6)
    writer.key("slant")
    writer.value(slant, places: 6)
    writer.key("paint")
    paint.write(to: &writer)
    writer.key("glyphs")
    writer.beginArray()
    for glyph in glyphs { writer.value(Int(glyph)) }
    writer.endArray()
    writer.key("positions")
    writer.beginArray()
    for position in positions {
      writer.value(position.x)
      writer.value(position.y)
    }
    writer.endArray()
    writer.endObject()
  }
}

extension ImageDrawing {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let file {
      writer.key("file")
      writer.value(file)
    }
    writer.key("name")
    writer.value(name)
    writer.key("frame")
    writer.value(frame)
    if let tint {
      writer.key("tint")
      writer.write(tint)
    }
    if let capInsets {
      writer.key("capInsets")
      writer.value(capInsets)
    }
    writer.key("tiled")
    writer.value(tiled)
    writer.endObject()
  }
}
