import GalleyCatalog

extension DeviceFieldReader {
  /// The facts that the fields give, named as the catalog names them; for a new device also what follows where a field
  /// is missing, as assumed.
  func facts(id: String, idiom: Idiom, isNew: Bool) throws(ScenarioError) -> [FactTable.Entry] {
    var entries: [FactTable.Entry] = []
    func add(_ name: String, _ value: JSONValue) {
      let fact = Fact<JSONValue>(value: value, sources: [], how: .sourced, confidence: .high, note: "from \(file)")
      entries.append(.init(name: name, fact: fact))
    }
    func assume(_ name: String, _ value: JSONValue, _ formula: String) {
      entries.append(
        .init(name: name, fact: Fact(value: nil, how: .unknown, assumed: value, assumedFormula: formula)))
    }
    add("name", .string(item["name"]?.string ?? id))

    if let size = try numbers("size", ["width", "height"], in: 1...16384) {
      add("display.pointSize", Self.size(size))
    } else if isNew {
      throw wrong("size", "is missing; it should be [width, height] in points")
    }
    let scale = try number("scale", in: 0.5...10)
    if let scale {
      add("display.uiScale", .number(scale))
    } else if isNew {
      assume("display.uiScale", .number(2), "2 where none is given")
    }
    if let native = try number("nativeScale", in: 0.1...10) ?? scale { add("display.nativeScale", .number(native)) }
    if let radius = try number("cornerRadius", in: 0...1000) { add("display.cornerRadius", .number(radius)) }
    if let value = item["homeControl"] {
      guard let word = value.string, ["homeIndicator", "homeButton"].contains(word) else {
        throw wrong("homeControl", "should be homeIndicator or homeButton")
      }
      add("homeControl", .string(word))
    }
    try addHousing(add)
    try addInsets(idiom: idiom, isNew: isNew, add: add, assume: assume)
    try addClasses(idiom: idiom, isNew: isNew, add: add, assume: assume)
    for end in ["first", "last"] {
      guard let value = value("os.\(end)") else { continue }
      guard let text = value.string, OSVersion(text) != nil else {
        throw wrong("os.\(end)", "should be a version as a text, such as \"27\"")
      }
      add("os.\(end)", .string(text))
    }
    return entries
  }

  private func addHousing(_ add: (String, JSONValue) -> Void) throws(ScenarioError) {
    guard item["housing"] != nil else { return }
    guard let kind = value("housing.kind")?.string, DisplayShape.Housing(rawValue: kind) != nil else {
      throw wrong("housing.kind", "should be one of none, notch, dynamicIsland and cameraHousing")
    }
    add("sensorHousing.kind", .string(kind))
    if let rect = try numbers("housing.rect", ["x", "y", "width", "height"], in: 0...16384) {
      let keys = ["x", "y", "w", "h"]
      add("sensorHousing.rect", .object(zip(keys, rect).map { .init(key: $0, value: .number($1)) }))
    }
  }

  /// Insets, bars and keyboards: the same on every system, since a file describes one.
  private func addInsets(
    idiom: Idiom, isNew: Bool, add: (String, JSONValue) -> Void, assume: (String, JSONValue, String) -> Void
  ) throws(ScenarioError) {
    let edges = ["top", "left", "bottom", "right"]
    func insets(_ values: [Double]) -> JSONValue {
      .object(zip(edges, values).map { .init(key: $0, value: .number($1)) })
    }
    let turns = idiom == .phone || idiom == .pad
    for (field, fact) in [("portrait", "portrait"), ("landscape", "landscape"), ("noStatusBar", "portraitNoStatusBar")]
    {
      let given = try numbers("safeArea.\(field)", edges, in: 0...2000)
      for generation in DesignGeneration.allCases where turns {
        let name = "safeArea.\(generation.rawValue).\(fact)"
        if let given {
          add(name, insets(given))
        } else if isNew {
          assume(name, insets([0, 0, 0, 0]), "no inset where none is given")
        }
      }
      guard !turns, field == "portrait" else { continue }
      if let given {
        add("safeArea.\(idiom.rawValue)", insets(given))
      } else if isNew {
        assume("safeArea.\(idiom.rawValue)", insets([0, 0, 0, 0]), "no inset where none is given")
      }
    }
    for (field, fact) in [("statusBar", "statusBar"), ("keyboard", "keyboard")] {
      for orientation in ["portrait", "landscape"] {
        guard let height = try number("\(field).\(orientation)", in: 0...5000) else { continue }
        for generation in DesignGeneration.allCases {
          add("\(fact).\(generation.rawValue).\(orientation)", .number(height))
        }
      }
    }
  }

  /// Size classes; a phone's are those of most phones where none are given, a pad's follow its width.
  private func addClasses(
    idiom: Idiom, isNew: Bool, add: (String, JSONValue) -> Void, assume: (String, JSONValue, String) -> Void
  ) throws(ScenarioError) {
    for orientation in ["portrait", "landscape"] {
      let field = "sizeClasses.\(orientation)"
      guard let value = value(field) else {
        if isNew, idiom == .phone {
          let vertical = orientation == "portrait" ? "regular" : "compact"
          assume(
            field, .object([.init(key: "h", value: .string("compact")), .init(key: "v", value: .string(vertical))]),
            "as most phones")
        }
        continue
      }
      let words = value.array.compactMap(\.string)
      guard words.count == 2, value.array.count == 2, words.allSatisfy({ SizeClass(rawValue: $0) != nil }) else {
        throw wrong(field, "should be [width, height], each compact or regular")
      }
      add(field, .object([.init(key: "h", value: .string(words[0])), .init(key: "v", value: .string(words[1]))]))
    }
  }

  private static func size(_ sides: [Double]) -> JSONValue {
    .object([.init(key: "w", value: .number(sides[0])), .init(key: "h", value: .number(sides[1]))])
  }
}
