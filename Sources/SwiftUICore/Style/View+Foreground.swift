extension View {
  /// Paints what is inside with a style; hierarchical styles in it are steps of this one.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_EnvironmentModifier { $0.setForeground([AnyShapeStyle(style)]) })
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(_EnvironmentModifier { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) })
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _EnvironmentModifier {
        $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
      })
  }

  /// Paints what is inside with a colour; nil takes the standard foreground.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(
      _EnvironmentModifier { values in
        if let color { values.setForeground([AnyShapeStyle(color)]) } else { values.resetForeground() }
      })
  }
}
