import Foundation
import GalleyCatalog

/// Galley's own data, as the runtime reads it.
enum DataFile {
  private static let folder = try? DataFolder.find()

  /// A file's bytes, by its path inside the folder; nil when it is missing.
  static func bytes(_ file: String) -> [UInt8]? { try? folder?.bytes(file) }

  /// An object of a JSON file, by its path inside the folder; nil when it is missing or broken.
  static func json(_ file: String) -> [String: Any]? {
    guard let bytes = bytes(file) else { return nil }
    return (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
  }
}
