/// A piece of read-only text.
nonisolated public struct Text: Equatable, Sendable {
  indirect enum Storage: @unchecked Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case concatenated(Text, Text)
    case image(Image)
    /// Text that depends on the place: dates, durations, formatted values.
    case computed((EnvironmentValues) -> String)
  }

  let storage: Storage
  /// What was changed in the text, innermost first.
  var changes: [TextChange] = []

  init(_ storage: Storage) { self.storage = storage }

  public init(verbatim content: String) { storage = .verbatim(content) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { storage = .localized(key, table: tableName, bundle: bundle) }

  // A literal is a key, not an attributed string, which literals can be, too.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  public init(_ image: Image) { storage = .image(image) }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenated(lhs, rhs)) }

  public static func == (a: Text, b: Text) -> Bool {
    guard a.changes == b.changes else { return false }
    switch (a.storage, b.storage) {
    case (.verbatim(let x), .verbatim(let y)): return x == y
    case (.localized(let x, let tableA, _), .localized(let y, let tableB, _)): return x == y && tableA == tableB
    case (.attributed(let x), .attributed(let y)): return x == y
    case (.concatenated(let x1, let x2), .concatenated(let y1, let y2)): return x1 == y1 && x2 == y2
    case (.image(let x), .image(let y)): return x == y
    default: return false
    }
  }

  func changed(_ change: TextChange, _ fault: TextChange? = nil) -> Text {
    var copy = self
    copy.changes.append(change)
    if let fault { copy.changes.append(fault) }
    return copy
  }
}

/// One thing that is changed in a text.
enum TextChange: Sendable, Equatable {
  case font(Font?)
  case fontChange(FontChange)
  case foreground(AnyShapeStyle, id: Color?)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case scale(Text.Scale)
  case link(URL)
  case typesettingLanguage(TypesettingLanguage)
  case custom(CustomTextAttribute)
  /// What is wrong with the number of another change.
  case fault(NumberFault, of: String)

  /// The fault of a distance between characters or from the baseline, which may go either way.
  static func distance(_ value: CGFloat, of modifier: String) -> TextChange? {
    NumberFault.finite(("a distance", value)).map { .fault($0, of: modifier) }
  }

  static func == (a: TextChange, b: TextChange) -> Bool {
    switch (a, b) {
    case (.font(let x), .font(let y)): x == y
    case (.fontChange(let x), .fontChange(let y)): x == y
    case (.foreground(_, let x?), .foreground(_, let y?)): x == y
    case (.kerning(let x), .kerning(let y)), (.tracking(let x), .tracking(let y)): x == y
    case (.baselineOffset(let x), .baselineOffset(let y)): x == y
    case (.underline(let x), .underline(let y)), (.strikethrough(let x), .strikethrough(let y)): x == y
    case (.scale(let x), .scale(let y)): x == y
    case (.link(let x), .link(let y)): x == y
    case (.fault(let x, _), .fault(let y, _)): x == y
    case (.typesettingLanguage(let x), .typesettingLanguage(let y)): x == y
    default: false
    }
  }
}

extension Text {
  /// The line below or through a text.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }

  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

/// Where the lines of a text are in its width.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
