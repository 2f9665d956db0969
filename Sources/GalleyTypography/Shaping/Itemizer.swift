import CFriBidi
import CHarfBuzz

/// Splits text into clusters and tells of each its run, direction, script and face.
struct Itemizer {
  /// What one cluster is made of.
  struct Item {
    var start: Int32
    var run: Int32
    var level: UInt8
    var kind: Kind
    var script: hb_script_t
    /// First character, whose advance the calibration looks up.
    var scalar: UInt32
    var face: Face?
  }

  enum Kind: UInt8 {
    case glyphs
    /// A line break or a control character: no room, no glyph.
    case control
    case attachment
    case emoji
  }

  private(set) var items: [Item] = []
  private(set) var spaces: [Bool] = []
  private(set) var hasNewlines = false
  private(set) var rightToLeft = false

  init(
    bytes: [UInt8], runs: [TextRun], fonts: [SizedFont], rightToLeft: Bool, language: String, engine: ShapingEngine
  ) {
    let text = String(decoding: bytes, as: UTF8.self)
    var scalars: [UInt32] = []
    var offsets: [Int32] = []
    scalars.reserveCapacity(bytes.count)
    offsets.reserveCapacity(bytes.count)
    var at: Int32 = 0
    for scalar in text.unicodeScalars {
      scalars.append(scalar.value)
      offsets.append(at)
      at += Int32(UTF8.width(scalar))
    }
    let levels = BidiLevels(scalars, rightToLeft: rightToLeft)
    self.rightToLeft = levels.rightToLeft
    let ends = bytes.withUnsafeBufferPointer { engine.characters.boundaries($0) }
    items.reserveCapacity(ends.count)
    spaces.reserveCapacity(ends.count)

    let functions = hb_unicode_funcs_get_default()
    var runEnds: [Int32] = []
    var length: Int32 = 0
    for run in runs {
      length += Int32(run.text.utf8.count)
      runEnds.append(length)
    }
    var run = 0
    var scalar = 0
    var script = HB_SCRIPT_COMMON
    for end in ends {
      let first = scalar
      while scalar < scalars.count, UInt32(offsets[scalar]) < end { scalar += 1 }
      guard scalar > first else { continue }
      while run + 1 < runs.count, offsets[first] >= runEnds[run] { run += 1 }
      var own = HB_SCRIPT_COMMON
      for i in first..<scalar {
        let found = hb_unicode_script(functions, scalars[i])
        if found != HB_SCRIPT_COMMON, found != HB_SCRIPT_INHERITED, found != HB_SCRIPT_UNKNOWN {
          own = found
          break
        }
      }
      if own != HB_SCRIPT_COMMON { script = own }
      let value = scalars[first]
      var item = Item(
        start: offsets[first], run: Int32(run), level: levels[first], kind: .glyphs, script: script, scalar: value,
        face: fonts[run].face)
      if runs[run].attachment != nil, value == 0xFFFC {
        item.kind = .attachment
      } else if CharacterKind.isControl(value) {
        item.kind = .control
        if CharacterKind.isNewline(value) { hasNewlines = true }
      } else if CharacterKind.isEmoji(scalars[first..<scalar]) {
        item.kind = .emoji
        item.face = engine.emojiFace ?? item.face
      } else {
        item.face = engine.face(for: scalars[first..<scalar], font: fonts[run], script: own, language: language)
      }
      items.append(item)
      spaces.append(CharacterKind.isSpace(value))
    }
    adoptScripts()
  }

  /// Characters of no script before the first letter take that letter's, so that a bracket does not part a run.
  private mutating func adoptScripts() {
    guard let first = items.first(where: { $0.script != HB_SCRIPT_COMMON }) else { return }
    for i in items.indices {
      guard items[i].script == HB_SCRIPT_COMMON else { return }
      items[i].script = first.script
    }
  }
}

/// Embedding levels by Unicode's bidirectional algorithm, of FriBidi.
struct BidiLevels {
  /// Whether the first paragraph reads from right to left.
  private(set) var rightToLeft = false
  private var levels: [FriBidiLevel] = []

  /// - Parameter rightToLeft: the direction of text without letters that have one.
  init(_ scalars: [UInt32], rightToLeft: Bool) {
    self.rightToLeft = rightToLeft
    guard rightToLeft || scalars.contains(where: CharacterKind.mayReverse) else { return }
    levels = Array(repeating: rightToLeft ? 1 : 0, count: scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, FriBidiStrIndex(scalars.count), &types)
    fribidi_get_bracket_types(scalars, FriBidiStrIndex(scalars.count), types, &brackets)
    var start = 0
    while start < scalars.count {
      var end = start
      while end < scalars.count, !CharacterKind.isNewline(scalars[end]) { end += 1 }
      end = min(scalars.count, end + 1)
      var direction = rightToLeft ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR
      let from = start
      let count = FriBidiStrIndex(end - start)
      let most = types.withUnsafeBufferPointer { types in
        brackets.withUnsafeBufferPointer { brackets in
          levels.withUnsafeMutableBufferPointer { levels in
            fribidi_get_par_embedding_levels_ex(
              types.baseAddress! + from, brackets.baseAddress! + from, count, &direction, levels.baseAddress! + from)
          }
        }
      }
      // 0 means FriBidi had no memory; the levels stay the style's own.
      if most > 0, start == 0 {
        self.rightToLeft = direction == FRIBIDI_PAR_RTL || direction == FRIBIDI_PAR_WRTL
      }
      start = end
    }
  }

  subscript(_ index: Int) -> UInt8 { levels.isEmpty ? 0 : UInt8(max(0, min(levels[index], 126))) }
}
