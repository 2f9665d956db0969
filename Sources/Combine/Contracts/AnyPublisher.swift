/// A publisher whose make is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  public init<P>(_ publisher: P) where P: Publisher, Output == P.Output, Failure == P.Failure {
    if let known = publisher as? AnyPublisher<Output, Failure> {
      self = known
    } else {
      attach = { publisher.receive(subscriber: $0) }
    }
  }

  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
    attach(AnySubscriber(subscriber))
  }

  public var description: String { "AnyPublisher" }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose make is hidden, or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  public init<S>(_ s: S) where S: Subscriber, Input == S.Input, Failure == S.Failure {
    combineIdentifier = s.combineIdentifier
    onSubscription = { s.receive(subscription: $0) }
    onValue = { s.receive($0) }
    onCompletion = { s.receive(completion: $0) }
  }

  public init<S>(_ s: S) where S: Subject, Input == S.Output, Failure == S.Failure {
    combineIdentifier = CombineIdentifier(s)
    onSubscription = { s.send(subscription: $0) }
    onValue = {
      s.send($0)
      return .none
    }
    onCompletion = { s.send(completion: $0) }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }

  public var description: String { "AnySubscriber" }
}
