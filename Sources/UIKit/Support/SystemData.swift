import Foundation
import GalleyCatalog

/// Reads files of the data folder. What is missing or broken gives nil, and the caller's neutral values stand.
enum SystemData {
  private static let folder = try? DataFolder.find()

  static func bytes(_ file: String) -> [UInt8]? { try? folder?.bytes(file) }

  static func read<Value: Decodable>(_ type: Value.Type, _ file: String) -> Value? {
    bytes(file).flatMap { try? JSONDecoder().decode(type, from: Data($0)) }
  }
}
