/// The fonts that iOS comes with, from `Data/typography/installed.json`: none of them is part of this tool, and another
/// stands in for each.
public struct InstalledFonts: Sendable {
  /// What stands in for a font.
  struct StandIn: Hashable, Sendable {
    var design: TypefaceRequest.Design
    /// What the name of a face says; nil for a family's.
    var weight: Int?
    var isItalic: Bool
  }

  struct File: Decodable {
    struct Family: Decodable {
      var family: String
      var design: String?
      var faces: [String]
    }
    struct Weights: Decodable { var names: [String: Int] }

    var weights: Weights
    var families: [Family]
  }

  /// In the order of the alphabet.
  public let families: [String]
  private let faces: [String: [String]]
  private let owners: [String: String]
  private let standIns: [String: StandIn]

  public static var shared: InstalledFonts { TypographyTables.shared.installed }

  init(_ file: File?) {
    let list = file?.families ?? []
    // Longer names of weights first: SemiBold ends in Bold, too.
    let weights = (file?.weights.names ?? [:]).sorted { ($0.key.count, $0.key) > ($1.key.count, $1.key) }
    var owners: [String: String] = [:]
    var standIns: [String: StandIn] = [:]
    for entry in list {
      let design = entry.design.flatMap { TypefaceRequest.Design(rawValue: $0) } ?? .standard
      for face in entry.faces {
        owners[face] = entry.family
        standIns[face] = Self.standIn(face, design, weights)
      }
      standIns[entry.family] = StandIn(design: design, weight: nil, isItalic: false)
    }
    families = list.map(\.family)
    faces = Dictionary(list.map { ($0.family, $0.faces) }) { first, _ in first }
    self.owners = owners
    self.standIns = standIns
  }

  private static func standIn(
    _ face: String, _ design: TypefaceRequest.Design, _ weights: [(key: String, value: Int)]
  ) -> StandIn {
    var name = face[...]
    var isItalic = false
    for slant in ["ItalicMT", "Italic", "Oblique", "Ita", "It"] where name.hasSuffix(slant) {
      isItalic = true
      name = name.dropLast(slant.count)
      break
    }
    let weight = weights.first { name.hasSuffix($0.key) }?.value
    return StandIn(design: design, weight: weight ?? 400, isItalic: isItalic)
  }

  /// Whether a family or a face of a name is there.
  public func has(_ name: String) -> Bool { standIns[name] != nil }

  /// The names of a family's faces, the regular one first.
  public func faces(ofFamily family: String) -> [String] { faces[family] ?? [] }

  /// The family of a face; nil for one that is not there.
  public func family(ofFace face: String) -> String? { owners[face] }

  func standIn(for name: String) -> StandIn? { standIns[name] }
}
