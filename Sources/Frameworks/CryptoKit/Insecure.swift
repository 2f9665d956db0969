/// Old functions, for sums and old servers.
public enum Insecure {
  /// FIPS 180-4, section 6.1.
  public struct SHA1: HashFunction {
    public typealias Digest = _DigestBytes
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 20 }
    private var message: [UInt8] = []

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }

    public func finalize() -> _DigestBytes {
      let padded = PaddedMessage(message, block: 64, bigEndian: true)
      var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
      for place in stride(from: 0, to: padded.bytes.count, by: 64) {
        var words: [UInt32] = (0..<16).map { padded.word(place + $0 * 4, bigEndian: true) }
        for t in 16..<80 {
          words.append(rotated(words[t - 3] ^ words[t - 8] ^ words[t - 14] ^ words[t - 16], right: 31))
        }
        var s = state
        for (t, word) in words.enumerated() {
          let (f, k): (UInt32, UInt32) =
            switch t / 20 {
            case 0: (s[1] & s[2] ^ ~s[1] & s[3], 0x5A82_7999)
            case 1: (s[1] ^ s[2] ^ s[3], 0x6ED9_EBA1)
            case 2: (s[1] & s[2] ^ s[1] & s[3] ^ s[2] & s[3], 0x8F1B_BCDC)
            default: (s[1] ^ s[2] ^ s[3], 0xCA62_C1D6)
            }
          let next = rotated(s[0], right: 27) &+ f &+ s[4] &+ k &+ word
          s = [next, s[0], rotated(s[1], right: 2), s[2], s[3]]
        }
        state = zip(state, s).map { $0 &+ $1 }
      }
      return _DigestBytes(bytes: bytes(state, bigEndian: true), name: "SHA1")
    }
  }

  /// RFC 1321.
  public struct MD5: HashFunction {
    public typealias Digest = _DigestBytes
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 16 }
    private var message: [UInt8] = []
    private static let turns: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    private static let sines = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }

    public func finalize() -> _DigestBytes {
      let padded = PaddedMessage(message, block: 64, bigEndian: false)
      var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
      for place in stride(from: 0, to: padded.bytes.count, by: 64) {
        let words: [UInt32] = (0..<16).map { padded.word(place + $0 * 4, bigEndian: false) }
        var s = state
        for step in 0..<64 {
          let (f, g): (UInt32, Int) =
            switch step / 16 {
            case 0: (s[1] & s[2] | ~s[1] & s[3], step)
            case 1: (s[3] & s[1] | ~s[3] & s[2], (5 * step + 1) % 16)
            case 2: (s[1] ^ s[2] ^ s[3], (3 * step + 5) % 16)
            default: (s[2] ^ (s[1] | ~s[3]), 7 * step % 16)
            }
          let sum = s[0] &+ f &+ Self.sines[step] &+ words[g]
          s = [s[3], s[1] &+ rotated(sum, right: 32 - Self.turns[step / 16][step % 4]), s[1], s[2]]
        }
        state = zip(state, s).map { $0 &+ $1 }
      }
      return _DigestBytes(bytes: bytes(state, bigEndian: false), name: "MD5")
    }
  }
}

public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]
  public var bitCount: Int { bytes.count * 8 }
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) } }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// RFC 2104.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = H.Digest
  private var inner: H
  private let outer: [UInt8]

  public init(key: SymmetricKey) {
    var block = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    block += Array(repeating: 0, count: H.blockByteCount - block.count)
    inner = H()
    inner.update(data: block.map { $0 ^ 0x36 })
    outer = block.map { $0 ^ 0x5C }
  }

  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  public func finalize() -> MAC { H.hash(data: outer + Array(inner.finalize())) }

  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var code = Self(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode.withUnsafeBytes { Array($0) } == Array(Self.authenticationCode(for: data, using: key))
  }
}
