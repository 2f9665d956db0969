/// A value within a range.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
  _PrimitiveView
{
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  let fraction: Double

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?, minimum: BoundsLabel?,
    maximum: BoundsLabel?
  ) {
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let distance = Double(value - bounds.lowerBound)
    fraction = length > 0 && distance.isFinite ? min(max(distance / length, 0), 1) : 0
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    func part<V: View>(_ view: V?) -> _StyledContent? { view.map { view in _StyledContent { V._assemble(view, $0) } } }
    assembler.addGauge(
      GaugeStyleConfiguration(
        value: view.fraction, label: _StyledContent { Label._assemble(view.label, $0) },
        currentValueLabel: part(view.currentValueLabel), minimumValueLabel: part(view.minimumValueLabel),
        maximumValueLabel: part(view.maximumValueLabel)))
  }
}

extension Gauge {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label: label(), current: nil, minimum: nil, maximum: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GaugeStyleConfiguration

  /// The system's own look that the style stands for; nil for user-made ones.
  nonisolated static var _look: _GaugeLook? { get }
}

extension GaugeStyle {
  public nonisolated static var _look: _GaugeLook? { nil }
}

/// A gauge as its style sees it.
public struct GaugeStyleConfiguration {
  public typealias Label = _StyledContent
  public typealias CurrentValueLabel = _StyledContent
  public typealias MinimumValueLabel = _StyledContent
  public typealias MaximumValueLabel = _StyledContent
  public typealias MarkedValueLabel = _StyledContent

  /// From 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?

  nonisolated init(
    value: Double, label: Label, currentValueLabel: CurrentValueLabel?, minimumValueLabel: MinimumValueLabel?,
    maximumValueLabel: MaximumValueLabel?
  ) {
    self.value = value
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }
}

/// The system's looks of gauges.
public enum _GaugeLook: Sendable {
  case automatic, linear, linearCapacity, circular, accessoryLinear, accessoryLinearCapacity, accessoryCircular,
    accessoryCircularCapacity
}

enum GaugeStyleKey: ControlStyleKey {
  typealias Look = _GaugeLook
  typealias Configuration = GaugeStyleConfiguration
  static var automatic: _GaugeLook { .automatic }
}

extension View {
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(GaugeStyleKey.self, style, look: S._look) { $0.makeBody(configuration: $1) }
  }
}
