import Foundation

/// The texts of a `.stringsdict`: a property list of texts in forms for numbers, devices and widths.
struct StringsDictionaryFile {
  private(set) var texts: [String: LocalizedText] = [:]
  private(set) var problems: [StringsProblem] = []

  private let name: String

  init(_ bytes: [UInt8], name: String) {
    self.name = name
    switch PropertyListText(bytes) {
    case .broken(let fault, let line): fail(fault, line: line)
    case .list(let list):
      guard let entries = list as? [String: Any] else {
        fail(.wrongKind(path: "the file", wanted: "a dictionary", found: Self.kind(list)))
        return
      }
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) { texts[key] = text(value, key) }
    }
  }

  private mutating func fail(_ fault: StringsProblem.Fault, line: Int? = nil) {
    problems.append(StringsProblem(file: name, line: line, fault))
  }

  private static func kind(_ value: Any) -> String {
    switch value {
    case is String: "a text"
    case is [Any]: "a list"
    case is [String: Any]: "a dictionary"
    default: "something else"
    }
  }

  private mutating func text(_ value: Any, _ key: String) -> LocalizedText? {
    if let text = value as? String { return LocalizedText(.text(text)) }
    guard let entry = value as? [String: Any] else {
      fail(.wrongKind(path: "\"\(key)\"", wanted: "a dictionary", found: Self.kind(value)))
      return nil
    }
    // Texts by device or by width alone need no format.
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return LocalizedText(.device(devices.compactMapValues { ($0 as? String).map { .text($0) } }))
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      return LocalizedText(Self.widths(widths))
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
      fail(.wrongKind(path: "NSStringLocalizedFormatKey of \"\(key)\"", wanted: "a text", found: "missing"))
      return nil
    }
    var variables: [String: LocalizedText.Variable] = [:]
    for (name, value) in entry where name != "NSStringLocalizedFormatKey" {
      guard let rule = value as? [String: Any] else { continue }
      variables[name] = variable(rule)
    }
    for case .variable(_, let name) in FormatToken.tokens(of: format) where variables[name] == nil {
      fail(.noVariable(key: key, name: name))
    }
    return LocalizedText(.text(format), variables: variables)
  }

  private func variable(_ rule: [String: Any]) -> LocalizedText.Variable {
    var forms: [PluralCategory: LocalizedText.Form] = [:]
    for category in PluralCategory.allCases {
      if let text = rule[category.rawValue] as? String { forms[category] = .text(text) }
    }
    return LocalizedText.Variable(
      specifier: "%" + ((rule["NSStringFormatValueTypeKey"] as? String).flatMap { $0.isEmpty ? nil : $0 } ?? "lld"),
      form: .plural(forms))
  }

  private static func widths(_ widths: [String: Any]) -> LocalizedText.Form {
    .width(
      Dictionary(
        widths.compactMap { key, value in
          guard let width = Int(key), let text = value as? String else { return nil }
          return (width, .text(text))
        }, uniquingKeysWith: { first, _ in first }))
  }
}
