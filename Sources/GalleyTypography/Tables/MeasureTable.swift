/// Vertical measures of the system fonts, in ems.
struct MeasureTable: Sendable {
  struct Profile: Sendable {
    var ascent: Double
    var descent: Double
    var capHeight: Double
    var xHeight: Double
    /// Line heights in whole points by size, where a platform rounds each line; empty where it does not.
    var lineHeights: [Double: Double]
    /// Below this size the descent of a whole-point line rounds up, from it on to the nearest point.
    var descentRoundsUpBelow: Double
  }

  private let profiles: [String: Profile]
  private let xHeights: Interpolation

  func callAsFunction(_ profile: MetricsProfile) -> Profile? { profile.dataName.flatMap { profiles[$0] } }

  /// The x height at a size in ems, for the regular weight: the face's cut changes with the size.
  func xHeight(_ size: Double, in profile: Profile) -> Double { xHeights.isEmpty ? profile.xHeight : xHeights(size) }

  struct File: Decodable {
    var unitsPerEm: Double
    var profiles: [String: Entry]
    var opticalSize: Optical?

    struct Entry: Decodable {
      var ascender: Double
      var descender: Double
      var capHeight: Double
      var xHeight: Double
      var lineHeights: [[Double]]?
      var descentRoundsUpBelow: Double?
    }

    struct Optical: Decodable { var xHeight: [[Double]] }
  }

  init(_ file: File?) {
    let em = max(1, file?.unitsPerEm ?? 1)
    profiles = (file?.profiles ?? [:]).mapValues { entry in
      let lines = (entry.lineHeights ?? []).filter { $0.count >= 2 }.map { ($0[0], $0[1]) }
      return Profile(
        ascent: entry.ascender / em, descent: entry.descender / em, capHeight: entry.capHeight / em,
        xHeight: entry.xHeight / em, lineHeights: Dictionary(lines) { first, _ in first },
        descentRoundsUpBelow: entry.descentRoundsUpBelow ?? 0)
    }
    xHeights = Interpolation((file?.opticalSize?.xHeight ?? []).filter { $0.count >= 2 }.map { ($0[0], $0[1]) })
  }
}
