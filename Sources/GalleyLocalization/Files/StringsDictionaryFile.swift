/// The texts of a `.stringsdict`: a property list of texts in forms for numbers, devices and widths.
///
/// Apple's documentation ("Localizing strings that contain plurals", "Creating width and device variants of strings")
/// has the rules side by side. Xcode writes catalogs out with one inside the other, so a form may be any of them.
struct StringsDictionaryFile {
  private(set) var contents = StringsContents()

  var texts: [String: LocalizedText] { contents.texts }
  var problems: [StringsProblem] { contents.problems }

  init(_ bytes: [UInt8], name: String) {
    let file = PropertyListFile(bytes, name: name, isOpen: false)
    var reader = Reader(problems: file.problems)
    for member in file.members ?? [] {
      reader.entry = LocalizedEntry(text: LocalizedText(.text("")), line: member.place?.line)
      reader.key = member.key
      guard let form = reader.form(member.value, at: member.place, depth: 0) else { continue }
      reader.entry.text = LocalizedText(unwrapping: form)
      contents.entries[member.key] = reader.entry
    }
    contents.problems = reader.problems.all
  }

  private typealias Member = PropertyListValue.Member

  private struct Reader {
    var problems: StringsProblems
    var key = ""
    var entry = LocalizedEntry(text: LocalizedText(.text("")))

    private static let (format, device, width) = (
      "NSStringLocalizedFormatKey", "NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType"
    )
    private static let (rule, plural, valueType) = (
      "NSStringFormatSpecTypeKey", "NSStringPluralRuleType", "NSStringFormatValueTypeKey"
    )

    /// What stands for a key, or in one of its rules; nil where nothing can be made of it.
    mutating func form(_ value: PropertyListValue, at place: FilePlace?, depth: Int) -> LocalizedText.Form? {
      if let text = value.text {
        if let line = (value.place ?? place)?.line { entry.lines[text] = line }
        return .text(text)
      }
      guard let members = value.members else {
        problems.add(.wrongKind(path: "\"\(key)\"", wanted: "a dictionary", found: value.kind), at: place)
        return nil
      }
      guard depth < LocalizedText.depthLimit else {
        problems.add(.tooDeep(limit: LocalizedText.depthLimit), at: place)
        return nil
      }
      if members.last(Self.rule) != nil {
        return variable(members, at: place, "a rule", depth: depth)?.form
      }
      if let devices = members.last(Self.device) { return self.devices(devices, depth: depth) }
      if let widths = members.last(Self.width) {
        return self.widths(widths.value.members, at: widths.place, depth: depth)
      }
      return composed(members, at: place, depth: depth)
    }

    private mutating func composed(_ members: [Member], at place: FilePlace?, depth: Int) -> LocalizedText.Form? {
      guard let format = members.last(Self.format)?.value.text else {
        let found = members.last(Self.format)?.value.kind ?? "missing"
        problems.add(
          .wrongKind(path: "\(Self.format) of \"\(key)\"", wanted: "a text", found: found),
          at: members.last(Self.format)?.place ?? place)
        return nil
      }
      var text = LocalizedText(.text(format))
      for member in members where member.key != Self.format {
        guard let rule = member.value.members else {
          problems.add(
            .wrongKind(path: "\"\(member.key)\" of \"\(key)\"", wanted: "a dictionary", found: member.value.kind),
            at: member.place)
          continue
        }
        text.variables[member.key] = variable(rule, at: member.place, "the variable \(member.key)", depth: depth + 1)
      }
      let line = members.last(Self.format)?.value.place
      if let line = line?.line { entry.lines[format] = line }
      for name in text.undefinedVariables { problems.add(.noVariable(key: key, name: name), at: line ?? place) }
      if let cycle = text.cycle { problems.add(.cycle(key: key, names: cycle), at: line ?? place) }
      return text.variables.isEmpty ? text.form : .composed(text)
    }

    // MARK: - Rules

