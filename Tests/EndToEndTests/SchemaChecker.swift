import Foundation

/// The part of JSON Schema (draft 2020-12) that this repository's schemas use. An unknown keyword is a complaint, so
/// that a schema cannot ask for something that is not checked.
struct SchemaChecker {
  let root: [String: Any]

  init(file: URL) throws {
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
  }

  /// What is wrong with a value; empty for a valid one.
  func complaints(about value: Any) -> [String] { check(value, root, "$") }

  private func check(_ value: Any, _ schema: Any, _ path: String) -> [String] {
    if let allowed = schema as? Bool { return allowed ? [] : ["\(path): not allowed"] }
    guard let schema = schema as? [String: Any] else { return ["\(path): bad schema"] }
    return schema.keys.sorted().flatMap { keyword -> [String] in
      guard let rule = schema[keyword] else { return [] }
      switch keyword {
      case "$schema", "$id", "$defs", "title", "description": return []
      case "$ref": return resolve(rule).map { check(value, $0, path) } ?? ["\(path): bad reference"]
      case "type": return isOf(type: rule as? String ?? "", value) ? [] : ["\(path): not \(rule)"]
      case "enum": return (rule as? [String] ?? []).contains(value as? String ?? "") ? [] : ["\(path): not in enum"]
      default:
        return checkString(value, keyword, rule, path) ?? checkArray(value, keyword, rule, schema, path)
          ?? checkObject(value, keyword, rule, schema, path) ?? ["\(path): unknown keyword \(keyword)"]
      }
    }
  }

  private func checkString(_ value: Any, _ keyword: String, _ rule: Any, _ path: String) -> [String]? {
    switch keyword {
    case "pattern":
      guard let text = value as? String, let pattern = rule as? String else { return [] }
      return text.range(of: pattern, options: .regularExpression) == nil ? ["\(path): not like \(pattern)"] : []
    case "minLength": return (value as? String).map { $0.count < rule as? Int ?? 0 } == true ? ["\(path): short"] : []
    case "minimum":
      guard let number = value as? Double, let least = rule as? Double else { return [] }
      return number < least ? ["\(path): under \(least)"] : []
    default: return nil
    }
  }

  private func checkArray(
    _ value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any], _ path: String
  ) -> [String]? {
    guard ["items", "prefixItems", "minItems", "uniqueItems"].contains(keyword) else { return nil }
    guard let elements = value as? [Any] else { return [] }
    let prefix = schema["prefixItems"] as? [Any] ?? []
    switch keyword {
    case "minItems": return elements.count < rule as? Int ?? 0 ? ["\(path): too few"] : []
    case "uniqueItems": return Set(elements.map { "\($0)" }).count < elements.count ? ["\(path): not unique"] : []
    case "prefixItems":
      return zip(elements, prefix).enumerated().flatMap { check($1.0, $1.1, "\(path)[\($0)]") }
    default:
      return elements.enumerated().dropFirst(prefix.count).flatMap { check($1, rule, "\(path)[\($0)]") }
    }
  }

  private func checkObject(
    _ value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any], _ path: String
  ) -> [String]? {
    guard ["required", "properties", "additionalProperties"].contains(keyword) else { return nil }
    guard let members = value as? [String: Any] else { return [] }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    switch keyword {
    case "required":
      return (rule as? [String] ?? []).filter { members[$0] == nil }.map { "\(path): without \($0)" }
    case "properties":
      return members.keys.sorted().flatMap { name in
        properties[name].flatMap { rule in members[name].map { check($0, rule, "\(path).\(name)") } } ?? []
      }
    default:
      return members.keys.sorted().filter { properties[$0] == nil }
        .flatMap { check(members[$0] ?? NSNull(), rule, "\(path).\($0)") }
    }
  }

  private func resolve(_ reference: Any) -> Any? {
    guard let reference = reference as? String, reference.hasPrefix("#/") else { return nil }
    return reference.dropFirst(2).split(separator: "/").reduce(root as Any?) { node, key in
      (node as? [String: Any])?[String(key)]
    }
  }

  private func isOf(type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "number": value is NSNumber
    case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
    case "boolean": value is Bool
    default: false
    }
  }
}
