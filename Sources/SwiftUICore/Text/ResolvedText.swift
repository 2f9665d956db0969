import GalleyGeometry
import GalleyScreen
import GalleyTypography

/// A text in a place: runs for the typesetter, and how each is painted.
package struct ResolvedText {
  /// What a run looks like beside its glyphs.
  package struct Look {
    package var paint: _StylePaint
    package var underline: Line?
    package var strikethrough: Line?
    package var isLink = false
    /// What is drawn behind the glyphs, as high as the line.
    package var background: RGBA?
    /// What is drawn in the place of an inline image.
    package var image: NodeContent?
    /// Marks of the user's own, by their type.
    var attributes: [ObjectIdentifier: any TextAttribute] = [:]

    package init(
      paint: _StylePaint, underline: Line? = nil, strikethrough: Line? = nil, isLink: Bool = false,
      background: RGBA? = nil
    ) {
      self.paint = paint
      self.underline = underline
      self.strikethrough = strikethrough
      self.isLink = isLink
      self.background = background
    }
  }

  package struct Line {
    package var color: RGBA?
    /// Drawn and skipped lengths, in thicknesses of the line; empty for a solid one (inferred: no source states Apple's).
    package var dash: [Double]
    /// Twice as thick.
    package var isThick = false
    /// Two lines, one below the other.
    package var isDouble = false

    package init(color: RGBA?, dash: [Double], isThick: Bool = false, isDouble: Bool = false) {
      self.color = color
      self.dash = dash
      self.isThick = isThick
      self.isDouble = isDouble
    }
  }

  package var runs: [TextRun] = []
  package var looks: [Look] = []
  /// The font of the first run, or the one that an empty text would have.
  package var font: TextFont
  /// The language that the text is set by, where it names one.
  package var language: String?
  /// What is wrong with numbers that it was given.
  var faults: [TextFault] = []
  /// What the paragraphs say of themselves in which runs begin; by run.
  var paragraphs: [Int: ParagraphLook] = [:]
  /// The characters as read aloud and searched.
  package var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

/// What is wrong with a number, and what the number was given to.
struct TextFault: Hashable {
  var modifier: String
  var fault: NumberFault
}

/// What a run of a text has, as gathered from the outside in.
struct TextLook {
  var font: Font?
  var fontChanges: [FontChange] = []
  var foreground: AnyShapeStyle?
  /// What a run of an attributed string says itself, which also goes for a link; a text's modifiers do not.
  var runForeground: AnyShapeStyle?
  var kerning: CGFloat = 0
  var tracking: CGFloat?
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var scale: Text.Scale = .default
  var link: URL?
  var background: Color?
  var language: TypesettingLanguage?
  var attributes: [ObjectIdentifier: any TextAttribute] = [:]
  var faults: [TextFault] = []
  var paragraph: ParagraphLook?

  mutating func apply(_ change: TextChange) {
    switch change {
    case .font(let font): if let font { self.font = font }
    case .fontChange(let change): fontChanges.append(change)
    case .foreground(let style, _): foreground = style
    case .kerning(let kerning): self.kerning = kerning
    case .tracking(let tracking): self.tracking = tracking
    case .baselineOffset(let offset): baselineOffset = offset
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .scale(let scale): self.scale = scale
    case .link(let url): link = url
    case .typesettingLanguage(let language): self.language = language
    case .fault(let fault, let modifier): faults.append(TextFault(modifier: modifier, fault: fault))
    case .custom(let attribute): attributes[attribute.key] = attribute.value
    }
  }
}

extension Text {
  /// The characters of the text in an environment.
  package func characters(in environment: EnvironmentValues) -> String {
    TextResolver.resolve(self, in: environment).string
  }
}

extension Text.LineStyle.Pattern {
  package var dash: [Double] {
    switch self {
    case .dot: [1, 1]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    default: []
    }
  }
}

/// Turns texts into runs under an environment.
struct TextResolver {
  let place: TextPlace
  private(set) var result: ResolvedText

  var environment: EnvironmentValues { place.environment }

  private init(_ place: TextPlace) {
    self.place = place
    result = ResolvedText(font: place.font)
  }

  static func resolve(_ text: Text, in environment: EnvironmentValues) -> ResolvedText {
    resolve(text, in: TextPlace(environment))
  }

  static func resolve(_ text: Text, in place: TextPlace) -> ResolvedText {
    var resolver = TextResolver(place)
    resolver.add(text, place.look)
    if resolver.result.runs.isEmpty {
      // The font of a text without characters still gives its line's height.
      var look = place.look
      for change in text.changes.reversed() { look.apply(change) }
      resolver.result.font = resolver.font(of: look)
      resolver.keepFaults(look, resolver.result.font)
    }
    return resolver.result
  }

  mutating func add(_ text: Text, _ outer: TextLook) {
    var look = outer
    // Changes nearer to the text come later and win.
    for change in text.changes.reversed() { look.apply(change) }
    if let language = look.language?.identifier { result.language = language }
    switch text.storage {
    case .verbatim(let string): add(string, look)
    case .localized(let key, let table, let bundle): add(key, table: table, bundle: bundle, look)
    case .attributed(let string): add(string, look)
    case .concatenated(let first, let second):
      add(first, look)
      add(second, look)
    case .image(let image): add(image, look)
    case .computed(let make): add(make(environment), look)
    }
  }

  mutating func add(_ string: String, _ look: TextLook) {
    guard !string.isEmpty else { return }
    let shown: String
    switch place.textCase {
    case .uppercase?: shown = string.uppercased(with: place.locale)
    case .lowercase?: shown = string.lowercased(with: place.locale)
    case nil: shown = string
    }
    let font = font(of: look)
    keepFaults(look, font)
    var run = TextRun(
      text: shown, font: font.resolved.request, tracking: legal(look.tracking ?? look.kerning),
      baselineOffset: legal(look.baselineOffset))
    if look.scale == .secondary {
      // The glyphs shrink, the line keeps its height.
      run.lineFont = run.font
      run.font.size *= TextScaleTable.shared.secondary(run.font.size)
    }
    if let paragraph = look.paragraph { result.paragraphs[result.runs.count] = paragraph }
    append(run, resolved(look), font)
  }

  mutating func append(_ run: TextRun, _ look: ResolvedText.Look, _ font: TextFont) {
    var run = run
    run.style = result.looks.count
    if result.runs.isEmpty { result.font = font }
    result.runs.append(run)
    result.looks.append(look)
  }

  /// Keeps what is wrong with a look's numbers.
  private mutating func keepFaults(_ look: TextLook, _ font: TextFont) {
    if !look.faults.isEmpty { result.faults += look.faults }
    if let fault = font.resolved.fault { result.faults.append(TextFault(modifier: "font", fault: fault)) }
  }

  func font(of look: TextLook) -> TextFont { place.font(look.font, changes: look.fontChanges) }

  func resolved(_ look: TextLook) -> ResolvedText.Look {
    func line(_ style: Text.LineStyle?) -> ResolvedText.Line? {
      style.map {
        ResolvedText.Line(
          color: $0.color?.rgba(in: environment), dash: $0.pattern.dash)
      }
    }
    let paint: _StylePaint
    if let foreground = look.runForeground {
      paint = foreground.paint(in: environment)
    } else if look.link != nil {
      paint = environment.tintPaint
    } else if let foreground = look.foreground {
      paint = foreground.paint(in: environment)
    } else {
      paint = place.foreground
    }
    var shown = ResolvedText.Look(
      paint: paint, underline: line(look.underline), strikethrough: line(look.strikethrough), isLink: look.link != nil,
      background: look.background?.rgba(in: environment))
    shown.attributes = look.attributes
    return shown
  }

  private func legal(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
}

/// The share of its size that `textScale(.secondary)` leaves a font, from `Data/typography/variants.json`.
struct TextScaleTable: Sendable {
  private let points: [(size: Double, factor: Double)]

  static let shared = TextScaleTable(DataFile.json("typography/variants.json") ?? [:])

  init(_ json: [String: Any]) {
    let list = (json["secondaryScale"] as? [String: Any])?["points"] as? [[Double]] ?? []
    points = list.filter { $0.count == 2 }.map { ($0[0], $0[1]) }.sorted { $0.size < $1.size }
  }

  func secondary(_ size: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 1 }
    if size <= first.size { return first.factor }
    for (a, b) in zip(points, points.dropFirst()) where size <= b.size {
      return a.factor + (b.factor - a.factor) * (size - a.size) / (b.size - a.size)
    }
    return last.factor
  }
}
