/// The known name that a mistyped one most likely stands for.
enum NearestName {
  static func of(_ word: String, in names: [String]) -> String? {
    names.map { (name: $0, distance: distance(word.lowercased(), $0.lowercased())) }
      .filter { $0.distance <= max(2, word.count / 3) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// Insertions, removals and replacements that turn one word into the other.
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second.unicodeScalars.prefix(128))
    var row = Array(0...second.count)
    for (index, scalar) in first.unicodeScalars.prefix(128).enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let replaced = diagonal + (scalar == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
