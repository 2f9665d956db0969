import GalleyGeometry
import GalleyLayout

/// Lines of a lazy container along its axis: rows of a stack, rows of cells of a grid, rows of a list.
///
/// The lines at the start are realised as far as the window reaches; what lies beyond is estimated from them until it
/// comes into view, so a million rows cost as much as a screenful. Lines in view far away stand around one that has its
/// estimated place: the one that scrolling asked for, the last one, or the first in view.
package struct LazyLines<Line> {
  /// Length of a line, and the gap before it, given the line before.
  package typealias Measure = (_ line: Line, _ previous: Line?) -> (gap: Double, length: Double)

  package struct Placed {
    package var number: Int
    package var line: Line
    package var start: Double
    package var length: Double

    package var end: Double { start + length }
  }

  package private(set) var prefix: [Placed] = []
  private let count: Int
  private let measure: Measure
  private let fallback: Double
  private let make: (Int) -> Line?
  private let memory: LazyMemory?

  /// - Parameters:
  ///   - make: builds a line by its number; nil for one that turns out to be empty.
  ///   - fallback: the length of a line while none is realised.
  ///   - memory: what earlier turns learned of where the content is scrolled to.
  package init(
    count: Int, reach: Double, fallback: Double = 0, memory: LazyMemory? = nil, make: @escaping (Int) -> Line?,
    measure: @escaping Measure
  ) {
    self.fallback = fallback
    self.count = count
    self.make = make
    self.measure = measure
    self.memory = memory
    var next = 0
    while next < count, end <= reach || next < memory?.realised ?? 0 {
      append(next)
      next += 1
    }
    taken = next
  }

  /// Lines of the prefix, the empty ones included.
  private var taken = 0

  private var end: Double { prefix.last.map(\.end) ?? 0 }

  private mutating func append(_ number: Int) {
    guard let line = make(number) else { return }
    let (gap, length) = measure(line, prefix.last?.line)
    prefix.append(Placed(number: number, line: line, start: end + (prefix.isEmpty ? 0 : gap), length: length))
  }

  // MARK: - Estimates

  /// Length from one line to the next, on average.
  private var pitch: Double { taken > 0 ? (end + gap) / Double(taken) : fallback }

  /// Between two lines, as between the first two.
  private var gap: Double { prefix.count > 1 ? prefix[1].start - prefix[0].end : 0 }

  /// The whole length: exact while every line is realised.
  package var length: Double {
    guard taken < count else { return end }
    return end + Double(count - taken) * pitch
  }

  private func estimatedStart(of number: Int) -> Double { end + gap + Double(number - taken) * pitch }

  // MARK: - What is in view

  /// The lines that meet a range of the container.
  package func lines(from low: Double, to high: Double) -> [Placed] {
    let near = prefix.filter { $0.end >= low && $0.start <= high }
    guard high > end, taken < count, pitch > 0 else { return near }
    let first = min(count - 1, taken + max(0, Int(((low - end - gap) / pitch).rounded(.down))))
    // A short way is walked line by line, so that lines of several heights lie where they would if all were there.
    if first - taken <= LazyMemory.walkLimit { return near + walked(from: low, to: high) }
    if high >= length - (high - low) { return backward(from: count - 1, endingAt: length, to: low) }
    if let anchor = memory?.anchor, anchor >= taken, anchor < count {
      let start = estimatedStart(of: anchor)
      if start >= low, start <= high {
        let before = backward(before: anchor, startingAt: start, to: low)
        return before + forward(from: anchor, startingAt: start, to: high)
      }
    }
    return forward(from: first, startingAt: estimatedStart(of: first), to: high)
  }

  private func walked(from low: Double, to high: Double) -> [Placed] {
    var result: [Placed] = []
    var last = prefix.last
    for number in taken..<count {
      guard (last?.end ?? 0) <= high else { break }
      memory?.note(realised: number + 1)
      guard let line = make(number) else { continue }
      let (gap, length) = measure(line, last?.line)
      let placed = Placed(
        number: number, line: line, start: (last?.end ?? 0) + (last == nil ? 0 : gap), length: length)
      if placed.end >= low { result.append(placed) }
      last = placed
    }
    return result
  }

  private func forward(from number: Int, startingAt start: Double, to high: Double) -> [Placed] {
    var result: [Placed] = []
    var position = start
    for number in number..<count {
      guard position <= high else { break }
      guard let line = make(number) else { continue }
      let (gap, length) = measure(line, result.last?.line)
      result.append(
        Placed(number: number, line: line, start: position + (result.isEmpty ? 0 : gap), length: length))
      position = result[result.count - 1].end
    }
    return result
  }

  /// The lines before one, up to a place.
  private func backward(before number: Int, startingAt start: Double, to low: Double) -> [Placed] {
    guard let line = make(number) else { return backward(from: number - 1, endingAt: start, to: low) }
    var end = start
    var first = number - 1
    while first >= taken {
      if let previous = make(first) {
        end -= measure(line, previous).gap
        break
      }
      first -= 1
    }
    return backward(from: first, endingAt: end, to: low)
  }

  /// Lines up to one that ends at a place, back to another place.
  private func backward(
    from number: Int, endingAt end: Double, to low: Double, atMost limit: Int = .max
  ) -> [Placed] {
    var result: [Placed] = []
    var position = end
    var number = number
    let lowest = max(taken, limit == .max ? taken : number - limit + 1)
    while number >= lowest, position >= low {
      if let line = make(number) {
        if let next = result.last { position -= measure(next.line, line).gap }
        let length = measure(line, nil).length
        result.append(Placed(number: number, line: line, start: position - length, length: length))
        position -= length
      }
      number -= 1
    }
    return result.reversed()
  }

  // MARK: - Where a line lies

  /// Where a line lies; its start is estimated when the lines before it are not realised.
  package func span(of number: Int) -> LazySpan {
    if let placed = prefix.first(where: { $0.number == number }) {
      return LazySpan(start: placed.start, length: placed.length)
    }
    if number - taken <= LazyMemory.walkLimit { return walkedSpan(of: number) }
    memory?.note(anchor: number)
    let own = make(number).map { measure($0, nil).length } ?? 0
    // Close to the end lines are counted from there.
    if count - number <= LazyMemory.tail {
      let rest = backward(from: count - 1, endingAt: length, to: -.infinity, atMost: count - number)
      if let placed = rest.first, placed.number == number { return LazySpan(start: placed.start, length: own) }
    }
    return LazySpan(start: estimatedStart(of: number), length: own)
  }

  private func walkedSpan(of number: Int) -> LazySpan {
    memory?.note(realised: number + 1)
    var last = prefix.last
    for place in taken...max(taken, number) {
      guard let line = make(place) else { continue }
      let (gap, length) = measure(line, last?.line)
      last = Placed(number: place, line: line, start: (last?.end ?? 0) + (last == nil ? 0 : gap), length: length)
    }
    return LazySpan(start: last?.start ?? 0, length: last?.length ?? 0)
  }
}

/// A stretch of a lazy container's axis, from where the container starts reading.
package struct LazySpan {
  package var start: Double
  package var length: Double
}

/// What a lazy container keeps from turn to turn of where it was scrolled to.
package final class LazyMemory {
  /// As many lines as are measured one by one on the way to a place.
  static let walkLimit = 500
  /// As many lines as are counted from the end.
  static let tail = 8

  private unowned let store: StateStore
  /// Lines from the start that are realised at once, so that what lies after them is known.
  private(set) var realised = 0
  /// The line far away that scrolling asked for last.
  private(set) var anchor: Int?

  package init(_ store: StateStore) { self.store = store }

  func note(realised count: Int) {
    guard count > realised else { return }
    realised = count
    store.changed()
  }

  func note(anchor number: Int) { anchor = number }
}

extension _Assembler {
  /// What the lazy container that stands here keeps.
  package func lazyMemory(_ part: Int = 0) -> LazyMemory {
    let store = self.store
    return store.slot(identity.child(-107).child(part)) { LazyMemory(store) }
  }
}
