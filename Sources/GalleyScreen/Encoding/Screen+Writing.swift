import GalleyGeometry

extension Screen {
  /// The whole screen with its drawing list as one line of JSON: what a worker sends.
  ///
  /// Lengths are written to a thousandth of a point, colours and locations to a millionth. Written twice it gives the
  /// same bytes, and so does writing what was read from them.
  public func json() -> [UInt8] {
    var writer = JSONWriter(capacity: 64 * 1024)
    write(to: &writer)
    return writer.bytes
  }

  /// The same as a value within a larger text.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("size")
    writer.values([size.width, size.height])
    writer.key("scale")
    writer.value(scale)
    writer.key("safeArea")
    writer.value(safeArea)
    if !system.isEmpty {
      writer.key("system")
      system.write(to: &writer)
    }
    writer.key("metrics")
    writer.value(metrics)
    writer.key("assumed")
    writer.values(assumed)
    writer.key("notes")
    writer.values(notes)
    writer.key("root")
    root.write(to: &writer)
    writer.key("drawing")
    writer.beginArray()
    for command in drawing { command.write(to: &writer) }
    writer.endArray()
    writer.endObject()
  }
}

extension JSONWriter {
  mutating func values(_ numbers: [Double], places: Int = 3) {
    beginArray()
    for number in numbers { value(number, places: places) }
    endArray()
  }

  mutating func values(_ texts: [String]) {
    beginArray()
    for text in texts { value(text) }
    endArray()
  }

  /// `[x, y]`
  mutating func value(_ point: Point) {
    beginArray()
    value(point.x)
    value(point.y)
    endArray()
  }

  /// `[x, y, width, height]`
  mutating func value(_ rect: Rect) {
    beginArray()
    value(rect.minX)
    value(rect.minY)
    value(rect.width)
    value(rect.height)
    endArray()
  }

  /// `[top, left, bottom, right]`
  mutating func value(_ insets: Insets) { values([insets.top, insets.left, insets.bottom, insets.right]) }
}
