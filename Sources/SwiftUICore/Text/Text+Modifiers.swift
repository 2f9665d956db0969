extension Text {
  public func font(_ font: Font?) -> Text { changed(.font(font)) }

  public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { changed(.fontChange(.weight($0))) } ?? self }

  public func fontWidth(_ width: Font.Width?) -> Text { width.map { changed(.fontChange(.width($0))) } ?? self }

  public func fontDesign(_ design: Font.Design?) -> Text { design.map { changed(.fontChange(.design($0))) } ?? self }

  public func bold() -> Text { changed(.fontChange(.bold(true))) }

  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  public func italic() -> Text { changed(.fontChange(.italic(true))) }

  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? changed(.fontChange(.monospaced(true))) : self }

  public func monospacedDigit() -> Text { changed(.fontChange(.monospacedDigit)) }

  public func foregroundColor(_ color: Color?) -> Text {
    color.map { changed(.foreground(AnyShapeStyle($0), id: $0)) } ?? self
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.foreground(AnyShapeStyle(style), id: style as? Color))
  }

  public func kerning(_ kerning: CGFloat) -> Text {
    changed(.kerning(kerning), .distance(kerning, of: "kerning"))
  }

  public func tracking(_ tracking: CGFloat) -> Text {
    changed(.tracking(tracking), .distance(tracking, of: "tracking"))
  }

  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed(.baselineOffset(baselineOffset), .distance(baselineOffset, of: "baselineOffset"))
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.underline(isActive ? LineStyle(color: color) : nil))
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { changed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil)) }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { changed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil)) }

  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.scale(scale)) : self
  }
}
