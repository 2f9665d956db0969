import Foundation

/// The folder of Galley's data: `$GALLEY_DATA`; else `share/galley` beside the folder of the executable; else `Data` in
/// the nearest parent of that folder, which is how a build tree and its tests find it.
public struct DataFolder: Sendable, Hashable {
  public let path: String

  public init(path: String) { self.path = path }

  static let marker = "galley.marker"

  /// Finds the folder. Throws ``CatalogError/noData(tried:)``.
  public static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment, executable: String? = nil
  ) throws(CatalogError) -> DataFolder {
    if let path = environment["GALLEY_DATA"], !path.isEmpty {
      guard isData(path) else { throw .noData(tried: [path]) }
      return DataFolder(path: path)
    }
    let folder = URL(fileURLWithPath: executable ?? runningExecutable()).deletingLastPathComponent()
    var tried: [String] = []
    for share in ["../share/galley", "../../share/galley"] {
      tried.append(folder.appendingPathComponent(share).standardizedFileURL.path)
    }
    var parent = folder.standardizedFileURL
    while parent.path != "/" {
      tried.append(parent.appendingPathComponent("Data").path)
      parent = parent.deletingLastPathComponent().standardizedFileURL
    }
    guard let path = tried.first(where: isData) else { throw .noData(tried: Array(tried.prefix(3))) }
    return DataFolder(path: path)
  }

  private static func isData(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/" + marker)
  }

  private static func runningExecutable() -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments.first ?? ""
  }

  /// The bytes of a file, by its path inside the folder.
  public func bytes(_ file: String) throws(CatalogError) -> [UInt8] {
    guard let handle = fopen(path + "/" + file, "rb") else { throw .unreadable(file: file) }
    defer { fclose(handle) }
    var bytes: [UInt8] = []
    var size = stat()
    if fstat(fileno(handle), &size) == 0 { bytes.reserveCapacity(Int(size.st_size)) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, handle)
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  /// A JSON file, by its path inside the folder.
  public func json(_ file: String) throws(CatalogError) -> JSONValue {
    let bytes = try bytes(file)
    do {
      return try JSONValue(parsing: bytes)
    } catch {
      throw .malformed(file: file, line: error.line, problem: error.problem)
    }
  }
}
