extension Publishers {
  /// The values of several publishers as they come; ends when all have.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence { publishers = Array(upstream) }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let open = Guarded(publishers.count)
      var intakes: [Intake<Output, Failure>] = []
      let cancelOthers = Guarded<(() -> Void)?>(nil)
      for _ in publishers {
        intakes.append(
          Intake(
            value: { value in
              outlet.offer(value)
              return .none
            },
            completion: { completion in
              switch completion {
              case .finished:
                let left = open.with { open -> Int in
                  open -= 1
                  return open
                }
                if left == 0 { outlet.finish(.finished) }
              case .failure:
                outlet.finish(completion)
                cancelOthers.take()?()
              }
            }))
      }
      let all = intakes
      cancelOthers.with { $0 = { for intake in all { intake.cancel() } } }
      outlet.open { cancelOthers.take()?() }
      if publishers.isEmpty { outlet.finish(.finished) }
      for (publisher, intake) in Swift.zip(publishers, intakes) { publisher.receive(subscriber: intake) }
    }

    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }

  /// The values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      MergeMany([AnyPublisher(a), AnyPublisher(b)]).receive(subscriber: subscriber)
    }
  }

  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      MergeMany([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)]).receive(subscriber: subscriber)
    }
  }

  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
    A.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      MergeMany([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)]).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
  where P: Publisher, Failure == P.Failure, Output == P.Output { Publishers.Merge(self, other) }

  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

  public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where
    B: Publisher, C: Publisher, Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output
  { Publishers.Merge3(self, b, c) }

  public func merge<B, C, D>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
  where
    B: Publisher, C: Publisher, D: Publisher, Failure == B.Failure, Output == B.Output, Failure == C.Failure,
    Output == C.Output, Failure == D.Failure, Output == D.Output
  { Publishers.Merge4(self, b, c, d) }

  public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(Publishers.Sequence(sequence: elements))
  }

  public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(Publishers.Sequence(sequence: elements))
  }

  public func prepend<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
  where S: Sequence, Output == S.Element {
    prepend(Publishers.Sequence(sequence: elements))
  }
}

extension Publishers {
  /// All of one publisher, then all of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let outlet = Outlet(subscriber)
      let second = Intake<Output, Failure>(
        value: { value in
          outlet.offer(value)
          return .none
        }, completion: { outlet.finish($0) })
      let first = Intake<Output, Failure>(
        value: { value in
          outlet.offer(value)
          return .none
        },
        completion: { completion in
          if case .finished = completion { suffix.receive(subscriber: second) } else { outlet.finish(completion) }
        })
      outlet.open {
        first.cancel()
        second.cancel()
      }
      prefix.receive(subscriber: first)
    }
  }
}
