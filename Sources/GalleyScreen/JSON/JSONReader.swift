/// Reads JSON from UTF-8 bytes front to back, building nothing that was not asked for.
///
/// Strict: what RFC 8259 does not allow is an error that names the byte, and so is a number that is not finite or a
/// container nested deeper than the limit. Hostile input costs at most time in proportion to its length.
///
///     var reader = JSONReader(bytes)
///     try reader.beginObject()
///     while let key = try reader.nextKey() {
///       switch key {
///       case "job": job = try reader.integer()
///       default: try reader.skip()
///       }
///     }
///     try reader.end()
public struct JSONReader {
  let bytes: [UInt8]
  /// The index of the next byte.
  public internal(set) var position = 0
  /// Whether a container was just opened, so that no comma stands before its next element.
  private var atStart = false

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Containers

  public mutating func beginObject() throws(ScreenReadingError) {
    try expect(UInt8(ascii: "{"), "an object")
    atStart = true
  }

  /// The next member's name, its value to be read or skipped; nil when the object ends.
  public mutating func nextKey() throws(ScreenReadingError) -> String? {
    if takeEnd(UInt8(ascii: "}")) { return nil }
    if !atStart { try expect(UInt8(ascii: ","), "a comma or the object's end") }
    atStart = false
    let key = try string()
    try expect(UInt8(ascii: ":"), "a colon")
    return key
  }

  public mutating func beginArray() throws(ScreenReadingError) {
    try expect(UInt8(ascii: "["), "an array")
    atStart = true
  }

  /// Whether another element follows; the array ends when none does.
  public mutating func nextElement() throws(ScreenReadingError) -> Bool {
    if takeEnd(UInt8(ascii: "]")) { return false }
    if !atStart { try expect(UInt8(ascii: ","), "a comma or the array's end") }
    atStart = false
    return true
  }

  // MARK: Values

  public mutating func bool() throws(ScreenReadingError) -> Bool {
    switch peek() {
    case UInt8(ascii: "t"):
      try word("true")
      return true
    case UInt8(ascii: "f"):
      try word("false")
      return false
    default: throw unexpected("true or false")
    }
  }

  /// A whole number.
  public mutating func integer() throws(ScreenReadingError) -> Int {
    let start = position
    let number = try number()
    guard let whole = Int(exactly: number) else { throw .number(at: start) }
    return whole
  }

  /// Takes a `null`; false when something else follows.
  public mutating func takeNull() throws(ScreenReadingError) -> Bool {
    guard peek() == UInt8(ascii: "n") else { return false }
    try word("null")
    return true
  }

  /// Takes whatever value follows, checking its form.
  public mutating func skip() throws(ScreenReadingError) {
    var open: [Bool] = []
    while true {
      switch peek() {
      case UInt8(ascii: "{"):
        try beginObject()
        open.append(true)
      case UInt8(ascii: "["):
        try beginArray()
        open.append(false)
      case UInt8(ascii: "\""): _ = try string()
      case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try bool()
      case UInt8(ascii: "n"): _ = try takeNull()
      default: _ = try number()
      }
      // Closes what ends here; stops in front of the next value.
      while let isObject = open.last {
        if isObject ? try nextKey() != nil : try nextElement() { break }
        open.removeLast()
      }
      if open.isEmpty { return }
    }
  }

  /// The bytes of whatever value follows, for a reader of their own.
  public mutating func encodedValue() throws(ScreenReadingError) -> [UInt8] {
    _ = peek()
    let start = position
    try skip()
    return Array(bytes[start..<position])
  }

  /// Makes sure that nothing but space is left.
  public mutating func end() throws(ScreenReadingError) {
    _ = peek()
    if position < bytes.count { throw unexpected("the end") }
  }

  // MARK: Steps

  /// The next byte that is not space, not taken; 0 at the end, which no JSON token begins with.
  @inline(__always)
  mutating func peek() -> UInt8 {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return 0
  }

  @inline(__always)
  mutating func expect(_ byte: UInt8, _ what: String) throws(ScreenReadingError) {
    guard peek() == byte, position < bytes.count else { throw unexpected(what) }
    position += 1
  }

  func unexpected(_ what: String) -> ScreenReadingError {
    position < bytes.count ? .unexpected(bytes[position], expected: what, at: position) : .ended(expected: what)
  }

  @inline(__always)
  private mutating func takeEnd(_ bracket: UInt8) -> Bool {
    guard peek() == bracket else { return false }
    position += 1
    atStart = false
    return true
  }

  private mutating func word(_ word: StaticString) throws(ScreenReadingError) {
    for index in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count, bytes[position] == word.utf8Start[index] else { throw unexpected("\(word)") }
      position += 1
    }
  }
}
