/// Cancels when it goes away.
public final class AnyCancellable: Cancellable, Hashable {
  private let action: Guarded<(() -> Void)?>

  public init(_ cancel: @escaping () -> Void) { action = Guarded(cancel) }

  public convenience init<C>(_ canceller: C) where C: Cancellable { self.init { canceller.cancel() } }

  public func cancel() { action.take()?() }

  deinit { cancel() }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AnyCancellable {
  /// Keeps this alive as long as the collection.
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}

extension Cancellable {
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}
