/// Which views are there, so that appearing and disappearing happen once.
package struct LifecycleLog {
  fileprivate struct Entry {
    let appear: () -> Void
    let disappear: () -> Void
  }

  private var present: [ViewIdentity: Entry] = [:]
  private var order: [ViewIdentity] = []
  private var current: [ViewIdentity: Entry] = [:]

  package init() {}

  package mutating func beginTurn() {
    current = [:]
    order = []
  }

  /// Says that a view is there in this turn.
  package mutating func add(
    _ identity: ViewIdentity, appear: @escaping () -> Void = {},
    disappear: @escaping () -> Void = {}
  ) {
    if current.updateValue(Entry(appear: appear, disappear: disappear), forKey: identity) == nil {
      order.append(identity)
    }
  }

  /// Views that were added, and may not be there after all.
  struct Held {
    fileprivate var entries: [(ViewIdentity, Entry)] = []
  }

  /// Takes the views out again that were added after so many.
  mutating func hold(_ count: Int) -> Held {
    let added = order[count...]
    defer { order.removeSubrange(count...) }
    return Held(entries: added.compactMap { identity in current.removeValue(forKey: identity).map { (identity, $0) } })
  }

  /// How many views were added in this turn.
  var count: Int { order.count }

  /// Says that views which were taken out are there.
  mutating func add(_ held: Held) {
    for (identity, entry) in held.entries { add(identity, appear: entry.appear, disappear: entry.disappear) }
  }

  /// Tells the views that came and those that went. Children hear of their appearance before their parents.
  package mutating func deliver() {
    let gone = present.filter { current[$0.key] == nil }
    let came = order.filter { present[$0] == nil }.compactMap { current[$0] }
    present = current
    for (_, entry) in gone.sorted(by: { $0.key.path < $1.key.path }) { entry.disappear() }
    for entry in came.reversed() { entry.appear() }
  }
}
