extension Publishers {
  /// The values of a publisher made for each value, as they come.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let nest = Nest<Upstream, NewPublisher, S>(subscriber, keepsOnlyNewest: false, transform: transform)
      nest.open(upstream, demand: maxPublishers)
    }
  }

  /// The values of the newest of the publishers that come.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S>(subscriber: S) where S: Subscriber, P.Output == S.Input, Failure == S.Failure {
      let nest = Nest<Upstream, P, S>(subscriber, keepsOnlyNewest: true) { $0 }
      nest.open(upstream, demand: .unlimited)
    }
  }
}

/// The middle of `flatMap` and `switchToLatest`: publishers inside a publisher.
private final class Nest<Upstream: Publisher, Inner: Publisher, Downstream: Subscriber>
where Downstream.Input == Inner.Output, Downstream.Failure == Upstream.Failure, Inner.Failure == Upstream.Failure {
  private struct State {
    var inner: [Int: Intake<Inner.Output, Inner.Failure>] = [:]
    var nextKey = 0
    var isOuterOver = false
  }

  private let outlet: Outlet<Downstream>
  private let keepsOnlyNewest: Bool
  private let transform: (Upstream.Output) -> Inner
  private let state = Guarded(State())
  private let outer = Guarded<Intake<Upstream.Output, Upstream.Failure>?>(nil)

  init(_ downstream: Downstream, keepsOnlyNewest: Bool, transform: @escaping (Upstream.Output) -> Inner) {
    outlet = Outlet(downstream)
    self.keepsOnlyNewest = keepsOnlyNewest
    self.transform = transform
  }

  func open(_ upstream: Upstream, demand: Subscribers.Demand) {
    let intake = Intake<Upstream.Output, Upstream.Failure>(
      demand: demand,
      value: { [self] value in
        begin(transform(value))
        return .none
      }, completion: { [self] in endOuter($0) })
    outer.with { $0 = intake }
    outlet.open { [self] in cancelAll() }
    upstream.receive(subscriber: intake)
  }

  private func begin(_ publisher: Inner) {
    let (key, replaced) = state.with { state -> (Int, [Intake<Inner.Output, Inner.Failure>]) in
      defer { state.nextKey += 1 }
      guard keepsOnlyNewest else { return (state.nextKey, []) }
      defer { state.inner = [:] }
      return (state.nextKey, Array(state.inner.values))
    }
    for intake in replaced { intake.cancel() }
    let intake = Intake<Inner.Output, Inner.Failure>(
      value: { [self] value in
        outlet.offer(value)
        return .none
      }, completion: { [self] in endInner($0, key) })
    state.with { $0.inner[key] = intake }
    publisher.receive(subscriber: intake)
  }

  private func endInner(_ completion: Subscribers.Completion<Inner.Failure>, _ key: Int) {
    if case .failure = completion { return stop(completion) }
    let isOver = state.with { state -> Bool in
      state.inner[key] = nil
      return state.isOuterOver && state.inner.isEmpty
    }
    if isOver { return stop(.finished) }
    // One place is free again; without a limit the extra demand changes nothing.
    if !keepsOnlyNewest { outer.with { $0 }?.request(.max(1)) }
  }

  private func endOuter(_ completion: Subscribers.Completion<Upstream.Failure>) {
    if case .failure = completion { return stop(completion) }
    let isOver = state.with { state -> Bool in
      state.isOuterOver = true
      return state.inner.isEmpty
    }
    if isOver { stop(.finished) }
  }

  private func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
    outlet.finish(completion)
    cancelAll()
  }

  private func cancelAll() {
    outer.take()?.cancel()
    let inner = state.with { state -> [Intake<Inner.Output, Inner.Failure>] in
      defer { state.inner = [:] }
      return Array(state.inner.values)
    }
    for intake in inner { intake.cancel() }
  }
}

extension Publisher {
  public func flatMap<T, P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }

  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P: Publisher, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Failure == Never, Output: Publisher {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}
