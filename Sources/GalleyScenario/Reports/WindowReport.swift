import GalleyCatalog
import GalleyGeometry

/// What `galley window WxH|MODE --on DEVICE` prints: what a window of a device gets, from where, and what to do with it.
public struct WindowReport: Sendable {
  public let scenario: ResolvedScenario
  /// How the size classes are known.
  public let classBasis: String
  public let guidance: [Guidance]
  /// Where sources disagree about this window or device.
  public let choices: [Choice]

  /// - Parameter resolver: the one that the scenario is from.
  ///
  /// Throws ``ScenarioError/catalog(_:)``.
  public init(_ resolver: ScenarioResolver, of scenario: ResolvedScenario) throws(ScenarioError) {
    self.scenario = scenario
    let classes = SizeClasses(horizontal: scenario.horizontal, vertical: scenario.vertical)
    do throws(CatalogError) {
      classBasis = try ClassBasis(resolver: resolver, scenario: scenario).text()
      guidance = try resolver.catalog.guidance().filter { $0.applies(to: classes) }
      let kinds = Self.kinds(WindowMode(name: scenario.windowMode) ?? .full)
      choices = try resolver.catalog.choices().filter { choice in
        choice.concerns(device: scenario.device) && kinds.contains { choice.concerns(fact: $0) }
      }
    } catch {
      throw .catalog(error)
    }
  }

  /// - Parameters:
  ///   - window: A mode's name or a size.
  ///   - device: Any name that ``Catalog/lookup(_:)`` or the user's file knows.
  ///
  /// Throws ``ScenarioError``.
  public init(
    _ resolver: ScenarioResolver, window: String, on device: String, traits: ScenarioTraits = ScenarioTraits()
  ) throws(ScenarioError) {
    guard let mode = WindowMode(name: window) else {
      let names = WindowMode.Name.allCases.map(\.rawValue)
      throw .unknownValue(
        option: "window", value: window, possible: names + ["WIDTHxHEIGHT"],
        nearest: EditDistance.nearest(to: window, in: names, limit: 3))
    }
    var traits = traits
    traits.window = mode
    try self.init(resolver, of: try resolver.resolve(traits, on: device))
  }

  /// Names under which choices speak of a window.
  private static func kinds(_ mode: WindowMode) -> [String] {
    guard case .named(let name) = mode else { return ["sizeClass"] }
    switch name {
    case .full: return ["sizeClasses.portrait", "sizeClasses.landscape", "safeArea"]
    case .half, .leftHalf, .rightHalf: return ["window.half"]
    case .stage: return ["window.stage"]
    default: return ["multitasking"]
    }
  }

