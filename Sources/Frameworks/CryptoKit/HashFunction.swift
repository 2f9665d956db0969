@_exported import GalleyFoundation

/// A function that makes a digest of any length of data.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public mutating func update<D: DataProtocol>(data: D) {
    let bytes = Array(data)
    bytes.withUnsafeBytes { update(bufferPointer: $0) }
  }

  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
}

public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
  static var byteCount: Int { get }
}

/// The bytes of a digest of any function.
public struct _DigestBytes: Digest {
  let bytes: [UInt8]
  let name: String
  public static var byteCount: Int { 0 }
  public var description: String { "\(name) digest: \(bytes.map { String(format: "%02x", $0) }.joined())" }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public static func == (a: _DigestBytes, b: _DigestBytes) -> Bool { a.bytes == b.bytes }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

public typealias SHA256Digest = _DigestBytes
public typealias SHA384Digest = _DigestBytes
public typealias SHA512Digest = _DigestBytes

/// The message in blocks, padded as FIPS 180-4 (and RFC 1321 for MD5) says.
struct PaddedMessage {
  var bytes: [UInt8]

  init(_ message: [UInt8], block: Int, bigEndian: Bool) {
    let length = block / 8
    bytes = message + [0x80]
    while bytes.count % block != block - length { bytes.append(0) }
    let bits = UInt64(message.count) * 8
    let field = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    if bigEndian { bytes += Array(repeating: 0, count: length - 8) + field.reversed() } else { bytes += field }
  }

  func word<Word: FixedWidthInteger>(_ place: Int, bigEndian: Bool) -> Word {
    let size = Word.bitWidth / 8
    return (0..<size).reduce(0) { word, byte in
      word | Word(bytes[place + byte]) << Word(8 * (bigEndian ? size - 1 - byte : byte))
    }
  }
}

func bytes<Word: FixedWidthInteger>(_ words: [Word], bigEndian: Bool) -> [UInt8] {
  let size = Word.bitWidth / 8
  return words.flatMap { word in
    (0..<size).map { UInt8(truncatingIfNeeded: word >> Word(8 * (bigEndian ? size - 1 - $0 : $0))) }
  }
}

func rotated<Word: FixedWidthInteger>(_ word: Word, right count: Word) -> Word {
  word >> count | word << (Word(Word.bitWidth) - count)
}
