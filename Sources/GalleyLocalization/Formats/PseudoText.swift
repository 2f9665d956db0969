import GalleyScenario

/// Text that shows faults of localisation before anybody has translated anything.
///
/// Works on the literal parts of a text alone, so that names, numbers and links stay what they are.
public enum PseudoText {
  /// The share by which `long` lengthens a text: what German takes over English in short labels (and more in some).
  static let growth = 0.35

  /// A literal part of a text as a pseudo-language shows it; `keys` changes what is looked up, not a part.
  public static func text(_ literal: String, _ language: PseudoLanguage?) -> String {
    switch language {
    case nil, .keys?: literal
    case .accented?: accented(literal)
    case .long?: long(literal)
    case .rtl?: mirrored(literal)
    }
  }

  // MARK: - Accented

  private static let accents: [Character: Character] = {
    let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    let marked = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž"
    return Dictionary(uniqueKeysWithValues: zip(plain, marked))
  }()

  /// Every ASCII letter with marks above or below it: what is still plain was never looked up, and what is cut off at
  /// the top or bottom shows.
  private static func accented(_ literal: String) -> String { String(literal.map { accents[$0] ?? $0 }) }

  // MARK: - Long

  /// Letters doubled evenly until the text has a third more characters. Words stay words, so that lines break as they
  /// would in a translation, and numbers what they are.
  private static func long(_ literal: String) -> String {
    let characters = Array(literal)
    let letters = characters.indices.filter { characters[$0].isLetter }
    guard !letters.isEmpty else { return literal }
    let wanted = Int((Double(characters.count) * growth).rounded(.up))
    var result = ""
    var given = 0
    for (number, index) in characters.indices.enumerated() {
      result.append(characters[index])
      guard let rank = rank(of: number, in: letters) else { continue }
      // After the k-th of n letters, k/n of what is wanted has been given.
      let due = wanted * (rank + 1) / letters.count
      while given < due {
        result.append(characters[index])
        given += 1
      }
    }
    return result
  }

  private static func rank(of index: Int, in letters: [Int]) -> Int? {
    var low = 0
    var high = letters.count
    while low < high {
      let middle = (low + high) / 2
      if letters[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < letters.count && letters[low] == index ? low : nil
  }

  // MARK: - Right to left

  /// A mark that makes the paragraph one from right to left, and parts numbers from overrides beside them; an override,
  /// and its end.
  private static let (mark, override, pop) = ("\u{200F}", "\u{202E}", "\u{202C}")

  /// Letters that read from right to left by an override, which ends with each line and before each number: those read
  /// from left to right in every language.
  private static func mirrored(_ literal: String) -> String {
    guard literal.contains(where: \.isLetter) else { return literal }
    return literal.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      parts(line).map { part in
        part.isNumber || part.text.isEmpty ? String(part.text) : mark + override + part.text + pop + mark
      }.joined()
    }.joined(separator: "\n")
  }

  /// A line cut into numbers, with the signs inside them, and the rest.
  private static func parts(_ line: Substring) -> [(text: Substring, isNumber: Bool)] {
    var parts: [(text: Substring, isNumber: Bool)] = []
    var rest = line
    while !rest.isEmpty {
      let words = rest.prefix { !$0.isNumber }
      if !words.isEmpty { parts.append((words, false)) }
      rest = rest[words.endIndex...]
      let figures = rest.prefix { $0.isNumber || ".,:/-\u{2013}".contains($0) }
      let end = figures.lastIndex(where: \.isNumber).map { figures.index(after: $0) } ?? figures.startIndex
      if end > figures.startIndex { parts.append((rest[..<end], true)) }
      rest = rest[end...]
    }
    return parts
  }
}
