/// Space that Apple's system fonts add after every character, by size.
struct TrackingTable: Sendable {
  private let tables: [String: Interpolation]
  private let standard: [String: String]
  private let rounded: [String: String]
  private let serif: String?

  /// Ems after each character at a size in points; 0 where no table is known.
  func callAsFunction(_ size: Double, design: TypefaceRequest.Design, profile: MetricsProfile) -> Double {
    guard let platform = profile.dataName else { return 0 }
    let name: String? =
      switch design {
      case .standard: standard[platform]
      case .rounded: rounded[platform]
      case .serif: serif
      case .monospaced: nil
      }
    return name.flatMap { tables[$0] }?(size) ?? 0
  }

  struct File: Decodable {
    var profiles: [String: String]
    var rounded: [String: String]?
    var serif: String?
    /// Size, thousandths of an em, points: the second is the table's own unit, the third its rounding.
    var tables: [String: [[Double]]]
  }

  init(_ file: File?) {
    tables = (file?.tables ?? [:]).mapValues { rows in
      Interpolation(rows.filter { $0.count >= 2 }.map { ($0[0], $0[1] / 1000) })
    }
    standard = file?.profiles ?? [:]
    rounded = file?.rounded ?? [:]
    serif = file?.serif
  }
}
