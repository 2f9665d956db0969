extension Subscribers {
  /// Takes everything and hands it to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    public let receiveValue: (Input) -> Void
    public let receiveCompletion: (Completion<Failure>) -> Void
    private let upstream = Guarded<(subscription: (any Subscription)?, isOver: Bool)>((nil, false))

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      let isWanted = upstream.with { state -> Bool in
        guard state.subscription == nil, !state.isOver else { return false }
        state.subscription = subscription
        return true
      }
      isWanted ? subscription.request(.unlimited) : subscription.cancel()
    }

    public func receive(_ value: Input) -> Demand {
      if !upstream.with({ $0.isOver }) { receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let wasOver = upstream.with { state -> Bool in
        defer { state = (nil, true) }
        return state.isOver
      }
      if !wasOver { receiveCompletion(completion) }
    }

    public func cancel() {
      let subscription = upstream.with { state -> (any Subscription)? in
        defer { state = (nil, true) }
        return state.subscription
      }
      subscription?.cancel()
    }

    public var description: String { "Sink" }
  }

  /// Writes each value into a property.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never

    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let upstream = Guarded<(any Subscription)?>(nil)

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      upstream.with { $0 = subscription }
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) { cancel() }

    public func cancel() {
      upstream.take()?.cancel()
      object = nil
    }

    public var description: String { "Assign" }
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }

  /// Republishes through a published property for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let intake = Intake<Output, Never>(
      value: { [weak storage] value in
        storage?.publish(value)
        return .none
      }, completion: { _ in })
    storage.keep(intake)
    receive(subscriber: intake)
  }
}
