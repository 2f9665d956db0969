@_implementationOnly import CPluralRules
import Synchronization

/// The classes into which a language sorts numbers, by CLDR's names.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}

/// Which class a number is of in a language: ICU's rules. May be called from any thread.
public enum PluralRules {
  private struct Opened: @unchecked Sendable {
    var rules: [String: OpaquePointer?] = [:]
  }

  /// A process meets a handful of languages; a hostile one could name any number.
  private static let limit = 64
  private static let opened = Mutex(Opened())

  /// - Parameter language: a BCP 47 or ICU identifier.
  public static func category(of number: Double, language: String) -> PluralCategory {
    guard number.isFinite else { return .other }
    return opened.withLock { state in
      if state.rules[language] == nil {
        if state.rules.count >= limit {
          for rules in state.rules.values { galley_plurals_close(rules) }
          state.rules = [:]
        }
        state.rules[language] = .some(galley_plurals_open(language))
      }
      guard let rules = state.rules[language] ?? nil else { return .other }
      return PluralCategory(rawValue: String(cString: galley_plurals_select(rules, number))) ?? .other
    }
  }
}
