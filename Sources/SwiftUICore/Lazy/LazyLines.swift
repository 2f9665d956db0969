import GalleyGeometry
import GalleyLayout

/// Lines of a lazy container along its axis: rows of a stack, rows of cells of a grid, rows of a list.
///
/// The lines at the start are realised as far as the window reaches; what lies beyond is estimated from them until it
/// comes into view, so a million rows cost as much as a screenful.
package struct LazyLines<Line> {
  /// Length of a line, and the gap before it, given the line before.
  package typealias Measure = (_ line: Line, _ previous: Line?) -> (gap: Double, length: Double)

  package struct Placed {
    package var number: Int
    package var line: Line
    package var start: Double
    package var length: Double
  }

  package private(set) var prefix: [Placed] = []
  private let count: Int
  /// As many lines as are measured one by one on the way to a place.
  private let walkLimit = 500
  private let measure: Measure
  private let fallback: Double
  private let make: (Int) -> Line?

  /// - Parameter make: builds a line by its number; nil for one that turns out to be empty.
  /// - Parameter fallback: the length of a line while none is realised.
  package init(
    count: Int, reach: Double, fallback: Double = 0, make: @escaping (Int) -> Line?, measure: @escaping Measure
  ) {
    self.fallback = fallback
    self.count = count
    self.make = make
    self.measure = measure
    var next = 0
    while next < count, end <= reach {
      append(next)
      next += 1
    }
    taken = next
  }

  /// Lines of the prefix, the empty ones included.
  private var taken = 0

  private var end: Double { prefix.last.map { $0.start + $0.length } ?? 0 }

  private mutating func append(_ number: Int) {
    guard let line = make(number) else { return }
    let (gap, length) = measure(line, prefix.last?.line)
    prefix.append(Placed(number: number, line: line, start: end + (prefix.isEmpty ? 0 : gap), length: length))
  }

  /// Length from one line to the next, on average.
  private var pitch: Double {
    guard taken > 0 else { return fallback }
    guard let second = prefix.dropFirst().first, let last = prefix.last else { return end }
    let gap = second.start - (prefix[0].start + prefix[0].length)
    return (last.start + last.length + gap) / Double(taken)
  }

  /// The whole length: exact while every line is realised.
  package var length: Double {
    guard taken < count else { return end }
    return end + Double(count - taken) * pitch
  }

  /// The lines that meet a range of the container.
  package func lines(from low: Double, to high: Double) -> [Placed] {
    var result = prefix.filter { $0.start + $0.length >= low && $0.start <= high }
    guard high > end, taken < count, pitch > 0 else { return result }
    var skipped = max(0, Int(((low - end) / pitch).rounded(.down)))
    // A short way is walked line by line, so that lines of several heights lie where they would if all were there.
    if skipped <= walkLimit { skipped = 0 }
    var number = min(count, taken + skipped)
    var position = end + Double(number - taken) * pitch
    var previous = skipped == 0 ? prefix.last : nil
    if let last = previous { position = last.start + last.length }
    while number < count, position <= high {
      if let line = make(number) {
        let (gap, length) = measure(line, previous?.line)
        let placed = Placed(number: number, line: line, start: position + (previous == nil ? 0 : gap), length: length)
        if placed.start + length >= low { result.append(placed) }
        previous = placed
        position = placed.start + length
      }
      number += 1
    }
    return result
  }

  /// Where a line lies; its start is estimated when the lines before it are not realised.
  package func span(of number: Int) -> LazySpan {
    LazySpan(start: start(of: number), length: make(number).map { measure($0, nil).length } ?? 0)
  }

  /// Where a line starts, estimated when it is not realised.
  package func start(of number: Int) -> Double {
    if number < taken, prefix.count == taken { return prefix[number].start }
    if number >= taken, number - taken <= walkLimit { return walkedStart(of: number) }
    return end + Double(number - taken) * pitch + (pitch - (prefix.last?.length ?? pitch))
  }

  private func walkedStart(of number: Int) -> Double {
    var position = end
    var previous = prefix.last?.line
    for place in taken...max(taken, number) {
      guard let line = make(place) else { continue }
      let (gap, length) = measure(line, previous)
      let start = position + (previous == nil ? 0 : gap)
      if place == number { return start }
      position = start + length
      previous = line
    }
    return position
  }
}

/// A stretch of a lazy container's axis, from where the container starts reading.
package struct LazySpan {
  package var start: Double
  package var length: Double
}
