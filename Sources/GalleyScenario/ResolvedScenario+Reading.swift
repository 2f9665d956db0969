import GalleyCatalog
import GalleyGeometry

extension ResolvedScenario {
  /// A scenario from the JSON that ``json(metrics:)`` writes. Throws ``ScenarioError/malformed(problem:)``.
  public init(json text: String) throws(ScenarioError) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: text)
    } catch {
      throw .malformed(problem: error.problem)
    }
    try self.init(json: value)
  }

  /// A scenario from a value that was read already, such as a member of a job.
  public init(json value: JSONValue) throws(ScenarioError) {
    let reader = MemberReader(value)
    let os = try reader.version("os")
    self.init(
      device: try reader.text("device"), deviceName: try reader.text("deviceName"),
      orientation: try reader.choice("orientation"), os: os, textSize: try reader.choice("textSize"),
      locale: try reader.text("locale"), timeZone: try reader.text("timeZone"),
      direction: try reader.choice("direction"),
      appearance: try reader.choice("appearance"), increasedContrast: reader.flag("increasedContrast"),
      boldText: reader.flag("boldText"), reduceMotion: reader.flag("reduceMotion"),
      reduceTransparency: reader.flag("reduceTransparency"), statusBarHidden: reader.flag("statusBarHidden"),
      windowMode: try reader.text("windowMode"), platform: try reader.choice("platform"),
      idiom: try reader.choice("idiom"), generation: try reader.choice("generation"), window: try reader.size("window"),
      scale: try reader.number("scale"), nativeScale: try reader.number("nativeScale"),
      horizontal: try reader.choice("horizontal"), vertical: try reader.choice("vertical"),
      safeArea: try reader.insets("safeArea"), layoutMargin: try reader.number("layoutMargin"),
      readableWidth: reader.values["readableWidth"]?.number,
      display: try DisplayShape(json: reader.values["display"] ?? .object([])), metrics: reader.metrics(),
      assumed: Set(reader.texts("assumed")), sdk: try reader.version("sdk"), displayZoom: reader.flag("displayZoom"),
      pseudo: reader.values["pseudo"]?.string.flatMap(PseudoLanguage.init(rawValue:)),
      gamut: try reader.choice("gamut"),
      keyboard: try reader.choice("keyboard"), inCall: reader.flag("inCall"), isExternal: reader.flag("isExternal"),
      screen: try reader.size("screen"), windowOrigin: try reader.point("windowOrigin"),
      keyboardFrame: reader.rect("keyboardFrame"), safeAreaReasons: reader.texts("safeAreaReasons"),
      windowControls: reader.rect("windowControls"),
      hardware: Set(reader.texts("hardware").compactMap(Hardware.init(rawValue:))),
      deviceGamut: try reader.choice("deviceGamut"),
      safeAreaWithoutStatusBar: reader.values["safeAreaWithoutStatusBar"] == nil
        ? nil
        : KnownInsets(
          try reader.insets("safeAreaWithoutStatusBar"), isAssumed: reader.flag("safeAreaWithoutStatusBarIsAssumed")))
  }
}

extension DisplayShape {
  init(json value: JSONValue) throws(ScenarioError) {
    let reader = MemberReader(value)
    self.init(
      cornerRadius: try reader.number("cornerRadius"), housing: try reader.choice("housing"),
      housingFrame: reader.rect("housingFrame"), homeIndicator: reader.rect("homeIndicator"),
      statusBarHeight: try reader.number("statusBarHeight"))
  }
}

/// The members of an object, by name and kind.
private struct MemberReader {
  let values: [String: JSONValue]

  init(_ value: JSONValue) {
    values = Dictionary(value.members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private func missing(_ key: String, _ kind: String) -> ScenarioError {
    .malformed(problem: values[key] == nil ? "'\(key)' is missing" : "'\(key)' is not \(kind)")
  }

  func text(_ key: String) throws(ScenarioError) -> String {
    guard let text = values[key]?.string else { throw missing(key, "a text") }
    return text
  }

  func number(_ key: String) throws(ScenarioError) -> Double {
    guard let number = values[key]?.number else { throw missing(key, "a number") }
    return number
  }

  func flag(_ key: String) -> Bool { values[key]?.bool ?? false }

  func texts(_ key: String) -> [String] { values[key]?.array.compactMap(\.string) ?? [] }

  func choice<Choice: RawRepresentable>(_ key: String) throws(ScenarioError) -> Choice where Choice.RawValue == String {
    guard let choice = values[key]?.string.flatMap(Choice.init(rawValue:)) else {
      throw missing(key, "one of its words")
    }
    return choice
  }

  func version(_ key: String) throws(ScenarioError) -> OSVersion {
    guard let version = values[key]?.string.flatMap({ OSVersion($0) }) else { throw missing(key, "a version") }
    return version
  }

  private func numbers(_ key: String, count: Int) -> [Double]? {
    let numbers = values[key]?.array.compactMap(\.number) ?? []
    return numbers.count == count ? numbers : nil
  }

  func size(_ key: String) throws(ScenarioError) -> Size {
    guard let sides = numbers(key, count: 2) else { throw missing(key, "a width and a height") }
    return Size(width: sides[0], height: sides[1])
  }

  func point(_ key: String) throws(ScenarioError) -> Point {
    guard let place = numbers(key, count: 2) else { throw missing(key, "a place") }
    return Point(x: place[0], y: place[1])
  }

  func insets(_ key: String) throws(ScenarioError) -> Insets {
    guard let edges = numbers(key, count: 4) else { throw missing(key, "four insets") }
    return Insets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  func rect(_ key: String) -> Rect? {
    numbers(key, count: 4).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  func metrics() -> [String: Double] {
    let members = values["metrics"]?.members ?? []
    return Dictionary(
      members.compactMap { member in member.value.number.map { (member.key, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
