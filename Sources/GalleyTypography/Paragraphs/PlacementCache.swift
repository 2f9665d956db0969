/// Lines that were placed of late: the resolve pass asks for them to draw and to describe, and screens repeat texts.
///
/// Two generations: when the young one holds enough glyphs it becomes the old one, and what was not asked for again in
/// the meantime goes.
struct PlacementCache {
  struct Key: Hashable {
    private let paragraph: ObjectIdentifier
    private let width: Double
    private let height: Double
    private let container: Double

    init(_ paragraph: Paragraph, width: Double, height: Double, container: Double?) {
      self.paragraph = ObjectIdentifier(paragraph)
      self.width = width
      self.height = height
      self.container = container ?? -1
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(paragraph)
      hasher.combine(width)
    }
  }

  private struct Entry {
    /// Kept, so that its identity stays its own.
    let paragraph: Paragraph
    let layout: ParagraphLayout
  }

  /// Characters that a generation holds.
  static let standardLimit = 64 << 10

  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private var oldCost = 0
  private let limit: Int

  init(limit: Int = PlacementCache.standardLimit) { self.limit = limit }

  /// Characters kept now.
  var cost: Int { youngCost + oldCost }

  mutating func layout(_ key: Key, of paragraph: Paragraph, place: () -> ParagraphLayout) -> ParagraphLayout {
    if let known = young[key] { return known.layout }
    let layout = old[key]?.layout ?? place()
    let cost = paragraph.text.count + 16
    // A text that fills a generation by itself is not kept.
    guard cost <= limit / 2 else { return layout }
    if youngCost + cost > limit {
      (old, oldCost) = (young, youngCost)
      (young, youngCost) = ([:], 0)
    }
    young[key] = Entry(paragraph: paragraph, layout: layout)
    youngCost += cost
    return layout
  }
}
