extension Publishers {
  /// Nothing until another publisher has given something.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let isOpen = Guarded(false)
      let signal = Intake<Other.Output, Failure>(
        demand: .max(1),
        value: { _ in
          isOpen.with { $0 = true }
          return .none
        },
        completion: { completion in
          if !isOpen.with({ $0 }) { outlet.finish(completion) }
        })
      let intake = Intake<Output, Failure>(
        value: { value in
          if isOpen.with({ $0 }) { outlet.offer(value) }
          return .none
        }, completion: { outlet.finish($0) })
      outlet.open {
        signal.cancel()
        intake.cancel()
      }
      other.receive(subscriber: signal)
      upstream.receive(subscriber: intake)
    }
  }

  /// Ends when another publisher gives something.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let intake = Intake<Output, Failure>(
        value: { value in
          outlet.offer(value)
          return .none
        }, completion: { outlet.finish($0) })
      let signal = Intake<Other.Output, Other.Failure>(
        demand: .max(1),
        value: { _ in
          intake.cancel()
          outlet.finish(.finished)
          return .none
        }, completion: { _ in })
      outlet.open {
        signal.cancel()
        intake.cancel()
      }
      other.receive(subscriber: signal)
      upstream.receive(subscriber: intake)
    }
  }
}

extension Publisher {
  public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P: Publisher, Failure == P.Failure { Publishers.DropUntilOutput(upstream: self, other: publisher) }

  public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
