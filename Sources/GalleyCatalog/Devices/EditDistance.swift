/// How far apart two names are.
public enum EditDistance {
  /// Insertions, deletions, replacements and swaps of neighbours that turn one into the other.
  public static func between(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], before[j - 2] + 1) }
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }

  /// The names nearest to one, best first, ties in their own order; none that differ in over half their letters.
  public static func nearest(to name: String, in names: [String], limit: Int = 5) -> [String] {
    let name = String(name.prefix(100))
    var found: [(name: String, distance: Int, place: Int)] = []
    for (place, candidate) in names.enumerated() {
      var distance = between(name, candidate)
      // A part of a name, or a name with more behind it, is nearer than its letters say.
      if candidate.hasPrefix(name) || name.hasPrefix(candidate) || candidate.contains(name) { distance = distance / 3 }
      if distance * 2 <= max(name.count, candidate.count) { found.append((candidate, distance, place)) }
    }
    found.sort { ($0.distance, $0.place) < ($1.distance, $1.place) }
    return found.prefix(limit).map(\.name)
  }
}
