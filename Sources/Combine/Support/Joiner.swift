/// The middle of `combineLatest` and `zip`: several upstreams, one value out of a value of each.
final class Joiner<Downstream: Subscriber> {
  enum Rule { case latest, pairwise }

  private struct State {
    var queues: [[Any]]
    var isOver: [Bool]
  }

  private let rule: Rule
  private let state: Guarded<State>
  private let outlet: Outlet<Downstream>
  private let build: ([Any]) -> Downstream.Input
  private let cancels = Guarded<[() -> Void]>([])

  init(_ rule: Rule, count: Int, _ downstream: Downstream, build: @escaping ([Any]) -> Downstream.Input) {
    self.rule = rule
    self.build = build
    state = Guarded(State(queues: Array(repeating: [], count: count), isOver: Array(repeating: false, count: count)))
    outlet = Outlet(downstream)
  }

  /// Shows the subscription downstream; then `add` each upstream in turn.
  func open() { outlet.open { [self] in cancelAll() } }

  func add<P>(_ index: Int, _ publisher: P) where P: Publisher, P.Failure == Downstream.Failure {
    let intake = Intake<P.Output, P.Failure>(
      value: { [self] value in
        take(value, at: index)
        return .none
      }, completion: { [self] in end($0, at: index) })
    cancels.with { $0.append { intake.cancel() } }
    publisher.receive(subscriber: intake)
  }

  private func take(_ value: Any, at index: Int) {
    let (values, isOver) = state.with { state -> ([Any]?, Bool) in
      switch rule {
      case .latest: state.queues[index] = [value]
      case .pairwise: state.queues[index].append(value)
      }
      guard state.queues.allSatisfy({ !$0.isEmpty }) else { return (nil, false) }
      let values = state.queues.compactMap(\.first)
      if rule == .pairwise { for i in state.queues.indices { state.queues[i].removeFirst() } }
      return (values, hasEnded(state))
    }
    guard let values else { return }
    outlet.offer(build(values))
    if isOver { stop(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    if case .failure = completion { return stop(completion) }
    let isOver = state.with { state -> Bool in
      state.isOver[index] = true
      return hasEnded(state)
    }
    if isOver { stop(.finished) }
  }

  /// Pairs end with the first upstream that has ended and has nothing left; the latest ones when all have ended, or
  /// when one ended that never had a value.
  private func hasEnded(_ state: State) -> Bool {
    switch rule {
    case .latest:
      return !state.isOver.contains(false) || zip(state.isOver, state.queues).contains { $0 && $1.isEmpty }
    case .pairwise: return zip(state.isOver, state.queues).contains { $0 && $1.isEmpty }
    }
  }

  private func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
    outlet.finish(completion)
    cancelAll()
  }

  private func cancelAll() {
    let all = cancels.with { cancels -> [() -> Void] in
      defer { cancels = [] }
      return cancels
    }
    for cancel in all { cancel() }
  }
}

/// A value out of an untyped box whose type is known by construction.
func cast<T>(_ value: Any) -> T {
  guard let value = value as? T else { preconditionFailure("an upstream's value has changed its type") }
  return value
}
