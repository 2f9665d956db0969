import GalleyGeometry

/// The size negotiation of horizontal and vertical stacks.
///
/// A function over proxies: nothing here knows views. Complexity: at most three measurements a child for each finite
/// proposal, one where the length along the axis is zero, infinite or left open, because the order of offering then
/// cannot change the result. That is what keeps nested stacks from growing exponentially.
public struct StackAlgorithm<Items: StackItems> {
  let items: Items
  let axis: PlaneAxis
  let alignment: AlignmentKey

  public init(_ items: Items, axis: PlaneAxis, alignment: AlignmentKey) {
    self.items = items
    self.axis = axis
    self.alignment = alignment
  }

  /// Fills a slot for each child and returns the stack's size.
  public func run(_ proposal: Proposal, into slots: UnsafeMutableBufferPointer<StackSlot>) -> Size {
    guard items.count > 0 else { return .zero }
    let offered = proposal[axis]
    if offered > 0, offered.isFinite, items.count > 1 {
      share(offered, across: proposal[axis.crossing], slots)
    } else {
      offerAlike(offered, across: proposal[axis.crossing], slots)
    }
    return place(slots)
  }

  /// Where every child gets the same offer whatever the others take: nothing, everything, or no opinion. A single child
  /// gets all there is.
  private func offerAlike(_ main: Double, across cross: Double, _ slots: UnsafeMutableBufferPointer<StackSlot>) {
    let proposal = Proposal(along: axis, main, across: cross)
    for index in 0..<items.count {
      slots[index].proposal = proposal
      slots[index].size = items.size(index, proposal)
    }
  }

  /// Offers a finite length: the highest priority first, with the minima of all lower ones kept back.
  ///
  /// Known from recordings of priorities in stacks; the order inside a priority from Apple's session on layout.
  private func share(_ offered: Double, across cross: Double, _ slots: UnsafeMutableBufferPointer<StackSlot>) {
    let count = items.count
    var remaining = offered
    for index in 0..<(count - 1) { remaining -= items.gap(after: index) }

    withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { order in
      for index in 0..<count { order[index] = index }
      let priorities = sortByPriority(order)
      if priorities == 1 {
        shareAmong(order, remaining, across: cross, slots)
        return
      }
      var start = 0
      while start < count {
        let priority = items.priority(order[start])
        var end = start
        while end < count, items.priority(order[end]) == priority { end += 1 }
        var reserved = 0.0
        for place in end..<count {
          reserved += items.size(order[place], Proposal(along: axis, 0, across: cross))[axis]
        }
        let group = UnsafeMutableBufferPointer(rebasing: order[start..<end])
        remaining -= shareAmong(group, remaining - reserved, across: cross, slots)
        start = end
      }
    }
  }

  /// Orders children by falling priority, equal ones as they stand; returns the number of different priorities.
  private func sortByPriority(_ order: UnsafeMutableBufferPointer<Int>) -> Int {
    let first = items.priority(order[0])
    guard order.contains(where: { items.priority($0) != first }) else { return 1 }
    insertionSort(order) { items.priority($0) > items.priority($1) }
    var groups = 1
    for place in 1..<order.count where items.priority(order[place]) != items.priority(order[place - 1]) { groups += 1 }
    return groups
  }

  /// Offers each child an equal share of what is left, the least flexible first; returns what they took.
  @discardableResult
  private func shareAmong(
    _ group: UnsafeMutableBufferPointer<Int>, _ available: Double, across cross: Double,
    _ slots: UnsafeMutableBufferPointer<StackSlot>
  ) -> Double {
    sortByFlexibility(group, across: cross)
    var left = available
    var taken = 0.0
    for (place, index) in group.enumerated() {
      let share = max(0, left / Double(group.count - place))
      let proposal = Proposal(along: axis, share, across: cross)
      let size = items.size(index, proposal)
      slots[index].proposal = proposal
      slots[index].size = size
      left -= size[axis]
      taken += size[axis]
    }
    return taken
  }

  /// Orders by the difference of the largest and the smallest length; children whose hints tell it are not measured.
  private func sortByFlexibility(_ group: UnsafeMutableBufferPointer<Int>, across cross: Double) {
    guard group.count > 1 else { return }
    var bounded = 0
    var unknown = false
    for index in group {
      switch items.flexibility(index, along: axis) {
      case .bounded: bounded += 1
      case .unknown: unknown = true
      case .fixed, .infinite: break
      }
    }
    let probes = unknown || bounded > 1
    withUnsafeTemporaryAllocation(of: Double.self, capacity: items.count) { ranges in
      for index in group {
        switch items.flexibility(index, along: axis) {
        case .fixed: ranges[index] = 0
        case .infinite: ranges[index] = .infinity
        case .bounded where !probes: ranges[index] = 1
        case .bounded, .unknown:
          let least = items.size(index, Proposal(along: axis, 0, across: cross))[axis]
          let most = items.size(index, Proposal(along: axis, .infinity, across: cross))[axis]
          ranges[index] = most - least
        }
      }
      insertionSort(group) { ranges[$0] < ranges[$1] }
    }
  }

  /// Places the children one after another and aligns them across; returns the stack's size.
  private func place(_ slots: UnsafeMutableBufferPointer<StackSlot>) -> Size {
    let across = axis.crossing
    var position = 0.0
    var before = -Double.infinity
    var after = -Double.infinity
    for index in 0..<items.count {
      let size = slots[index].size
      let guide = items.guide(index, alignment, size: size, proposal: slots[index].proposal)
      before = max(before, guide)
      after = max(after, size[across] - guide)
      slots[index].origin = axis == .horizontal ? Point(x: position, y: guide) : Point(x: guide, y: position)
      position += size[axis]
      if index < items.count - 1 { position += items.gap(after: index) }
    }
    for index in 0..<items.count {
      if axis == .horizontal {
        slots[index].origin.y = before - slots[index].origin.y
      } else {
        slots[index].origin.x = before - slots[index].origin.x
      }
    }
    return Size(along: axis, position, across: max(0, before + after))
  }
}

/// Stable, and quick for the few children that a stack has; long groups that are already in order cost one pass.
@inline(__always)
private func insertionSort(_ items: UnsafeMutableBufferPointer<Int>, _ precedes: (Int, Int) -> Bool) {
  guard items.count > 1 else { return }
  if items.count > 64 {
    let sorted = items.enumerated().sorted { a, b in
      precedes(a.element, b.element) || (!precedes(b.element, a.element) && a.offset < b.offset)
    }
    for (place, item) in sorted.enumerated() { items[place] = item.element }
    return
  }
  for place in 1..<items.count {
    let item = items[place]
    var slot = place
    while slot > 0, precedes(item, items[slot - 1]) {
      items[slot] = items[slot - 1]
      slot -= 1
    }
    items[slot] = item
  }
}
