import Foundation

/// The lower end of an operator that makes values on its own time: keeps what nobody has asked for yet.
///
/// Values go out one after the other, in the order they were offered, also when one of them leads to the next.
final class Outlet<Downstream: Subscriber>: Subscription {
  private struct State {
    var downstream: Downstream?
    var waiting: [Downstream.Input] = []
    var demand = Subscribers.Demand.none
    var completion: Subscribers.Completion<Downstream.Failure>?
    var isDraining = false
    var onCancel: (() -> Void)?
    var onDemand: (() -> Void)?
  }

  private let state: Guarded<State>
  private let limit: Int?

  /// - Parameter limit: At most so many values wait; later ones are dropped.
  init(_ downstream: Downstream, limit: Int? = nil) {
    state = Guarded(State(downstream: downstream))
    self.limit = limit
  }

  /// Shows the subscription; `start` then connects what is upstream.
  func open(onDemand: (() -> Void)? = nil, onCancel: @escaping () -> Void) {
    let downstream = state.with { state -> Downstream? in
      state.onCancel = onCancel
      state.onDemand = onDemand
      return state.downstream
    }
    downstream?.receive(subscription: self)
  }

  var isOpen: Bool { state.with { $0.downstream != nil && $0.completion == nil } }
  var hasDemand: Bool { state.with { $0.demand > .none } }

  func offer(_ value: Downstream.Input) {
    state.with { state in
      guard state.downstream != nil, state.completion == nil else { return }
      if let limit, state.waiting.count >= limit, state.demand == .none { return }
      state.waiting.append(value)
    }
    drain()
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    state.with { state in
      guard state.completion == nil else { return }
      state.completion = completion
      // A failure does not wait for demand: what nobody asked for is lost.
      if case .failure = completion { if state.demand == .none { state.waiting = [] } }
    }
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    let onDemand = state.with { state -> (() -> Void)? in
      guard state.downstream != nil else { return nil }
      state.demand += demand
      return state.onDemand
    }
    onDemand?()
    drain()
  }

  func cancel() {
    let onCancel = state.with { state -> (() -> Void)? in
      defer { state = State(downstream: nil) }
      return state.onCancel
    }
    onCancel?()
  }

  private enum Next {
    case value(Downstream, Downstream.Input)
    case end(Downstream, Subscribers.Completion<Downstream.Failure>)
    case nothing
  }

  private func drain() {
    guard
      state.with({ state in
        defer { state.isDraining = true }
        return !state.isDraining
      })
    else { return }
    while true {
      let next = state.with { state -> Next in
        guard let downstream = state.downstream else {
          state.isDraining = false
          return .nothing
        }
        if !state.waiting.isEmpty, state.demand > .none {
          state.demand -= 1
          return .value(downstream, state.waiting.removeFirst())
        }
        if state.waiting.isEmpty, let completion = state.completion {
          state.downstream = nil
          state.onCancel = nil
          state.onDemand = nil
          return .end(downstream, completion)
        }
        state.isDraining = false
        return .nothing
      }
      switch next {
      case .value(let downstream, let value):
        let more = downstream.receive(value)
        guard more > .none else { continue }
        let onDemand = state.with { state -> (() -> Void)? in
          state.demand += more
          return state.onDemand
        }
        onDemand?()
      case .end(let downstream, let completion): downstream.receive(completion: completion)
      case .nothing: return
      }
    }
  }
}
