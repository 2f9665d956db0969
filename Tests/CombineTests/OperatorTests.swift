@_spi(Galley) import Combine
import Foundation
import Testing

private struct Broken: Error, Equatable {}

@Suite(.serialized) struct OperatorTests {
  /// All values of a publisher that ends at once.
  private func all<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    return values
  }

  @Test func oneForOne() {
    #expect(all((1...3).publisher.map { $0 * 2 }) == [2, 4, 6])
    #expect(all(["1", "x", "3"].publisher.compactMap { Int($0) }) == [1, 3])
    #expect(all([1, 1, 2, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
    #expect(all((1...4).publisher.scan(0, +)) == [1, 3, 6, 10])
    #expect(all([1, nil, 3].publisher.replaceNil(with: 0)) == [1, 0, 3])
  }

  @Test func partsOfAStream() {
    #expect(all((1...5).publisher.prefix(2)) == [1, 2])
    #expect(all((1...5).publisher.dropFirst(3)) == [4, 5])
    #expect(all((1...5).publisher.drop { $0 < 3 }) == [3, 4, 5])
    #expect(all((1...5).publisher.prefix { $0 < 3 }) == [1, 2])
    #expect(all((1...5).publisher.first { $0 > 3 }) == [4])
    #expect(all((1...5).publisher.last { $0 < 4 }) == [3])
    #expect(all((1...5).publisher.output(in: 1...2)) == [2, 3])
    #expect(all((1...5).publisher.output(at: 4)) == [5])
  }

  @Test func oneAnswerForAll() {
    #expect(all((1...4).publisher.collect()) == [[1, 2, 3, 4]])
    #expect(all((1...5).publisher.collect(2)) == [[1, 2], [3, 4], [5]])
    #expect(all((1...4).publisher.reduce(1, *)) == [24])
    #expect(all((1...4).publisher.count()) == [4])
    #expect(all((1...).publisher.contains(7)) == [true])
    #expect(all((1...3).publisher.allSatisfy { $0 < 3 }) == [false])
    #expect(all([3, 9, 2].publisher.max()) == [9])
    #expect(all(Empty<Int, Never>().replaceEmpty(with: 8)) == [8])
  }

  @Test func failuresAreMappedCaughtAndRetried() {
    let failing = [1, 2, 3].publisher.tryMap { value in
      if value == 3 { throw Broken() }
      return value
    }
    #expect(all(failing.replaceError(with: 0)) == [1, 2, 0])
    #expect(all(failing.catch { _ in [7, 8].publisher }) == [1, 2, 7, 8])
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, Broken> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Broken()).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Broken.self).eraseToAnyPublisher()
    }
    #expect(all(flaky.retry(5)) == [3])
    var mapped: Subscribers.Completion<Broken>?
    _ = failing.mapError { _ in Broken() }.sink(receiveCompletion: { mapped = $0 }, receiveValue: { _ in })
    #expect(mapped == .failure(Broken()))
  }

  @Test func mergeTakesValuesAsTheyCome() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    var isOver = false
    let sink = a.merge(with: b).sink(receiveCompletion: { _ in isOver = true }, receiveValue: { values.append($0) })
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    #expect(!isOver)
    b.send(3)
    b.send(completion: .finished)
    #expect(values == [1, 2, 3] && isOver)
    withExtendedLifetime(sink) {}
  }

  @Test func combineLatestWaitsForAllThenGivesEveryChange() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var values: [String] = []
    let sink = a.combineLatest(b) { "\($0)\($1)" }.sink { values.append($0) }
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    a.send(3)
    #expect(values == ["2x", "2y", "3y"])
    withExtendedLifetime(sink) {}
  }

  @Test func zipPairsAndEndsWithTheShorter() {
    var isOver = false
    var values: [String] = []
    _ = (1...3).publisher.zip(["a", "b"].publisher).sink(
      receiveCompletion: { _ in isOver = true }, receiveValue: { values.append("\($0.0)\($0.1)") })
    #expect(values == ["1a", "2b"] && isOver)
    let three = Publishers.Zip3(Just(1), Just(2), Just(3)).map { (a: Int, b: Int, c: Int) -> Int in a + b + c }
    #expect(all(three) == [6])
  }

  @Test func flatMapTakesAllAndSwitchToLatestTheNewest() {
    let (x, y) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var flat: [Int] = []
    var latest: [Int] = []
    let sinks = [outer.flatMap { $0 }.sink { flat.append($0) }, outer.switchToLatest().sink { latest.append($0) }]
    outer.send(x)
    x.send(1)
    outer.send(y)
    x.send(2)
    y.send(3)
    #expect(flat == [1, 2, 3])
    #expect(latest == [1, 3])
    withExtendedLifetime(sinks) {}
  }

  @Test func appendAndPrependKeepTheOrder() {
    #expect(all([2].publisher.append(3, 4).prepend(1)) == [1, 2, 3, 4])
  }

  @Test func shareSubscribesOnce() {
    var subscriptions = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    var values: [Int] = []
    let sinks = [shared.sink { values.append($0) }, shared.sink { values.append($0 * 10) }]
    source.send(1)
    #expect(subscriptions == 1 && values == [1, 10])
    withExtendedLifetime(sinks) {}
  }

  @Test func handleEventsSeesCancel() {
    var isCancelled = false
    let sink = PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { isCancelled = true }).sink { _ in }
    sink.cancel()
    #expect(isCancelled)
  }

  @Test func notificationsArriveWhileListenedTo() {
    let center = NotificationCenter()
    let name = Notification.Name("happened")
    var count = 0
    let sink = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    sink.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func decodeReadsJSON() {
    let data = Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [])
    #expect(all(data) == [[1, 2]])
  }

  @Test func timeStandsStillUntilItIsMovedOn() async {
    VirtualTime.setInCharge(true)
    defer { VirtualTime.setInCharge(false) }
    let queue = DispatchQueue(label: "time")
    func settle() { queue.sync {} }
    let source = PassthroughSubject<Int, Never>()
    var debounced: [Int] = []
    var delayed: [Int] = []
    var throttled: [Int] = []
    let sinks = [
      source.debounce(for: .milliseconds(300), scheduler: queue).sink { debounced.append($0) },
      source.delay(for: 1, scheduler: queue).sink { delayed.append($0) },
      source.throttle(for: .seconds(1), scheduler: queue, latest: true).sink { throttled.append($0) },
    ]
    source.send(1)
    source.send(2)
    settle()
    #expect(debounced == [] && delayed == [] && throttled == [1])
    VirtualTime.advance(by: 0.5)
    settle()
    #expect(debounced == [2] && delayed == [])
    VirtualTime.advance(by: 0.6)
    settle()
    #expect(delayed == [1, 2] && throttled == [1, 2])
    withExtendedLifetime(sinks) {}
  }
}
