import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// One month as a grid of days.
struct CalendarMonth {
  /// The month's name and year.
  let title: String
  /// The short names of the weekdays, in the calendar's order.
  let weekdays: [String]
  /// Empty places before the first day.
  let lead: Int
  let days: Int
  let selected: Set<Int>
  let today: Int?

  init(selected: [Date], environment: EnvironmentValues) {
    let calendar = environment.calendar
    let anchor = selected.first ?? Date()
    var style = Date.FormatStyle().month(.wide).year()
    style.locale = environment.locale
    style.timeZone = environment.timeZone
    style.calendar = calendar
    title = style.format(anchor)
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let first = max(0, calendar.firstWeekday - 1)
    weekdays = names.isEmpty ? [] : (0..<names.count).map { names[($0 + first) % names.count] }
    let start = calendar.date(from: calendar.dateComponents([.year, .month], from: anchor)) ?? anchor
    let weekday = calendar.component(.weekday, from: start) - 1
    lead = names.isEmpty ? 0 : (weekday - first + names.count) % names.count
    days = calendar.range(of: .day, in: .month, for: anchor)?.count ?? 0
    func day(_ date: Date) -> Int? {
      calendar.isDate(date, equalTo: anchor, toGranularity: .month) ? calendar.component(.day, from: date) : nil
    }
    self.selected = Set(selected.compactMap(day))
    today = day(Date())
  }
}

extension _Assembler {
  /// A month's title over its weekdays and days.
  func calendarNode(_ month: CalendarMonth) -> NodeIndex {
    let outer = environment
    defer { environment = outer }
    environment.lineLimit = 1
    func text(_ string: String, _ font: Font, _ style: AnyShapeStyle?) -> NodeIndex {
      let outer = environment
      defer { environment = outer }
      environment.font = font
      if let style { environment.setForeground([style]) }
      let node = single { Text._assemble(Text(verbatim: string), self) }
      return node.map { hideFromReaders($0) } ?? tree.addLeaf(.zero, attributes())
    }
    let tint = environment.tintStyle ?? AnyShapeStyle(environment.accent)
    var children = [text(month.title, .headline, nil)]
    for name in month.weekdays {
      children.append(text(name, .footnote.weight(.semibold), AnyShapeStyle(HierarchicalShapeStyle.tertiary)))
    }
    for day in 1...max(1, month.days) {
      let style = month.selected.contains(day) || month.today == day ? tint : nil
      children.append(text(String(day), .title3, style))
    }
    let object = CalendarObject(
      month: month,
      size: Size(
        width: metric("control.datePicker.graphical.width"), height: metric("control.datePicker.graphical.height")),
      fills: scenario.platform != .macOS)
    let info = NodeInfo(type: "")
    info.content = CalendarContent(month: month, tint: tint.paint(in: environment).withOpacity(0.15))
    return tree.addObject(object, children: children[...], attributes(tag: tag(info)))
  }
}

/// Seven columns under a title.
final class CalendarObject: LayoutObject {
  private let month: CalendarMonth
  private let ideal: Size
  private let fills: Bool

  init(month: CalendarMonth, size: Size, fills: Bool) {
    self.month = month
    ideal = size
    self.fills = fills
  }

  override var flexibleWidth: Flexibility { fills ? .infinite : .fixed }
  override var flexibleHeight: Flexibility { .fixed }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    Size(width: fills ? proposal.width.specified ?? ideal.width : ideal.width, height: ideal.height)
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    for place in 0..<tree.childCount(of: node) {
      let child = tree.child(place, of: node)
      let cell = CalendarGrid(month, frame.size).cell(place)
      let offered = Proposal(cell.size)
      let size = tree.size(child, offered)
      let x = place == 0 ? cell.minX : cell.midX - size.width / 2
      tree.placeInside(
        frame, of: node, child, at: Point(x: x, y: cell.midY - size.height / 2), proposal: offered)
    }
  }
}

/// Where the parts of a month lie: the title's line, a line of weekdays, six lines of days.
struct CalendarGrid {
  private let month: CalendarMonth
  private let size: Size

  init(_ month: CalendarMonth, _ size: Size) {
    self.month = month
    self.size = size
  }

  /// The cell of a part: 0 for the title, then the weekdays, then the days.
  func cell(_ place: Int) -> Rect {
    let columns = max(1, month.weekdays.count)
    let line = size.height / 8
    let width = size.width / Double(columns)
    if place == 0 { return Rect(x: 0, y: 0, width: size.width, height: line) }
    if place <= columns { return Rect(x: Double(place - 1) * width, y: line, width: width, height: line) }
    let slot = place - columns - 1 + month.lead
    return Rect(
      x: Double(slot % columns) * width, y: Double(2 + slot / columns) * line, width: width, height: line)
  }
}

/// Circles under the days that are chosen.
final class CalendarContent: NodeContent {
  private let month: CalendarMonth
  private let tint: _StylePaint

  init(month: CalendarMonth, tint: _StylePaint) {
    self.month = month
    self.tint = tint
  }

  override var hasSides: Bool { true }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    for day in month.selected.sorted() {
      let cell = CalendarGrid(month, frame.size).cell(month.weekdays.count + day).offset(by: frame.origin)
      let side = min(cell.width, cell.height)
      let circle = Rect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
      drawing.fill(.ellipse(circle), with: tint, in: circle)
    }
  }
}
