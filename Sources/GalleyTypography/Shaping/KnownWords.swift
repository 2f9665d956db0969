@_implementationOnly import CHarfBuzz

/// Words by their code, four to a bucket; the one that came first gives way, so that the table has a bound.
final class KnownWords {
  private static var ways: Int { 4 }
  private static var bits: Int { 12 }

  private struct Slot {
    var code: UInt64
    /// nil for a free place.
    var word: Unmanaged<ShapedWord>?
  }

  /// Words that there is room for.
  static var limit: Int { ways << bits }

  /// Made with the first word.
  private var slots: UnsafeMutablePointer<Slot>?
  /// Words kept now.
  private(set) var count = 0

  deinit { removeAll() }

  func removeAll() {
    guard let slots else { return }
    count = 0
    for place in 0..<Self.limit { slots[place].word?.release() }
    slots.deallocate()
    self.slots = nil
  }

  @inline(__always)
  private static func first(_ code: UInt64) -> Int { Int(code >> UInt64(64 - bits)) &* ways }

  /// The word of a code, kept by the table until the next is inserted.
  @inline(__always)
  subscript(_ code: UInt64) -> Unmanaged<ShapedWord>? {
    guard let bucket = slots.map({ $0 + Self.first(code) }) else { return nil }
    if bucket[0].code == code { return bucket[0].word }
    for place in 1..<Self.ways where bucket[place].code == code { return bucket[place].word }
    return nil
  }

  func insert(_ code: UInt64, _ word: ShapedWord) {
    let slots = slots ?? make()
    let bucket = slots + Self.first(code)
    if let last = bucket[Self.ways - 1].word { last.release() } else { count += 1 }
    for place in (1..<Self.ways).reversed() { bucket[place] = bucket[place - 1] }
    bucket[0] = Slot(code: code, word: Unmanaged.passRetained(word))
  }

  private func make() -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: Self.limit)
    slots.initialize(repeating: Slot(code: 0, word: nil), count: Self.limit)
    self.slots = slots
    return slots
  }
}

/// The codes of words that were met, each at a place of its own; one that comes later takes the place.
final class MetWords {
  private static var bits: Int { 15 }

  /// Bits of the code that the place does not tell; 0 for a free place.
  private let marks: UnsafeMutablePointer<UInt16>

  init() {
    marks = .allocate(capacity: 1 << Self.bits)
    removeAll()
  }

  deinit { marks.deallocate() }

  func removeAll() { marks.initialize(repeating: 0, count: 1 << Self.bits) }

  /// Whether a code was there before; it is then. Few that were not are taken for such.
  @inline(__always)
  func note(_ code: UInt64) -> Bool {
    let mark = UInt16(truncatingIfNeeded: code >> 8) | 1
    let place = Int(code >> UInt64(64 - Self.bits))
    if marks[place] == mark { return true }
    marks[place] = mark
    return false
  }
}

/// Numbers for the places that words were met in.
final class WordPlaces {
  /// Each keeps its font, so that its identity stays its own.
  private var numbers: [ShapedWord.Place: (number: Int32, font: SizedFont)] = [:]
  /// Those met last, by direction, by whether there are spaces on either side, and by the scripts around.
  private let recent: UnsafeMutablePointer<Recent>

  /// What of a place its turn does not tell.
  private struct Recent {
    var font: UnsafeMutableRawPointer?
    var before: UnsafeMutableRawPointer?
    var script: UInt32 = 0
    var scriptBefore: UInt32 = 0
    var language: Int32 = 0
    var number: Int32 = 0
  }

  private static let recentCount = 64
  /// Layouts that animate a size make many.
  static let limit = 8192

  init() {
    recent = .allocate(capacity: Self.recentCount)
    recent.initialize(repeating: Recent(), count: Self.recentCount)
  }

  deinit { recent.deallocate() }

  /// Places kept now.
  var count: Int { numbers.count }

  /// Whether there is no room for those of another text; ``removeAll()`` makes some.
  var isFull: Bool { numbers.count >= Self.limit }

  func removeAll() {
    numbers.removeAll()
    recent.initialize(repeating: Recent(), count: Self.recentCount)
  }

  /// Of a text's word.
  @inline(__always)
  func number(
    at index: Int, _ text: DecodedText, _ context: WordContext, _ font: SizedFont, _ language: Int32
  ) -> Int32 {
    let cut = text.cuts[index]
    let own = text.entries[Int(cut.start)].script
    let script = Itemizer.isLetter(own) ? HB_SCRIPT_INVALID : context.script
    let isAfterSpace = index > 0 && cut.isBeside(space: text.cuts[index - 1])
    let isBeforeSpace = cut.isBeside(space: text.cuts[index + 1])
    let scriptBefore = isAfterSpace ? context.shapedScript : HB_SCRIPT_INVALID
    let scripts = ((script.rawValue ^ scriptBefore.rawValue) &* 0x9E37_79B1) &>> 29
    let turn = (isAfterSpace ? 2 : 0) | (isBeforeSpace ? 1 : 0) | Int(cut.level & 1) << 2 | Int(scripts) << 3
    let last = recent[turn]
    if last.font == Unmanaged.passUnretained(font).toOpaque(), last.language == language,
      last.script == script.rawValue, last.scriptBefore == scriptBefore.rawValue,
      !isAfterSpace || last.before == context.face?.toOpaque()
    {
      return last.number
    }
    let place = ShapedWord.Place(
      font: ObjectIdentifier(font), language: language, reversed: cut.level & 1 == 1, isBeforeSpace: isBeforeSpace,
      script: script, scriptBefore: scriptBefore,
      before: isAfterSpace ? context.face?.toOpaque() : nil)
    return find(place, font, turn)
  }

  private func find(_ place: ShapedWord.Place, _ font: SizedFont, _ turn: Int) -> Int32 {
    let number = numbers[place]?.number ?? Int32(truncatingIfNeeded: numbers.count)
    if number == numbers.count { numbers[place] = (number, font) }
    recent[turn] = Recent(
      font: Unmanaged.passUnretained(font).toOpaque(), before: place.before, script: place.script.rawValue,
      scriptBefore: place.scriptBefore.rawValue, language: place.language, number: number)
    return number
  }
}
