/// How a table's columns share its width.
///
/// Known from recordings on macOS: a column's pitch is its width and a constant for the insets of its cells and the gap.
/// While the ideal pitches leave room, the columns that may grow share it; when they only reach into the margins, every
/// column that is not fixed gives up an equal part; when they do not fit, they keep their ideals and run off the edge.
struct TableColumns {
  let sizes: [_TableColumnWidth]
  let leading: Double
  let trailing: Double
  /// What a pitch is more than its column's width.
  let extra: Double
  /// The ideal width of a column that says nothing.
  let automatic: Double
  /// Whether only the first column is seen, as wide as the table.
  let isAlone: Bool

  func width(_ pitch: Double) -> Double { max(0, pitch - extra) }

  func pitches(in width: Double) -> [Double] {
    let room = width - leading - trailing
    if isAlone { return [room - leading - trailing + extra] }
    var pitches = sizes.map { Double($0.ideal ?? CGFloat(automatic)) + extra }
    let surplus = room - pitches.reduce(0, +)
    if surplus >= 0 {
      grow(&pitches, by: surplus)
    } else if pitches.reduce(0, +) <= width {
      let open = sizes.indices.filter { !isFixed($0) }
      let share = half((leading + trailing) / Double(max(1, open.count)))
      for place in open { pitches[place] -= share }
    }
    return pitches
  }

  /// Shares room among the columns that may grow; what a column's limit holds back goes to the others.
  private func grow(_ pitches: inout [Double], by surplus: Double) {
    var left = surplus
    var open = sizes.indices.filter { !isFixed($0) }
    while left > 0.25, !open.isEmpty {
      let share = half(left / Double(open.count))
      guard share > 0 else { return }
      var next: [Int] = []
      for place in open {
        let limit = sizes[place].maximum.map { Double($0) + extra } ?? .infinity
        let grown = min(pitches[place] + share, limit)
        left -= grown - pitches[place]
        if grown < limit { next.append(place) }
        pitches[place] = grown
      }
      if next.count == open.count { return }
      open = next
    }
  }

  private func isFixed(_ place: Int) -> Bool {
    let size = sizes[place]
    return size.maximum != nil && size.minimum == size.maximum
  }

  /// To the nearest half point, halves up.
  private func half(_ value: Double) -> Double { ((value * 2) + 0.5).rounded(.down) / 2 }
}
