import Foundation
import GalleyScreen

/// When and where a job takes place, as far as Foundation tells user code.
struct ScenarioClock {
  /// The start of the random sequence of every job: two scenarios of a preview differ by the scenario alone.
  static let seed: UInt64 = 0x6761_6c6c_6579

  var locale = "en"
  var timeZone = "UTC"

  /// Reads the two fields of a resolved scenario.
  init(scenario: [UInt8]) throws {
    var reader = JSONReader(scenario)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "locale": locale = try reader.string()
      case "timeZone": timeZone = try reader.string()
      default: try reader.skip()
      }
    }
  }

  /// 15 January 2026, 9:41 in a time zone: nanoseconds since 1970.
  static func instant(timeZone: String) -> Int64 {
    // 9:41 is the time on the devices of Apple's own pictures.
    let atGreenwich: Int64 = 1_768_470_060
    let offset = TimeZone(identifier: timeZone)?.secondsFromGMT(for: Date(timeIntervalSince1970: 1_768_470_060)) ?? 0
    return (atGreenwich - Int64(offset)) * 1_000_000_000
  }
}
