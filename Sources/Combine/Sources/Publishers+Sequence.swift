/// The types that publishers' methods give.
public enum Publishers {}

extension Publishers {
  /// The elements of a sequence, as many as are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      // An endless sequence must not be read ahead: each value is taken when it is asked for.
      let iterator = Guarded<Elements.Iterator?>(sequence.makeIterator())
      let outlet = Outlet(subscriber)
      let isPulling = Guarded(false)
      outlet.open(
        onDemand: { [unowned outlet] in
          guard
            isPulling.with({ pulling in
              defer { pulling = true }
              return !pulling
            })
          else { return }
          while outlet.hasDemand, outlet.isOpen {
            guard let next = iterator.with({ $0?.next() }) else {
              outlet.finish(.finished)
              break
            }
            outlet.offer(next)
          }
          isPulling.with { $0 = false }
        }, onCancel: { iterator.with { $0 = nil } })
    }
  }
}

extension Swift.Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// The value, if there is one, then the end.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S>(subscriber: S) where S: Subscriber, Wrapped == S.Input, S.Failure == Never {
      let outlet = Outlet(subscriber)
      outlet.open {}
      if let output { outlet.offer(output) }
      outlet.finish(.finished)
    }
  }

  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// The value and the end, or the failure.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) { self.result = result }

    public init(_ output: Success) { result = .success(output) }

    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S>(subscriber: S) where S: Subscriber, Success == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      outlet.open {}
      switch result {
      case .success(let value):
        outlet.offer(value)
        outlet.finish(.finished)
      case .failure(let error): outlet.finish(.failure(error))
      }
    }
  }

  public var publisher: Publisher { Publisher(self) }
}
