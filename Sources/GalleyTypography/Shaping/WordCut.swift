/// Where a word of a text starts, or a space: a word is what stands between spaces, or one character of a script whose
/// characters stand alone.
struct WordCut {
  enum Kind: UInt8 {
    case word
    /// A character whose width depends on the one after it, and on nothing else.
    case pair
    case space
    case newline
  }

  /// In characters; it ends where the next one starts.
  var start: Int32
  /// Run, level and kind, as one number to compare.
  private var bits: UInt64

  @inline(__always)
  init(start: Int, run: Int32, level: UInt8, kind: Kind) {
    self.start = Int32(truncatingIfNeeded: start)
    bits = UInt64(UInt32(bitPattern: run)) << 16 | UInt64(level) << 8 | UInt64(kind.rawValue)
  }

  var run: Int32 { Int32(truncatingIfNeeded: bits &>> 16) }
  var level: UInt8 { UInt8(truncatingIfNeeded: bits &>> 8) }
  var kind: Kind { unsafeBitCast(UInt8(truncatingIfNeeded: bits), to: Kind.self) }
  var isWord: Bool { bits & 0xFF <= UInt64(Kind.pair.rawValue) }

  /// Whether another is a space of the same run and level.
  @inline(__always)
  func isBeside(space other: WordCut) -> Bool { other.bits == bits & ~0xFF | UInt64(Kind.space.rawValue) }

  /// Whether another is of the same run and level.
  @inline(__always)
  func isAlike(_ other: WordCut) -> Bool { (other.bits ^ bits) >> 8 == 0 }

  /// Cuts a text where shaping on one side cannot change the other: at spaces, line breaks, turns of direction, and about
  /// characters that stand alone. The cuts lie in the text; false when it is not to be cut.
  static func cut(_ text: DecodedText, _ levels: BidiLevels, runs: [TextRun], fonts: [SizedFont]) -> Bool {
    text.cutCount = 0
    guard text.count > 0, !text.any.contains(.whole) else { return false }
    for index in runs.indices {
      guard runs[index].tracking == 0, runs[index].attachment == nil, !fonts[index].isUnit, fonts[index].space != nil
      else { return false }
    }
    var walk = Walk(text)
    var index = 0
    var run = 0
    var runEnd = runs.count == 1 ? Int.max : runs[0].text.utf8.count
    while index < text.count {
      let start = index
      if text.offsets[index] >= runEnd {
        // A word in two fonts: its halves may join.
        if walk.isInWord, text.entries[index].cut == .letter { return false }
        while text.offsets[index] >= runEnd {
          run += 1
          runEnd = run + 1 < runs.count ? runEnd + runs[run].text.utf8.count : .max
        }
      }
      let level = levels[index]
      if runEnd == .max, levels.isUniform {
        index = text.count
      } else {
        while index < text.count, levels[index] == level, text.offsets[index] < runEnd { index += 1 }
      }
      guard walk.go(over: start..<index, run: Int32(run), level: level) else { return false }
    }
    walk.finish()
    return true
  }

  /// Cuts one character after the other, by what is known of the word that it may belong to: a table, so that no text
  /// takes the processor by surprise.
  private struct Walk {
    private let entries: UnsafeBufferPointer<CharacterTable.Entry>
    private let text: DecodedText
    private var count = 0
    private var state = State.outside

    private enum State: UInt8 {
      case outside
      case word
      /// In one that no letter joins.
      case alone
      /// After the first half of a flag.
      case half
      case wordJoiner
      case aloneJoiner
      /// The text is not to be cut.
      case failed
    }

    /// Of a step: whether a cut comes before the character. The rest is the state after it.
    private static let cuts: UInt8 = 0x80

    /// By state and ``CharacterTable/Cut``, eight to a state.
    private static let steps: [UInt8] = {
      // What begins whatever was before; marks have to have something to join.
      func row(letter: UInt8, mark: State, joiner: State, alone: UInt8, pair: UInt8, regional: UInt8) -> [UInt8] {
        let outside = cuts | State.outside.rawValue
        return [letter, mark.rawValue, joiner.rawValue, outside, outside, alone, pair, regional]
      }
      func cut(_ state: State) -> UInt8 { cuts | state.rawValue }
      let failed = State.failed.rawValue
      return
        row(
          letter: cut(.word), mark: .failed, joiner: .failed, alone: cut(.alone), pair: cut(.alone),
          regional: cut(.half))
        + row(
          letter: State.word.rawValue, mark: .word, joiner: .wordJoiner, alone: cut(.alone), pair: cut(.alone),
          regional: cut(.half))
        + row(
          letter: cut(.word), mark: .alone, joiner: .aloneJoiner, alone: cut(.alone), pair: cut(.alone),
          regional: cut(.half))
        + row(
          letter: cut(.word), mark: .alone, joiner: .aloneJoiner, alone: cut(.alone), pair: cut(.alone),
          regional: State.alone.rawValue)
        // After a joiner nothing is cut but spaces.
        + row(
          letter: State.word.rawValue, mark: .word, joiner: .wordJoiner, alone: State.word.rawValue, pair: failed,
          regional: failed)
        + row(
          letter: State.alone.rawValue, mark: .alone, joiner: .aloneJoiner, alone: State.alone.rawValue, pair: failed,
          regional: failed)
        + [UInt8](repeating: failed, count: 8)
    }()

    /// By ``CharacterTable/Cut``; of what begins no word, anything.
    private static let kinds: [Kind] = [.word, .word, .word, .space, .newline, .word, .pair, .word]

    init(_ text: DecodedText) {
      self.text = text
      entries = text.entries
    }

    /// Whether letters may belong to the word before.
    var isInWord: Bool { state == .word || state == .wordJoiner || state == .aloneJoiner }

    func finish() {
      text.cuts[count] = WordCut(start: text.count, run: 0, level: 0, kind: .newline)
      text.cutCount = count
    }

    /// Characters of one run and one direction; false when they cannot be told from those before.
    mutating func go(over range: Range<Int>, run: Int32, level: UInt8) -> Bool {
      // Half a flag in another run or direction.
      if state == .half, entries[range.lowerBound].cut == .regional { return false }
      let cuts = text.cuts
      var count = count
      var state = UInt8(0)
      Self.steps.withUnsafeBufferPointer { steps in
        Self.kinds.withUnsafeBufferPointer { kinds in
          for index in range {
            let cut = entries[index].cut.rawValue
            let step = steps[Int(state &<< 3 | cut)]
            // Written in any case, and counted where there is a cut.
            cuts[count] = WordCut(start: index, run: run, level: level, kind: kinds[Int(cut)])
            count &+= Int(step &>> 7)
            state = step & ~Self.cuts
          }
        }
      }
      self.count = count
      self.state = State(rawValue: state) ?? .failed
      return self.state != .failed
    }
  }
}
