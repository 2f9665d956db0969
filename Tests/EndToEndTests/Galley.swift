import Foundation
import Testing

/// The command line as a user types it: the built executable, run in a folder of its own.
struct Galley {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The folder that commands are run in, and that inputs lie in.
  let folder: URL

  /// - Parameter files: texts by their path in the folder.
  init(_ files: [String: String] = [:]) throws {
    folder = Self.scratch.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// The files under a folder, relative to it, sorted.
  func files(in name: String) -> [String] {
    let base = folder.appendingPathComponent(name)
    let all = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      FileManager.default.fileExists(atPath: base.appendingPathComponent(name).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  /// Runs a command line; words are parted by spaces.
  func run(_ line: String) throws -> Result {
    try run(line.split(separator: " ").map(String.init))
  }

  func run(_ words: [String]) throws -> Result {
    let process = Process()
    // A shell opens the files: descriptors that are handed over can be lost while other tests start processes.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let command = "exec \"$0\" \"$@\" >.output 2>.errors </dev/null"
    process.arguments = ["-c", command, Self.executable.path] + words
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["GALLEY_CACHE"] = Self.scratch.appendingPathComponent("cache").path
    process.environment = environment
    let names = (folder.appendingPathComponent(".output"), folder.appendingPathComponent(".errors"))
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: names.0, encoding: .utf8),
      errors: try String(contentsOf: names.1, encoding: .utf8))
  }

  /// The objects that a run printed, one a line.
  static func objects(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  // MARK: The build

  /// The build's folder: that of the tests.
  private static let executable: URL = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("galley")
  }()

  /// One folder a run of the tests, removed at its end.
  private static let scratch: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-end-to-end-\(getpid())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-end-to-end-\(getpid())")
      try? FileManager.default.removeItem(at: folder)
    }
    return folder
  }()

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

/// Small inputs.
enum Input {
  /// 100×50 in the middle of a phone of 402×874 whose safe area leaves 778: at 151, 62 + 364.
  static let swatch = """
    import SwiftUI

    #Preview("Swatch") {
      Color.red.frame(width: 100, height: 50).accessibilityIdentifier("swatch")
    }
    """
}
