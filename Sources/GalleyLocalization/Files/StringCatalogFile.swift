import GalleyCatalog

/// The texts of a string catalog (`.xcstrings`), by language.
struct StringCatalogFile {
  private(set) var sourceLanguage = "en"
  private(set) var texts: [String: [String: LocalizedText]] = [:]
  /// Every key of the catalog: in the source language a key without a text is its own.
  private(set) var keys: Set<String> = []
  /// Keys that are not to be translated.
  private(set) var untranslated: Set<String> = []
  private(set) var problems: [StringsProblem] = []

  private let name: String

  init(_ bytes: [UInt8], name: String) {
    self.name = name
    do throws(JSONValue.SyntaxError) {
      read(try JSONValue(parsing: bytes))
    } catch {
      fail(.syntax(error.problem), line: error.line)
    }
  }

  private mutating func read(_ json: JSONValue) {
    guard case .object = json else {
      return fail(.wrongKind(path: "the file", wanted: "an object", found: json.kind), line: 1)
    }
    guard case .object(let members)? = json["strings"] else {
      return fail(
        .wrongKind(path: "strings", wanted: "an object", found: json["strings"]?.kind ?? "missing"), line: 1)
    }
    if let language = json["sourceLanguage"]?.string { sourceLanguage = language }
    for member in members { read(member) }
  }

  private mutating func fail(_ fault: StringsProblem.Fault, line: Int?) {
    problems.append(StringsProblem(file: name, line: line, fault))
  }

  private mutating func read(_ member: JSONValue.Member) {
    guard case .object = member.value else {
      return fail(
        .wrongKind(path: "\"\(member.key)\"", wanted: "an object", found: member.value.kind), line: member.line)
    }
    keys.insert(member.key)
    if member.value["shouldTranslate"]?.bool == false { untranslated.insert(member.key) }
    for localization in member.value["localizations"]?.members ?? [] {
      guard let form = form(localization.value) else { continue }
      var variables: [String: LocalizedText.Variable] = [:]
      for substitution in localization.value["substitutions"]?.members ?? [] {
        variables[substitution.key] = variable(substitution.value)
      }
      if case .text(let format) = form {
        for case .variable(_, let name) in FormatToken.tokens(of: format) where variables[name] == nil {
          fail(.noVariable(key: member.key, name: name), line: localization.line)
        }
      }
      texts[localization.key, default: [:]][member.key] = LocalizedText(form, variables: variables)
    }
  }

  /// What stands in a localization, a variation or a substitution; nil where nothing is translated yet.
  private func form(_ value: JSONValue) -> LocalizedText.Form? {
    if let unit = value["stringUnit"] {
      guard let text = unit["value"]?.string else { return nil }
      // A new entry is empty until somebody writes it.
      if text.isEmpty, unit["state"]?.string == "new" { return nil }
      return .text(text)
    }
    guard let variations = value["variations"] else { return nil }
    if let plural = variations["plural"] {
      var forms: [PluralCategory: LocalizedText.Form] = [:]
      for member in plural.members {
        if let category = PluralCategory(rawValue: member.key) { forms[category] = form(member.value) }
      }
      return forms.isEmpty ? nil : .plural(forms)
    }
    if let device = variations["device"] {
      var forms: [String: LocalizedText.Form] = [:]
      for member in device.members { forms[member.key] = form(member.value) }
      return forms.isEmpty ? nil : .device(forms)
    }
    if let width = variations["width"] {
      var forms: [Int: LocalizedText.Form] = [:]
      for member in width.members { if let ems = Int(member.key) { forms[ems] = form(member.value) } }
      return forms.isEmpty ? nil : .width(forms)
    }
    return nil
  }

  private func variable(_ value: JSONValue) -> LocalizedText.Variable? {
    guard let form = form(value) else { return nil }
    return LocalizedText.Variable(
      argument: value["argNum"]?.number.flatMap { $0 >= 1 && $0 < 1000 ? Int($0) - 1 : nil },
      specifier: "%" + (value["formatSpecifier"]?.string ?? "lld"), form: form)
  }
}
