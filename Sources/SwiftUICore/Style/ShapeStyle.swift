/// A colour or pattern that shapes and texts are painted with.
///
/// A style of user code turns itself into another one in the environment; those of the framework say directly what they
/// paint, through a requirement that user code never writes.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one comes to under the environment's values.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style paints in a place.
  static func _paint(_ style: Self, _ context: _StyleContext) -> _StylePaint
}

extension ShapeStyle {
  public static func _paint(_ style: Self, _ context: _StyleContext) -> _StylePaint {
    Resolved._paint(style.resolve(in: context.environment), context)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Styles of the framework come to paint, not to another style; only code that asks for it by hand comes here.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) cannot be resolved: it is a primitive style")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public static func _paint(_ style: Never, _ context: _StyleContext) -> _StylePaint {}
}

/// Where a style is used: under which values, and how many steps down the hierarchy from primary.
public struct _StyleContext {
  package var environment: EnvironmentValues
  package var level: Int

  package init(_ environment: EnvironmentValues, level: Int = 0) {
    self.environment = environment
    self.level = level
  }

  func lowered(by steps: Int) -> _StyleContext { _StyleContext(environment, level: level + steps) }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// A style is a view by filling a rectangle with itself.
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
