import Foundation
import GalleyCatalog
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
    var strings = StringsIndex()
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
          strings.add(url, name: name, language: StringsIndex.language(of: path))
        }
      }
    }
    walk(rootURL, "", depth: 0)
    install(index, strings)
  }

  /// Takes what was found under a folder before, as paths relative to it, and looks for nothing else.
  public static func load(_ root: String, catalogs: [String], images: [String], strings files: [String]) {
    var index = AssetIndex(root: root)
    var strings = StringsIndex()
    let rootURL = URL(fileURLWithPath: root, isDirectory: true)
    for path in catalogs.sorted() { index.add(catalog: path) }
    for path in images.sorted() {
      let name = (path as NSString).lastPathComponent
      guard let kind = AssetIndex.imageKinds.first(where: { name.lowercased().hasSuffix("." + $0) }) else { continue }
      index.add(picture: path, name: name, kind: kind)
    }
    for path in files.sorted() {
      let folder = (path as NSString).deletingLastPathComponent
      strings.add(
        rootURL.appendingPathComponent(path), name: (path as NSString).lastPathComponent,
        language: StringsIndex.language(of: folder))
    }
    install(index, strings)
  }

  private static func install(_ found: AssetIndex, _ strings: StringsIndex) {
    AssetLibrary.shared.color = { name, traits in found.color(name, traits) }
    AssetLibrary.shared.image = { name, traits, scale in found.image(name, traits, scale: scale) }
    Localization.find = strings.isEmpty ? nil : { key, table, _, locale in strings.find(key, table, locale) }
    UIColor.accent = UIColor(named: "AccentColor")
  }
}
