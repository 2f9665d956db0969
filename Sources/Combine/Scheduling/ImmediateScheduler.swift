/// Does everything at once, whatever the time.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()

  public struct SchedulerTimeType: Strideable, Sendable {
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(nanoseconds: 0) }
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    public struct Stride: NanosecondStride {
      public var nanoseconds: Int

      public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
    }
  }

  public typealias SchedulerOptions = Never

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { Stride(nanoseconds: 0) }

  private typealias Stride = SchedulerTimeType.Stride

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) { action() }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
