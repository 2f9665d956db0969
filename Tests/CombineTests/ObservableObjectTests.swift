import Combine
import Foundation
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name: String
  var plain = 0

  init(name: String = "a") { self.name = name }
}

private final class Manual: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var value = 0 { willSet { objectWillChange.send() } }
}

@Suite struct ObservableObjectTests {
  @Test func everyChangeIsAnnouncedBeforeItHappens() {
    let counter = Counter()
    var seen: [Int] = []
    let watch = counter.objectWillChange.sink { seen.append(counter.count) }
    counter.count = 1
    counter.count += 1
    counter.name = "b"
    counter.plain = 3
    #expect(seen == [0, 1, 2])
    withExtendedLifetime(watch) {}
  }

  @Test func theSamePublisherIsGivenEachTime() {
    let counter = Counter()
    #expect(counter.objectWillChange === counter.objectWillChange)
    #expect(counter.objectWillChange !== Counter().objectWillChange)
  }

  @Test func aNewObjectAtAnOldAddressStartsAfresh() {
    for _ in 0..<500 {
      let counter = Counter()
      var changes = 0
      let watch = counter.objectWillChange.sink { changes += 1 }
      counter.count = 1
      #expect(changes == 1)
      withExtendedLifetime(watch) {}
    }
  }

  @Test func projectedValuesBeginWithThePresentOne() {
    let counter = Counter(name: "x")
    var names: [String] = []
    let watch = counter.$name.sink { names.append("\($0) \(counter.name)") }
    counter.name = "y"
    // The property still has its old value while listeners learn the new one.
    #expect(names == ["x x", "y x"])
    withExtendedLifetime(watch) {}
  }

  @Test func assignToPublishedFollowsForAsLongAsTheObjectLives() {
    let source = PassthroughSubject<Int, Never>()
    var counter: Counter? = Counter()
    weak let leftover = counter
    if let counter { source.assign(to: &counter.$count) }
    source.send(4)
    #expect(counter?.count == 4)
    counter = nil
    #expect(leftover == nil)
    source.send(5)
  }

  @Test func assignOnAnObjectWritesTheProperty() {
    let counter = Counter()
    let source = PassthroughSubject<Int, Never>()
    let link = source.assign(to: \.plain, on: counter)
    source.send(9)
    #expect(counter.plain == 9)
    link.cancel()
    source.send(10)
    #expect(counter.plain == 9)
  }

  @Test func ownPublishersAreKept() {
    let manual = Manual()
    var changes = 0
    let watch = manual.objectWillChange.sink { changes += 1 }
    manual.value = 1
    #expect(changes == 1)
    withExtendedLifetime(watch) {}
  }
}
