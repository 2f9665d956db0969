/// Reads a property list as Xcode compiles it (`bplist00`): a table of offsets to objects that name each other by number.
struct BinaryPropertyList {
  struct Fault: Error { var words: String }

  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int
  /// Objects that are being read, against one that holds itself.
  private var open: Set<Int> = []
  /// What may be read in all: an object that many hold is read anew for each.
  private var left: Int

  static func read(_ bytes: [UInt8]) throws(Fault) -> PropertyListValue {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw Fault(words: "it is too short") }
    func number(_ at: Int, _ size: Int) throws(Fault) -> Int {
      guard let value = Self.number(bytes, at, size) else { throw Fault(words: "a number is out of bounds") }
      return value
    }
    let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    let count = try number(trailer + 8, 8)
    let top = try number(trailer + 16, 8)
    let table = try number(trailer + 24, 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), table <= trailer,
      count <= (trailer - table) / offsetSize, top < count
    else { throw Fault(words: "its table of offsets is out of bounds") }
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for index in 0..<count {
      let offset = try number(table + index * offsetSize, offsetSize)
      guard offset < table else { throw Fault(words: "an offset is out of bounds") }
      offsets.append(offset)
    }
    var reader = BinaryPropertyList(
      bytes: Array(bytes[..<table]), offsets: offsets, referenceSize: referenceSize, left: 2 * bytes.count)
    return try reader.object(top, depth: 0)
  }

  private init(bytes: [UInt8], offsets: [Int], referenceSize: Int, left: Int) {
    (self.bytes, self.offsets, self.referenceSize, self.left) = (bytes, offsets, referenceSize, left)
  }

  /// A whole number of a size in bytes, most significant first; nil out of bounds, or where it does not fit.
  private static func number(_ bytes: [UInt8], _ at: Int, _ size: Int) -> Int? {
    guard at >= 0, size > 0, size <= 8, at <= bytes.count - size else { return nil }
    let value = bytes[at..<at + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  private mutating func object(_ index: Int, depth: Int) throws(Fault) -> PropertyListValue {
    guard offsets.indices.contains(index) else { throw Fault(words: "an object is out of bounds") }
    guard depth < PropertyListFile.depthLimit else {
      throw Fault(words: "nested over \(PropertyListFile.depthLimit) levels")
    }
    guard open.insert(index).inserted else { throw Fault(words: "an object holds itself") }
    defer { open.remove(index) }
    var at = offsets[index]
    guard at < bytes.count else { throw Fault(words: "an object is out of bounds") }
    let marker = bytes[at]
    at += 1
    switch marker >> 4 {
    case 0x0: return .init(content: .other("true or false"))
    case 0x1, 0x2: return .init(content: .other("a number"))
    case 0x3: return .init(content: .other("a date"))
    case 0x4: return .init(content: .other("data"))
    case 0x5: return .init(content: .text(try ascii(&at, marker)))
    case 0x6: return .init(content: .text(try utf16(&at, marker)))
    case 0xA: return .init(content: .other("a list"))
    case 0xD: return .init(content: .dictionary(try members(&at, marker, depth: depth)))
    default: throw Fault(words: "an object of an unknown kind")
    }
  }

  /// How many things an object holds: in its marker, or in a number after it.
  private mutating func count(_ at: inout Int, _ marker: UInt8, of size: Int) throws(Fault) -> Int {
    var count = Int(marker & 0xF)
    if count == 0xF {
      guard at < bytes.count, bytes[at] >> 4 == 1, bytes[at] & 0xF <= 3 else {
        throw Fault(words: "a count is missing")
      }
      let width = 1 << Int(bytes[at] & 0xF)
      guard let value = Self.number(bytes, at + 1, width) else { throw Fault(words: "a count is out of bounds") }
      count = value
      at += 1 + width
    }
    guard count <= (bytes.count - at) / size, count <= left else { throw Fault(words: "a count is out of bounds") }
    left -= count
    return count
  }

  private mutating func ascii(_ at: inout Int, _ marker: UInt8) throws(Fault) -> String {
    let count = try count(&at, marker, of: 1)
    guard bytes[at..<at + count].allSatisfy({ $0 < 128 }) else { throw Fault(words: "a text is not ASCII") }
    return String(decoding: bytes[at..<at + count], as: UTF8.self)
  }

  private mutating func utf16(_ at: inout Int, _ marker: UInt8) throws(Fault) -> String {
    let count = try count(&at, marker, of: 2)
    let start = at
    let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
    guard let text = String(validating: units, as: UTF16.self) else { throw Fault(words: "a text is not UTF-16") }
    return text
  }

  private mutating func members(
    _ at: inout Int, _ marker: UInt8, depth: Int
  ) throws(Fault) -> [PropertyListValue.Member] {
    let count = try count(&at, marker, of: 2 * referenceSize)
    var members: [PropertyListValue.Member] = []
    for index in 0..<count {
      guard let key = Self.number(bytes, at + index * referenceSize, referenceSize),
        let value = Self.number(bytes, at + (count + index) * referenceSize, referenceSize)
      else { throw Fault(words: "an object is out of bounds") }
      guard let name = try object(key, depth: depth + 1).text else { throw Fault(words: "a key is no text") }
      members.append(.init(key: name, value: try object(value, depth: depth + 1)))
    }
    return members
  }
}
