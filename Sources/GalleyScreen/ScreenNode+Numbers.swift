import GalleyGeometry

extension ScreenNode {
  /// Gives every number of the node and of what is inside it that is none (or endless) the value 0.
  ///
  /// - Returns: the types of the nodes that had such numbers, in order, each once.
  package mutating func settleNumbers() -> [String] {
    var found: [String] = []
    settle(&found)
    return found
  }

  private mutating func settle(_ found: inout [String]) {
    var isSettled = true
    frame.settle(&isSettled)
    exact.settle(&isSettled)
    clip?.settle(&isSettled)
    hitArea?.settle(&isSettled)
    lines?.settle(&isSettled)
    if let picture, !(picture.place.isFinite && picture.size.isFinite) {
      self.picture = nil
      isSettled = false
    }
    if !isSettled, !found.contains(type) { found.append(type) }
    for place in children.indices { children[place].settle(&found) }
  }
}

extension TextLines {
  fileprivate mutating func settle(_ isSettled: inout Bool) {
    pointSize.settle(&isSettled)
    shrunk.settle(&isSettled)
    for place in lines.indices {
      lines[place].frame.settle(&isSettled)
      lines[place].baseline.settle(&isSettled)
    }
  }
}

extension Rect {
  fileprivate mutating func settle(_ isSettled: inout Bool) {
    origin.x.settle(&isSettled)
    origin.y.settle(&isSettled)
    size.width.settle(&isSettled)
    size.height.settle(&isSettled)
  }
}

extension Double {
  fileprivate mutating func settle(_ isSettled: inout Bool) {
    guard !isFinite else { return }
    self = 0
    isSettled = false
  }
}