  public var text: String {
    var rows: [[String]] = []
    let s = scenario
    rows.append(["window", place + unsure("window.size") + unsure("windows.tile") + unsure("windows.stage")])
    rows.append(["size classes", "\(s.horizontal.rawValue) width, \(s.vertical.rawValue) height" + unsure("sizeClass")])
    rows.append(["", classBasis])
    rows.append(["safe area", safeArea + unsure("safeArea")])
    for reason in s.safeAreaReasons { rows.append(["", reason]) }
    rows.append(["margins", "\(number(s.layoutMargin)) leading and trailing" + unsure("margin.root")])
    if let uikit = s.metrics["uikit.margin.root"], uikit != s.layoutMargin {
      rows.append(["", "\(number(uikit)) in UIKit" + unsure("uikit.margin.root")])
    }
    rows.append(["readable width", readableWidth])
    rows.append(["scale", "\(number(s.scale)) pixels a point"])
    let bars = Self.bars.compactMap { name, label in
      s.metrics[name].flatMap { $0 == 0 ? nil : "\(label) \(number($0))\(unsure(name))" }
    }
    rows.append(["bars", bars.isEmpty ? "none of their own" : bars.joined(separator: ", ")])
    if s.display.housing != .none, let frame = s.display.housingFrame {
      rows.append(["sensor housing", "\(s.display.housing.rawValue) \(rect(frame))"])
    }
    if let frame = s.display.homeIndicator { rows.append(["home indicator", rect(frame)]) }
    if let frame = s.windowControls { rows.append(["window controls", rect(frame) + unsure("windowControls.width")]) }
    if let keyboard = s.keyboardFrame {
      rows.append(["keyboard", rect(keyboard) + unsure("keyboard.frame")])
    }
    var lines = [s.summary] + Columns.lines(rows, indent: 2)
    lines += ["", "For \(s.horizontal.rawValue) width and \(s.vertical.rawValue) height"]
    lines += Columns.lines(guidance.map { [$0.topic, $0.advice] }, indent: 2)
    if !choices.isEmpty {
      lines += ["", "Where sources disagree"]
      for choice in choices {
        lines += ["  \(choice.topic)", "    sources say: \(choice.claims.joined(separator: " | "))"]
        lines += ["    here: \(choice.chosen)", "    because: \(choice.reason)"]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let bars = [
    ("bar.navigation.height", "navigation"), ("bar.navigation.largeTitleExtra", "large title +"),
    ("bar.toolbar.height", "toolbar"), ("bar.tab.height", "tab bar"), ("bar.tab.pillHeight", "its pill"),
  ]

  private var place: String {
    let s = scenario
    if s.idiom == .phone, s.screen == s.window, s.windowMode != WindowMode.Name.full.rawValue {
      return "\(s.window.text) on a pad, on a Mac or in a preview"
    }
    return "\(s.window.text) at \(number(s.windowOrigin.x)),\(number(s.windowOrigin.y)) of \(s.screen.text)"
  }

  /// What limits the width of text: the readable width, or the margins where they leave less.
  private var readableWidth: String {
    guard let readable = scenario.readableWidth else {
      let isFar = scenario.idiom == .tv || scenario.idiom == .watch
      return isFar ? "unknown on \(scenario.platform.rawValue)" : "unknown at this text size"
    }
    if scenario.idiom == .mac || scenario.idiom == .vision { return "\(number(readable)), as on a pad" }
    let room = scenario.window.width - scenario.safeArea.horizontal - 2 * scenario.layoutMargin
    return number(readable) + (room < readable ? "; the margins leave \(number(max(0, room)))" : "")
  }

  private func rect(_ rect: Rect) -> String {
    "\(rect.size.text) at \(number(rect.minX)),\(number(rect.minY))"
  }

  private var safeArea: String {
    let i = scenario.safeArea
    return "top \(number(i.top)), left \(number(i.left)), bottom \(number(i.bottom)), right \(number(i.right))"
  }

  private func number(_ value: Double) -> String { ScenarioNumber.text(value) }

  private func unsure(_ name: String) -> String { scenario.assumed.contains(name) ? " (assumed)" : "" }

  /// The scenario with its numbers, the guidance and the choices.
  public var json: String {
    let guidance = guidance.map { item in
      JSONText.line(
        .object([
          .init(key: "topic", value: .string(item.topic)), .init(key: "advice", value: .string(item.advice)),
          .init(key: "sources", value: .array(item.sources.map(JSONValue.string))),
        ]))
    }
    let choices = choices.map { choice in
      JSONText.line(
        .object([
          .init(key: "topic", value: .string(choice.topic)),
          .init(key: "claims", value: .array(choice.claims.map(JSONValue.string))),
          .init(key: "chosen", value: .string(choice.chosen)), .init(key: "reason", value: .string(choice.reason)),
        ]))
    }
    return
      "{\"scenario\": \(scenario.json()), \"classBasis\": \(JSONText.quoted(classBasis)), \"guidance\": [\(guidance.joined(separator: ", "))], "
      + "\"choices\": [\(choices.joined(separator: ", "))]}\n"
  }
}
