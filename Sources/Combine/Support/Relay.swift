import Foundation

/// The middle of an operator with one upstream: what comes in is turned into what goes out by two closures.
///
/// Demand goes upstream as it comes; an operator that drops a value answers `.max(1)` for it. After the end nothing
/// more goes out.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias OnValue = (Input, Relay) -> Subscribers.Demand
  typealias OnCompletion = (Subscribers.Completion<Failure>, Relay) -> Void

  private let state: Guarded<(upstream: (any Subscription)?, downstream: Downstream?)>
  private let onValue: OnValue
  private let onCompletion: OnCompletion

  init(_ downstream: Downstream, value: @escaping OnValue, completion: @escaping OnCompletion) {
    state = Guarded((nil, downstream))
    onValue = value
    onCompletion = completion
  }

  func receive(subscription: any Subscription) {
    let (isFirst, downstream) = state.with { state -> (Bool, Downstream?) in
      guard state.upstream == nil, state.downstream != nil else { return (false, nil) }
      state.upstream = subscription
      return (true, state.downstream)
    }
    if isFirst { downstream?.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard state.with({ $0.downstream != nil }) else { return .none }
    return onValue(input, self)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard state.with({ $0.downstream != nil }) else { return }
    onCompletion(completion, self)
  }

  func request(_ demand: Subscribers.Demand) { state.with { $0.upstream }?.request(demand) }

  func cancel() {
    let upstream = state.with { state -> (any Subscription)? in
      defer { state = (nil, nil) }
      return state.upstream
    }
    upstream?.cancel()
  }

  /// A value downstream.
  func send(_ output: Downstream.Input) -> Subscribers.Demand {
    state.with { $0.downstream }?.receive(output) ?? .none
  }

  /// The end downstream, and no more from upstream.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let ended = state.with { state -> (upstream: (any Subscription)?, downstream: Downstream?) in
      defer { state = (nil, nil) }
      return state
    }
    ended.upstream?.cancel()
    ended.downstream?.receive(completion: completion)
  }
}

extension Relay where Failure == Downstream.Failure {
  /// A relay that passes the end on.
  convenience init(_ downstream: Downstream, value: @escaping OnValue) {
    self.init(downstream, value: value, completion: { $1.finish($0) })
  }
}
