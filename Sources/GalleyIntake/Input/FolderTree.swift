import Foundation

/// The files below a folder that matter here, in a stable order, as paths relative to it.
struct FolderTree {
  var swiftFiles: [String] = []
  /// Folders below that are Swift packages of their own.
  var packages: [String] = []

  /// Folders of build products, and of other people's code that was fetched.
  private static let skipped: Set<String> = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "Index.noindex", "fastlane",
  ]
  private static let skippedExtensions: Set<String> = [
    "xcodeproj", "xcworkspace", "xcassets", "playground", "xcdatamodeld", "framework", "xcframework", "bundle", "docc",
    "app", "swiftmodule", "xctestplan",
  ]

  init(_ root: String) {
    visit(root, prefix: "", depth: 0)
  }

  private mutating func visit(_ folder: String, prefix: String, depth: Int) {
    // A link that leads back up would have no end.
    guard depth < 64 else { return }
    let files = FileManager.default
    for entry in ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted() where !entry.hasPrefix(".") {
      let path = folder + "/" + entry
      let kind = FileKind(of: path)
      if kind == .file, entry.hasSuffix(".swift"), entry != "Package.swift" {
        swiftFiles.append(prefix + entry)
      }
      guard kind == .folder, !isSkipped(entry) else { continue }
      if files.fileExists(atPath: path + "/Package.swift") {
        packages.append(prefix + entry)
      } else {
        visit(path, prefix: prefix + entry + "/", depth: depth + 1)
      }
    }
  }

  private func isSkipped(_ name: String) -> Bool {
    if Self.skipped.contains(name) || Self.skippedExtensions.contains((name as NSString).pathExtension) { return true }
    return name == "Tests" || name.hasSuffix("Tests") || name.hasSuffix("UITests")
  }
}

/// What a directory entry is; links to folders are not followed.
enum FileKind {
  case file, folder, other

  init(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = .other
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK:
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        self = .other
        return
      }
      self = .file
    default: self = .other
    }
  }
}
