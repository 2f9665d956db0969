/// A publisher's values for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct AsyncIterator: AsyncIteratorProtocol {
    private var iterator: AsyncStream<P.Output>.Iterator

    init(_ publisher: P) {
      let stream = AsyncStream<P.Output> { continuation in
        let cancellable = publisher.sink(
          receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield($0) })
        let held = Guarded<AnyCancellable?>(cancellable)
        continuation.onTermination = { _ in held.take()?.cancel() }
      }
      iterator = stream.makeAsyncIterator()
    }

    public mutating func next() async -> P.Output? { await iterator.next() }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(publisher) }
}

public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct AsyncIterator: AsyncIteratorProtocol {
    private var iterator: AsyncThrowingStream<P.Output, any Error>.Iterator

    init(_ publisher: P) {
      let stream = AsyncThrowingStream<P.Output, any Error> { continuation in
        let cancellable = publisher.sink(
          receiveCompletion: { completion in
            switch completion {
            case .finished: continuation.finish()
            case .failure(let error): continuation.finish(throwing: error)
            }
          }, receiveValue: { continuation.yield($0) })
        let held = Guarded<AnyCancellable?>(cancellable)
        continuation.onTermination = { _ in held.take()?.cancel() }
      }
      iterator = stream.makeAsyncIterator()
    }

    public mutating func next() async throws -> P.Output? { try await iterator.next() }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(publisher) }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
