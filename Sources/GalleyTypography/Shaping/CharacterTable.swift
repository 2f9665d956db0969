@_implementationOnly import CFriBidi
@_implementationOnly import CHarfBuzz
@_implementationOnly import CTextBreak

/// What Unicode says of characters, read once each and then looked up. Not for two threads at once.
///
/// Pages of 256 characters, made as text needs them: 4 MiB if a text has a character of every block there is.
final class CharacterTable {
  /// One number, so that it moves as one.
  struct Entry {
    fileprivate let bits: UInt64

    @inline(__always) var script: hb_script_t { hb_script_t(rawValue: UInt32(truncatingIfNeeded: bits)) }
    @inline(__always) var flags: Flags { Flags(rawValue: UInt16(truncatingIfNeeded: bits &>> 32)) }
    /// As `galley_grapheme` has it.
    @inline(__always) var grapheme: UInt8 { UInt8(truncatingIfNeeded: bits &>> 48) }
    @inline(__always) var cut: Cut { unsafeBitCast(UInt8(truncatingIfNeeded: bits &>> 56), to: Cut.self) }

    init(script: hb_script_t, flags: Flags, grapheme: UInt8, cut: Cut) {
      bits =
        UInt64(script.rawValue) | UInt64(flags.rawValue) << 32 | UInt64(grapheme) << 48 | UInt64(cut.rawValue) << 56
    }
  }

  /// Tells the plain letters of one script, which begin a cluster and join nothing, from all else by one comparison.
  struct Letter {
    private let bits: UInt64
    private static let mask: UInt64 = 0xFF << 48 | UInt64(Flags.plain.rawValue) << 32 | 0xFFFF_FFFF

    init(_ script: hb_script_t) { bits = UInt64(Flags.plain.rawValue) << 32 | UInt64(script.rawValue) }

    @inline(__always)
    func matches(_ entry: Entry) -> Bool { entry.bits & Self.mask == bits }
  }

  /// What a character is to ``WordCut``.
  enum Cut: UInt8 {
    case letter
    /// Joins the character before it.
    case mark
    /// Joins the next character too.
    case joiner
    case space
    case newline
    /// An ideograph, a syllable or a sign of those: takes its place in a text whatever its neighbours are.
    case alone
    /// Its width depends on the one after it.
    case pair
    /// Half a flag.
    case regional
  }

  struct Flags: OptionSet {
    var rawValue: UInt16

    /// Whether the entry was read.
    static let known = Flags(rawValue: 1 << 0)
    /// A letter that goes from left to right, strongly.
    static let forward = Flags(rawValue: 1 << 1)
    static let newline = Flags(rawValue: 1 << 2)
    static let control = Flags(rawValue: 1 << 3)
    static let ignorable = Flags(rawValue: 1 << 4)
    /// See ``CharacterKind/isPlain(_:)``.
    static let plain = Flags(rawValue: 1 << 5)
    static let mayReverse = Flags(rawValue: 1 << 6)
    static let reversedLetter = Flags(rawValue: 1 << 7)
    static let notPlainlyReversed = Flags(rawValue: 1 << 8)
    /// A letter that goes from right to left, strongly.
    static let backward = Flags(rawValue: 1 << 9)
    /// Shown as an emoji without a selector.
    static let emoji = Flags(rawValue: 1 << 10)
    /// Joins a cluster, or makes the next character join it.
    static let joins = Flags(rawValue: 1 << 11)
    /// A text with it is not cut into words: tabs, attachments, parts of Hangul syllables, what joins the next character.
    static let whole = Flags(rawValue: 1 << 12)
    /// A figure, European or Arabic.
    static let figure = Flags(rawValue: 1 << 13)
    /// Of a direction, or of a kind, that ``BidiLevels`` leaves to the algorithm.
    static let intricate = Flags(rawValue: 1 << 14)
    /// Of a script of its own.
    static let lettered = Flags(rawValue: 1 << 15)
  }

  private static let pageSize = 256
  private var pages = [UnsafeMutablePointer<Entry>?](repeating: nil, count: 0x11_0000 / CharacterTable.pageSize)

  deinit {
    for page in pages { page?.deallocate() }
  }

