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
    guard abs(scaled) < 9e18 else {
      bytes.append(contentsOf: number.description.utf8)
      return
    }
    let whole = Int(scaled)
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    let (points, fraction) = whole.magnitude.quotientAndRemainder(dividingBy: factor)
    appendDigits(points, count: 1, to: &bytes)
    guard fraction > 0 else { return }
    var rest = fraction
    var count = places
    while rest % 10 == 0 {
      rest /= 10
      count -= 1
    }
    bytes.append(UInt8(ascii: "."))
    appendDigits(rest, count: count, to: &bytes)
  }

  /// A whole number.
  public static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(number.magnitude, count: 1, to: &bytes)
  }

  /// A number's digits, with zeros in front up to a count.
  private static func appendDigits(_ number: UInt, count: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = number
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0 || bytes.count - start < count
    // They came last digit first. A range's `reverse()` would allocate a copy of it for every number.
    var (low, high) = (start, bytes.count - 1)
    while low < high {
      bytes.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  private static func power(_ places: Int) -> UInt {
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
