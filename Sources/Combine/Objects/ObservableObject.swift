import Foundation

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's own publisher, the same one each time; ``Published`` properties send through it before they change.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.publisher(of: self) }
}

/// Gives an empty value whenever its object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    subject.receive(subscriber: subscriber)
  }

  public func send() { subject.send(()) }
}

extension ObservableObjectPublisher {
  /// Publishers of living objects that have been asked for theirs. There are no associated objects on Linux; an entry
  /// whose object is gone is dropped when the table has doubled.
  private struct Table {
    struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64

    mutating func sweepIfFull() {
      guard entries.count >= limit else { return }
      entries = entries.filter { $0.value.object != nil }
      limit = Swift.max(64, entries.count * 2)
    }
  }

  private static let table = Guarded(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    table.with { table in
      let key = ObjectIdentifier(object)
      // The address may be that of an object that has gone.
      if let entry = table.entries[key], entry.object === object { return entry.publisher }
      table.sweepIfFull()
      let publisher = ObservableObjectPublisher()
      table.entries[key] = Table.Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// nil when nobody has asked for it, so that nobody listens either.
  static func existing(of object: AnyObject) -> ObservableObjectPublisher? {
    table.with { table in
      guard let entry = table.entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.publisher
    }
  }
}
