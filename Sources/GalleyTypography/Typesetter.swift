import GalleyGeometry

/// Sets text with Apple's metrics. One a process; everything it learns of a text is kept for the next width.
///
/// Not for two threads at once; ``FaceLibrary`` is.
public final class Typesetter {
  let engine: ShapingEngine
  private var cache: ParagraphCache

  /// What outputs call the metrics that texts are set with.
  public static var metricsName: String { FaceLibrary.shared.metricsName }

  public convenience init() { self.init(library: .shared) }

  init(library: FaceLibrary, tables: TypographyTables = .shared, cacheLimit: Int = ParagraphCache.standardLimit) {
    engine = ShapingEngine(library: library, tables: tables)
    cache = ParagraphCache(limit: cacheLimit)
  }

  /// What is missing of the typography data and the faces; empty on a machine that is set up.
  public static func problems() -> [TypographyError] {
    TypographyTables.shared.problems + FaceLibrary.shared.missingFamilies()
  }

  /// What a size counts as that a font is asked for: the standard one where it is no size, and no more than some screens
  /// together are high.
  public static func legalSize(_ size: Double) -> Double {
    size > 0 && size.isFinite ? min(size, largestSize) : TypographyTables.shared.variants.size
  }

  /// Points.
  public static let largestSize = 100_000.0

  /// The tab stops of paragraphs that name none: how many there are, and the points from one to the next.
  public static var standardTabs: (interval: Double, count: Int) {
    let table = TypographyTables.shared.paragraph
    return (table.tabInterval, table.tabCount)
  }

  /// The vertical measures of a font under a profile.
  public func metrics(_ font: TypefaceRequest, profile: MetricsProfile) -> FontMetrics {
    engine.font(font, profile: profile).metrics
  }

  /// The name of the face that a font is drawn with; nil when nothing is installed for it.
  public func face(_ font: TypefaceRequest, profile: MetricsProfile) -> String? {
    engine.font(font, profile: profile).face?.key
  }

  /// Whether a font of a family's or a face's name is installed, or comes with the app.
  public func has(_ name: String) -> Bool { engine.has(name) }

  /// Whether a font of a family's or a face's name comes with the app.
  public func comesWithApp(_ name: String) -> Bool { engine.library.isRegistered(name) }

  /// The families that come with the app, in the order of the alphabet.
  public var familiesOfApp: [String] { engine.library.registeredFamilies }

  /// The names of the faces of a family that comes with the app.
  public func facesOfApp(inFamily family: String) -> [String] { engine.library.registeredFaces(family) }

  /// A paragraph ready to be set in any width; shaped once for the same runs and style.
  public func paragraph(_ runs: [TextRun], style: ParagraphStyle) -> Paragraph {
    cache.paragraph(runs, style, engine)
  }

  /// Bytes of memory that the cache holds, about; bounded.
  var cachedCost: Int { cache.cost }
}

/// Paragraphs by their runs and style, in two generations: when the young one is full it becomes the old one, and what
/// was not asked for again in the meantime goes.
struct ParagraphCache {
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
        while at + 8 <= raw.count {
          mix(&code, raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
          at += 8
        }
        while at < raw.count {
          mix(&code, UInt64(raw[at]))
          at += 1
        }
      }
    }
    return code
  }

  private static func mix(_ code: inout UInt64, _ value: UInt64) {
    let product = (code ^ value ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    code = product.high ^ product.low
  }

  /// Bytes of memory that a generation holds, about.
  static let standardLimit = 16 << 20

  private var young: [UInt64: Paragraph] = [:]
  private var old: [UInt64: Paragraph] = [:]
  /// Texts too large for the generations, the last ones asked for.
  private var large: [(code: UInt64, paragraph: Paragraph)] = []
  static let largeLimit = 4
  private var youngCost = 0
  private var oldCost = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  var cost: Int { youngCost + oldCost }

  mutating func paragraph(_ runs: [TextRun], _ style: ParagraphStyle, _ engine: ShapingEngine) -> Paragraph {
    let code = Self.code(runs, style)
    func isAsked(_ paragraph: Paragraph) -> Bool { paragraph.text.runs == runs && paragraph.style == style }
    // Of two texts of one code, the later takes the place.
    if let known = young[code], isAsked(known) { return known }
    var found = old[code]
    if let other = found, !isAsked(other) { found = nil }
    if found == nil { found = large.first { $0.code == code && isAsked($0.paragraph) }?.paragraph }
    let paragraph = found ?? Paragraph(runs: runs, style: style, engine: engine)
    let cost = paragraph.text.memory
    guard cost <= limit / 2 else {
      // A text that would fill a generation by itself: few of them are kept, for what asks again at once.
      large.removeAll { $0.paragraph === paragraph }
      large.append((code, paragraph))
      if large.count > Self.largeLimit { large.removeFirst() }
      return paragraph
    }
    if youngCost + cost > limit {
      old = young
      oldCost = youngCost
      young = [:]
      youngCost = 0
    }
    young[code] = paragraph
    youngCost += cost
    return paragraph
  }
}
