/// How a list looks.
public protocol ListStyle {
  static var _kind: _ListKind { get }
}

/// The looks that list styles come to.
public enum _ListKind: Sendable {
  case automatic, plain, grouped, insetGrouped, inset, sidebar, bordered, carousel
}

public struct DefaultListStyle: ListStyle {
  public static let _kind = _ListKind.automatic
  public init() {}
}

public struct PlainListStyle: ListStyle {
  public static let _kind = _ListKind.plain
  public init() {}
}

public struct GroupedListStyle: ListStyle {
  public static let _kind = _ListKind.grouped
  public init() {}
}

public struct InsetGroupedListStyle: ListStyle {
  public static let _kind = _ListKind.insetGrouped
  public init() {}
}

public struct InsetListStyle: ListStyle {
  public static let _kind = _ListKind.inset
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}

public struct SidebarListStyle: ListStyle {
  public static let _kind = _ListKind.sidebar
  public init() {}
}

public struct BorderedListStyle: ListStyle {
  public static let _kind = _ListKind.bordered
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}

public struct CarouselListStyle: ListStyle {
  public static let _kind = _ListKind.carousel
  public init() {}
}

public struct EllipticalListStyle: ListStyle {
  public static let _kind = _ListKind.carousel
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}
extension ListStyle where Self == CarouselListStyle {
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}
extension ListStyle where Self == EllipticalListStyle {
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

private enum ListKindKey: EnvironmentKey {
  static let defaultValue = _ListKind.automatic
}

extension EnvironmentValues {
  var listKind: _ListKind {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }
}

extension View {
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(_EnvironmentModifier { $0.listKind = S._kind })
  }
}
