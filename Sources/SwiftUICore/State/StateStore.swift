/// What views keep from one evaluation to the next, by identity.
package final class StateStore {
  private var slots: [ViewIdentity: Slot] = [:]
  private var serials: [ViewIdentity: [AnyHashable: Int]] = [:]
  private var types: [ObjectIdentifier: Int] = [:]
  private var turn = 0
  /// Called when something that a view reads has changed.
  package var changed: () -> Void = {}

  private struct Slot {
    var value: AnyObject
    var lastTurn: Int
  }

  package init() {}

  /// What is kept under an identity; made when there is nothing of that type yet.
  package func slot<Value: AnyObject>(_ identity: ViewIdentity, make: () -> Value) -> Value {
    if let kept = slots[identity]?.value as? Value {
      slots[identity]?.lastTurn = turn
      return kept
    }
    let value = make()
    slots[identity] = Slot(value: value, lastTurn: turn)
    return value
  }

  /// Starts an evaluation.
  package func beginTurn() { turn += 1 }

  /// Ends it: what no view asked for belongs to views that are gone.
  package func endTurn() {
    for (identity, slot) in slots where slot.lastTurn != turn { slots[identity] = nil }
  }

  /// The identity of an element by its explicit identifier.
  package func identity<ID: Hashable>(of id: ID, in base: ViewIdentity) -> ViewIdentity {
    if let place = id as? Int { return base.child(place) }
    let key = AnyHashable(id)
    let known = serials[base, default: [:]][key]
    let serial = known ?? serials[base, default: [:]].count
    if known == nil { serials[base, default: [:]][key] = serial }
    return base.child(serial)
  }

  /// A number for a type, the same for the whole session.
  func serial(of type: Any.Type) -> Int {
    let key = ObjectIdentifier(type)
    if let number = types[key] { return number }
    types[key] = types.count
    return types.count - 1
  }
}
