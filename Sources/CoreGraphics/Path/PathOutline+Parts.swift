extension PathOutline {
  /// The length of all that is drawn, moves left out.
  public var length: CGFloat { chains.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } } }

  /// The part between two fractions of the length, 0…1, as `trim(from:to:)` shows it.
  public func trimmed(from: CGFloat, to: CGFloat) -> PathOutline {
    let (low, high) = (max(0, min(1, from)), max(0, min(1, to)))
    guard low > 0 || high < 1 else { return self }
    guard low < high else { return PathOutline() }
    let total = length
    return part(fromLength: low * total, toLength: high * total)
  }

  private func part(fromLength low: CGFloat, toLength high: CGFloat) -> PathOutline {
    var result = PathOutline()
    var passed: CGFloat = 0
    for chain in chains {
      var isDown = false
      for segment in chain.segments {
        let length = segment.length
        let (from, to) = (max(0, low - passed), min(length, high - passed))
        passed += length
        guard from < to else {
          isDown = false
          continue
        }
        let piece = segment.part(
          from: segment.parameter(atLength: from, of: length), to: segment.parameter(atLength: to, of: length))
        if !isDown { result.move(to: piece.start) }
        result.append(piece)
        isDown = true
      }
    }
    return result
  }

  /// The drawn parts of a dash pattern; the lengths are used in turn, every second one a gap.
  public func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathOutline {
    // An odd pattern swaps dash and gap on its second round.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let round = pattern.reduce(0, +)
    guard !pattern.isEmpty, pattern.allSatisfy({ $0 >= 0 }), round > 0, round.isFinite, phase.isFinite
    else { return self }
    var result = PathOutline()
    for chain in chains {
      var place = phase.truncatingRemainder(dividingBy: round)
      if place < 0 { place += round }
      var index = 0
      while place >= pattern[index] {
        place -= pattern[index]
        index = (index + 1) % pattern.count
      }
      var left = pattern[index] - place
      var isDown = false
      for segment in chain.segments {
        let length = segment.length
        var done: CGFloat = 0
        while done < length {
          let step = min(left, length - done)
          if index % 2 == 0, step > 0 || left == 0 {
            let piece = segment.part(
              from: segment.parameter(atLength: done, of: length),
              to: segment.parameter(atLength: done + step, of: length))
            if !isDown { result.move(to: piece.start) }
            result.append(piece)
            isDown = true
          }
          done += step
          left -= step
          if left <= 1e-9 {
            index = (index + 1) % pattern.count
            left = pattern[index]
            isDown = false
          }
        }
      }
    }
    return result
  }

  private mutating func append(_ segment: PathSegment) {
    if segment.isLine {
      line(to: segment.end)
    } else {
      append(.cubic(segment.end, control1: segment.control1, control2: segment.control2))
    }
  }
}
