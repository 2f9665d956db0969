extension Publishers {
  /// Values and the end on another scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let intake = Intake<Output, Failure>(
        value: { value in
          scheduler.schedule(options: options) { outlet.offer(value) }
          return .none
        }, completion: { completion in scheduler.schedule(options: options) { outlet.finish(completion) } })
      outlet.open { intake.cancel() }
      upstream.receive(subscriber: intake)
    }
  }

  /// Subscribes, asks and cancels on another scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let intake = Intake<Output, Failure>(
        value: { value in
          outlet.offer(value)
          return .none
        }, completion: { outlet.finish($0) })
      outlet.open { scheduler.schedule(options: options) { intake.cancel() } }
      scheduler.schedule(options: options) { upstream.receive(subscriber: intake) }
    }
  }

  /// Everything later, by the same time.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      func later(_ action: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
      }
      let intake = Intake<Output, Failure>(
        value: { value in
          later { outlet.offer(value) }
          return .none
        },
        completion: { completion in
          // A failure does not wait.
          if case .failure = completion { outlet.finish(completion) } else { later { outlet.finish(completion) } }
        })
      outlet.open { intake.cancel() }
      upstream.receive(subscriber: intake)
    }
  }

  /// The newest value after a pause.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let newest = Guarded<(value: Output?, turn: Int)>((nil, 0))
      let intake = Intake<Output, Failure>(
        value: { value in
          let turn = newest.with { newest -> Int in
            newest = (value, newest.turn + 1)
            return newest.turn
          }
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
          ) {
            let value = newest.with { newest -> Output? in
              guard newest.turn == turn else { return nil }
              defer { newest.value = nil }
              return newest.value
            }
            if let value { outlet.offer(value) }
          }
          return .none
        },
        completion: { completion in
          let waiting = newest.with { newest -> Output? in
            defer { newest = (nil, newest.turn + 1) }
            return newest.value
          }
          if case .finished = completion, let waiting { outlet.offer(waiting) }
          outlet.finish(completion)
        })
      outlet.open { intake.cancel() }
      upstream.receive(subscriber: intake)
    }
  }

  /// The first value at once, then one at most in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let held = Guarded<(value: Output?, isOpen: Bool)>((nil, true))
      func shut() {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: nil
        ) {
          let value = held.with { held -> Output? in
            defer { held.value = nil }
            if held.value == nil { held.isOpen = true }
            return held.value
          }
          guard let value else { return }
          outlet.offer(value)
          shut()
        }
      }
      let intake = Intake<Output, Failure>(
        value: { value in
          let goesOut = held.with { held -> Bool in
            if held.isOpen {
              held.isOpen = false
              return true
            }
            if latest || held.value == nil { held.value = value }
            return false
          }
          if goesOut {
            scheduler.schedule { outlet.offer(value) }
            shut()
          }
          return .none
        },
        completion: { completion in
          scheduler.schedule {
            let value = held.with { held -> Output? in
              defer { held.value = nil }
              return held.value
            }
            if case .finished = completion, let value { outlet.offer(value) }
            outlet.finish(completion)
          }
        })
      outlet.open { intake.cancel() }
      upstream.receive(subscriber: intake)
    }
  }

  /// Ends when nothing came for so long.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Failure)?

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let turn = Guarded(0)
      let upstreamIntake = Guarded<Intake<Output, Failure>?>(nil)
      func arm() {
        let mine = turn.with { turn -> Int in
          turn += 1
          return turn
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard turn.with({ $0 == mine }) else { return }
          upstreamIntake.take()?.cancel()
          outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let intake = Intake<Output, Failure>(
        value: { value in
          arm()
          outlet.offer(value)
          return .none
        },
        completion: { completion in
          turn.with { $0 += 1 }
          outlet.finish(completion)
        })
      upstreamIntake.with { $0 = intake }
      outlet.open {
        turn.with { $0 += 1 }
        upstreamIntake.take()?.cancel()
      }
      arm()
      upstream.receive(subscriber: intake)
    }
  }
}

extension Publisher {
  public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
  where S: Scheduler { Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options) }

  public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
  where S: Scheduler { Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options) }

  public func delay<S>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> where S: Scheduler {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }

  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  public func throttle<S>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> where S: Scheduler {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  public func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
