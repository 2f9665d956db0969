/// Numbers as decimal text, the same on every machine: no locale, no exponent in the usual range, no trailing zeros.
public enum DecimalText {
  /// The shortest text of a number rounded to `places` decimals (halves away from zero); never `-0`.
  public static func text(_ number: Double, places: Int = 2) -> String {
    var bytes: [UInt8] = []
    append(number, places: places, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same as bytes; `null` for a number that is not finite, the full shortest form for one too large to scale.
  public static func append(_ number: Double, places: Int, to bytes: inout [UInt8]) {
    guard number.isFinite else {
      bytes.append(contentsOf: "null".utf8)
      return
    }
    let factor = power(places)
    let scaled = (number * Double(factor)).rounded(.toNearestOrAwayFromZero)
    guard let whole = Int(exactly: scaled), abs(scaled) < 9e18 else {
      bytes.append(contentsOf: number.description.utf8)
      return
    }
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = whole.magnitude
    append(Int(magnitude / factor.magnitude), to: &bytes)
    appendFraction(magnitude % factor.magnitude, places: places, to: &bytes)
  }

  /// A whole number.
  public static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    if bytes.count - start > 1 { bytes[start...].reverse() }
  }

  private static func appendFraction(_ fraction: UInt, places: Int, to bytes: inout [UInt8]) {
    guard fraction > 0 else { return }
    var rest = fraction
    var count = places
    while rest % 10 == 0 {
      rest /= 10
      count -= 1
    }
    bytes.append(UInt8(ascii: "."))
    let start = bytes.count
    for _ in 0..<count {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    bytes[start...].reverse()
  }

  private static func power(_ places: Int) -> Int {
    switch places {
    case ...0: 1
    case 1: 10
    case 2: 100
    case 3: 1000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    default: (0..<min(places, 12)).reduce(1) { power, _ in power * 10 }
    }
  }
}
