import GalleyGeometry

extension JSONReader {
  mutating func drawingList() throws(ScreenReadingError) -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    try beginArray()
    while try nextElement() { commands.append(try drawingCommand()) }
    return commands
  }

  private mutating func drawingCommand() throws(ScreenReadingError) -> DrawingCommand {
    guard peek() == UInt8(ascii: "[") else { return try bareCommand() }
    try beginArray()
    let name = try nextString()
    let command: DrawingCommand
    switch name {
    case "transform":
      command = .transform(
        Transform(
          a: try nextNumber(), b: try nextNumber(), c: try nextNumber(), d: try nextNumber(), tx: try nextNumber(),
          ty: try nextNumber()))
    case "clip": command = .clip(try nextPath(), evenOdd: try nextBool())
    case "beginLayer": command = .beginLayer(try nextLayer())
    case "fill": command = .fill(try nextPath(), try nextPaint(), evenOdd: try nextBool())
    case "stroke": command = .stroke(try nextPath(), try nextPaint(), try nextStrokeForm())
    case "glyphs": command = .glyphs(try nextGlyphRun())
    case "image": command = .image(try nextImage())
    case "symbol":
      let symbol = try nextString()
      try advance()
      let frame = try rect()
      try advance()
      command = .symbol(name: symbol, frame: frame, weight: try integer(), paint: try nextPaint())
    default: throw .unknown(value: name, of: "drawing command", at: position)
    }
    try endArray()
    return command
  }

  private mutating func bareCommand() throws(ScreenReadingError) -> DrawingCommand {
    let name = try string()
    switch name {
    case "save": return .save
    case "restore": return .restore
    case "endLayer": return .endLayer
    case "beginMask": return .beginMask
    case "endMask": return .endMask
    default: throw .unknown(value: name, of: "drawing command", at: position)
    }
  }

  // MARK: Arguments

  /// To the next element of an array that must have one.
  private mutating func advance() throws(ScreenReadingError) {
    guard try nextElement() else { throw unexpected("another element") }
  }

  private mutating func nextString() throws(ScreenReadingError) -> String {
    try advance()
    return try string()
  }

  private mutating func nextBool() throws(ScreenReadingError) -> Bool {
    try advance()
    return try bool()
  }

  private mutating func nextPoint() throws(ScreenReadingError) -> Point {
    Point(x: try nextNumber(), y: try nextNumber())
  }

  private mutating func nextColor() throws(ScreenReadingError) -> RGBA {
    RGBA(red: try nextNumber(), green: try nextNumber(), blue: try nextNumber(), alpha: try nextNumber())
  }

  private mutating func color() throws(ScreenReadingError) -> RGBA {
    try beginArray()
    let color = try nextColor()
    try endArray()
    return color
  }

  private mutating func nextPath() throws(ScreenReadingError) -> DrawingPath {
    try advance()
    var elements: [DrawingPath.Element] = []
    try beginArray()
    while try nextElement() {
      let letter = try string()
      switch letter {
      case "M": elements.append(.move(try nextPoint()))
      case "L": elements.append(.line(try nextPoint()))
      case "Q":
        let control = try nextPoint()
        elements.append(.quad(try nextPoint(), control: control))
      case "C":
        let control1 = try nextPoint()
        let control2 = try nextPoint()
        elements.append(.cubic(try nextPoint(), control1: control1, control2: control2))
      case "Z": elements.append(.close)
      default: throw .unknown(value: letter, of: "path element", at: position)
      }
    }
    return DrawingPath(elements)
  }

  private mutating func nextPaint() throws(ScreenReadingError) -> Paint {
    try advance()
    return try paint()
  }

  private mutating func paint() throws(ScreenReadingError) -> Paint {
    try beginArray()
    try advance()
    guard peek() == UInt8(ascii: "\"") else {
      let color = RGBA(red: try number(), green: try nextNumber(), blue: try nextNumber(), alpha: try nextNumber())
      try endArray()
      return .color(color)
    }
    let kind = try string()
    let stops = try nextStops()
    let point = try nextPoint()
    let (a, b) = (try nextNumber(), try nextNumber())
    try endArray()
    switch kind {
    case "linear": return .linear(stops, from: point, to: Point(x: a, y: b))
    case "radial": return .radial(stops, center: point, startRadius: a, endRadius: b)
    case "angular": return .angular(stops, center: point, startAngle: a, endAngle: b)
    default: throw .unknown(value: kind, of: "paint", at: position)
    }
  }

  private mutating func nextStops() throws(ScreenReadingError) -> [Paint.Stop] {
    try advance()
    var stops: [Paint.Stop] = []
    try beginArray()
    while try nextElement() {
      let location = try number()
      try advance()
      stops.append(Paint.Stop(color: try color(), location: location))
    }
    return stops
  }

  private mutating func nextStrokeForm() throws(ScreenReadingError) -> StrokeForm {
    try advance()
    try beginArray()
    var form = StrokeForm(width: try nextNumber())
    let cap = try nextString()
    guard let known = StrokeForm.Cap(rawValue: cap) else { throw .unknown(value: cap, of: "line cap", at: position) }
    form.cap = known
    let join = try nextString()
    guard let known = StrokeForm.Join(rawValue: join) else {
      throw .unknown(value: join, of: "line join", at: position)
    }
    form.join = known
    form.miterLimit = try nextNumber()
    try advance()
    try beginArray()
    while try nextElement() { form.dash.append(try number()) }
    form.dashPhase = try nextNumber()
    try endArray()
    return form
  }

  private mutating func nextLayer() throws(ScreenReadingError) -> DrawingLayer {
    try advance()
    var layer = DrawingLayer()
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "opacity": layer.opacity = try number()
      case "blend": layer.blend = try string()
      case "blur": layer.blur = try number()
      case "hidesMasked": layer.hidesMasked = try bool()
      case "shadow":
        try beginArray()
        try advance()
        let color = try color()
        let radius = try nextNumber()
        try advance()
        layer.shadow = DrawingLayer.Shadow(color: color, radius: radius, offset: try point())
        try endArray()
      default: try skip()
      }
    }
    return layer
  }

  private mutating func nextGlyphRun() throws(ScreenReadingError) -> GlyphRun {
    try advance()
    var run = GlyphRun(face: "", size: 0, glyphs: [], positions: [], text: "", paint: .color(.black))
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "face": run.face = try string()
      case "size": run.size = try number()
      case "text": run.text = try string()
      case "stretch": run.stretch = try number()
      case "slant": run.slant = try number()
      case "paint": run.paint = try paint()
      case "glyphs":
        try beginArray()
        while try nextElement() {
          let start = position
          guard let glyph = UInt32(exactly: try number()) else { throw .number(at: start) }
          run.glyphs.append(glyph)
        }
      case "positions":
        run.offsets.reserveCapacity(run.glyphs.count)
        try beginArray()
        while try nextElement() { run.offsets.append(Point(x: try number(), y: try nextNumber())) }
      default: try skip()
      }
    }
    guard run.glyphs.count == run.offsets.count else {
      throw .missing(field: "positions", of: "a run of \(run.glyphs.count) glyphs", at: position)
    }
    return run
  }

  private mutating func nextImage() throws(ScreenReadingError) -> ImageDrawing {
    try advance()
    var image = ImageDrawing(file: nil, name: "", frame: .zero)
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "file": image.file = try string()
      case "name": image.name = try string()
      case "frame": image.frame = try rect()
      case "tint": image.tint = try color()
      case "capInsets": image.capInsets = try insets()
      case "tiled": image.tiled = try bool()
      default: try skip()
      }
    }
    return image
  }
}
