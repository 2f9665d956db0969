extension Publishers {
  /// One subscription upstream for all subscribers, through a subject; begins with `connect()`.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private let made = Guarded<SubjectType?>(nil)

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      if let known = made.with({ $0 }) { return known }
      let new = createSubject()
      return made.with { made in
        if made == nil { made = new }
        return made ?? new
      }
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Connects with the first subscriber and lets go with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let state = Guarded<(count: Int, connection: (any Cancellable)?)>((0, nil))

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let outlet = Outlet(subscriber)
      let intake = Intake<Output, Failure>(
        value: { value in
          outlet.offer(value)
          return .none
        }, completion: { outlet.finish($0) })
      outlet.open { [self] in
        intake.cancel()
        let connection = state.with { state -> (any Cancellable)? in
          state.count -= 1
          guard state.count == 0 else { return nil }
          defer { state.connection = nil }
          return state.connection
        }
        connection?.cancel()
      }
      upstream.receive(subscriber: intake)
      let isFirst = state.with { state -> Bool in
        state.count += 1
        return state.count == 1
      }
      guard isFirst else { return }
      let connection = upstream.connect()
      state.with { $0.connection = connection }
    }
  }

  /// As ``Multicast`` with a passthrough subject and ``Autoconnect``: shared by reference.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = Autoconnect(upstream: Multicast(upstream: upstream) { PassthroughSubject() })
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      shared.receive(subscriber: subscriber)
    }

    public static func == (a: Share, b: Share) -> Bool { a === b }
  }

  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

    public init(upstream: Upstream) { inner = Multicast(upstream: upstream) { PassthroughSubject() } }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == Never {
      inner.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Publisher {
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output { multicast { subject } }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
