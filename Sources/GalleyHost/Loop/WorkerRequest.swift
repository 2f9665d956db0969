import GalleyScreen

/// One line from the worker's parent.
enum WorkerRequest {
  case load(library: String, assets: WorkerAssets?, skip: Set<String>)
  case job(number: Int, preview: String, scenario: [UInt8], hold: TreeHold)

  init(line: [UInt8]) throws {
    var reader = JSONReader(line)
    var lists: [String: [String]] = [:]
    var library: String?, root: String?, number: Int?, preview: String?, scenario: [UInt8]?, language: String?
    var hold = TreeHold()
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "load": library = try reader.string()
      case "assets": root = try reader.string()
      case "developmentLanguage": language = try reader.string()
      case "skip", "catalogs", "images", "strings", "fonts", "systemFonts":
        try reader.beginArray()
        while try reader.nextElement() { lists[key, default: []].append(try reader.string()) }
      case "job": number = try reader.integer()
      case "preview": preview = try reader.string()
      case "scenario": scenario = try reader.encodedValue()
      case "continues": hold.continues = try reader.bool()
      case "holds": hold.holds = try reader.bool()
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
      assets?.developmentLanguage = language
      assets?.systemFonts = lists["systemFonts"] ?? []
      self = .load(library: library, assets: assets, skip: Set(lists["skip"] ?? []))
    } else if let number, let preview, let scenario {
      self = .job(number: number, preview: preview, scenario: scenario, hold: hold)
    } else {
      throw ScreenMakingError.library("a request that is neither a library to load nor a job")
    }
  }
}

/// What a job has to do with the view tree of the one before it and the one after it: live change.
public struct TreeHold: Sendable, Hashable {
  /// The tree that the job before held takes the scenario; time, chance and pending work go on with it.
  public var continues = false
  /// The tree is kept for the next job.
  public var holds = false

  public init(continues: Bool = false, holds: Bool = false) {
    self.continues = continues
    self.holds = holds
  }
}
