import Foundation
import GalleyCatalog
@_spi(Galley) import GalleyFoundation
import GalleyLocalization
import GalleyTypography
@_spi(Galley) import UIKit

/// The assets of the input: its catalogs' colours and images, pictures beside the source, and strings.
///
/// The runtime says where the input is before it builds a preview. Files are named relative to that folder, so no result
/// depends on where it lies. A file that is broken counts as missing.
@_spi(Galley) public enum InputAssets {
  /// Folders that hold no assets of the app.
  private static let skipped: Set<String> = [".build", ".git", ".swiftpm", "DerivedData", "Pods", "node_modules"]
  private static let entryLimit = 200_000

  /// Reads what is there under a folder and lets named colours, images and texts be found in it.
  public static func load(_ root: String) {
    var index = AssetIndex(root: root)
    var strings = StringTables()
    let rootURL = URL(fileURLWithPath: root, isDirectory: true)
    var left = entryLimit
    func walk(_ folder: URL, _ path: String, depth: Int) {
      guard depth < 24, left > 0, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
        return
      }
      for name in names.sorted() where !skipped.contains(name) {
        left -= 1
        let url = folder.appendingPathComponent(name)
        let relative = path.isEmpty ? name : path + "/" + name
        if name.hasSuffix(".xcassets") {
          index.add(catalog: relative)
          continue
        }
        if (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false {
          walk(url, relative, depth: depth + 1)
        } else if let kind = AssetIndex.imageKinds.first(where: { name.lowercased().hasSuffix("." + $0) }) {
          index.add(picture: relative, name: name, kind: kind)
        } else {
          add(relative, at: url, to: &strings)
        }
      }
    }
    walk(rootURL, "", depth: 0)
    install(index, strings, root)
  }

  /// Takes what was found under a folder before, as paths relative to it, and looks for nothing else.
  public static func load(
    _ root: String, catalogs: [String], images: [String], strings files: [String], fonts: [String] = [],
    developmentLanguage: String? = nil
  ) {
    var index = AssetIndex(root: root)
    var strings = StringTables(developmentLanguage: developmentLanguage)
    let rootURL = URL(fileURLWithPath: root, isDirectory: true)
    for path in catalogs.sorted() { index.add(catalog: path) }
    for path in images.sorted() {
      let name = (path as NSString).lastPathComponent
      guard let kind = AssetIndex.imageKinds.first(where: { name.lowercased().hasSuffix("." + $0) }) else { continue }
      index.add(picture: path, name: name, kind: kind)
    }
    for path in files.sorted() { add(path, at: rootURL.appendingPathComponent(path), to: &strings) }
    install(index, strings, root)
    for path in fonts.sorted() { register(path, at: rootURL.appendingPathComponent(path)) }
  }

  /// What is wrong with the input's files, each in words; notes of every screen.
  public static var problems: [String] { LocalizationTables.problems + fontProblems }

  private nonisolated(unsafe) static var fontProblems: [String] = []

  /// Sets the system's font in files that the user has a licence for. Whoever names them has looked at them before.
  public static func useSystemFont(_ files: [String]) {
    guard !files.isEmpty else { return }
    try? FaceLibrary.shared.useSystemFont(files: files)
  }

  private static func add(_ path: String, at url: URL, to strings: inout StringTables) {
    let kinds = [".strings", ".stringsdict", ".xcstrings"]
    guard kinds.contains(where: path.hasSuffix) else { return }
    strings.add(path: path, FileManager.default.contents(atPath: url.path).map { [UInt8]($0) })
  }

  /// Opens a font that the app brings. What is no font is said; an app goes on without it.
  private static func register(_ path: String, at url: URL) {
    do throws(TypographyError) {
      try FaceLibrary.shared.register(file: url.path)
    } catch {
      fontProblems.append("\(error.naming(path)); the app's text is set without it")
    }
  }

  private static func install(_ found: AssetIndex, _ strings: StringTables, _ root: String) {
    AssetLibrary.shared.color = { name, traits in found.color(name, traits) }
    AssetLibrary.shared.image = { name, traits, scale in found.image(name, traits, scale: scale) }
    LocalizationTables.install(strings, root: URL(fileURLWithPath: root).standardizedFileURL.path)
    fontProblems = []
    UIColor.accent = UIColor(named: "AccentColor")
  }
}
