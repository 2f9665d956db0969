import Foundation
import GalleyScenario

@testable import GalleyIntake

/// A folder of its own for one test, removed with the value.
final class Scratch {
  let path = "/tmp/galley-intake-\(UUID().uuidString)"

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = path + "/" + name
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  /// An intake that compiles against the stand-in runtime and caches in this folder.
  func intake() throws -> Intake {
    let runtime = try FakeRuntime.location.get()
    let cache = BuildCache(folder: path + "/.cache", moduleFolder: runtime.libraryFolder + "/clang-modules")
    return Intake(runtime: runtime, toolchain: try .find(), cache: cache)
  }
}

/// Loads a library, lets it register its previews, and returns what the stand-in runtime was told.
@MainActor func registered(by library: String?) throws -> [String] {
  guard let library else { throw LoadFailure(message: "no library") }
  guard let handle = dlopen(library, RTLD_NOW) else { throw LoadFailure(message: String(cString: dlerror())) }
  let runtime = try FakeRuntime.location.get()
  guard let register = dlsym(handle, "galley_register"),
    let runtimeHandle = dlopen(runtime.library, RTLD_NOW), let read = dlsym(runtimeHandle, "fake_registered")
  else { throw LoadFailure(message: String(cString: dlerror())) }
  unsafeBitCast(register, to: (@convention(c) () -> Void).self)()
  let text = unsafeBitCast(read, to: (@convention(c) () -> UnsafeMutablePointer<CChar>?).self)()
  defer { free(text) }
  return text.map { String(cString: $0).split(separator: "\n").map(String.init) } ?? []
}

struct LoadFailure: Error { var message: String }
