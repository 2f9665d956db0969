import Combine
import Foundation
import Testing

private struct Broken: Error, Equatable {}

/// Asks for exactly what a test tells it to.
final class Probe<Input, Failure: Error>: Subscriber {
  var subscription: (any Subscription)?
  var values: [Input] = []
  var completion: Subscribers.Completion<Failure>?
  let answer: Subscribers.Demand

  init(answer: Subscribers.Demand = .none) { self.answer = answer }

  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return answer
  }
  func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
}

@Suite struct SubjectTests {
  @Test func demandAddsUpAndSaturates() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
    #expect(Subscribers.Demand.max(2) - .max(3) == .none)
    #expect(Subscribers.Demand.unlimited.max == nil)
    #expect(Subscribers.Demand.max(3) < .unlimited)
    #expect(Subscribers.Demand.max(.max) + .max(.max) == .unlimited)
  }

  @Test func passthroughLosesWhatNobodyAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>()
    subject.subscribe(probe)
    subject.send(1)
    probe.subscription?.request(.max(1))
    subject.send(2)
    subject.send(3)
    #expect(probe.values == [2])
    subject.send(completion: .finished)
    subject.send(4)
    #expect(probe.completion == .finished)
  }

  @Test func currentValueGivesTheNewestToALateComer() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = Probe<Int, Never>()
    subject.subscribe(probe)
    subject.send(2)
    subject.value = 3
    #expect(probe.values == [])
    probe.subscription?.request(.max(1))
    #expect(probe.values == [3])
    subject.send(4)
    #expect(probe.values == [3])
    probe.subscription?.request(.max(1))
    #expect(probe.values == [3, 4])
  }

  @Test func anEndedSubjectEndsNewSubscribersAtOnce() {
    let subject = PassthroughSubject<Int, Broken>()
    subject.send(completion: .failure(Broken()))
    let probe = Probe<Int, Broken>()
    subject.subscribe(probe)
    #expect(probe.completion == .failure(Broken()))
  }

  @Test func cancellablesCancelWhenTheyGoAway() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var kept: AnyCancellable? = subject.sink { seen.append($0) }
    subject.send(1)
    kept = nil
    subject.send(2)
    #expect(seen == [1])
    #expect(kept == nil)
    var bag = Set<AnyCancellable>()
    subject.sink { seen.append($0) }.store(in: &bag)
    subject.send(3)
    bag.removeAll()
    subject.send(4)
    #expect(seen == [1, 3])
  }

  @Test func justKeepsItsValueUntilItIsAskedFor() {
    let probe = Probe<Int, Never>()
    Just(7).subscribe(probe)
    #expect(probe.values == [] && probe.completion == nil)
    probe.subscription?.request(.max(1))
    #expect(probe.values == [7] && probe.completion == .finished)
  }

  @Test func sequencesGiveAsManyAsAreAskedFor() {
    let probe = Probe<Int, Never>()
    (1...).publisher.subscribe(probe)
    probe.subscription?.request(.max(3))
    #expect(probe.values == [1, 2, 3])
    probe.subscription?.request(.max(1))
    #expect(probe.values == [1, 2, 3, 4])
    probe.subscription?.cancel()
    probe.subscription?.request(.max(1))
    #expect(probe.values.count == 4)
  }

  @Test func filteredValuesAreMadeUpFor() {
    let probe = Probe<Int, Never>()
    (1...100).publisher.filter { $0 % 10 == 0 }.subscribe(probe)
    probe.subscription?.request(.max(2))
    #expect(probe.values == [10, 20])
  }

  @Test func futuresBeginAtOnceAndRememberTheirResult() {
    var runs = 0
    var fulfil: ((Result<Int, Never>) -> Void)?
    let future = Future<Int, Never> {
      runs += 1
      fulfil = $0
    }
    #expect(runs == 1)
    var seen: [Int] = []
    let a = future.sink { seen.append($0) }
    fulfil?(.success(5))
    fulfil?(.success(6))
    let b = future.sink { seen.append($0 * 10) }
    #expect(seen == [5, 50])
    withExtendedLifetime((a, b)) {}
  }

  @Test func failuresReachTheSink() {
    var ending: Subscribers.Completion<Broken>?
    let sink = Fail<Int, Broken>(error: Broken()).sink(
      receiveCompletion: { ending = $0 }, receiveValue: { _ in Issue.record("no value") })
    #expect(ending == .failure(Broken()))
    withExtendedLifetime(sink) {}
  }
}
