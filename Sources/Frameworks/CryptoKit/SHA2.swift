/// The first bits of the fractional parts of roots of the first primes, of which FIPS 180-4 makes its constants.
enum RootBits {
  /// The first eighty.
  private static let primes: [Int] = (2...409).filter(isPrime)

  private static func isPrime(_ n: Int) -> Bool { !(2..<n).contains { n % $0 == 0 } }

  /// 64 bits of the fraction of a prime's square (2) or cube (3) root: the whole root of p·2^(64·degree), by bisection.
  private static func fraction(of prime: Int, degree: Int) -> UInt64 {
    var (whole, fraction) = (UInt64(0), UInt64(0))
    while power(whole + 1, degree) <= UInt64(prime) { whole += 1 }
    for bit in (0..<64).reversed() {
      let tried = fraction | 1 << UInt64(bit)
      if !exceeds(whole, tried, degree, prime) { fraction = tried }
    }
    return fraction
  }

  private static func power(_ base: UInt64, _ degree: Int) -> UInt64 { (0..<degree).reduce(1) { n, _ in n * base } }

  /// Whether (whole + fraction/2^64)^degree is more than the prime, in limbs of 32 bits.
  private static func exceeds(_ whole: UInt64, _ fraction: UInt64, _ degree: Int, _ prime: Int) -> Bool {
    let root: [UInt64] = [fraction & 0xFFFF_FFFF, fraction >> 32, whole]
    var product = root
    for _ in 1..<degree { product = multiply(product, root) }
    let limbs = product[(2 * degree)...]
    let integer = limbs.reversed().reduce(UInt64(0)) { $0 << 32 | $1 }
    let rest = product[..<(2 * degree)].contains { $0 != 0 }
    return integer > UInt64(prime) || (integer == UInt64(prime) && rest)
  }

  private static func multiply(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: a.count + b.count)
    for (i, x) in a.enumerated() {
      var carry: UInt64 = 0
      for (j, y) in b.enumerated() {
        let sum = x * y + result[i + j] + carry
        result[i + j] = sum & 0xFFFF_FFFF
        carry = sum >> 32
      }
      result[i + b.count] = carry
    }
    return result
  }

  static let cubes = primes.map { fraction(of: $0, degree: 3) }
  static let squares = primes.prefix(16).map { fraction(of: $0, degree: 2) }
}

/// The rounds that both sizes of SHA-2 share.
private func digest<Word: FixedWidthInteger & UnsignedInteger>(
  _ message: [UInt8], start: [Word], constants: [Word], big: (Word, Word, Word), other: (Word, Word, Word),
  small: (Word, Word, Word), last: (Word, Word, Word)
) -> [Word] {
  let (size, block) = (Word.bitWidth / 8, Word.bitWidth * 2)
  let padded = PaddedMessage(message, block: block, bigEndian: true)
  func sum(_ word: Word, _ by: (Word, Word, Word)) -> Word {
    rotated(word, right: by.0) ^ rotated(word, right: by.1) ^ rotated(word, right: by.2)
  }
  func sigma(_ word: Word, _ by: (Word, Word, Word)) -> Word {
    rotated(word, right: by.0) ^ rotated(word, right: by.1) ^ word >> by.2
  }
  var state = start
  for place in stride(from: 0, to: padded.bytes.count, by: block) {
    var words: [Word] = (0..<16).map { padded.word(place + $0 * size, bigEndian: true) }
    for round in 16..<constants.count {
      words.append(
        sigma(words[round - 2], last) &+ words[round - 7] &+ sigma(words[round - 15], small) &+ words[round - 16])
    }
    var s = state
    for (constant, word) in zip(constants, words) {
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ sum(s[4], other) &+ choice &+ constant &+ word
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      s = [first &+ sum(s[0], big) &+ majority] + s[0..<3] + [s[3] &+ first] + s[4..<7]
    }
    state = zip(state, s).map { $0 &+ $1 }
  }
  return state
}

private func digest64(_ message: [UInt8], start: [UInt64]) -> [UInt64] {
  digest(
    message, start: start, constants: RootBits.cubes, big: (28, 34, 39), other: (14, 18, 41), small: (1, 8, 7),
    last: (19, 61, 6))
}

public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static var blockByteCount: Int { 64 }
  public static var byteCount: Int { 32 }
  private var message: [UInt8] = []

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }

  public func finalize() -> SHA256Digest {
    let state = digest(
      message, start: RootBits.squares.prefix(8).map { UInt32($0 >> 32) },
      constants: RootBits.cubes.prefix(64).map { UInt32($0 >> 32) }, big: (2, 13, 22), other: (6, 11, 25),
      small: (7, 18, 3), last: (17, 19, 10))
    return SHA256Digest(bytes: bytes(state, bigEndian: true), name: "SHA256")
  }
}

public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { 48 }
  private var message: [UInt8] = []

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }

  public func finalize() -> SHA384Digest {
    let state = digest64(message, start: Array(RootBits.squares[8..<16]))
    return SHA384Digest(bytes: Array(bytes(state, bigEndian: true).prefix(48)), name: "SHA384")
  }
}

public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { 64 }
  private var message: [UInt8] = []

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }

  public func finalize() -> SHA512Digest {
    SHA512Digest(
      bytes: bytes(digest64(message, start: Array(RootBits.squares.prefix(8))), bigEndian: true), name: "SHA512")
  }
}
