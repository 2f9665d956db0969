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
