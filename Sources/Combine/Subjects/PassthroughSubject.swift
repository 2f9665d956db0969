/// Passes on what is sent to whoever listens at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let conduits = Guarded(Conduits<Output, Failure>())

  public init() {}

  deinit { for upstream in conduits.with({ $0.upstreams }) { upstream.cancel() } }

  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
    let conduit = Conduit(AnySubscriber(subscriber), pending: nil) { [weak self] conduit in
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
    for conduit in conduits.with({ $0.completion == nil ? $0.all : [] }) { conduit.send(input) }
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
