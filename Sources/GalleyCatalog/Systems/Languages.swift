/// Languages, and which are written from right to left.
public struct Languages: Sendable {
  /// Codes of languages a locale may begin with.
  public let codes: Set<String>
  let rightToLeftLanguages: Set<String>
  let rightToLeftScripts: Set<String>

  init(json: JSONValue) {
    codes = Set(json["codes"]?.array.compactMap(\.string) ?? [])
    rightToLeftLanguages = Set(json["rightToLeft"]?["languages"]?.array.compactMap(\.string) ?? [])
    rightToLeftScripts = Set(json["rightToLeft"]?["scripts"]?.array.compactMap(\.string) ?? [])
  }

  /// The parts of a locale identifier before any keywords: `zh_Hant_TW` gives zh, Hant, TW.
  static func parts(_ locale: String) -> [Substring] {
    locale.prefix { $0 != "@" }.split(whereSeparator: { $0 == "_" || $0 == "-" })
  }

  /// Whether a locale is written from right to left: its script decides, else its language's usual script.
  public func isRightToLeft(_ locale: String) -> Bool {
    let parts = Self.parts(locale)
    guard let language = parts.first else { return false }
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return rightToLeftScripts.contains(script.prefix(1).uppercased() + script.dropFirst().lowercased())
    }
    return rightToLeftLanguages.contains(language.lowercased())
  }

  /// Whether a locale identifier is well formed and begins with a known language.
  public func isLocale(_ locale: String) -> Bool {
    let parts = Self.parts(locale)
    guard let language = parts.first, codes.contains(language.lowercased()) else { return false }
    return parts.dropFirst().allSatisfy {
      (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  /// Known codes near a wrong one.
  public func nearest(to locale: String) -> [String] {
    let language = Self.parts(locale).first.map { $0.lowercased() } ?? locale.lowercased()
    let near = codes.filter { EditDistance.between($0, language) <= 1 }.sorted()
    return Array(near.prefix(5))
  }
}
