/// Writes JSON as UTF-8 bytes, in the order it is told, so that the same calls give the same bytes.
///
/// Commas are its own business: begin, name and end things, and write values. It does not check that a key stands
/// before each value of an object. Numbers are written in the shortest decimal form to a given number of places.
public struct JSONWriter {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  // MARK: Containers

  public mutating func beginObject() { open(UInt8(ascii: "{")) }
  public mutating func endObject() { close(UInt8(ascii: "}")) }
  public mutating func beginArray() { open(UInt8(ascii: "[")) }
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  /// The name of the member that follows.
  public mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  // MARK: Values

  public mutating func value(_ text: String) {
    separate()
    quote(text)
  }

  public mutating func value(_ number: Int) {
    separate()
    DecimalText.append(number, to: &bytes)
  }

  /// A number in its shortest form to `places` decimals; `null` when it is not finite.
  public mutating func value(_ number: Double, places: Int = 3) {
    separate()
    DecimalText.append(number, places: places, to: &bytes)
  }

  public mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  public mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// A value that is JSON already.
  public mutating func encoded(_ json: [UInt8]) {
    separate()
    bytes.append(contentsOf: json)
  }

  /// A line feed between records; no comma follows it.
  public mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  // MARK: Steps

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func quote(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices where utf8[index] < 0x20 || utf8[index] == 0x22 || utf8[index] == 0x5C {
        bytes.append(contentsOf: utf8[start..<index])
        escape(utf8[index])
        start = index + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x22, 0x5C: bytes.append(byte)
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
  }
}
