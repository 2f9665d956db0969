import GalleyCatalog

/// Reads one key's text in one language out of a string catalog.
struct StringCatalogReader {
  private let key: String
  private let language: String
  private var problems: StringsProblems
  private var lines: [String: Int] = [:]

  /// How deep a text's containers may stand in each other.
  private static let depthLimit = 64

  init(key: String, language: String, file: String) {
    self.key = key
    self.language = language
    problems = StringsProblems(file: file)
  }

  /// Whether a localization that begins at a place has a text.
  static func hasText(_ bytes: [UInt8], at place: JSONCursor.Place) -> Bool {
    var cursor = JSONCursor(bytes, at: place, depthLimit: depthLimit)
    guard let value = try? cursor.value() else { return false }
    var reader = StringCatalogReader(key: "", language: "", file: "")
    return reader.entry(value, line: 0) != nil
  }

  /// - Parameter place: where the key's object begins in a file that is known to be JSON.
  mutating func read(_ bytes: [UInt8], at place: JSONCursor.Place) -> StringCatalog.Reading {
    var entry: LocalizedEntry?
    do throws(JSONValue.SyntaxError) {
      var cursor = JSONCursor(bytes, at: place, depthLimit: Self.depthLimit)
      try cursor.object { cursor, name, _ throws(JSONValue.SyntaxError) in
        guard name == "localizations" else { return try cursor.skip() }
        let kind = cursor.kind
        guard kind == "an object" else {
          problems.add(
            .wrongKind(path: "localizations of \"\(key)\"", wanted: "an object", found: kind), line: cursor.place.line)
          return try cursor.skip()
        }
        try cursor.object { cursor, name, line throws(JSONValue.SyntaxError) in
          guard name == language else { return try cursor.skip() }
          if entry != nil { problems.add(.twice("\(language) of \"\(key)\""), line: line) }
          let start = cursor.place
          let value = try cursor.value()
          entry = self.entry(value, line: line)
          check(bytes[start.offset..<cursor.place.offset], line: start.line)
        }
      }
    } catch {
      problems.add(.syntaxOfText("the text of \"\(key)\" is \(error.problem)"), line: error.line)
    }
    return StringCatalog.Reading(entry: entry, problems: problems.all)
  }

  /// Says where a text is not UTF-8, or has half of a pair of surrogates: both show as U+FFFD.
  private mutating func check(_ bytes: ArraySlice<UInt8>, line: Int) {
    guard lines.keys.contains(where: { $0.unicodeScalars.contains("\u{FFFD}") }) else { return }
    let text = DecodedText(Array(bytes))
    if let place = text.faults.first?.place {
      problems.add(.notUTF8, line: line + place.line - 1)
    } else if !text.scalars.contains("\u{FFFD}") {
      problems.add(
        .escape("an escape of \"\(key)\" is half of a pair and shows as \u{FFFD}; write both halves"), line: line)
    }
  }

  // MARK: - Texts

  /// A localization; nil where nothing is translated yet.
  mutating func entry(_ value: JSONValue, line: Int) -> LocalizedEntry? {
    guard case .object(let members) = value else {
      problems.add(.wrongKind(path: "\(language) of \"\(key)\"", wanted: "an object", found: value.kind), line: line)
      return nil
    }
    guard let form = form(value, line: line, depth: 0) else { return nil }
    var text = LocalizedText(form)
    if let substitutions = members.last(where: { $0.key == "substitutions" }) {
      for substitution in substitutions.value.members {
        if text.variables[substitution.key] != nil {
          problems.add(.twice("the substitution \(substitution.key) of \"\(key)\""), line: substitution.line)
        }
        text.variables[substitution.key] = variable(substitution)
      }
    }
    for name in text.undefinedVariables { problems.add(.noVariable(key: key, name: name), line: line) }
    if let cycle = text.cycle { problems.add(.cycle(key: key, names: cycle), line: line) }
    return LocalizedEntry(text: text, line: line, lines: lines)
  }

