private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum FontChangesKey: EnvironmentKey { static var defaultValue: [FontChange] { [] } }

extension EnvironmentValues {
  /// The font of texts that set none; nil for body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// What views further out changed in every font, outermost first.
  var fontChanges: [FontChange] {
    get { self[FontChangesKey.self] }
    set { self[FontChangesKey.self] = newValue }
  }
}

extension View {
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    changingFonts(weight.map { .weight($0) })
  }

  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { changingFonts(width.map { .width($0) }) }

  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { changingFonts(design.map { .design($0) }) }

  public nonisolated func bold(_ isActive: Bool = true) -> some View { changingFonts(isActive ? .bold(true) : nil) }

  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    changingFonts(isActive ? .italic(true) : nil)
  }

  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    changingFonts(isActive ? .monospaced(true) : nil)
  }

  public nonisolated func monospacedDigit() -> some View { changingFonts(.monospacedDigit) }

  private nonisolated func changingFonts(_ change: FontChange?) -> some View {
    modifier(
      _EnvironmentModifier { values in
        if let change { values.fontChanges.append(change) }
      })
  }
}
