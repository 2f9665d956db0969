import GalleyScreen

/// The styles that a view set for its foreground, and those of the views further out, which hierarchical styles in them
/// refer to.
final class ForegroundStyles: Sendable {
  let styles: [AnyShapeStyle]
  let outer: ForegroundStyles?

  init(_ styles: [AnyShapeStyle], outer: ForegroundStyles?) {
    self.styles = styles
    self.outer = outer
  }

  /// The paint some levels below primary; levels that nobody set are the last one that is, paled.
  func paint(_ context: _StyleContext) -> _StylePaint {
    var inner = context
    let place = min(context.level, styles.count - 1)
    inner.level = context.level - place
    inner.environment.foreground = outer
    return AnyShapeStyle._paint(styles[place], inner)
  }
}

private enum ForegroundKey: EnvironmentKey {
  static var defaultValue: ForegroundStyles? { nil }
}

extension EnvironmentValues {
  var foreground: ForegroundStyles? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// Makes styles the foreground of what is inside.
  package mutating func setForeground(_ styles: [AnyShapeStyle]) {
    foreground = ForegroundStyles(styles, outer: foreground)
  }

  /// Takes back what views further out said of the foreground.
  package mutating func resetForeground() { foreground = nil }

  /// Whether some view has set a foreground.
  package var hasForeground: Bool { foreground != nil }

  /// What the foreground is painted with, some steps below primary.
  package func foregroundPaint(level: Int = 0) -> _StylePaint {
    ForegroundStyle._paint(ForegroundStyle(), _StyleContext(self, level: level))
  }
}

/// The foreground of the place.
public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public static func _paint(_ style: ForegroundStyle, _ context: _StyleContext) -> _StylePaint {
    if let foreground = context.environment.foreground { return foreground.paint(context) }
    let names = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "quaternaryLabel"]
    return .color(context.environment.systemColor(names[min(context.level, names.count - 1)]))
  }
}

/// A step down the hierarchy of the foreground.
public struct HierarchicalShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  let id: Int

  public static let primary = HierarchicalShapeStyle(id: 0)
  public static let secondary = HierarchicalShapeStyle(id: 1)
  public static let tertiary = HierarchicalShapeStyle(id: 2)
  public static let quaternary = HierarchicalShapeStyle(id: 3)
  public static let quinary = HierarchicalShapeStyle(id: 4)

  public static func _paint(_ style: HierarchicalShapeStyle, _ context: _StyleContext) -> _StylePaint {
    ForegroundStyle._paint(ForegroundStyle(), context.lowered(by: style.id))
  }
}

/// A step down the hierarchy of any style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never

  let base: Base
  let level: Int

  public static func _paint(_ style: Self, _ context: _StyleContext) -> _StylePaint {
    Base._paint(style.base, context.lowered(by: style.level))
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
