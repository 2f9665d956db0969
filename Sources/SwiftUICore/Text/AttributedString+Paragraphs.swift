import GalleyTypography

extension AttributedString {
  /// The distance between the baselines of two lines of a paragraph.
  public struct LineHeight: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      /// By what is in each line.
      case variable
      case fixed(ParagraphFormat.LineHeight)
      /// A share of the point size that no source states, by its name in `variants.json`.
      case perceived(String)
    }

    let kind: Kind

    /// By the ascent and descent of the fonts in each line.
    public static let variable = LineHeight(kind: .variable)
    public static let normal = LineHeight(kind: .perceived("normal"))
    public static let tight = LineHeight(kind: .perceived("tight"))
    public static let loose = LineHeight(kind: .perceived("loose"))

    /// A share of the largest point size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(kind: .fixed(.multiple(factor: Double(factor))))
    }

    /// The largest point size and some points more.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: .fixed(.leading(increase: Double(increase))))
    }

    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(kind: .fixed(.exact(points: Double(points))))
    }

    /// As the typesetter takes it; nil for lines as high as their fonts.
    var format: ParagraphFormat.LineHeight? {
      switch kind {
      case .variable: nil
      case .fixed(let height): height
      case .perceived(let name): LegibilityWeights.shared.lineHeight(name).map { .multiple(factor: $0) }
      }
    }

    var isAssumed: Bool { if case .perceived = kind { true } else { false } }
  }

  /// The side at which a paragraph's lines are.
  public enum TextAlignment: Hashable, Sendable { case left, right, center }
}

extension AttributeScopes {
  /// Attributes of paragraphs.
  public enum CoreTextAttributes {
    public enum LineHeightAttribute: AttributedStringKey {
      public typealias Value = AttributedString.LineHeight
      public static let name = "CTLineHeight"
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }

    public enum TextAlignmentAttribute: AttributedStringKey {
      public typealias Value = AttributedString.TextAlignment
      public static let name = "CTTextAlignment"
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }
  }
}

private enum LineHeightKey: EnvironmentKey { static var defaultValue: AttributedString.LineHeight? { nil } }

extension EnvironmentValues {
  /// Of texts that say none; nil for what the place takes.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}

/// What a paragraph of a text says of itself.
struct ParagraphLook: Equatable {
  var lineHeight: AttributedString.LineHeight?
  var alignment: AttributedString.TextAlignment?
  var isRightToLeft: Bool?
}

extension ResolvedText {
  /// The paragraphs' own formats: empty when neither they nor the place say anything.
  func formats(_ style: ParagraphStyle, _ environment: EnvironmentValues) -> [ParagraphFormat] {
    guard !paragraphs.isEmpty || environment.lineHeight != nil else { return [] }
    var formats: [ParagraphFormat] = []
    var starts = true
    for (index, run) in runs.enumerated() {
      let format = ParagraphFormat(paragraphs[index] ?? ParagraphLook(), style, environment.lineHeight)
      for character in run.text {
        if starts { formats.append(format) }
        starts = character.unicodeScalars.first.map { ParagraphFormat.ends($0.value) } ?? false
      }
    }
    return formats
  }

  /// Whether a line height is used that no source states.
  func usesAssumedHeights(_ environment: EnvironmentValues) -> Bool {
    environment.lineHeight?.isAssumed == true || paragraphs.values.contains { $0.lineHeight?.isAssumed == true }
  }
}

extension ParagraphFormat {
  fileprivate init(_ look: ParagraphLook, _ style: ParagraphStyle, _ height: AttributedString.LineHeight?) {
    self.init(alignment: style.alignment, rightToLeft: look.isRightToLeft, lineSpacing: style.lineSpacing)
    lineHeight = (look.lineHeight ?? height)?.format
    let reversed = look.isRightToLeft ?? style.rightToLeft
    switch look.alignment {
    case .left: alignment = reversed ? .trailing : .leading
    case .right: alignment = reversed ? .leading : .trailing
    case .center: alignment = .center
    // The layout's leading side stays where it is.
    case nil: if reversed != style.rightToLeft { alignment = alignment.mirrored }
    }
  }
}
