import GalleyScreen

/// A style that is one of the system's colours.
public protocol _SystemShapeStyle: ShapeStyle where Resolved == Never {
  /// The colours by UIKit's names, a step of the hierarchy each.
  static var _names: [String] { get }
}

extension _SystemShapeStyle {
  public static func _paint(_ style: Self, _ context: _StyleContext) -> _StylePaint {
    .color(context.environment.systemColor(_names[min(context.level, _names.count - 1)]))
  }
}

/// The lines between things.
public struct SeparatorShapeStyle: _SystemShapeStyle {
  public init() {}
  public static var _names: [String] { ["separator"] }
}

/// Links.
public struct LinkShapeStyle: _SystemShapeStyle {
  public init() {}
  public static var _names: [String] { ["link"] }
}

/// Text that stands for one that is missing.
public struct PlaceholderTextShapeStyle: _SystemShapeStyle {
  public init() {}
  public static var _names: [String] { ["placeholderText"] }
}

/// The insides of shapes in the foreground of other content.
public struct FillShapeStyle: _SystemShapeStyle {
  public init() {}
  public static var _names: [String] {
    ["systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill"]
  }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: _SystemShapeStyle {
  public init() {}
  public static var _names: [String] { ["systemBackground", "secondarySystemBackground", "tertiarySystemBackground"] }
}

/// What is selected.
public struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}

  public static func _paint(_ style: Self, _ context: _StyleContext) -> _StylePaint {
    TintShapeStyle._paint(TintShapeStyle(), context)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
