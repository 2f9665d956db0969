extension Publishers {
  /// What comes of all values, when they have ended.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      gather(
        upstream, into: initial, for: subscriber,
        step: {
          $0 = nextPartialResult($0, $1)
          return .more
        }, answer: { $0 }, failure: { sameFailure($0) })
    }
  }

  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == any Error {
      gather(
        upstream, into: initial, for: subscriber,
        step: {
          $0 = try nextPartialResult($0, $1)
          return .more
        }, answer: { $0 }, failure: { $0 })
    }
  }

  /// A question about all values that one of them may settle early.
  public struct Answer<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let initial: Output?
    let step: (inout Output?, Upstream.Output) -> GatherStep

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      gather(upstream, into: initial, for: subscriber, step: step, answer: { $0 }, failure: { sameFailure($0) })
    }
  }
}

/// The step of a gathering that cannot throw: what arrives is the upstream's own failure.
func sameFailure<Failure: Error>(_ error: any Error) -> Failure {
  guard let same = error as? Failure else { preconditionFailure("a gathering step that cannot throw threw \(error)") }
  return same
}

extension Publisher {
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func collect() -> Publishers.Reduce<Self, [Output]> { reduce([]) { $0 + [$1] } }

  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

  public func last() -> Publishers.Answer<Self, Output> { last { _ in true } }

  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Answer<Self, Output> {
    Publishers.Answer(upstream: self, initial: nil) { last, value in
      if predicate(value) { last = value }
      return .more
    }
  }

  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Answer<Self, Bool> {
    Publishers.Answer(upstream: self, initial: false) { found, value in
      guard predicate(value) else { return .more }
      found = true
      return .enough
    }
  }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Answer<Self, Bool> {
    Publishers.Answer(upstream: self, initial: true) { all, value in
      if predicate(value) { return .more }
      all = false
      return .enough
    }
  }

  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Answer<Self, Output> {
    Publishers.Answer(upstream: self, initial: nil) { best, value in
      if let known = best { if areInIncreasingOrder(known, value) { best = value } } else { best = value }
      return .more
    }
  }

  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Answer<Self, Output> {
    Publishers.Answer(upstream: self, initial: nil) { best, value in
      if let known = best { if areInIncreasingOrder(value, known) { best = value } } else { best = value }
      return .more
    }
  }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.Answer<Self, Bool> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.Answer<Self, Output> { max(by: <) }
  public func min() -> Publishers.Answer<Self, Output> { min(by: <) }
}
