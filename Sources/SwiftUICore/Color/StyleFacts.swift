/// Facts of styles that stand in no palette, from `Data/colors/styles.json`.
struct StyleFacts: Sendable {
  /// How strong a plain colour is one, two, … steps below primary.
  let hierarchy: [Double]
  /// The share of white in the upper end of a colour's standard gradient.
  let gradientLightening: Double
  /// Materials by name: the opacity of the layer, light and dark.
  let materials: [String: [Double]]

  static let shared = StyleFacts(DataFile.json("colors/styles.json") ?? [:])

  /// How light the glass of a headset's windows is, 0…1.
  let glass: Double
  /// Of a rounded button that was given no radius, in points.
  let buttonRadius: CGFloat

  init(_ json: [String: Any]) {
    func section(_ name: String) -> [String: Any] { json[name] as? [String: Any] ?? [:] }
    let steps = section("hierarchy")["opacity"] as? [Double] ?? []
    hierarchy = steps.isEmpty ? [1] : steps
    gradientLightening = section("gradient")["lightening"] as? Double ?? 0
    glass = section("glass")["gray"] as? Double ?? 0
    buttonRadius = CGFloat(section("button")["radius"] as? Double ?? 0)
    materials = section("materials")["opacity"] as? [String: [Double]] ?? [:]
  }

  /// How strong a plain colour is some steps below primary.
  func opacity(_ level: Int) -> Double { level <= 0 ? 1 : hierarchy[min(level - 1, hierarchy.count - 1)] }
}
