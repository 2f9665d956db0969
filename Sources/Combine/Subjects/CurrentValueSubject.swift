/// Passes on what is sent and remembers the newest value for those who come later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let conduits = Guarded(Conduits<Output, Failure>())
  private let current: Guarded<Output>

  public init(_ value: Output) { current = Guarded(value) }

  deinit { for upstream in conduits.with({ $0.upstreams }) { upstream.cancel() } }

  public var value: Output {
    get { current.with { $0 } }
    set { send(newValue) }
  }

  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
    let conduit = Conduit(AnySubscriber(subscriber), pending: current.with { $0 }) { [weak self] conduit in
      self?.conduits.with { $0.remove(conduit) }
    }
    let completion = conduits.with { conduits -> Subscribers.Completion<Failure>? in
      if conduits.completion == nil { conduits.all.append(conduit) }
      return conduits.completion
    }
    subscriber.receive(subscription: completion == nil ? conduit : Subscriptions.empty)
    if let completion { subscriber.receive(completion: completion) }
  }

  public func send(_ input: Output) {
    let listeners = conduits.with { $0.completion == nil ? $0.all : nil }
    guard let listeners else { return }
    current.with { $0 = input }
    for conduit in listeners { conduit.send(input) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    let listeners = conduits.with { conduits -> [Conduit<Output, Failure>] in
      guard conduits.completion == nil else { return [] }
      conduits.completion = completion
      defer { conduits.all = [] }
      return conduits.all
    }
    for conduit in listeners { conduit.send(completion: completion) }
  }

  public func send(subscription: any Subscription) {
    conduits.with { $0.upstreams.append(subscription) }
    subscription.request(.unlimited)
  }
}
