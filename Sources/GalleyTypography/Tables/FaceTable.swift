/// The freely licensed families that stand in for Apple's, as `faces.json` lists them.
struct FaceTable: Decodable, Sendable {
  struct Family: Decodable, Sendable {
    var family: String
    /// The cut for large sizes.
    var display: String?
    /// "text" where the display cut's letters with accents are not fit to be seen.
    var accents: String?
    /// The display cut at every size, as a design without optical sizes has it.
    var alwaysDisplay: Bool?
    /// The distribution's package, for messages.
    var package: String?
  }

  /// By ``TypefaceRequest/Design``.
  var designs: [String: Family] = [:]
  /// Families by ISO 15924 script.
  var scripts: [String: String] = [:]
  /// Families by script and language, where the language decides: `Hani-ja`.
  var languages: [String: String] = [:]
  var emoji: Emoji?
  var scriptPackages: String?
  /// Tried in order for characters that no family above has.
  var others: [String] = []
  /// Families of Apple's that user code names, to the design that stands in for each; the rest get the standard one.
  var substitutes: [String: String] = [:]

  struct Emoji: Decodable, Sendable {
    var family: String
    var package: String?
    /// Ems that one emoji takes.
    var advance: Double
  }

  init() {}
}

extension FaceTable {
  /// The families that every set-up should have, with their packages; sorted by name.
  /// The families that stand in for the system's.
  var standIns: Set<String> {
    Set(designs.values.flatMap { [$0.family, $0.display].compactMap { $0 } }).union(scripts.values)
  }

  func needed() -> [(family: String, package: String)] {
    var packages: [String: String] = [:]
    for design in designs.values {
      packages[design.family] = design.package ?? ""
      if let display = design.display { packages[display] = design.package ?? "" }
    }
    for script in ["Arab", "Hebr", "Deva", "Thai", "Hani", "Hira", "Hang"] {
      if let family = scripts[script] { packages[family] = scriptPackages ?? "" }
    }
    if let emoji { packages[emoji.family] = emoji.package ?? "" }
    return packages.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
