import GalleyScreen

/// A control that selects any number of days.
nonisolated public struct MultiDatePicker<Label: View>: _PrimitiveView {
  let label: Label
  let selection: Binding<Set<DateComponents>>

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let calendar = assembler.environment.calendar
    let dates = view.selection.wrappedValue.compactMap { calendar.date(from: $0) }.sorted()
    let node = assembler.calendarNode(CalendarMonth(selected: dates, environment: assembler.environment))
    let name = assembler.labelText { Label._assemble(view.label, $0) }
    assembler.emit(
      assembler.control("MultiDatePicker", node, role: .picker, isSystemSized: true, text: name))
  }
}

extension MultiDatePicker {
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), selection: selection)
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection) }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection) }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection) }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(label: Text(titleKey), selection: selection)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(label: Text(title), selection: selection)
  }

  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(label: Text(titleKey), selection: selection)
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(label: Text(titleKey), selection: selection) }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(label: Text(titleKey), selection: selection) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(label: Text(title), selection: selection) }
}
