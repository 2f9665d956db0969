import SwiftUI

// Axes, legends and scales change what is not drawn.

public protocol AxisContent {}
public protocol AxisMark {}

public struct AxisMarkPosition: Sendable {
  public static let automatic = AxisMarkPosition(), leading = AxisMarkPosition(), trailing = AxisMarkPosition()
  public static let top = AxisMarkPosition(), bottom = AxisMarkPosition()
}

public struct AxisMarkPreset: Sendable {
  public static let automatic = AxisMarkPreset(), extended = AxisMarkPreset(), aligned = AxisMarkPreset()
  public static let inset = AxisMarkPreset()
}

public struct AxisMarkValues: Sendable {
  public static let automatic = AxisMarkValues()
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .automatic }
  public static func automatic(minimumStride: Double, desiredCount: Int? = nil) -> AxisMarkValues { .automatic }
  public static func stride(by stepSize: Double) -> AxisMarkValues { .automatic }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, calendar: Calendar? = nil
  ) -> AxisMarkValues { .automatic }
}

public struct AxisValue {
  public let index: Int
  public let count: Int
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

public struct AxisMarks<Content>: AxisContent {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Content == EmptyView {}
  public init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    stroke: StrokeStyle? = nil
  ) where Content == EmptyView {}
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) where Content == EmptyView {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}
  public init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}
  public init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {}
extension Optional: AxisContent where Wrapped: AxisContent {}

/// Several parts of an axis, or one with a modifier.
public struct _AxisParts: AxisMark, AxisContent {}

@resultBuilder public enum AxisMarkBuilder {
  public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
  public static func buildBlock() -> _AxisParts { _AxisParts() }
  public static func buildBlock<each M: AxisMark>(_ marks: repeat each M) -> _AxisParts { _AxisParts() }
  public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
  public static func buildEither<M: AxisMark>(first: M) -> _AxisParts { _AxisParts() }
  public static func buildEither<M: AxisMark>(second: M) -> _AxisParts { _AxisParts() }
}

@resultBuilder public enum AxisContentBuilder {
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _AxisParts { _AxisParts() }
  public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> _AxisParts { _AxisParts() }
  public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
  public static func buildEither<C: AxisContent>(first: C) -> _AxisParts { _AxisParts() }
  public static func buildEither<C: AxisContent>(second: C) -> _AxisParts { _AxisParts() }
}

public struct AxisGridLine: AxisMark {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

public struct AxisTick: AxisMark {
  public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    public init(integerLiteral value: Int) {}
    public init(floatLiteral value: Double) {}
    private init() {}
    public static let automatic = Length(), label = Length(), longestLabel = Length()
  }
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
}

public struct AxisValueLabelCollisionResolution: Sendable {
  public static let automatic = AxisValueLabelCollisionResolution(), disabled = AxisValueLabelCollisionResolution()
  public static let greedy = AxisValueLabelCollisionResolution(), truncate = AxisValueLabelCollisionResolution()
}

public struct AxisValueLabelOrientation: Sendable {
  public static let automatic = AxisValueLabelOrientation(), horizontal = AxisValueLabelOrientation()
  public static let vertical = AxisValueLabelOrientation(), verticalReversed = AxisValueLabelOrientation()
}

public struct AxisValueLabel: AxisMark {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  public init<C: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) {}
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ text: S, centered: Bool? = nil) {}
  public init(_ key: LocalizedStringKey, centered: Bool? = nil) {}
}

extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { _AxisParts() }
  public func font(_ font: Font?) -> some AxisMark { _AxisParts() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { _AxisParts() }
}

// MARK: - Modifiers of charts

/// Where the chart's values lie; nothing is drawn, so no value lies anywhere.
public struct ChartProxy: @unchecked Sendable {
  public var plotSize: CGSize { .zero }
  public var plotAreaSize: CGSize { .zero }
  public var plotFrame: Anchor<CGRect>? { nil }
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    nil
  }
}

public struct ChartPlotContent<Content: View>: View {
  public var body: some View { EmptyView() }
}

public struct ScaleType: Sendable {
  public static let linear = ScaleType(), log = ScaleType(), date = ScaleType(), category = ScaleType()
  public static let squareRoot = ScaleType(), symmetricLog = ScaleType()
}

public struct PlotDimensionScaleRange: Sendable {
  public static let plotDimension = PlotDimensionScaleRange()
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .plotDimension }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    .plotDimension
  }
}

public struct AutomaticScaleDomain: Sendable {
  public static let automatic = AutomaticScaleDomain()
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain { .automatic }
}

extension View {
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { self }
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { self }
  public nonisolated func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { self }
  public nonisolated func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { self }
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  @_disfavoredOverload public nonisolated func chartXAxisLabel<S: StringProtocol>(_ label: S) -> some View { self }
  @_disfavoredOverload public nonisolated func chartYAxisLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public nonisolated func chartXScale<D>(domain: D, type: ScaleType? = nil) -> some View { self }
  public nonisolated func chartYScale<D>(domain: D, type: ScaleType? = nil) -> some View { self }
  public nonisolated func chartXScale(domain: AutomaticScaleDomain) -> some View { self }
  public nonisolated func chartYScale(domain: AutomaticScaleDomain) -> some View { self }
  public nonisolated func chartXScale<D>(domain: D, range: PlotDimensionScaleRange) -> some View { self }
  public nonisolated func chartYScale<D>(domain: D, range: PlotDimensionScaleRange) -> some View { self }
  public nonisolated func chartXScale(range: PlotDimensionScaleRange) -> some View { self }
  public nonisolated func chartYScale(range: PlotDimensionScaleRange) -> some View { self }
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  public nonisolated func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }
  public nonisolated func chartForegroundStyleScale<D, R>(domain: D, range: R) -> some View { self }
  public nonisolated func chartForegroundStyleScale<R>(range: R) -> some View { self }
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View { self }
  public nonisolated func chartSymbolScale<D, R>(domain: D, range: R) -> some View { self }
  public nonisolated func chartOverlay<C: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> C
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
  public nonisolated func chartBackground<C: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> C
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
  public nonisolated func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (ChartPlotContent<EmptyView>) -> C
  ) -> some View { self }
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    self
  }
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  public nonisolated func chartXVisibleDomain<P>(length: P) -> some View { self }
  public nonisolated func chartYVisibleDomain<P>(length: P) -> some View { self }
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
}
