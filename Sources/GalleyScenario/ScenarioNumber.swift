import GalleyCatalog

/// Numbers as scenarios write them.
enum ScenarioNumber {
  /// At most three decimals, no trailing zeros.
  static func text(_ value: Double) -> String { JSONText.number(value) }
}
