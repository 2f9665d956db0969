import GalleyGeometry

extension Screen {
  /// How deep nodes may be nested. Releasing a tree takes stack in proportion to its depth, about 140 bytes a level:
  /// this many fit a main thread's 8 MB, a secondary thread of 512 KB holds 3,000.
  public static let depthLimit = 20_000

  /// Reads what ``json()`` writes; members it does not know are skipped.
  public init(json: [UInt8], depthLimit: Int = Screen.depthLimit) throws(ScreenReadingError) {
    var reader = JSONReader(json)
    self = try reader.screen(depthLimit: depthLimit)
    try reader.end()
  }
}

extension JSONReader {
  /// A screen as a value within a larger text.
  public mutating func screen(depthLimit: Int = Screen.depthLimit) throws(ScreenReadingError) -> Screen {
    var size: Size?
    var scale: Double?
    var root: ScreenNode?
    var safeArea = Insets.zero
    var system = SystemParts()
    var metrics = ""
    var assumed: [String] = []
    var notes: [String] = []
    var drawing: [DrawingCommand] = []
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "size":
        let point = try point()
        size = Size(width: point.x, height: point.y)
      case "scale": scale = try number()
      case "safeArea": safeArea = try insets()
      case "system": system = try systemParts()
      case "metrics": metrics = try string()
      case "assumed": assumed = try strings()
      case "notes": notes = try strings()
      case "root": root = try node(depthLimit: depthLimit)
      case "drawing": drawing = try drawingList()
      default: try skip()
      }
    }
    return Screen(
      size: try require(size, "size", of: "the screen"), scale: try require(scale, "scale", of: "the screen"),
      root: try require(root, "root", of: "the screen"), drawing: drawing, safeArea: safeArea, system: system,
      assumed: assumed, notes: notes, metrics: metrics)
  }

  func require<Value>(_ value: Value?, _ field: String, of owner: String) throws(ScreenReadingError) -> Value {
    guard let value else { throw .missing(field: field, of: owner, at: position) }
    return value
  }

  mutating func strings() throws(ScreenReadingError) -> [String] {
    var texts: [String] = []
    try beginArray()
    while try nextElement() { texts.append(try string()) }
    return texts
  }

  /// The next number of an array that has another.
  mutating func nextNumber() throws(ScreenReadingError) -> Double {
    guard try nextElement() else { throw unexpected("another number") }
    return try number()
  }

  mutating func endArray() throws(ScreenReadingError) {
    if try nextElement() { throw unexpected("the array's end") }
  }

  mutating func point() throws(ScreenReadingError) -> Point {
    try beginArray()
    let point = Point(x: try nextNumber(), y: try nextNumber())
    try endArray()
    return point
  }

  mutating func size() throws(ScreenReadingError) -> Size {
    try beginArray()
    let size = Size(width: try nextNumber(), height: try nextNumber())
    try endArray()
    return size
  }

  mutating func rect() throws(ScreenReadingError) -> Rect {
    try beginArray()
    let rect = Rect(x: try nextNumber(), y: try nextNumber(), width: try nextNumber(), height: try nextNumber())
    try endArray()
    return rect
  }

  mutating func insets() throws(ScreenReadingError) -> Insets {
    try beginArray()
    let insets = Insets(
      top: try nextNumber(), left: try nextNumber(), bottom: try nextNumber(), right: try nextNumber())
    try endArray()
    return insets
  }
}
