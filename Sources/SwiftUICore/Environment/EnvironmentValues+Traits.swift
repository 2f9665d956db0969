import GalleyScenario

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// Whether the contrast between foreground and background is raised.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// How much room an axis has.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether text is bold by the system's setting.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }

/// Values that the scenario gives where no view has set them.
extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { stored(ColorSchemeKey.self) ?? (isScenarioDark ? .dark : .light) }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Watches and headsets have one appearance, the dark one.
  private var isScenarioDark: Bool {
    guard let scenario else { return false }
    return scenario.appearance == .dark || scenario.platform == .watchOS || scenario.platform == .visionOS
  }

  /// A setting of the system's, which views can only read.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  public var _colorSchemeContrast: ColorSchemeContrast {
    get { stored(ContrastKey.self) ?? (scenario?.increasedContrast == true ? .increased : .standard) }
    set { self[ContrastKey.self] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { stored(HorizontalSizeClassKey.self) ?? scenario.map { UserInterfaceSizeClass($0.horizontal) } }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { stored(VerticalSizeClassKey.self) ?? scenario.map { UserInterfaceSizeClass($0.vertical) } }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { stored(DynamicTypeSizeKey.self) ?? scenario.map { DynamicTypeSize($0.textSize) } ?? .large }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { stored(LegibilityWeightKey.self) ?? scenario.map { $0.boldText ? .bold : .regular } }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  public var displayScale: CGFloat {
    get { stored(DisplayScaleKey.self) ?? scenario.map { CGFloat($0.scale) } ?? 1 }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The side of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  public var locale: Locale {
    get { stored(LocaleKey.self) ?? scenario.map { Locale(identifier: $0.locale) } ?? .current }
    set { self[LocaleKey.self] = newValue }
  }

  /// The locale's name, without making one.
  var language: String { stored(LocaleKey.self)?.identifier ?? scenario?.locale ?? Locale.current.identifier }

  public var timeZone: TimeZone {
    get { stored(TimeZoneKey.self) ?? scenario.flatMap { TimeZone(identifier: $0.timeZone) } ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var calendar: Calendar {
    get {
      if let calendar = stored(CalendarKey.self) { return calendar }
      var calendar = locale.calendar
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }
}

extension UserInterfaceSizeClass {
  init(_ sizeClass: SizeClass) { self = sizeClass == .compact ? .compact : .regular }
}
