/// What the system's bold-text setting and the leading of fonts change, from `Data/typography/variants.json`.
struct LegibilityWeights: Sendable {
  private let weights: [Int: Int]
  private let leadings: [String: Double]
  private let lineHeights: [String: Double]

  static let shared = LegibilityWeights(DataFile.json("typography/variants.json") ?? [:])

  init(_ json: [String: Any]) {
    let pairs = (json["boldText"] as? [String: Any])?["weights"] as? [String: Int] ?? [:]
    weights = Dictionary(uniqueKeysWithValues: pairs.compactMap { key, value in Int(key).map { ($0, value) } })
    lineHeights = (json["lineHeights"] as? [String: Any])?["factors"] as? [String: Double] ?? [:]
    leadings = (json["leading"] as? [String: Any])?["points"] as? [String: Double] ?? [:]
  }

  /// The weight that bold text makes of another.
  static func bold(_ weight: Int) -> Int { shared.weights[weight] ?? weight }

  /// The share of the point size that a line height has by its name.
  func lineHeight(_ name: String) -> Double? { lineHeights[name] }

  /// What is added to a text style's line height, in points.
  func leadingChange(_ leading: Font.Leading) -> Double {
    switch leading {
    case .standard: 0
    case .tight: leadings["tight"] ?? 0
    case .loose: leadings["loose"] ?? 0
    }
  }
}
