/// Paragraphs by their runs and style, in two generations: when the young one is full it becomes the old one, and what
/// was not asked for again in the meantime goes, little by little.
struct ParagraphCache {
  /// Bytes of memory that a generation holds, about.
  static let standardLimit = 16 << 20

  private var young = KeptParagraphs()
  private var old = KeptParagraphs()
  /// What goes. Together with the young it is no larger than a generation.
  private var gone = KeptParagraphs()
  /// Texts too large for the generations, the last ones asked for.
  private var large: [(code: UInt64, paragraph: Paragraph)] = []
  static let largeLimit = 4
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  var cost: Int { young.cost + old.cost + gone.cost }

  mutating func paragraph(_ runs: [TextRun], _ style: ParagraphStyle, _ engine: ShapingEngine) -> Paragraph {
    let code = Self.code(runs, style)
    func isAsked(_ paragraph: Paragraph) -> Bool { paragraph.text.runs == runs && paragraph.style == style }
    // Of two texts of one code, the later takes the place.
    if let known = young[code], isAsked(known) { return known }
    var found = old[code]
    if let other = found, !isAsked(other) { found = nil }
    if found == nil, !large.isEmpty { found = large.first { $0.code == code && isAsked($0.paragraph) }?.paragraph }
    let paragraph = found ?? Paragraph(runs: runs, style: style, engine: engine)
    let cost = paragraph.text.memory
    guard cost <= limit / 2 else {
      // A text that would fill a generation by itself: few of them are kept, for what asks again at once.
      large.removeAll { $0.paragraph === paragraph }
      large.append((code, paragraph))
      if large.count > Self.largeLimit { large.removeFirst() }
      return paragraph
    }
    if young.cost + cost > limit {
      // Nothing is left of what goes but for what one text takes; its table serves again.
      gone.removeAll()
      (young, old, gone) = (gone, young, old)
    }
    young.insert(code, paragraph, cost)
    gone.shrink(to: limit - young.cost)
    return paragraph
  }

  /// What tells texts apart: their characters, sizes and weights. Equality looks at the rest, of the runs and the style
  /// that the paragraph has, so that the tables hold nothing but numbers.
  private static func code(_ runs: [TextRun], _ style: ParagraphStyle) -> UInt64 {
    var code = UInt64(bitPattern: Int64(style.lineLimit ?? -1)) ^ style.scale.bitPattern
    for index in runs.indices {
      mix(&code, runs[index].font.size.bitPattern &+ UInt64(bitPattern: Int64(runs[index].font.weight)))
      var text = runs[index].text
      text.withUTF8 { bytes in
        mix(&code, UInt64(bytes.count))
        let raw = UnsafeRawBufferPointer(bytes)
        var at = 0
        while at &+ 8 <= raw.count {
          mix(&code, raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
          at &+= 8
        }
        while at < raw.count {
          mix(&code, UInt64(raw[at]))
          at &+= 1
        }
      }
    }
    return code
  }

  @inline(__always)
  private static func mix(_ code: inout UInt64, _ value: UInt64) {
    let product = (code ^ value ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    code = product.high ^ product.low
  }
}

/// Paragraphs by code, with what they take of memory. Codes are as good as random, so that they serve as places.
final class KeptParagraphs {
  private struct Slot {
    var code: UInt64
    /// nil for a free place.
    var paragraph: Unmanaged<Paragraph>?
    var cost: Int
  }

  private var slots: UnsafeMutablePointer<Slot>
  /// A power of two.
  private var capacity: Int
  private var count = 0
  /// Places that are free for good: see ``shrink(to:)``.
  private var swept = 0
  private(set) var cost = 0

  init() {
    capacity = 0
    slots = .allocate(capacity: 0)
  }

  deinit {
    shrink(to: -1)
    slots.deallocate()
  }

  /// The place of a code, or the free one that it would take.
  @inline(__always)
  private func place(_ code: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: code) & (capacity &- 1)
    while slots[place].paragraph != nil, slots[place].code != code { place = (place &+ 1) & (capacity &- 1) }
    return place
  }

  subscript(_ code: UInt64) -> Paragraph? {
    count == 0 ? nil : slots[place(code)].paragraph?.takeUnretainedValue()
  }

  /// A paragraph of the same code goes.
  func insert(_ code: UInt64, _ paragraph: Paragraph, _ cost: Int) {
    if 2 * count >= capacity { grow() }
    let place = place(code)
    let other = slots[place]
    slots[place] = Slot(code: code, paragraph: Unmanaged.passRetained(paragraph), cost: cost)
    self.cost += cost - other.cost
    if let other = other.paragraph { other.release() } else { count += 1 }
  }

  private func grow() {
    let (old, size) = (slots, capacity)
    capacity = max(64, 2 * size)
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Slot(code: 0, paragraph: nil, cost: 0), count: capacity)
    for index in 0..<size where old[index].paragraph != nil { slots[place(old[index].code)] = old[index] }
    old.deallocate()
  }

  func removeAll() {
    shrink(to: -1)
    (count, swept) = (0, 0)
  }

  /// Lets paragraphs go until the rest takes no more than a number of bytes; nothing is to be found here any more.
  func shrink(to limit: Int) {
    while cost > limit, swept < capacity {
      cost -= slots[swept].cost
      slots[swept].paragraph?.release()
      slots[swept] = Slot(code: 0, paragraph: nil, cost: 0)
      swept += 1
    }
  }
}
