extension Publishers {
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let isIncluded: (Output) -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: Relay<Output, Failure, S>(subscriber) { value, relay in
          isIncluded(value) ? relay.send(value) : .max(1)
        })
    }
  }

  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let isIncluded: (Output) throws -> Bool

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == any Error {
      upstream.receive(
        subscriber: Relay<Output, Upstream.Failure, S>(subscriber) { value, relay in
          do { return try isIncluded(value) ? relay.send(value) : .max(1) } catch {
            relay.finish(.failure(error))
            return .none
          }
        } completion: { completion, relay in
          relay.finish(completion.erased)
        })
    }
  }

  /// Leaves out a value that equals the one before it.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output, Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var last: Output?
      upstream.receive(
        subscriber: Relay<Output, Failure, S>(subscriber) { value, relay in
          if let last, predicate(last, value) { return .max(1) }
          last = value
          return relay.send(value)
        })
    }
  }

  /// Leaves out the first so many values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var left = count
      upstream.receive(
        subscriber: Relay<Output, Failure, S>(subscriber) { value, relay in
          guard left > 0 else { return relay.send(value) }
          left -= 1
          return .max(1)
        })
    }
  }

  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var isDropping = true
      upstream.receive(
        subscriber: Relay<Output, Failure, S>(subscriber) { value, relay in
          if isDropping, predicate(value) { return .max(1) }
          isDropping = false
          return relay.send(value)
        })
    }
  }

  /// Only the values from one place to another, then the end.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      guard !range.isEmpty else { return Empty().receive(subscriber: subscriber) }
      var index = 0
      upstream.receive(
        subscriber: Relay<Output, Failure, S>(subscriber) { value, relay in
          defer { index += 1 }
          guard index >= range.lowerBound else { return .max(1) }
          let more = relay.send(value)
          if index + 1 >= range.upperBound { relay.finish(.finished) }
          return more
        })
    }
  }

  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: Relay<Output, Failure, S>(subscriber) { value, relay in
          if predicate(value) { return relay.send(value) }
          relay.finish(.finished)
          return .none
        })
    }
  }

  /// The first value that fits, then the end.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: Relay<Output, Failure, S>(subscriber) { value, relay in
          guard predicate(value) else { return .max(1) }
          _ = relay.send(value)
          relay.finish(.finished)
          return .none
        })
    }
  }

  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Never, Failure == S.Failure {
      upstream.receive(subscriber: Relay<Upstream.Output, Failure, S>(subscriber) { _, _ in .max(1) })
    }
  }
}

extension Publisher {
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<Swift.max(0, maxLength)) }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index + 1) }

  public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  public func first() -> Publishers.FirstWhere<Self> { Publishers.FirstWhere(upstream: self) { _ in true } }

  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: ==)
  }
}
