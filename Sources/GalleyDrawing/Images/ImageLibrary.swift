import Foundation
import Synchronization

/// The pictures of one input, by file relative to its root; each is read once.
///
/// A file that is missing, of no known format, or outside the root draws nothing.
public final class ImageLibrary: Sendable {
  private let root: URL?
  private let assets = Mutex<[String: ImageAsset?]>([:])

  /// A library of the files under a folder; without a folder it has none.
  public init(root: URL?) { self.root = root }

  func asset(_ file: String?) -> ImageAsset? {
    guard let root, let file, Self.isInside(file) else { return nil }
    return assets.withLock { assets in
      if let known = assets[file] { return known }
      let url = root.appendingPathComponent(file)
      let asset = (try? Data(contentsOf: url)).flatMap { ImageAsset($0, name: url.lastPathComponent) }
      assets[file] = asset
      return asset
    }
  }

  /// A drawing list comes from a process that ran the user's code, so it must not name files at will.
  private static func isInside(_ file: String) -> Bool {
    !file.isEmpty && !file.hasPrefix("/") && !file.split(separator: "/").contains("..")
  }
}
