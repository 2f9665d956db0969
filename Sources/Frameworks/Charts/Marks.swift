import SwiftUI

nonisolated public struct BarMark: _ChartPrimitive {
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {}
  public init<X: Plottable>(
    x: PlottableValue<X>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
}

nonisolated public struct LineMark: _ChartPrimitive {
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {}
}

nonisolated public struct AreaMark: _ChartPrimitive {
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {}
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {}
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {}
}

nonisolated public struct PointMark: _ChartPrimitive {
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

nonisolated public struct RuleMark: _ChartPrimitive {
  public init<X: Plottable>(x: PlottableValue<X>) {}
  public init<Y: Plottable>(y: PlottableValue<Y>) {}
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {}
}

nonisolated public struct RectangleMark: _ChartPrimitive {
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {}
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {}
}

nonisolated public struct SectorMark: _ChartPrimitive {
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {}
}

// MARK: - Their modifiers

public enum InterpolationMethod: Sendable {
  case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
}

public struct AnnotationPosition: Sendable {
  public static let automatic = AnnotationPosition(), top = AnnotationPosition(), bottom = AnnotationPosition()
  public static let leading = AnnotationPosition(), trailing = AnnotationPosition(), overlay = AnnotationPosition()
  public static let topLeading = AnnotationPosition(), topTrailing = AnnotationPosition()
  public static let bottomLeading = AnnotationPosition(), bottomTrailing = AnnotationPosition()
}

public struct AnnotationContext: Sendable { public let targetSize: CGSize }

public struct AnnotationOverflowResolution: Sendable {
  public struct Strategy: Sendable {
    public static let automatic = Strategy(), disabled = Strategy(), fit = Strategy(), padScale = Strategy()
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }
  public struct Boundary: Sendable {
    public static let automatic = Boundary(), chart = Boundary(), plot = Boundary()
  }
  public static let automatic = AnnotationOverflowResolution()
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

public protocol ChartSymbolShape: Shape {}
public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape() }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape() }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape() }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape() }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape() }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape() }
}

extension ChartContent {
  private nonisolated var changed: _ChartContents { _ChartContents() }

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { changed }
  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { changed }
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent { changed }
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { changed }
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed }
  public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { changed }
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { changed }
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { changed }
  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { changed }
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { changed }
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent { changed }
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent { changed }
  public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { changed }
  public nonisolated func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { changed }
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent { changed }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { changed }
  public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { changed }
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    changed
  }
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { changed }
  public nonisolated func zIndex(_ value: Double) -> some ChartContent { changed }
  public nonisolated func blur(radius: CGFloat) -> some ChartContent { changed }
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { changed }
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent { changed }
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent { changed }
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { changed }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { changed }
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { changed }
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { changed }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { changed }
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { changed }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changed }
}
