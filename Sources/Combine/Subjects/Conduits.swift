import Foundation

/// One subscriber of a subject, with what it has asked for.
final class Conduit<Output, Failure: Error>: Subscription {
  private struct State {
    var downstream: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    /// The newest value, kept for a subscriber that has not asked yet, where the subject remembers values.
    var pending: Output?
  }

  private let state: Guarded<State>
  private let remembers: Bool
  private let leave: (Conduit) -> Void

  init(_ downstream: AnySubscriber<Output, Failure>, pending: Output?, leave: @escaping (Conduit) -> Void) {
    state = Guarded(State(downstream: downstream, pending: pending))
    remembers = pending != nil
    self.leave = leave
  }

  func send(_ value: Output) {
    let downstream = state.with { state -> AnySubscriber<Output, Failure>? in
      guard state.demand > .none else {
        if remembers { state.pending = value }
        return nil
      }
      state.demand -= 1
      state.pending = nil
      return state.downstream
    }
    guard let more = downstream?.receive(value), more > .none else { return }
    state.with { $0.demand += more }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let downstream = state.with { state -> AnySubscriber<Output, Failure>? in
      defer { state.downstream = nil }
      return state.downstream
    }
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let waiting = state.with { state -> (AnySubscriber<Output, Failure>, Output)? in
      state.demand += demand
      guard let value = state.pending, state.demand > .none, let downstream = state.downstream else { return nil }
      state.pending = nil
      state.demand -= 1
      return (downstream, value)
    }
    guard let (downstream, value) = waiting else { return }
    let more = downstream.receive(value)
    if more > .none { state.with { $0.demand += more } }
  }

  func cancel() {
    state.with {
      $0.downstream = nil
      $0.pending = nil
    }
    leave(self)
  }
}

/// A subject's subscribers, in the order they came.
struct Conduits<Output, Failure: Error> {
  var all: [Conduit<Output, Failure>] = []
  var completion: Subscribers.Completion<Failure>?
  var upstreams: [any Subscription] = []

  mutating func remove(_ conduit: Conduit<Output, Failure>) { all.removeAll { $0 === conduit } }
}
