import Foundation

/// The files below a folder that matter here, in a stable order, as paths relative to it.
struct FolderTree {
  var swiftFiles: [String] = []
  var assets = AssetList()
  /// Folders below that are Swift packages of their own.
  var packages: [String] = []

  private let skipsTests: Bool
  private let depthLimit: Int

  /// Folders of build products, and of other people's code that was fetched.
  private static let skipped: Set<String> = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "Index.noindex", "fastlane",
  ]
  private static let skippedExtensions: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "xcdatamodeld", "framework", "xcframework", "bundle", "docc", "app",
    "swiftmodule",
  ]

  /// - Parameters:
  ///   - skipsTests: Whether folders of tests are left out; a package's target is never one.
  ///   - depthLimit: How many folders deep to look; a link that leads back up would otherwise have no end.
  init(_ root: String, skipsTests: Bool = true, depthLimit: Int = 64) {
    self.skipsTests = skipsTests
    self.depthLimit = depthLimit
    visit(root, prefix: "", depth: 0)
  }

  private mutating func visit(_ folder: String, prefix: String, depth: Int) {
    guard depth < depthLimit else { return }
    for entry in Self.entries(of: folder) {
      switch FileKind(of: folder + "/" + entry) {
      case .file:
        if entry.hasSuffix(".swift") {
          if !isManifest(entry) { swiftFiles.append(prefix + entry) }
        } else {
          assets.add(file: prefix + entry)
        }
      case .folder: visit(subfolder: entry, of: folder, prefix: prefix, depth: depth)
      case .other: break
      }
    }
  }

  private mutating func visit(subfolder entry: String, of folder: String, prefix: String, depth: Int) {
    if entry.hasSuffix(".xcassets") {
      assets.catalogs.append(prefix + entry)
    } else if isSkipped(entry) {
      return
    } else if FileManager.default.fileExists(atPath: "\(folder)/\(entry)/Package.swift") {
      packages.append(prefix + entry)
    } else {
      // A language's folder is part of the one it lies in.
      let isLanguage = entry.hasSuffix(".lproj")
      visit(folder + "/" + entry, prefix: prefix + entry + "/", depth: isLanguage ? depth : depth + 1)
    }
  }

  /// The names in a folder, hidden ones left out, in an order that is the same on every machine.
  static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
      .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  private func isSkipped(_ name: String) -> Bool {
    if Self.skipped.contains(name) || Self.skippedExtensions.contains((name as NSString).pathExtension) { return true }
    return skipsTests && name.hasSuffix("Tests")
  }

  private func isManifest(_ name: String) -> Bool { name == "Package.swift" || name.hasPrefix("Package@swift-") }
}
