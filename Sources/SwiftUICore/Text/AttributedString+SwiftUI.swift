/// The attributes of strings that SwiftUI's texts read.
extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let lineHeight: CoreTextAttributes.LineHeightAttribute
    public let alignment: CoreTextAttributes.TextAlignmentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T {
    self[T.self]
  }
}

extension TextResolver {
  mutating func add(_ string: AttributedString, _ look: TextLook) {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    for run in string.runs {
      var inner = look
      if let font = run[Keys.FontAttribute.self] { inner.font = font }
      if let color = run[Keys.ForegroundColorAttribute.self] { inner.runForeground = AnyShapeStyle(color) }
      if let color = run[Keys.BackgroundColorAttribute.self] { inner.background = color }
      if let line = run[Keys.UnderlineStyleAttribute.self] { inner.underline = line }
      if let line = run[Keys.StrikethroughStyleAttribute.self] { inner.strikethrough = line }
      if let kern = run[Keys.KerningAttribute.self] { inner.kerning = kern }
      if let tracking = run[Keys.TrackingAttribute.self] { inner.tracking = tracking }
      if let offset = run[Keys.BaselineOffsetAttribute.self] { inner.baselineOffset = offset }
      if let link = run.link { inner.link = link }
      if let intent = run.inlinePresentationIntent { inner.apply(intent) }
      let paragraph = ParagraphLook(
        lineHeight: run[AttributeScopes.CoreTextAttributes.LineHeightAttribute.self],
        alignment: run[AttributeScopes.CoreTextAttributes.TextAlignmentAttribute.self],
        isRightToLeft: run.writingDirection.map { $0 == .rightToLeft })
      if paragraph != ParagraphLook() { inner.paragraph = paragraph }
      add(String(string.characters[run.range]), inner)
    }
  }
}
