import Foundation
import GalleyCatalog

/// The translations of the input, by table, language and key.
struct StringsIndex: Sendable {
  private var tables: [String: [String: [String: String]]] = [:]

  var isEmpty: Bool { tables.isEmpty }

  /// The language of a folder such as `de.lproj`; nil outside of one.
  static func language(of path: String) -> String? {
    guard let folder = path.split(separator: "/").last, folder.hasSuffix(".lproj") else { return nil }
    let name = folder.dropLast(".lproj".count)
    return name == "Base" ? "en" : String(name)
  }

  /// Adds a file if it is one of strings.
  mutating func add(_ url: URL, name: String, language: String?) {
    if name.hasSuffix(".strings"), let language {
      guard let data = FileManager.default.contents(atPath: url.path) else { return }
      add(StringsIndex.parse(data), table: String(name.dropLast(".strings".count)), language)
    } else if name.hasSuffix(".xcstrings") {
      guard let data = FileManager.default.contents(atPath: url.path), let json = try? JSONValue(parsing: [UInt8](data))
      else { return }
      add(catalog: json, table: String(name.dropLast(".xcstrings".count)))
    }
  }

  private mutating func add(_ strings: [String: String], table: String, _ language: String) {
    tables[table, default: [:]][language, default: [:]].merge(strings) { first, _ in first }
  }

  private mutating func add(catalog: JSONValue, table: String) {
    for member in catalog["strings"]?.members ?? [] {
      for localization in member.value["localizations"]?.members ?? [] {
        // Of a plural's forms the general one stands for all.
        let unit =
          localization.value["stringUnit"]
          ?? localization.value["variations"]?["plural"]?["other"]?["stringUnit"]
        guard let value = unit?["value"]?.string else { continue }
        add([member.key: value], table: table, localization.key)
      }
    }
  }

  /// A translation for a locale: its own, else its language's, else English or the only one there is.
  func find(_ key: String, _ table: String?, _ locale: Locale) -> String? {
    guard let languages = tables[table ?? "Localizable"] else { return nil }
    let identifier = locale.identifier.replacingOccurrences(of: "_", with: "-")
    let parts = identifier.split(separator: "-")
    var names = [identifier]
    if parts.count > 2 { names.append(parts.prefix(2).joined(separator: "-")) }
    if let language = parts.first { names.append(String(language)) }
    names.append("en")
    for name in names {
      if let value = languages[name]?[key] { return value }
    }
    return nil
  }

  // MARK: - Files

  /// The pairs of a `.strings` file: a property list, or `"key" = "value";`.
  static func parse(_ data: Data) -> [String: String] {
    if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String] {
      return list
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return [:] }
    return parse(text)
  }

  private static func parse(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    var words: [String] = []
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\"": words.append(quoted(&rest))
      case ";":
        if words.count == 2 { result[words[0]] = words[1] }
        words = []
      case "/" where rest.first == "/": rest = rest.drop { !$0.isNewline }
      case "/" where rest.first == "*":
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      default: break
      }
    }
    return result
  }

  private static func quoted(_ rest: inout Substring) -> String {
    var word = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let escaped = rest.popFirst() else {
        word.append(character)
        continue
      }
      switch escaped {
      case "n": word.append("\n")
      case "t": word.append("\t")
      default: word.append(escaped)
      }
    }
    return word
  }
}
