import Foundation
import GalleyCatalog

extension ScenarioRequest {
  /// Takes one option of the command line, by its name without dashes. Values are lists parted by commas; a flag takes
  /// no value (or `on`, `off`). Giving an option twice adds to its list.
  ///
  /// Throws ``ScenarioError/unknownOption(name:nearest:)`` and ``ScenarioError/unknownValue(option:value:possible:nearest:)``.
  public mutating func apply(option: String, value: String? = nil) throws(ScenarioError) {
    let words = (value ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    switch option {
    case "on": on += words
    case "set": set = value
    case "os": os += try read(words, option) { OSVersion($0) }
    case "sdk": sdk += try read(words, option) { OSVersion($0) }
    case "orientation": orientations += try read(words, option, Self.orientations)
    case "window":
      let groups = words.compactMap { WindowGroup(rawValue: $0.lowercased()) }
      windowGroups += groups
      let rest = words.filter { WindowGroup(rawValue: $0.lowercased()) == nil }
      if !rest.isEmpty || groups.isEmpty { windows += try read(rest, option, WindowMode.init(name:)) }
    case "text-size": textSizes += try read(words, option, TextSize.init(name:))
    case "locale": locales += words
    case "pseudo": pseudo += try read(words, option, PseudoLanguage.init(rawValue:))
    case "appearance": appearances += try read(words, option, Appearance.init(rawValue:))
    case "contrast": contrasts += try read(words, option) { ["standard": false, "increased": true][$0] }
    case "gamut": gamuts += try read(words, option, Gamut.init(rawValue:))
    case "keyboard": keyboards += try read(words, option, KeyboardState.init(rawValue:))
    case "status-bar": statusBars += try read(words, option, StatusBarState.init(rawValue:))
    case "bold-text": boldText += try flags(words, option)
    case "display-zoom": displayZoom += try flags(words, option)
    case "external": external += try flags(words, option)
    case "time-zone": timeZone = try zone(value ?? "")
    case "reduce":
      for word in words {
        switch word {
        case "motion": reduceMotion = [true]
        case "transparency": reduceTransparency = [true]
        default: throw Self.unknown(option, word)
        }
      }
    default:
      throw .unknownOption(
        name: option, nearest: EditDistance.nearest(to: option, in: ScenarioOption.all.map(\.name), limit: 3))
    }
  }

  private static func orientations(_ word: String) -> Orientation? {
    switch word {
    // Which landscape is seldom meant; the one with the top on the left stands for both.
    case "landscape": .landscapeLeft
    default: Orientation(rawValue: word)
    }
  }

  private func read<Value>(
    _ words: [String], _ option: String, _ parse: (String) -> Value?
  ) throws(ScenarioError) -> [Value] {
    var values: [Value] = []
    for word in words {
      guard let value = parse(word) else { throw Self.unknown(option, word) }
      values.append(value)
    }
    guard !values.isEmpty else { throw Self.unknown(option, "") }
    return values
  }

  private func flags(_ words: [String], _ option: String) throws(ScenarioError) -> [Bool] {
    if words.isEmpty { return [true] }
    return try read(words, option) { ["on": true, "off": false, "true": true, "false": false][$0] }
  }

  private func zone(_ name: String) throws(ScenarioError) -> String {
    guard TimeZone(identifier: name) != nil else {
      throw .unknownValue(
        option: "time-zone", value: name, possible: [],
        nearest: EditDistance.nearest(to: name, in: TimeZone.knownTimeZoneIdentifiers.sorted(), limit: 3))
    }
    return name
  }

  private static func unknown(_ option: String, _ value: String) -> ScenarioError {
    var possible = ScenarioOption.all.first { $0.name == option }?.values ?? []
    if option == "os" || option == "sdk" { possible = ["a version such as 26 or 26.4"] }
    return .unknownValue(
      option: option, value: value, possible: possible, nearest: EditDistance.nearest(to: value, in: possible, limit: 3)
    )
  }
}
