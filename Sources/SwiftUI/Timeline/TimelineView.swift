/// Content that changes by the clock. A proof's clock stands still: it shows the first entry.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// What a timeline tells its content.
public struct TimelineViewDefaultContext {
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  public let date: Date
  public let cadence: Cadence

  public func invalidateTimelineContent() {}
}

extension TimelineView: View, _PrimitiveView where Content: View {
  public typealias Context = TimelineViewDefaultContext
  public typealias Body = Never

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public nonisolated static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let now = Date()
    var entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    let context = TimelineViewDefaultContext(date: entries.next() ?? now, cadence: .live)
    Content._assemble(view.content(context), assembler)
  }
}

/// Whether updates are made as often as asked for.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// The dates on which a timeline changes.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at a constant distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldSequence<Date, Date> {
    // The last step at or before the date that is asked for.
    let passed = interval > 0 ? (startDate.timeIntervalSince(start) / interval).rounded(.down) * interval : 0
    let interval = interval
    return sequence(state: start.addingTimeInterval(passed)) { date in
      defer { date = date.addingTimeInterval(interval) }
      return date
    }
  }
}

/// The starts of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldSequence<Date, Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(state: Date(timeIntervalSinceReferenceDate: minute)) { date in
      defer { date = date.addingTimeInterval(60) }
      return date
    }
  }
}

/// Dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let minimumInterval: Double

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? 1.0 / 60
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> UnfoldSequence<Date, Date> {
    let interval = minimumInterval
    return sequence(state: start) { date in
      defer { date = date.addingTimeInterval(interval) }
      return date
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