  /// What stands in a localization, a variation or a substitution; nil where nothing is translated yet.
  private mutating func form(_ value: JSONValue, line: Int, depth: Int) -> LocalizedText.Form? {
    guard depth < LocalizedText.depthLimit else {
      problems.add(.tooDeep(limit: LocalizedText.depthLimit), line: line)
      return nil
    }
    if let unit = value.last("stringUnit") {
      guard let member = unit.value.last("value"), let text = member.value.string else {
        problems.add(
          .wrongKind(
            path: "value of \"\(key)\"", wanted: "a text", found: unit.value.last("value")?.value.kind ?? "missing"),
          line: unit.line)
        return nil
      }
      // A new entry is empty until somebody writes it.
      if text.isEmpty, unit.value.last("state")?.value.string == "new" { return nil }
      lines[text] = member.line
      return .text(text)
    }
    guard let variations = value.last("variations") else { return nil }
    for kind in variations.value.members where !["plural", "device", "width"].contains(kind.key) {
      problems.add(
        .unknown(name: kind.key, of: "kind of variation", key: key, known: ["plural", "device", "width"]),
        line: kind.line)
    }
    if let plural = variations.value.last("plural") { return self.plural(plural, depth: depth + 1) }
    if let device = variations.value.last("device") { return self.device(device, depth: depth + 1) }
    if let width = variations.value.last("width") { return self.width(width, depth: depth + 1) }
    return nil
  }

  private mutating func plural(_ plural: JSONValue.Member, depth: Int) -> LocalizedText.Form? {
    var forms: [PluralCategory: LocalizedText.Form] = [:]
    for member in plural.value.members {
      guard let category = PluralCategory(rawValue: member.key) else {
        problems.add(
          .unknown(name: member.key, of: "form for numbers", key: key, known: PluralCategory.allCases.map(\.rawValue)),
          line: member.line)
        continue
      }
      if forms[category] != nil { problems.add(.twice("\(member.key) of \"\(key)\""), line: member.line) }
      if let form = form(member.value, line: member.line, depth: depth) { forms[category] = form }
    }
    if !forms.isEmpty, forms[.other] == nil {
      problems.add(.noOther(key: key, of: "the \(language) text"), line: plural.line)
    }
    return forms.isEmpty ? nil : .plural(forms)
  }

  private mutating func device(_ device: JSONValue.Member, depth: Int) -> LocalizedText.Form? {
    var forms: [String: LocalizedText.Form] = [:]
    for member in device.value.members {
      guard DeviceName.all.contains(member.key) else {
        problems.add(.unknown(name: member.key, of: "device", key: key, known: DeviceName.all), line: member.line)
        continue
      }
      if let form = form(member.value, line: member.line, depth: depth) { forms[member.key] = form }
    }
    return forms.isEmpty ? nil : .device(forms)
  }

  private mutating func width(_ width: JSONValue.Member, depth: Int) -> LocalizedText.Form? {
    var forms: [Int: LocalizedText.Form] = [:]
    for member in width.value.members {
      guard let ems = Int(member.key), ems >= 0 else {
        problems.add(.unknown(name: member.key, of: "width", key: key, known: ["whole numbers"]), line: member.line)
        continue
      }
      if let form = form(member.value, line: member.line, depth: depth) { forms[ems] = form }
    }
    return forms.isEmpty ? nil : .width(forms)
  }

  private mutating func variable(_ substitution: JSONValue.Member) -> LocalizedText.Variable? {
    guard let form = form(substitution.value, line: substitution.line, depth: 1) else { return nil }
    var argument: Int?
    if let given = substitution.value.last("argNum") {
      argument = given.value.number.flatMap { Int(exactly: $0) }.flatMap { (1...999).contains($0) ? $0 - 1 : nil }
      if argument == nil {
        problems.add(
          .wrongKind(
            path: "argNum of \(substitution.key) of \"\(key)\"", wanted: "a whole number from 1",
            found: given.value.number.map { JSONText.exact($0) } ?? given.value.kind), line: given.line)
      }
    }
    var specifier = "%lld"
    if let given = substitution.value.last("formatSpecifier") {
      let wanted = "%" + (given.value.string ?? "")
      if case .argument(nil, wanted)? = FormatToken.tokens(of: wanted).first {
        specifier = wanted
      } else {
        problems.add(
          .unknown(
            name: given.value.string ?? given.value.kind, of: "formatSpecifier", key: key,
            known: ["lld", "ld", "d", "lf", "@"]), line: given.line)
      }
    } else {
      problems.add(
        .missing("formatSpecifier", of: "the substitution \(substitution.key) of \"\(key)\"", assumed: "lld"),
        line: substitution.line)
    }
    return LocalizedText.Variable(argument: argument, specifier: specifier, form: form)
  }
}

extension JSONValue {
  /// An object's member; of several of one name the last one.
  fileprivate func last(_ key: String) -> Member? { members.last { $0.key == key } }
}
