import Foundation
import GalleyCatalog

/// English words in the form that a number asks for, from `Data/inflection/en.json`.
///
/// What a language's regular rules and its list of exceptions give; Apple's dictionaries of other languages are not
/// published, and texts in them stay as they are written.
public struct NounForms: Sendable {
  private let plurals: [String: String]
  private let singulars: [String: String]
  private let voiced: Set<String>
  private let sibilantO: Set<String>
  /// Words whose last letter but one in the plural is their own.
  private let silentE: Set<String>
  /// Words that end like plurals.
  private let endsInS: Set<String>
  private let invariant: Set<String>
  private let prepositions: Set<String>

  public static let english: NounForms? = {
    guard let bytes = try? DataFolder.find().bytes("inflection/en.json"),
      let json = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else { return nil }
    return NounForms(json)
  }()

  init(_ json: [String: Any]) {
    plurals = json["irregular"] as? [String: String] ?? [:]
    singulars = Dictionary(plurals.map { ($0.value, $0.key) }) { first, second in min(first, second) }
    func words(_ name: String) -> Set<String> { Set(json[name] as? [String] ?? []) }
    voiced = words("voiced")
    sibilantO = words("sibilantO")
    silentE = words("silentE")
    endsInS = words("endsInS")
    invariant = words("invariant")
    prepositions = words("prepositions")
  }

  /// The word of a phrase that agrees with its number, in the form for it; nil where nothing changes.
  ///
  /// The word is the last one before a preposition: `slice` in `3 thin slice of cake`.
  public func agreement(of phrase: String, isOne: Bool) -> (range: Range<String.Index>, word: String)? {
    var head: Range<String.Index>?
    var at = phrase.startIndex
    while let start = phrase[at...].firstIndex(where: \.isLetter) {
      let end = phrase[start...].firstIndex { !$0.isLetter && $0 != "'" && $0 != "’" } ?? phrase.endIndex
      if head != nil, prepositions.contains(phrase[start..<end].lowercased()) { break }
      head = start..<end
      at = end
    }
    guard let head else { return nil }
    let word = String(phrase[head])
    let form = isOne ? singular(word) : plural(word)
    return form == word ? nil : (head, form)
  }

  /// More than one of a word.
  public func plural(_ word: String) -> String {
    let small = word.lowercased()
    if invariant.contains(small) || singulars[small] != nil { return word }
    if let irregular = plurals[small] { return cased(irregular, like: word) }
    // Written in the plural already.
    if singular(word) != word { return word }
    if voiced.contains(small) {
      return String(word.dropLast(small.hasSuffix("fe") ? 2 : 1)) + cased("ves", after: word)
    }
    if small.hasSuffix("y"), !isVowel(small.dropLast().last) { return word.dropLast() + cased("ies", after: word) }
    let takesE = ["s", "x", "z", "ch", "sh"].contains { small.hasSuffix($0) } || sibilantO.contains(small)
    return word + cased(takesE ? "es" : "s", after: word)
  }

  /// One of a word.
  public func singular(_ word: String) -> String {
    let small = word.lowercased()
    if invariant.contains(small) || plurals[small] != nil { return word }
    if let irregular = singulars[small] { return cased(irregular, like: word) }
    if small.hasSuffix("ves") {
      let stem = small.dropLast(3)
      for end in ["f", "fe"] where voiced.contains(stem + end) {
        return word.dropLast(3) + cased(end, after: word)
      }
    }
    if small.hasSuffix("ies"), small.count > 4 { return word.dropLast(3) + cased("y", after: word) }
    if endsInS.contains(small) { return word }
    if small.hasSuffix("es"), !silentE.contains(String(small.dropLast())) {
      let stem = String(small.dropLast(2))
      if endsInS.contains(stem) || ["ss", "x", "zz", "tz", "ch", "sh"].contains(where: { stem.hasSuffix($0) }) {
        return String(word.dropLast(2))
      }
    }
    if small.hasSuffix("oes"), sibilantO.contains(String(small.dropLast(2))) { return String(word.dropLast(2)) }
    let isPlural = small.hasSuffix("s") && !["ss", "us", "is"].contains { small.hasSuffix($0) } && small.count > 2
    return isPlural ? String(word.dropLast()) : word
  }

  private func isVowel(_ letter: Character?) -> Bool { letter.map { "aeiou".contains($0) } ?? true }

  private func isUpper(_ word: String) -> Bool { word.count > 1 && word.allSatisfy { !$0.isLowercase } }

  private func cased(_ ending: String, after word: String) -> String { isUpper(word) ? ending.uppercased() : ending }

  private func cased(_ form: String, like word: String) -> String {
    if isUpper(word) { return form.uppercased() }
    return word.first?.isUppercase ?? false ? form.prefix(1).uppercased() + form.dropFirst() : form
  }
}
