import Foundation

/// What lies beside the source and is shown by it, as paths relative to the input's folder.
public struct AssetList: Sendable, Hashable, Codable {
  /// Folders of asset catalogs.
  public var catalogs: [String] = []
  /// Images outside of catalogs.
  public var images: [String] = []
  /// `.strings`, `.stringsdict` and `.xcstrings`.
  public var strings: [String] = []
  public var fonts: [String] = []
  /// The language that the project or the package says it is written in; nil where it does not say.
  public var developmentLanguage: String?

  public init() {}

  public var isEmpty: Bool { catalogs.isEmpty && images.isEmpty && strings.isEmpty && fonts.isEmpty }

  mutating func add(file path: String) {
    switch (path as NSString).pathExtension.lowercased() {
    case "png", "jpg", "jpeg", "gif", "heic", "pdf", "svg", "webp", "tiff": images.append(path)
    case "strings", "stringsdict", "xcstrings": strings.append(path)
    case "ttf", "otf", "ttc": fonts.append(path)
    default: break
    }
  }

  /// The list with `folder` before each path.
  func below(_ folder: String) -> AssetList {
    guard !folder.isEmpty else { return self }
    var list = AssetList()
    list.catalogs = catalogs.map { folder + "/" + $0 }
    list.images = images.map { folder + "/" + $0 }
    list.strings = strings.map { folder + "/" + $0 }
    list.fonts = fonts.map { folder + "/" + $0 }
    list.developmentLanguage = developmentLanguage
    return list
  }

  mutating func merge(_ other: AssetList) {
    catalogs += other.catalogs
    images += other.images
    strings += other.strings
    fonts += other.fonts
    developmentLanguage = developmentLanguage ?? other.developmentLanguage
  }
}