    private mutating func variable(
      _ members: [Member], at place: FilePlace?, _ what: String, depth: Int
    ) -> LocalizedText.Variable? {
      let type = members.last(Self.rule)
      switch type?.value.text {
      case Self.width?:
        let widths = members.filter { $0.key != Self.rule && $0.key != Self.valueType }
        return self.widths(widths, at: place, depth: depth).map { LocalizedText.Variable(form: $0) }
      case Self.plural?: break
      case let name:
        if let name {
          problems.add(
            .unknown(name: name, of: "kind of rule", key: key, known: [Self.plural, Self.width]), at: type?.place)
        } else {
          problems.add(.missing(Self.rule, of: "\(what) of \"\(key)\"", assumed: Self.plural), at: place)
        }
      }
      let specifier = valueType(members, at: place, what)
      guard let form = plurals(members, at: place, what, depth: depth) else { return nil }
      return LocalizedText.Variable(specifier: specifier, form: form)
    }

    /// The specifier of a variable's number.
    private mutating func valueType(_ members: [Member], at place: FilePlace?, _ what: String) -> String {
      let given = members.last(Self.valueType)
      guard let type = given?.value.text, !type.isEmpty else {
        problems.add(
          .missing(Self.valueType, of: "\(what) of \"\(key)\"", assumed: "lld"), at: given?.place ?? place)
        return "%lld"
      }
      guard case .argument(nil, let specifier)? = FormatToken.tokens(of: "%" + type).first, specifier == "%" + type
      else {
        problems.add(
          .unknown(name: type, of: Self.valueType, key: key, known: ["d", "ld", "lld", "lu", "f", "@"]),
          at: given?.place)
        return "%lld"
      }
      return specifier
    }

    private mutating func plurals(
      _ members: [Member], at place: FilePlace?, _ what: String, depth: Int
    ) -> LocalizedText.Form? {
      var forms: [PluralCategory: LocalizedText.Form] = [:]
      for member in members where member.key != Self.rule && member.key != Self.valueType {
        guard let category = PluralCategory(rawValue: member.key) else {
          problems.add(
            .unknown(
              name: member.key, of: "form for numbers", key: key, known: PluralCategory.allCases.map(\.rawValue)),
            at: member.place)
          continue
        }
        if let form = form(member.value, at: member.place, depth: depth + 1) { forms[category] = form }
      }
      if forms[.other] == nil { problems.add(.noOther(key: key, of: what), at: place) }
      return forms.isEmpty ? nil : .plural(forms)
    }

    private mutating func devices(_ rule: Member, depth: Int) -> LocalizedText.Form? {
      guard let members = rule.value.members else {
        problems.add(
          .wrongKind(path: "\(Self.device) of \"\(key)\"", wanted: "a dictionary", found: rule.value.kind),
          at: rule.place)
        return nil
      }
      var forms: [String: LocalizedText.Form] = [:]
      for member in members {
        guard DeviceName.all.contains(member.key) else {
          problems.add(.unknown(name: member.key, of: "device", key: key, known: DeviceName.all), at: member.place)
          continue
        }
        if let form = form(member.value, at: member.place, depth: depth + 1) { forms[member.key] = form }
      }
      return forms.isEmpty ? nil : .device(forms)
    }

    private mutating func widths(_ members: [Member]?, at place: FilePlace?, depth: Int) -> LocalizedText.Form? {
      guard let members else {
        problems.add(
          .wrongKind(path: "\(Self.width) of \"\(key)\"", wanted: "a dictionary", found: "something else"), at: place)
        return nil
      }
      var forms: [Int: LocalizedText.Form] = [:]
      for member in members {
        guard let width = Int(member.key), width >= 0 else {
          problems.add(
            .unknown(name: member.key, of: "width", key: key, known: ["whole numbers"]), at: member.place)
          continue
        }
        if let form = form(member.value, at: member.place, depth: depth + 1) { forms[width] = form }
      }
      return forms.isEmpty ? nil : .width(forms)
    }
  }
}

/// The names of devices in forms of texts.
enum DeviceName {
  static let all = ["iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other"]
}
