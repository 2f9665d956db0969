/// One value or failure that is worked out once, beginning when the future is made.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var waiting: [(Result<Output, Failure>) -> Void] = []
  }

  private let state = Guarded(State())

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [state] result in
      let waiting = state.with { state -> [(Result<Output, Failure>) -> Void] in
        guard state.result == nil else { return [] }
        state.result = result
        defer { state.waiting = [] }
        return state.waiting
      }
      for listener in waiting { listener(result) }
    }
  }

  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
    let outlet = Outlet(subscriber)
    outlet.open {}
    func deliver(_ result: Result<Output, Failure>) {
      switch result {
      case .success(let value):
        outlet.offer(value)
        outlet.finish(.finished)
      case .failure(let error): outlet.finish(.failure(error))
      }
    }
    let known = state.with { state -> Result<Output, Failure>? in
      if state.result == nil { state.waiting.append(deliver) }
      return state.result
    }
    if let known { deliver(known) }
  }
}

extension Future where Failure == Never {
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        wait { if case .success(let value) = $0 { continuation.resume(returning: value) } }
      }
    }
  }
}

extension Future where Failure == any Error {
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in wait { continuation.resume(with: $0) } }
    }
  }
}

extension Future {
  private func wait(_ body: @escaping (Result<Output, Failure>) -> Void) {
    let known = state.with { state -> Result<Output, Failure>? in
      if state.result == nil { state.waiting.append(body) }
      return state.result
    }
    if let known { body(known) }
  }
}
