import Dispatch
import Foundation

/// Dates as a scheduler's time, which `RunLoop` and `OperationQueue` share.
public protocol DateSchedulerTime: Strideable, Codable, Hashable, Sendable where Stride: NanosecondStride {
  var date: Date { get set }
  init(_ date: Date)
}

extension DateSchedulerTime {
  public func distance(to other: Self) -> Stride {
    Stride(nanoseconds: Int(nanosecondsOf: other.date.timeIntervalSince(date)))
  }

  public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
}

extension RunLoop: Scheduler {
  public struct SchedulerTimeType: DateSchedulerTime {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public struct Stride: NanosecondStride {
      public var nanoseconds: Int

      public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

      public init(_ timeInterval: TimeInterval) { self = .seconds(timeInterval) }
    }
  }

  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  // The main run loop serves the main queue on Linux, and a program that only drains the queue must not miss work.
  private var queue: DispatchQueue { .main }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { queue.asyncUnchecked(action) }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    VirtualTime.schedule(after: now.distance(to: date).nanoseconds, on: queue, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    VirtualTime.schedule(
      after: now.distance(to: date).nanoseconds, every: interval.nanoseconds, on: queue, action)
  }
}

extension OperationQueue: Scheduler {
  public struct SchedulerTimeType: DateSchedulerTime {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public struct Stride: NanosecondStride {
      public var nanoseconds: Int

      public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

      public init(_ timeInterval: TimeInterval) { self = .seconds(timeInterval) }
    }
  }

  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation(BlockOperation { action() })
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    VirtualTime.schedule(after: now.distance(to: date).nanoseconds, on: .main) { [self] in
      schedule(options: options, action)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    VirtualTime.schedule(
      after: now.distance(to: date).nanoseconds, every: interval.nanoseconds, on: .main
    ) { [self] in schedule(options: options, action) }
  }
}
