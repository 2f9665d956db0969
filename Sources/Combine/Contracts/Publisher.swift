/// Something that gives values over time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Attaches a subscriber; the publisher answers with a subscription.
  func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

/// Something that takes values as often as it has asked for them.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The tie between one publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

/// A number that tells streams apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let counter = Guarded(0)
  private let value: Int

  public init() {
    value = Self.counter.with {
      $0 += 1; return $0
    }
  }

  public init(_ object: AnyObject) { value = ObjectIdentifier(object).hashValue }

  public var description: String { "\(value)" }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

public protocol Cancellable {
  func cancel()
}

/// Publishers that wait for `connect()` before they give anything.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

/// A publisher into which values are put from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

public enum Subscriptions {
  /// A subscription that never gives anything.
  public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

extension Publisher {
  public func subscribe<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Feeds a subject with this publisher's values.
  public func subscribe<S>(_ subject: S) -> AnyCancellable where S: Subject, Failure == S.Failure, Output == S.Output {
    let feed = SubjectFeed(subject)
    receive(subscriber: feed)
    return AnyCancellable { feed.cancel() }
  }
}

private final class SubjectFeed<S: Subject>: Subscriber, Cancellable {
  private let subject: S
  private let upstream = Guarded<(any Subscription)?>(nil)

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    upstream.with { $0 = subscription }
    subject.send(subscription: subscription)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    subject.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) { subject.send(completion: completion) }

  func cancel() { upstream.take()?.cancel() }
}
