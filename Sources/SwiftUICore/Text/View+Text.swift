private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum ChangesKey: EnvironmentKey { static var defaultValue: [TextChange] { [] } }

extension EnvironmentValues {
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Lines whose room is taken even by a shorter text.
  package var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  /// What views further out changed in every text, outermost first.
  var textChanges: [TextChange] {
    get { self[ChangesKey.self] }
    set { self[ChangesKey.self] = newValue }
  }
}

extension View {
  public nonisolated func lineLimit(_ number: Int?) -> some View { limit(number, reserved: 0) }

  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    self.limit(nil, reserved: limit.lowerBound)
  }

  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    self.limit(limit.upperBound, reserved: limit.lowerBound)
  }

  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    self.limit(limit, reserved: reservesSpace ? max(0, limit) : 0)
  }

  private nonisolated func limit(_ limit: Int?, reserved: Int) -> some View {
    modifier(
      NumberModifier(name: "lineLimit", fault: .lines(limit, reserved: reserved)) {
        $0.lineLimit = limit
        $0.reservedLines = reserved
      })
  }

  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(NumberModifier(name: "lineSpacing", fault: .distance(lineSpacing)) { $0.lineSpacing = lineSpacing })
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(NumberModifier(name: "minimumScaleFactor", fault: .share(factor)) { $0.minimumScaleFactor = factor })
  }

  public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    changingTexts(.kerning(kerning), .distance(kerning, of: "kerning"))
  }

  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    changingTexts(.tracking(tracking), .distance(tracking, of: "tracking"))
  }

  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changingTexts(.baselineOffset(baselineOffset), .distance(baselineOffset, of: "baselineOffset"))
  }

  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { changingTexts(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)) }

  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { changingTexts(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)) }

  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changingTexts(isEnabled ? .scale(scale) : nil)
  }

  private nonisolated func changingTexts(_ change: TextChange?, _ fault: TextChange? = nil) -> some View {
    modifier(
      _EnvironmentModifier { values in
        values.textChanges += [change, fault].compactMap(\.self)
      })
  }
}
