import GalleyScreen

/// One line from the worker's parent.
enum WorkerRequest {
  case load(library: String, assets: WorkerAssets?, skip: Set<String>)
  case job(number: Int, preview: String, scenario: [UInt8])

  init(line: [UInt8]) throws {
    var reader = JSONReader(line)
    var lists: [String: [String]] = [:]
    var library: String?, root: String?, number: Int?, preview: String?, scenario: [UInt8]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "load": library = try reader.string()
      case "assets": root = try reader.string()
      case "skip", "catalogs", "images", "strings", "fonts":
        try reader.beginArray()
        while try reader.nextElement() { lists[key, default: []].append(try reader.string()) }
      case "job": number = try reader.integer()
      case "preview": preview = try reader.string()
      case "scenario": scenario = try reader.encodedValue()
      default: try reader.skip()
      }
    }
    try reader.end()
    if let library {
      var assets = root.map { WorkerAssets(root: $0) }
      assets?.catalogs = lists["catalogs"] ?? []
      assets?.images = lists["images"] ?? []
      assets?.strings = lists["strings"] ?? []
      assets?.fonts = lists["fonts"] ?? []
      self = .load(library: library, assets: assets, skip: Set(lists["skip"] ?? []))
    } else if let number, let preview, let scenario {
      self = .job(number: number, preview: preview, scenario: scenario)
    } else {
      throw ScreenMakingError.library("a request that is neither a library to load nor a job")
    }
  }
}
