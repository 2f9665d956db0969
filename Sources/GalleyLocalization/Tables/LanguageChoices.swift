import Foundation
import Synchronization

/// Which of an input's languages a locale is shown in, kept by locale. Copies share what was found; whoever adds
/// languages takes a new one.
struct LanguageChoices: Sendable {
  private final class Kept: Sendable {
    let choices = Mutex<[String: String?]>([:])
  }

  private static let limit = 256
  private let kept = Kept()

  /// nil where no language fits.
  func language(for locale: String, among languages: [String]) -> String? {
    if let known = kept.choices.withLock({ $0[locale] }) { return known }
    let choice = Self.choose(for: locale, among: languages)
    kept.choices.withLock { choices in
      if choices.count >= Self.limit { choices = [:] }
      choices[locale] = .some(choice)
    }
    return choice
  }

  /// The language with the locale's script and region, else with its script, as Apple's bundles choose: `zh_TW` takes
  /// `zh-Hant`, `pt_AO` takes `pt-PT`, `en_NZ` takes `en-GB` before `en`; nil when none is of the locale's language.
  static func choose(for locale: String, among languages: [String]) -> String? {
    let plain = String(locale.prefix { $0 != "@" }).replacing("_", with: "-")
    if languages.contains(plain) { return plain }
    let wanted = Locale.Language(identifier: plain)
    let full = Locale.Language(identifier: wanted.maximalIdentifier)
    let code = Self.canonical(full.languageCode?.identifier)
    var best: (rank: Int, language: String)?
    for language in languages {
      let offered = Locale.Language(identifier: language)
      let offeredFull = Locale.Language(identifier: offered.maximalIdentifier)
      guard Self.canonical(offeredFull.languageCode?.identifier) == code, offeredFull.script == full.script else {
        continue
      }
      let rank =
        if offeredFull.region == full.region {
          3
        } else if let parent = full.parent, parent.maximalIdentifier == offeredFull.maximalIdentifier {
          2
        } else {
          offered.region == nil ? 1 : 0
        }
      if rank > best?.rank ?? -1 { best = (rank, language) }
    }
    return best?.language
  }

  /// The languages that stand in for a regional one, nearest first: `zh-Hant-HK` has `zh-Hant`, `pt-BR` has `pt`.
  static func parents(of language: String) -> [String] {
    var parts = language.split(separator: "-")
    var parents: [String] = []
    if let parent = Locale.Language(identifier: language).parent?.minimalIdentifier, parent != "und" {
      parents.append(parent)
    }
    // A region says the script: `zh-HK` is written as `zh-Hant` is.
    let full = Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier)
    if let code = parts.first, let script = full.script?.identifier { parents.append("\(code)-\(script)") }
    while parts.count > 1 {
      parts.removeLast()
      let parent = parts.joined(separator: "-")
      // The bare language only where it is written in the same script: `zh` is not what Hong Kong reads.
      let written = Locale.Language(identifier: Locale.Language(identifier: parent).maximalIdentifier)
      if written.script == full.script { parents.append(parent) }
    }
    var seen: Set<String> = [language]
    return parents.filter { seen.insert($0).inserted }
  }

  /// Old codes by their new ones; Norwegian is Bokmål where nothing else is said.
  private static func canonical(_ code: String?) -> String? {
    switch code {
    case "iw": "he"
    case "in": "id"
    case "ji": "yi"
    case "no": "nb"
    default: code
    }
  }
}
