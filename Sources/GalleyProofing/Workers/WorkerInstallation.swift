import Foundation

/// Where the worker's executable and the runtime library are.
public struct WorkerInstallation: Sendable, Hashable {
  public var executable: String
  public var runtime: String

  public init(executable: String, runtime: String) {
    self.executable = executable
    self.runtime = runtime
  }

  /// What was looked for and not found: the file's name, and the folders in the order of the search.
  public struct Missing: Error, Sendable, Hashable, CustomStringConvertible {
    public var file: String
    public var folders: [String]

    public var description: String { "\(file) is not installed; looked in \(folders.joined(separator: ", "))" }
  }

  /// Finds them beside the running executable, as they are after a build, or in `../lib` and `../libexec/galley` of its
  /// folder, as they are after an installation. `GALLEY_WORKER` names another file, `GALLEY_RUNTIME` another folder.
  public static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment, executableFolder: String? = nil
  ) throws(Missing) -> WorkerInstallation {
    let own = executableFolder ?? folderOfThisExecutable()
    return WorkerInstallation(
      executable: try file(
        "galley-worker", named: environment["GALLEY_WORKER"],
        in: folders(from: own, "../libexec/galley", "../lib/galley")),
      runtime: try file(
        "libGalleyRuntime.so", named: environment["GALLEY_RUNTIME"].map { $0 + "/libGalleyRuntime.so" },
        in: folders(from: own, "../lib/galley", "../lib")))
  }

  private static func file(_ name: String, named given: String?, in folders: [String]) throws(Missing) -> String {
    if let given { return given }
    for folder in folders where FileManager.default.fileExists(atPath: folder + "/" + name) {
      return folder + "/" + name
    }
    throw Missing(file: name, folders: folders)
  }

  private static func folders(from own: String, _ relative: String...) -> [String] {
    [own] + relative.map { URL(fileURLWithPath: own + "/" + $0).standardizedFileURL.path }
  }

  private static func folderOfThisExecutable() -> String {
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}
