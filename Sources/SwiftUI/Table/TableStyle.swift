/// How a table looks.
public protocol TableStyle {
  static var _look: _TableLook { get }
}

/// The system's looks of tables.
public enum _TableLook: Sendable { case automatic, inset, bordered }

public struct AutomaticTableStyle: TableStyle {
  public static var _look: _TableLook { .automatic }
  public init() {}
}

public struct InsetTableStyle: TableStyle {
  public static var _look: _TableLook { .inset }
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}

public struct BorderedTableStyle: TableStyle {
  public static var _look: _TableLook { .bordered }
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}
extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

private enum TableHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    modifier(_EnvironmentModifier { $0.tableHeaders = visibility })
  }

  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
}

/// Whether every second row has a background of its own.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
