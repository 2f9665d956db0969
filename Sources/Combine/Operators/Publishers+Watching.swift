extension Publishers {
  /// Calls closures as things pass by.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.receive(subscriber: Watcher(self, subscriber))
    }
  }
}

private final class Watcher<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let events: Publishers.HandleEvents<Upstream>
  private let downstream: Downstream
  private let upstream = Guarded<(any Subscription)?>(nil)

  init(_ events: Publishers.HandleEvents<Upstream>, _ downstream: Downstream) {
    self.events = events
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    events.receiveSubscription?(subscription)
    upstream.with { $0 = subscription }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    events.receiveOutput?(input)
    let more = downstream.receive(input)
    if more > .none { events.receiveRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    events.receiveCompletion?(completion)
    upstream.with { $0 = nil }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    upstream.with { $0 }?.request(demand)
  }

  func cancel() {
    guard let subscription = upstream.take() else { return }
    events.receiveCancel?()
    subscription.cancel()
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Writes what passes by to standard output, or to a stream.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.HandleEvents<Self> {
    let lead = prefix.isEmpty ? "" : prefix + ": "
    let sink = Guarded(stream)
    func write(_ text: String) {
      if sink.with({ $0 == nil }) { return Swift.print(lead + text) }
      sink.with { $0?.write(lead + text + "\n") }
    }
    return handleEvents(
      receiveSubscription: { write("receive subscription: (\($0))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      }, receiveCancel: { write("receive cancel") }, receiveRequest: { write("request \($0)") })
  }

  // No debugger to stop in.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.HandleEvents<Self> { handleEvents() }

  public func breakpointOnError() -> Publishers.HandleEvents<Self> { handleEvents() }
}
