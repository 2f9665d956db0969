/// The upper end of an operator with several upstreams: hands everything to closures and asks for what it is told to.
final class Intake<Input, Failure: Error>: Subscriber, Cancellable {
  private let upstream = Guarded<(subscription: (any Subscription)?, isCancelled: Bool)>((nil, false))
  private let first: Subscribers.Demand
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    demand: Subscribers.Demand = .unlimited, value: @escaping (Input) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    first = demand
    onValue = value
    onCompletion = completion
  }

  func receive(subscription: any Subscription) {
    let isWanted = upstream.with { state -> Bool in
      guard state.subscription == nil, !state.isCancelled else { return false }
      state.subscription = subscription
      return true
    }
    guard isWanted else { return subscription.cancel() }
    if first > .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    upstream.with { $0.isCancelled } ? .none : onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !upstream.with({ $0.isCancelled }) else { return }
    onCompletion(completion)
  }

  func request(_ demand: Subscribers.Demand) { upstream.with { $0.subscription }?.request(demand) }

  func cancel() {
    let subscription = upstream.with { state -> (any Subscription)? in
      defer { state = (nil, true) }
      return state.subscription
    }
    subscription?.cancel()
  }
}
