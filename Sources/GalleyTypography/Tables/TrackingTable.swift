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
    var unitsPerEm: Double
    /// Size, the published columns, and what is used: parts of an em, of which the font counts ``File/unitsPerEm``.
    var tables: [String: [[Double]]]
  }

  init(_ file: File?) {
    let unitsPerEm = file?.unitsPerEm ?? 1
    tables = (file?.tables ?? [:]).mapValues { rows in
      Interpolation(rows.filter { $0.count >= 4 }.map { ($0[0], $0[3] / unitsPerEm) })
    }
    standard = file?.profiles ?? [:]
    rounded = file?.rounded ?? [:]
    serif = file?.serif
  }
}