  @inline(__always)
  func callAsFunction(_ scalar: UInt32) -> Entry {
    if let page = pages[Int(scalar >> 8)] {
      let entry = page[Int(scalar & 0xFF)]
      if entry.flags.contains(.known) { return entry }
    }
    return read(scalar)
  }

  /// The entries of 256 characters; those that are not ``Flags/known`` have to be asked for.
  @inline(__always)
  func page(_ number: UInt32) -> UnsafeMutablePointer<Entry> { pages[Int(number)] ?? makePage(number) }

  private func read(_ scalar: UInt32) -> Entry {
    let page = pages[Int(scalar >> 8)] ?? makePage(scalar >> 8)
    let grapheme = galley_grapheme(scalar)
    let kind = grapheme & UInt32(GALLEY_GRAPHEME_KINDS)
    var flags: Flags = .known
    func set(_ flag: Flags, _ condition: Bool) { if condition { flags.insert(flag) } }
    set(.newline, CharacterKind.isNewline(scalar))
    set(.control, CharacterKind.isControl(scalar))
    set(.ignorable, CharacterKind.isIgnorable(scalar))
    set(.plain, CharacterKind.isPlain(scalar))
    set(.mayReverse, CharacterKind.mayReverse(scalar))
    set(.reversedLetter, CharacterKind.isReversedLetter(scalar))
    set(.notPlainlyReversed, !CharacterKind.isPlainlyReversed(scalar))
    set(.emoji, CharacterKind.isEmojiByItself(scalar))
    switch kind {
    case GALLEY_GRAPHEME_OTHER.rawValue, GALLEY_GRAPHEME_LF.rawValue, GALLEY_GRAPHEME_CONTROL.rawValue,
      GALLEY_GRAPHEME_LV.rawValue, GALLEY_GRAPHEME_LVT.rawValue:
      break
    default: flags.insert(.joins)
    }
    let isPart = [GALLEY_GRAPHEME_L, GALLEY_GRAPHEME_V, GALLEY_GRAPHEME_T].contains { $0.rawValue == kind }
    set(
      .whole,
      isPart || kind == GALLEY_GRAPHEME_PREPEND.rawValue || scalar == 0xFFFC || CharacterKind.directs(scalar)
        || (flags.contains(.control) && scalar != 0x0A) || scalar == 0x09)
    let bidi = fribidi_get_bidi_type(scalar)
    switch bidi {
    case FRIBIDI_TYPE_EN, FRIBIDI_TYPE_AN: flags.insert(.figure)
    case FRIBIDI_TYPE_LTR: flags.insert(.forward)
    case FRIBIDI_TYPE_RTL, FRIBIDI_TYPE_AL: flags.insert(.backward)
    case FRIBIDI_TYPE_NSM, FRIBIDI_TYPE_WS, FRIBIDI_TYPE_ON, FRIBIDI_TYPE_CS: break
    default: flags.insert(.intricate)
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    set(.lettered, Itemizer.isLetter(script))
    let entry = Entry(
      script: script, flags: flags,
      grapheme: UInt8(truncatingIfNeeded: grapheme), cut: cut(scalar, flags))
    page[Int(scalar & 0xFF)] = entry
    return entry
  }

  private func cut(_ scalar: UInt32, _ flags: Flags) -> Cut {
    switch scalar {
    case 0x20: .space
    case 0x0A: .newline
    case 0x200D: .joiner
    case 0x1F1E6...0x1F1FF: .regional
    // A vowel that makes one sign with some letters.
    case 0xE45: .mark
    default:
      flags.contains(.joins)
        ? .mark
        : CharacterKind.standsInPairs(scalar)
          ? .pair : CharacterKind.standsAlone(scalar) || flags.contains(.emoji) ? .alone : .letter
    }
  }

  private func makePage(_ number: UInt32) -> UnsafeMutablePointer<Entry> {
    let page = UnsafeMutablePointer<Entry>.allocate(capacity: Self.pageSize)
    page.initialize(
      repeating: Entry(script: HB_SCRIPT_INVALID, flags: [], grapheme: 0, cut: .letter), count: Self.pageSize)
    pages[Int(number)] = page
    return page
  }
}
