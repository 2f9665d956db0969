/// Where facts come from.
public struct Source: Sendable, Hashable {
  public let title: String
  /// `apple`, `measured-device`, `community-db` and the like.
  public let kind: String
  /// An address or a file of a repository; nil when it has none.
  public let place: String?
  public let note: String?

  init(json: JSONValue) {
    title = json["title"]?.string ?? ""
    kind = json["kind"]?.string ?? ""
    place = json["where"]?.string
    note = json["note"]?.string
  }
}

/// A point on which sources disagree, what the catalog holds, and why.
public struct Choice: Sendable, Hashable {
  public let topic: String
  /// What the sources say, one each.
  public let claims: [String]
  public let chosen: String
  public let reason: String
  /// Names of the facts it is about; a trailing `*` stands for the rest of a name.
  public let facts: [String]
  /// Slugs of the devices it is about, `*` as above; empty for all.
  public let devices: [String]

  init?(json: JSONValue) {
    guard let topic = json["topic"]?.string, let chosen = json["chosen"]?.string, let reason = json["reason"]?.string
    else {
      return nil
    }
    self.topic = topic
    claims = json["claims"]?.array.compactMap(\.string) ?? []
    self.chosen = chosen
    self.reason = reason
    facts = json["facts"]?.array.compactMap(\.string) ?? []
    devices = json["devices"]?.array.compactMap(\.string) ?? []
  }

  /// Whether it is about a device; choices that name none are about all.
  public func concerns(device id: String) -> Bool { !devices.isEmpty && Choice.any(devices, match: id) }

  public func concerns(fact name: String) -> Bool { Choice.any(facts, match: name) }

  static func any(_ patterns: [String], match name: String) -> Bool {
    patterns.contains { $0.hasSuffix("*") ? name.hasPrefix($0.dropLast()) : name == $0 }
  }
}

/// What to do with a window of some size classes.
public struct Guidance: Sendable, Hashable {
  public let horizontal: SizeClass?
  public let vertical: SizeClass?
  public let topic: String
  public let advice: String
  public let sources: [String]

  init?(json: JSONValue) {
    guard let topic = json["topic"]?.string, let advice = json["advice"]?.string else { return nil }
    horizontal = json["horizontal"]?.string.flatMap(SizeClass.init(rawValue:))
    vertical = json["vertical"]?.string.flatMap(SizeClass.init(rawValue:))
    self.topic = topic
    self.advice = advice
    sources = json["src"]?.array.compactMap(\.string) ?? []
  }

  public func applies(to classes: SizeClasses) -> Bool {
    (horizontal.map { $0 == classes.horizontal } ?? true) && (vertical.map { $0 == classes.vertical } ?? true)
  }
}

/// Something the references ask that this tool does not do.
public struct OutOfScope: Sendable, Hashable {
  /// The name it is asked by: `web-pages`.
  public let topic: String
  public let what: String
  public let reason: String
  public let sources: [String]

  init?(json: JSONValue) {
    guard let topic = json["topic"]?.string, let what = json["what"]?.string, let reason = json["reason"]?.string else {
      return nil
    }
    self.topic = topic
    self.what = what
    self.reason = reason
    sources = json["src"]?.array.compactMap(\.string) ?? []
  }

  /// As `galley explain` prints it.
  public var text: String { "\(topic): \(what)\n  not done: \(reason)\n" }
}
