extension Publishers {
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.receive(
        subscriber: Relay<Output, Upstream.Failure, S>(subscriber) { value, relay in
          relay.send(value)
        } completion: { completion, relay in
          switch completion {
          case .finished: relay.finish(.finished)
          case .failure(let error): relay.finish(.failure(transform(error)))
          }
        })
    }
  }

  /// A value in place of a failure.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == Never {
      Catch(upstream: upstream) { _ in Just(output) }.receive(subscriber: subscriber)
    }
  }

  /// A value when there was none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var isEmpty = true
      let outlet = Outlet(subscriber)
      let intake = Intake<Output, Failure>(
        value: { value in
          isEmpty = false
          outlet.offer(value)
          return .none
        },
        completion: { completion in
          if case .finished = completion, isEmpty { outlet.offer(output) }
          outlet.finish(completion)
        })
      outlet.open { intake.cancel() }
      upstream.receive(subscriber: intake)
    }
  }

  /// Goes on with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      TryCatch(upstream: upstream, handler: handler).attach(subscriber) { sameFailure($0) }
    }
  }

  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == any Error {
      attach(subscriber) { $0 }
    }

    func attach<S>(_ subscriber: S, failure: @escaping (any Error) -> S.Failure)
    where S: Subscriber, Output == S.Input {
      let outlet = Outlet(subscriber)
      let second = Intake<Output, NewPublisher.Failure>(
        value: { value in
          outlet.offer(value)
          return .none
        },
        completion: { completion in
          switch completion {
          case .finished: outlet.finish(.finished)
          case .failure(let error): outlet.finish(.failure(failure(error)))
          }
        })
      let first = Intake<Output, Upstream.Failure>(
        value: { value in
          outlet.offer(value)
          return .none
        },
        completion: { completion in
          switch completion {
          case .finished: outlet.finish(.finished)
          case .failure(let error):
            do { try handler(error).receive(subscriber: second) } catch { outlet.finish(.failure(failure(error))) }
          }
        })
      outlet.open {
        first.cancel()
        second.cancel()
      }
      upstream.receive(subscriber: first)
    }
  }

  /// Subscribes again after a failure, at most so often.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// nil for as often as it takes.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let current = Guarded<Intake<Output, Failure>?>(nil)
      func attempt(_ left: Int?) {
        let intake = Intake<Output, Failure>(
          value: { value in
            outlet.offer(value)
            return .none
          },
          completion: { completion in
            if case .failure = completion, left.map({ $0 > 0 }) ?? true, outlet.isOpen {
              attempt(left.map { $0 - 1 })
            } else {
              outlet.finish(completion)
            }
          })
        current.with { $0 = intake }
        upstream.receive(subscriber: intake)
      }
      outlet.open { current.take()?.cancel() }
      attempt(retries)
    }
  }

  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.receive(
        subscriber: Relay<Output, Never, S>(subscriber) { value, relay in
          relay.send(value)
        } completion: { _, relay in
          relay.finish(.finished)
        })
    }
  }
}

extension Publisher {
  public func mapError<E>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
    Publishers.MapError(upstream: self, transform: transform)
  }

  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P: Publisher, Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  public func tryCatch<P>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P: Publisher, Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }

  /// A failure is a programmer's mistake from here on.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.MapError<Self, Never> {
    mapError { error in preconditionFailure("\(prefix)\(error)", file: file, line: line) }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
    Publishers.SetFailureType(upstream: self)
  }
}
