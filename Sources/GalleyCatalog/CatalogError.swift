/// What can be wrong with a question to the catalog. The wording is in `description`, and nowhere else.
public enum CatalogError: Error, Sendable, Hashable {
  case noData(tried: [String])
  case unreadable(file: String)
  case malformed(file: String, line: Int, problem: String)
  /// A field of a file of the user's; `field` as a path such as `devices[2].width`.
  case badField(file: String, line: Int, field: String, problem: String)
  case unknownDevice(name: String, nearest: [String])
  case ambiguousDevice(name: String, candidates: [String])
  /// `possible` has the words that names of facts begin with.
  case unknownFact(name: String, device: String? = nil, nearest: [String], possible: [String])
  case unknownPlatform(name: String)
  /// A fact that somebody asked for and nobody states.
  case notKnown(fact: String, device: String?)
}

extension CatalogError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noData(let tried):
      "Galley's data was not found; looked in \(Wording.list(tried)). Set GALLEY_DATA to the folder that holds it."
    case .unreadable(let file): "cannot read \(file)"
    case .malformed(let file, let line, let problem): "\(file):\(line): \(problem)"
    case .badField(let file, let line, let field, let problem): "\(file):\(line): \(field) \(problem)"
    case .unknownDevice(let name, let nearest):
      "no device is called '\(name)'" + Wording.nearest(nearest) + " ('galley devices' lists all)"
    case .ambiguousDevice(let name, let candidates):
      "'\(name)' begins the names of devices of different geometry: \(Wording.list(candidates))"
    case .unknownFact(let name, let device, let nearest, let possible):
      "no fact\(device.map { " of \($0)" } ?? "") is called '\(name)'" + Wording.nearest(nearest)
        + (nearest.isEmpty ? "; names begin with \(Wording.list(possible, limit: 40))" : "")
    case .unknownPlatform(let name):
      "no platform is called '\(name)'; there are \(Wording.list(Platform.allCases.map(\.rawValue)))"
    case .notKnown(let fact, let device):
      device.map { "\(fact) of \($0) is not known: no source states it" } ?? "\(fact) is not known: no source states it"
    }
  }
}

/// Pieces that messages share.
public enum Wording {
  /// `a, b and c`; long lists end in a count.
  public static func list(_ words: [String], limit: Int = 12) -> String {
    guard words.count > 1 else { return words.first ?? "none" }
    if words.count > limit {
      return words.prefix(limit).joined(separator: ", ") + " and \(words.count - limit) more"
    }
    return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }

  /// `; nearest: a, b`, or nothing.
  public static func nearest(_ words: [String]) -> String {
    words.isEmpty ? "" : "; nearest: " + words.joined(separator: ", ")
  }
}
