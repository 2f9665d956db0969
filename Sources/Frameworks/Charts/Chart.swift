@_exported import SwiftUI

/// A chart, in all the space that it is offered. Its marks are built and not drawn.
nonisolated public struct Chart<Content: ChartContent>: _PrimitiveView {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addStandIn("Chart", StandIn("Chart", missing: "the chart"))
  }
}

extension Chart {
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data: data, identify: { $0.id }, make: content)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data: data, identify: { $0[keyPath: id] }, make: content)
  }
}

/// Something in a chart.
@MainActor @preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Content that has no body: it is the chart's own, and nothing asks for it.
@MainActor @preconcurrency public protocol _ChartPrimitive: ChartContent where Body == Never {}

extension _ChartPrimitive {
  public nonisolated var body: Never { _noBody(Self.self) }
}

extension Never: ChartContent {}
extension Optional: ChartContent, _ChartPrimitive where Wrapped: ChartContent {}
extension Group: ChartContent, _ChartPrimitive where Content: ChartContent {
  public typealias Body = Never
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.init(_content: content()) }
}
extension ForEach: ChartContent, _ChartPrimitive where Content: ChartContent { public typealias Body = Never }

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0.id }, make: content)
  }
}

extension ForEach where Content: ChartContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, identify: { $0[keyPath: id] }, make: content) }
}

/// Several things in a chart, or one with a modifier.
nonisolated public struct _ChartContents: _ChartPrimitive {}
public typealias AnyChartContent = _ChartContents

@resultBuilder public enum ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _ChartContents { _ChartContents() }
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> _ChartContents { _ChartContents() }
  public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
  public static func buildEither<C: ChartContent>(first: C) -> _ChartContents { _ChartContents() }
  public static func buildEither<C: ChartContent>(second: C) -> _ChartContents { _ChartContents() }
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> _ChartContents { _ChartContents() }
}

// MARK: - Values

public protocol Plottable {
  associatedtype PrimitivePlottable
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

public protocol PrimitivePlottableProtocol: Plottable {}

extension Plottable where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Int: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension Double: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }
extension Decimal: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Decimal }
extension String: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = String }
extension Date: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Date }

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value with the name that the chart's legend and axes give it.
public struct PlottableValue<Value: Plottable> {
  let value: Value?

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { .init(value: value) }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue { .init(value: value) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { .init(value: value) }
}

extension PlottableValue where Value == Date {
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { .init(value: value) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { .init(value: value) }
}

extension PlottableValue {
  public static func value<Bound: Plottable>(
    _ labelKey: LocalizedStringKey, _ range: Range<Bound>
  ) -> PlottableValue where Value == Bound { .init(value: range.lowerBound) }
}

public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
  private init() {}
  public static let automatic = MarkDimension()
  public static func fixed(_ value: CGFloat) -> MarkDimension { .automatic }
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { .automatic }
  public static func inset(_ value: CGFloat) -> MarkDimension { .automatic }
}

public enum MarkStackingMethod: Sendable { case standard, normalized, center, unstacked }
