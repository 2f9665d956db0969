import GalleyScreen

/// One line from the worker's parent.
enum WorkerRequest {
  case load(library: String, assets: String?, skip: Set<String>)
  case job(number: Int, preview: String, scenario: [UInt8])

  init(line: [UInt8]) throws {
    var reader = JSONReader(line)
    var skip: Set<String> = []
    var library: String?, assets: String?, number: Int?, preview: String?, scenario: [UInt8]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "load": library = try reader.string()
      case "assets": assets = try reader.string()
      case "skip":
        try reader.beginArray()
        while try reader.nextElement() { skip.insert(try reader.string()) }
      case "job": number = try reader.integer()
      case "preview": preview = try reader.string()
      case "scenario": scenario = try reader.encodedValue()
      default: try reader.skip()
      }
    }
    try reader.end()
    if let library {
      self = .load(library: library, assets: assets, skip: skip)
    } else if let number, let preview, let scenario {
      self = .job(number: number, preview: preview, scenario: scenario)
    } else {
      throw ScreenMakingError.library("a request that is neither a library to load nor a job")
    }
  }
}
