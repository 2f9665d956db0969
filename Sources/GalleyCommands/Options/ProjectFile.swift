import Foundation

/// A project's `.galley.json`: settings of the audit, and devices of the project's own.
enum ProjectFile {
  static let name = ".galley.json"

  /// The one that holds for some inputs: in the first input's folder, or the nearest folder above it that has one.
  static func find(for inputs: [String]) -> String? {
    guard let input = inputs.first else { return nil }
    var folder = URL(fileURLWithPath: input).standardizedFileURL
    var isFolder: ObjCBool = false
    if !FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) || !isFolder.boolValue {
      folder.deleteLastPathComponent()
    }
    while true {
      let file = folder.appendingPathComponent(name).path
      if FileManager.default.fileExists(atPath: file) { return file }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { return nil }
      folder = parent
    }
  }
}
