import GalleyLocalization

extension MarkdownTemplate {
  /// Whether some words are to agree with a number: `^[\\(count) item](inflect: true)`.
  private var hasAgreement: Bool { runs.contains { !$0.span.attributes.isEmpty } }

  /// Puts the words that are to agree with a number in the form for it.
  ///
  /// - Parameters:
  ///   - number: an argument's number; nil for one that is none.
  ///   - text: an argument in words.
  public mutating func agree(
    language: String, number: (Int) -> Double?, text: (Int, String) -> String
  ) {
    guard hasAgreement, language.prefix(2) == "en", let forms = NounForms.english else { return }
    var start = 0
    while start < runs.count {
      let attributes = runs[start].span.attributes
      var end = start + 1
      while end < runs.count, runs[end].span.attributes == attributes { end += 1 }
      if let attribute = attributes.last.map(Attribute.init) {
        agree(start..<end, attribute, forms, number: number, text: text)
      }
      start = end
    }
  }

  /// What is written in the parentheses: `inflect: true`, `agreeWithArgument: 1`.
  private struct Attribute {
    var inflects = false
    /// From 0.
    var argument: Int?

    init(_ text: String) {
      for member in text.split(separator: ",") {
        let pair = member.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard pair.count == 2 else { continue }
        switch pair[0] {
        case "inflect": inflects = pair[1] == "true"
        case "agreeWithArgument": argument = Int(pair[1]).map { $0 - 1 }
        default: break
        }
      }
    }
  }

  private mutating func agree(
    _ range: Range<Int>, _ attribute: Attribute, _ forms: NounForms, number: (Int) -> Double?,
    text: (Int, String) -> String
  ) {
    guard attribute.inflects || attribute.argument != nil else { return }
    var count = attribute.argument.flatMap(number)
    var phrase = ""
    // Where each piece of the group is in the phrase.
    var places: [(run: Int, piece: Int, range: Range<Int>)] = []
    for run in range {
      for (index, piece) in runs[run].pieces.enumerated() {
        let words: String
        switch piece {
        case .text(let text): words = text
        case .argument(let argument, let specifier):
          if count == nil, let value = number(argument) { count = value }
          words = text(argument, specifier)
        }
        let start = phrase.count
        phrase += words
        places.append((run, index, start..<phrase.count))
      }
    }
    guard let count = count ?? Self.figure(in: phrase),
      let (found, word) = forms.agreement(of: phrase, isOne: PluralRules.category(of: count, language: "en") == .one)
    else { return }
    let from = phrase.distance(from: phrase.startIndex, to: found.lowerBound)
    let to = phrase.distance(from: phrase.startIndex, to: found.upperBound)
    guard let place = places.first(where: { $0.range.lowerBound <= from && to <= $0.range.upperBound }) else { return }
    let words = Array(phrase)
    runs[place.run].pieces[place.piece] = .text(
      String(words[place.range.lowerBound..<from]) + word + String(words[to..<place.range.upperBound]))
  }

  /// The first number that is written in figures.
  private static func figure(in phrase: String) -> Double? {
    guard let start = phrase.firstIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
    return Double(phrase[start...].prefix { $0.isASCII && $0.isNumber })
  }
}
