import GalleyGeometry
import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Adds a date picker in the style of the place.
  func addDatePicker(_ picker: DatePickerStyleConfiguration) {
    let label = ControlLabel(self, picker.label.content)
    var look: _DatePickerLook?
    let node = single {
      look = addStyled(DatePickerStyleKey.self) {
        picker
      } look: { asked in
        switch asked {
        case .graphical: addCalendar(picker)
        case .wheel where scenario.platform != .macOS: addDateWheels(picker)
        case .field where scenario.platform == .macOS: addDateField(picker, label, steps: false)
        case .automatic, .compact, .field, .stepperField, .wheel:
          if scenario.platform == .macOS {
            addDateField(picker, label, steps: true)
          } else {
            addDatePills(picker, label)
          }
        }
      }
    }
    guard let node else { return }
    guard look != nil else { return emit(node) }
    let text = [label.text].compactMap { $0 } + dateParts(of: picker)
    emit(control("DatePicker", node, role: .picker, isSystemSized: true, text: text.joined(separator: ", ")))
  }

  /// The chosen date and time, as each is written.
  func dateParts(of picker: DatePickerStyleConfiguration) -> [String] {
    var parts: [String] = []
    func add(_ style: Date.FormatStyle) {
      var style = style
      style.locale = environment.locale
      style.timeZone = environment.timeZone
      style.calendar = environment.calendar
      parts.append(style.format(picker.selection))
    }
    let isMac = scenario.platform == .macOS
    if picker.displayedComponents.contains(.date) {
      add(Date.FormatStyle(date: isMac ? .numeric : .abbreviated, time: .omitted))
    }
    if picker.displayedComponents.contains(.hourMinuteAndSecond) {
      add(Date.FormatStyle(date: .omitted, time: .standard))
    } else if picker.displayedComponents.contains(.hourAndMinute) {
      add(Date.FormatStyle(date: .omitted, time: .shortened))
    }
    return parts
  }

  /// The label, then the date and the time each on a plate.
  private func addDatePills(_ picker: DatePickerStyleConfiguration, _ label: ControlLabel) {
    let height = metric("control.datePicker.compact.height")
    let side = metric("control.datePicker.compact.padding")
    let pills = dateParts(of: picker).compactMap { part -> NodeIndex? in
      guard let text = single({ Text._assemble(Text(verbatim: part), self) }) else { return nil }
      let padded = tree.addPadding(Insets(left: side, right: side), hideFromReaders(text), attributes())
      let framed = tree.addFrame(width: nil, height: height, .center, padded, attributes())
      let plate = FieldPlate(
        background: environment.systemColor("tertiarySystemFill"), border: .clear,
        radius: drawingMetric("control.datePicker.compact.cornerRadius"))
      return tree.addWrapper(framed, attributes(tag: tag(NodeInfo(type: "", content: plate))))
    }
    let row = tree.addStack(
      along: .horizontal, alignment: .middle, spacing: metric("control.datePicker.compact.spacing"), pills[...],
      attributes())
    let outer = environment
    // A row of a touch system's list is as tall as the plates ask for.
    if scenario.platform != .macOS { environment.isInList = false }
    let pair = labeledRow(label.shown, row, spacing: metric("stack.spacing"), controlForm)
    environment = outer
    emit(asLabelledControl(pair, like: label.shown))
  }

  private func addDateWheels(_ picker: DatePickerStyleConfiguration) {
    let columns = DateWheels(picker, environment).columns.map { column in
      column.enumerated().compactMap { place, title -> PickerOption? in
        let text = Text(verbatim: title)
        return single({ Text._assemble(text, self) }).map {
          PickerOption(node: hideFromReaders($0), isSelected: place == DateWheels.reach)
        }
      }
    }
    emit(wheels(columns, height: metric("control.picker.wheel.height")))
  }

  private func addCalendar(_ picker: DatePickerStyleConfiguration) {
    let month = CalendarMonth(selected: [picker.selection], environment: environment)
    emit(calendarNode(month))
  }
}

/// The titles around the chosen date on each wheel.
struct DateWheels {
  /// How many rows are seen on each side of the chosen one.
  static let reach = 3

  private(set) var columns: [[String]] = []

  init(_ picker: DatePickerStyleConfiguration, _ environment: EnvironmentValues) {
    let calendar = environment.calendar
    func add(_ component: Calendar.Component, _ style: Date.FormatStyle) {
      var style = style
      style.locale = environment.locale
      style.timeZone = environment.timeZone
      style.calendar = calendar
      columns.append(
        (-DateWheels.reach...DateWheels.reach).map { step in
          let date = calendar.date(byAdding: component, value: step, to: picker.selection) ?? picker.selection
          return style.format(date)
        })
    }
    let plain = Date.FormatStyle()
    if picker.displayedComponents.contains(.date) {
      add(.month, plain.month(.wide))
      add(.day, plain.day(.defaultDigits))
      add(.year, plain.year(.defaultDigits))
    }
    if picker.displayedComponents.contains(.hourAndMinute) {
      add(.hour, plain.hour(.defaultDigits(amPM: .omitted)))
      add(.minute, plain.minute(.twoDigits))
    }
  }
}
