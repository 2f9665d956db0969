/// The look and the behaviour of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DatePickerStyleConfiguration

  /// The system's own look that the style stands for; nil for user-made ones.
  nonisolated static var _look: _DatePickerLook? { get }
}

extension DatePickerStyle {
  public nonisolated static var _look: _DatePickerLook? { nil }
}

/// A date picker as its style sees it.
public struct DatePickerStyleConfiguration {
  public typealias Label = _StyledContent

  public let label: Label
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents

  nonisolated init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// The system's looks of date pickers.
public enum _DatePickerLook: Sendable { case automatic, compact, graphical, wheel, field, stepperField }

enum DatePickerStyleKey: ControlStyleKey {
  typealias Look = _DatePickerLook
  typealias Configuration = DatePickerStyleConfiguration
  static var automatic: _DatePickerLook { .automatic }
}

extension View {
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(DatePickerStyleKey.self, style, look: S._look) { $0.makeBody(configuration: $1) }
  }
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated static var _look: _DatePickerLook? { .automatic }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).controlLook(DatePickerStyleKey.self, .automatic)
  }
}

public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated static var _look: _DatePickerLook? { .compact }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).controlLook(DatePickerStyleKey.self, .compact)
  }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated static var _look: _DatePickerLook? { .graphical }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).controlLook(DatePickerStyleKey.self, .graphical)
  }
}

public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated static var _look: _DatePickerLook? { .wheel }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).controlLook(DatePickerStyleKey.self, .wheel)
  }
}

public struct FieldDatePickerStyle: DatePickerStyle {
  public nonisolated static var _look: _DatePickerLook? { .field }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).controlLook(DatePickerStyleKey.self, .field)
  }
}

public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public nonisolated static var _look: _DatePickerLook? { .stepperField }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).controlLook(DatePickerStyleKey.self, .stepperField)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static nonisolated var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static nonisolated var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static nonisolated var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static nonisolated var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static nonisolated var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static nonisolated var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
