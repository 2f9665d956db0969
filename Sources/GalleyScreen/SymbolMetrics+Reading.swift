import GalleyGeometry

extension SymbolMetrics {
  /// Reads `Data/symbols/metrics.json`.
  public init(json: [UInt8]) throws(ScreenReadingError) {
    var reader = JSONReader(json)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "capHeight": capHeight = try reader.number()
      case "scales":
        try reader.beginObject()
        while let name = try reader.nextKey() {
          let factor = try reader.number()
          if let scale = Scale(rawValue: name) { scales[scale] = factor }
        }
      case "weight":
        try reader.beginObject()
        while let name = try reader.nextKey() {
          switch name {
          case "widthPerHundred": widthPerHundred = try reader.number()
          case "heightPerHundred": heightPerHundred = try reader.number()
          default: try reader.skip()
          }
        }
      case "boxes": boxes = try reader.sizes()
      case "em": em = try reader.sizes()
      case "recorded":
        var sizes: [Recording: Size] = [:]
        try reader.beginArray()
        while try reader.nextElement() {
          let (recording, size) = try reader.recording()
          sizes[recording] = size
        }
        recorded = sizes
      default: try reader.skip()
      }
    }
    try reader.end()
  }
}

extension JSONReader {
  fileprivate mutating func sizes() throws(ScreenReadingError) -> [String: Size] {
    var sizes: [String: Size] = [:]
    try beginObject()
    while let name = try nextKey() {
      let point = try point()
      sizes[name] = Size(width: point.x, height: point.y)
    }
    return sizes
  }

  fileprivate mutating func recording() throws(ScreenReadingError) -> (SymbolMetrics.Recording, Size) {
    var recording = SymbolMetrics.Recording(symbol: "", pointSize: 0, weight: 400, scale: .medium, pixels: 0)
    var size = Size.zero
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "symbol": recording.symbol = try string()
      case "pointSize": recording.pointSize = try number()
      case "weight": recording.weight = try integer()
      case "pixels": recording.pixels = try number()
      case "scale":
        let name = try string()
        guard let scale = SymbolMetrics.Scale(rawValue: name) else {
          throw .unknown(value: name, of: "symbol scale", at: position)
        }
        recording.scale = scale
      case "size":
        let point = try point()
        size = Size(width: point.x, height: point.y)
      default: try skip()
      }
    }
    return (recording, size)
  }
}
