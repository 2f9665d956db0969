@_implementationOnly import CFriBidi
@_implementationOnly import CHarfBuzz
@_implementationOnly import CTextBreak

/// What Unicode says of characters, read once each and then looked up. Not for two threads at once.
///
/// Pages of 256 characters, made as text needs them: 4 MiB if a text has a character of every block there is.
final class CharacterTable {
  struct Entry {
    var script: hb_script_t
    var flags: Flags
    /// Of FriBidi.
    var bidi: UInt32
    /// As `galley_grapheme` has it.
    var grapheme: UInt16
  }

  struct Flags: OptionSet {
    var rawValue: UInt16

    /// Whether the entry was read.
    static let known = Flags(rawValue: 1 << 0)
    static let space = Flags(rawValue: 1 << 1)
    static let newline = Flags(rawValue: 1 << 2)
    static let control = Flags(rawValue: 1 << 3)
    static let ignorable = Flags(rawValue: 1 << 4)
    /// See ``CharacterKind/isPlain(_:)``.
    static let plain = Flags(rawValue: 1 << 5)
    static let mayReverse = Flags(rawValue: 1 << 6)
    static let reversedLetter = Flags(rawValue: 1 << 7)
    static let notPlainlyReversed = Flags(rawValue: 1 << 8)
    /// Changes the direction of what follows without being seen.
    static let directs = Flags(rawValue: 1 << 9)
    /// Shown as an emoji without a selector.
    static let emoji = Flags(rawValue: 1 << 10)
    /// Joins a cluster, or makes the next character join it.
    static let joins = Flags(rawValue: 1 << 11)
    /// An ideograph, a syllable or a sign of those: takes its place in a text whatever its neighbours are.
    static let alone = Flags(rawValue: 1 << 12)
    /// A text with it is not cut into words: tabs, attachments, parts of Hangul syllables, what joins the next character.
    static let whole = Flags(rawValue: 1 << 13)
    /// A figure, European or Arabic.
    static let figure = Flags(rawValue: 1 << 14)
    /// Of a direction, or of a kind, that ``BidiLevels`` leaves to the algorithm.
    static let intricate = Flags(rawValue: 1 << 15)
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
    set(.space, CharacterKind.isSpace(scalar))
    set(.newline, CharacterKind.isNewline(scalar))
    set(.control, CharacterKind.isControl(scalar))
    set(.ignorable, CharacterKind.isIgnorable(scalar))
    set(.plain, CharacterKind.isPlain(scalar))
    set(.mayReverse, CharacterKind.mayReverse(scalar))
    set(.reversedLetter, CharacterKind.isReversedLetter(scalar))
    set(.notPlainlyReversed, !CharacterKind.isPlainlyReversed(scalar))
    set(.directs, CharacterKind.directs(scalar))
    set(.emoji, CharacterKind.isEmojiByItself(scalar))
    switch kind {
    case GALLEY_GRAPHEME_OTHER.rawValue, GALLEY_GRAPHEME_LF.rawValue, GALLEY_GRAPHEME_CONTROL.rawValue,
      GALLEY_GRAPHEME_LV.rawValue, GALLEY_GRAPHEME_LVT.rawValue:
      break
    default: flags.insert(.joins)
    }
    set(.alone, CharacterKind.standsAlone(scalar))
    let isPart = [GALLEY_GRAPHEME_L, GALLEY_GRAPHEME_V, GALLEY_GRAPHEME_T].contains { $0.rawValue == kind }
    set(
      .whole,
      isPart || kind == GALLEY_GRAPHEME_PREPEND.rawValue || scalar == 0xFFFC || flags.contains(.directs)
        || (flags.contains(.control) && scalar != 0x0A) || scalar == 0x09)
    let bidi = fribidi_get_bidi_type(scalar)
    switch bidi {
    case FRIBIDI_TYPE_EN, FRIBIDI_TYPE_AN: flags.insert(.figure)
    case FRIBIDI_TYPE_RTL, FRIBIDI_TYPE_AL, FRIBIDI_TYPE_NSM, FRIBIDI_TYPE_WS, FRIBIDI_TYPE_ON, FRIBIDI_TYPE_CS: break
    default: flags.insert(.intricate)
    }
    let entry = Entry(
      script: hb_unicode_script(hb_unicode_funcs_get_default(), scalar), flags: flags,
      bidi: bidi.rawValue, grapheme: UInt16(truncatingIfNeeded: grapheme))
    page[Int(scalar & 0xFF)] = entry
    return entry
  }

  private func makePage(_ number: UInt32) -> UnsafeMutablePointer<Entry> {
    let page = UnsafeMutablePointer<Entry>.allocate(capacity: Self.pageSize)
    page.initialize(
      repeating: Entry(script: HB_SCRIPT_INVALID, flags: [], bidi: 0, grapheme: 0), count: Self.pageSize)
    pages[Int(number)] = page
    return page
  }
}
