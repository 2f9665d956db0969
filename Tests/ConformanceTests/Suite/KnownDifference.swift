import Foundation
import Testing

/// A row of `differences.json`: frames of a recording that the engine does not give, and why.
struct KnownDifference: Decodable, Sendable {
  enum Kind: String, Decodable, Sendable {
    /// The engine is to change.
    case open
    /// Another recording, or data that Apple published, says something else; `reason` says which was followed.
    case conflict
    /// A setting of the recording machine is part of the number.
    case host
  }

  let id: String
  let frames: [String]
  let kind: Kind
  let reason: String

  static let all: [KnownDifference] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("differences.json")
    do {
      return try JSONDecoder().decode([KnownDifference].self, from: Data(contentsOf: file))
    } catch {
      Issue.record("differences.json: \(error)")
      return []
    }
  }()
}
