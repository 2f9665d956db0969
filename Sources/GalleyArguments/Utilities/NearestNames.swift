/// The names that somebody may have meant.
public enum NearestNames {
  /// At most `limit` names near to what was typed, nearest first, then in the order of `names`.
  ///
  /// Near means: begins with it (three letters or more), or differs in at most a third of its letters, a swap of two
  /// neighbours counting as one. Case does not matter. O(names × letters²).
  public static func of(_ typed: String, among names: [String], limit: Int = 3) -> [String] {
    let wanted = Array(typed.lowercased())
    guard !wanted.isEmpty else { return [] }
    let allowed = max(1, wanted.count / 3)
    var found: [(name: String, distance: Int, place: Int)] = []
    for (place, name) in names.enumerated() {
      let letters = Array(name.lowercased())
      if wanted.count >= 3, letters.starts(with: wanted) {
        found.append((name, 0, place))
      } else {
        let distance = editDistance(wanted, letters, atMost: allowed)
        if distance <= allowed, distance < letters.count { found.append((name, distance, place)) }
      }
    }
    return found.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(limit).map(\.name)
  }

  /// Insertions, removals, replacements and swaps of neighbours that make one word of the other.
  static func editDistance(_ a: [Character], _ b: [Character], atMost limit: Int) -> Int {
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + Array(repeating: 0, count: b.count)
      for j in 1...b.count {
        let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        row[j] = min(last[j] + 1, row[j - 1] + 1, replaced)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], beforeLast[j - 2] + 1) }
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
