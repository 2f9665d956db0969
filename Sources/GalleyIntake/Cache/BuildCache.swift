import Foundation

/// Results of earlier builds, found by content.
///
/// `records/<key>.json` says what became of an input; `libraries/<key>.so` are the libraries,
/// `objects/<key>.o` what they are linked from. Files are written
/// elsewhere and renamed, so a reader sees a whole file or none, and two processes that build the same write the
/// same.
public struct BuildCache: Sendable {
  public var folder: String
  /// Beyond this many bytes the libraries that were unused longest are removed.
  public var sizeLimit: Int
  /// Where the compiler keeps what it builds of C modules, which takes a second the first time.
  public var moduleFolder: String

  public init(folder: String, sizeLimit: Int = 1 << 30, moduleFolder: String? = nil) {
    self.folder = folder
    self.sizeLimit = sizeLimit
    self.moduleFolder = moduleFolder ?? folder + "/clang-modules"
  }

  /// `GALLEY_CACHE`, else `galley` in `XDG_CACHE_HOME` or `~/.cache`.
  public static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> BuildCache {
    if let folder = environment["GALLEY_CACHE"], !folder.isEmpty { return BuildCache(folder: folder) }
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return BuildCache(folder: base + "/galley") }
    return BuildCache(folder: (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache/galley")
  }

  private var records: String { folder + "/records" }
  private var libraries: String { folder + "/libraries" }

  private var objects: String { folder + "/objects" }

  func object(_ key: String) -> String { "\(objects)/\(key).o" }

  func library(_ key: String) -> String { "\(libraries)/\(key).so" }

  // MARK: - Reading

  /// What became of the input with this key, if its library, where it has one, still exists.
  func record(_ key: String) -> BuildRecord? {
    guard let record: BuildRecord = read("\(records)/\(key).json") else { return nil }
    return keeps(record.libraryKey) ? record : nil
  }

  func compiledSource(_ key: String) -> CompiledSource? {
    guard let source: CompiledSource = read("\(records)/\(key).json") else { return nil }
    return keeps(source.libraryKey) ? source : nil
  }

  func manifest(_ key: String) -> PackageManifest? { read("\(records)/\(key).json") }

  private func read<Value: Decodable>(_ path: String) -> Value? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    touch(path)
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  /// Whether the object is there; it will be for a while longer.
  func keepsObject(_ key: String) -> Bool { utimes(object(key), nil) == 0 }

  /// Whether something was marked by this key before.
  func marks(_ key: String) -> Bool { utimes("\(records)/\(key).mark", nil) == 0 }

  private func keeps(_ libraryKey: String?) -> Bool {
    guard let libraryKey else { return true }
    guard FileManager.default.fileExists(atPath: library(libraryKey)) else { return false }
    touch(library(libraryKey))
    return true
  }

  // MARK: - Writing

  /// A new folder for one build, to be removed when it ends.
  func makeStage() throws -> String {
    let stage = "\(folder)/stages/\(getpid())-\(UUID().uuidString)"
    try makeFolder(stage)
    return stage
  }

  func store(_ record: some Encodable, as key: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try makeFolder(records)
    guard let data = try? encoder.encode(record) else { return }
    let temporary = "\(records)/.\(key)-\(getpid())-\(UUID().uuidString)"
    guard FileManager.default.createFile(atPath: temporary, contents: data) else {
      throw IntakeError.cacheNotWritable(path: records, reason: "a file could not be written")
    }
    rename(temporary, "\(records)/\(key).json")
  }

  /// Takes the library at `path`, on the same file system, into the cache.
  func mark(_ key: String) throws {
    try makeFolder(records)
    _ = FileManager.default.createFile(atPath: "\(records)/\(key).mark", contents: Data())
  }

  func adopt(library path: String, as key: String) throws {
    try move(path, to: library(key), in: libraries)
  }

  func adopt(object path: String, as key: String) throws {
    try move(path, to: object(key), in: objects)
  }

  private func move(_ path: String, to place: String, in folder: String) throws {
    try makeFolder(folder)
    guard rename(path, place) == 0 else {
      throw IntakeError.cacheNotWritable(path: folder, reason: String(cString: strerror(errno)))
    }
  }

  func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw IntakeError.cacheNotWritable(path: folder, reason: "the folder \(path) could not be made")
    }
  }

  private func touch(_ path: String) { utimes(path, nil) }
}
