import GalleyScreen

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  private let style: any ShapeStyle
  private let paintIt: @Sendable (_StyleContext) -> _StylePaint

  public init<S: ShapeStyle>(_ style: S) {
    if let any = style as? AnyShapeStyle {
      self = any
      return
    }
    self.style = style
    paintIt = { S._paint(style, $0) }
  }

  package init<S: ShapeStyle>(painting style: S, _ paint: @escaping @Sendable (_StyleContext) -> _StylePaint) {
    self.style = style
    paintIt = paint
  }

  public static func _paint(_ style: AnyShapeStyle, _ context: _StyleContext) -> _StylePaint { style.paintIt(context) }

  /// The plain colour that the style is; nil for every other style.
  package var plainColor: Color? { style as? Color }

  package func paint(in environment: EnvironmentValues, level: Int = 0) -> _StylePaint {
    paintIt(_StyleContext(environment, level: level))
  }
}
