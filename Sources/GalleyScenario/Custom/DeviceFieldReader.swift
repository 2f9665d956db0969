import GalleyCatalog

/// Reads one device of a user's file, field by field.
struct DeviceFieldReader {
  let file: String
  let place: String
  let item: JSONValue
  /// Of the list, for what has no line of its own.
  let line: Int

  static let fields = [
    "id", "name", "like", "idiom", "size", "scale", "nativeScale", "cornerRadius", "homeControl", "housing", "safeArea",
    "statusBar", "keyboard", "sizeClasses", "os",
  ]

  func wrong(_ field: String, _ problem: String) -> ScenarioError {
    let path = field.split(separator: ".").map(String.init)
    var at = line
    var value = item
    for name in path {
      guard let member = value.members.first(where: { $0.key == name }) else { break }
      at = member.line
      value = member.value
    }
    if path.count == 1, item[field] == nil, let first = item.members.first { at = first.line }
    return .set(file: file, line: at, field: "\(place).\(field)", problem: problem)
  }

  func device(catalog: Catalog) throws(ScenarioError) -> Device {
    guard case .object = item else {
      throw .set(file: file, line: line, field: place, problem: "is \(item.kind); it should be an object")
    }
    try checkForm()
    guard let id = item["id"]?.string, !id.isEmpty else { throw wrong("id", "is missing; it should be a name") }
    guard id == Catalog.slug(id) else {
      throw wrong("id", "is '\(id)'; it should be of small letters, digits and hyphens, such as '\(Catalog.slug(id))'")
    }
    if catalog.devices.contains(where: { $0.id == id }) || catalog.group(id) != nil {
      throw wrong("id", "'\(id)' is a name of the catalog")
    }
    let base = try base(catalog)
    guard let idiom = try choice("idiom", Idiom.allCases) ?? base?.idiom else {
      throw wrong("idiom", "is missing; it should be one of \(Wording.list(Idiom.allCases.map(\.rawValue)))")
    }
    let own = try facts(id: id, idiom: idiom, isNew: base == nil)
    let names = Set(own.map(\.name))
    let kept = base?.facts.entries.filter { !names.contains($0.name) } ?? []
    let device = Device(
      id: id, idiom: idiom, family: base?.family ?? "",
      multitaskingScreen: item["size"] == nil ? base?.multitaskingScreen : nil,
      facts: FactTable(entries: own + kept))
    try checkSense(of: device, catalog: catalog)
    return device
  }

  private func base(_ catalog: Catalog) throws(ScenarioError) -> Device? {
    guard let like = item["like"] else { return nil }
    guard let name = like.string else { throw wrong("like", "is \(like.kind); it should be a device of the catalog") }
    do throws(CatalogError) {
      return try catalog.device(try catalog.lookup(name).entry.id)
    } catch {
      throw wrong("like", "is wrong: \(error)")
    }
  }

  // MARK: - Kinds of fields

  private func choice<Choice: RawRepresentable>(
    _ field: String, _ all: [Choice]
  ) throws(ScenarioError) -> Choice? where Choice.RawValue == String {
    guard let value = item[field] else { return nil }
    guard let word = value.string, let choice = Choice(rawValue: word) else {
      throw wrong(
        field,
        "is \(value.string.map { "'\($0)'" } ?? value.kind); it should be one of \(Wording.list(all.map(\.rawValue)))")
    }
    return choice
  }

  func number(_ field: String, in range: ClosedRange<Double>) throws(ScenarioError) -> Double? {
    guard let value = self.value(field) else { return nil }
    guard let number = value.number, range.contains(number) else {
      let low = ScenarioNumber.text(range.lowerBound)
      throw wrong(
        field,
        "is \(value.number.map(ScenarioNumber.text) ?? value.kind); it should be a number from \(low) to \(ScenarioNumber.text(range.upperBound))"
      )
    }
    return number
  }

  func numbers(_ field: String, _ words: [String], in range: ClosedRange<Double>) throws(ScenarioError) -> [Double]? {
    guard let value = self.value(field) else { return nil }
    let numbers = value.array.compactMap(\.number)
    guard numbers.count == words.count, value.array.count == words.count, numbers.allSatisfy(range.contains) else {
      throw wrong(
        field,
        "should be [\(words.joined(separator: ", "))], numbers from \(ScenarioNumber.text(range.lowerBound)) to \(ScenarioNumber.text(range.upperBound))"
      )
    }
    return numbers
  }

  func value(_ field: String) -> JSONValue? {
    field.split(separator: ".").reduce(Optional(item)) { $0?[String($1)] }
  }
}
