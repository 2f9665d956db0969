extension MutableCollection {
  /// Moves elements, by their distances from the start, together to the place before another one; the order among them stays.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let legal = source.filter { elements.indices.contains($0) }
    guard !legal.isEmpty, (0...elements.count).contains(destination) else { return }
    let moved = legal.map { elements[$0] }
    let stays = { (place: Int) in !source.contains(place) }
    let head = (0..<destination).filter(stays).map { elements[$0] }
    let tail = (destination..<elements.count).filter(stays).map { elements[$0] }
    for (index, element) in zip(indices, head + moved + tail) { self[index] = element }
  }
}

extension RangeReplaceableCollection {
  /// Removes elements by their distances from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(zip(0..., self).lazy.filter { !offsets.contains($0.0) }.map(\.1))
  }
}
