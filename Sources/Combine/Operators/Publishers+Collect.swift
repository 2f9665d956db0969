extension Publishers {
  /// Values in arrays of a size; the last may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let outlet = Outlet(subscriber)
      var group: Output = []
      let intake = Intake<Upstream.Output, Failure>(
        value: { value in
          group.append(value)
          if group.count >= Swift.max(1, count) {
            outlet.offer(group)
            group = []
          }
          return .none
        },
        completion: { completion in
          if case .finished = completion, !group.isEmpty { outlet.offer(group) }
          outlet.finish(completion)
        })
      outlet.open { intake.cancel() }
      upstream.receive(subscriber: intake)
    }
  }

  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Values in arrays, one each so much time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let (scheduler, interval, limit): (Context, Context.SchedulerTimeType.Stride, Int) =
        switch strategy {
        case .byTime(let context, let stride): (context, stride, .max)
        case .byTimeOrCount(let context, let stride, let count): (context, stride, count)
        }
      let outlet = Outlet(subscriber)
      let group = Guarded<Output>([])
      func flush() {
        let full = group.with { group -> Output in
          defer { group = [] }
          return group
        }
        if !full.isEmpty { outlet.offer(full) }
      }
      let timer = Guarded<(any Cancellable)?>(nil)
      let intake = Intake<Upstream.Output, Failure>(
        value: { value in
          let isFull = group.with { group -> Bool in
            group.append(value)
            return group.count >= limit
          }
          if isFull { flush() }
          return .none
        },
        completion: { completion in
          timer.take()?.cancel()
          flush()
          outlet.finish(completion)
        })
      outlet.open {
        timer.take()?.cancel()
        intake.cancel()
      }
      let repeating = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
        options: options
      ) { flush() }
      timer.with { $0 = repeating }
      upstream.receive(subscriber: intake)
    }
  }
}

extension Publisher {
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  public func collect<S>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
