extension Publishers {
  public enum PrefetchStrategy {
    case keepFull
    case byRequest
  }

  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }

  /// Keeps so many values that nobody has asked for yet.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let waiting = Guarded<[Output]>([])
      func pass() {
        while outlet.hasDemand, let next = waiting.with({ $0.isEmpty ? nil : $0.removeFirst() }) { outlet.offer(next) }
      }
      let held = Guarded<Intake<Output, Failure>?>(nil)
      let intake = Intake<Output, Failure>(
        value: { value in
          let isFull = waiting.with { waiting -> Bool in
            guard waiting.count >= size else {
              waiting.append(value)
              return false
            }
            if case .dropOldest = whenFull, !waiting.isEmpty {
              waiting.removeFirst()
              waiting.append(value)
            }
            return true
          }
          if isFull, case .customError(let error) = whenFull {
            held.take()?.cancel()
            outlet.finish(.failure(error()))
          }
          pass()
          return .none
        },
        completion: { completion in
          for value in waiting.with({ $0 }) { outlet.offer(value) }
          outlet.finish(completion)
        })
      held.with { $0 = intake }
      outlet.open(onDemand: pass) { held.take()?.cancel() }
      upstream.receive(subscriber: intake)
    }
  }
}

extension Publisher {
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
