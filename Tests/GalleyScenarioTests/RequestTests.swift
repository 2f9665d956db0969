import Foundation
import GalleyCatalog
import GalleyGeometry
import Testing

@testable import GalleyScenario

@Suite("Requests and sets")
struct RequestTests {
  func request(_ options: [(String, String?)]) throws -> ScenarioRequest {
    var request = ScenarioRequest()
    for (name, value) in options { try request.apply(option: name, value: value) }
    return request
  }

  @Test("R-091, R-098: quick has the extremes first, all four class combinations, both landscapes, a narrow window")
  func quick() throws {
    let list = try resolver.resolve(ScenarioRequest())
    let scenarios = list.scenarios
    #expect(scenarios[0].device == "iphone-se-3rd-generation")
    #expect(scenarios[1].device == "ipad-pro-13-inch-m5")
    #expect(scenarios[1].window == Size(width: 1376, height: 1032))
    let combinations = Set(scenarios.map { SizeClasses(horizontal: $0.horizontal, vertical: $0.vertical) })
    #expect(combinations.count == 4)
    #expect(scenarios.contains { $0.idiom == .phone && $0.orientation == .landscapeLeft })
    #expect(scenarios.contains { $0.idiom == .phone && $0.orientation == .landscapeRight })
    #expect(scenarios.contains { $0.idiom == .pad && $0.window.width < 400 && $0.horizontal == .compact })
    #expect(scenarios.contains { $0.textSize == .accessibility5 })
    #expect(scenarios.contains { $0.direction == .rightToLeft && $0.locale == "ar" })
    #expect(scenarios.count == 10)
    #expect(list.platforms == [.iOS])
  }

  @Test("R-091: the extremes follow the system asked for")
  func quickOnOlderSystems() throws {
    let list = try resolver.resolve(try request([("os", "18")]))
    #expect(list.scenarios.allSatisfy { $0.os == OSVersion(18) })
    #expect(list.scenarios.contains { $0.device == "iphone-16-pro-max" })
    #expect(list.scenarios.contains { $0.windowMode == "third" && $0.window.width == 320 })
  }

  @Test("every platform has a quick set with its extremes and a right-to-left language", arguments: Platform.allCases)
  func quickOfEach(_ platform: Platform) throws {
    var request = ScenarioRequest()
    request.platform = platform
    let list = try resolver.resolve(request)
    #expect(list.scenarios.count >= 2)
    #expect(list.platforms == [platform])
    #expect(list.scenarios.contains { $0.direction == .rightToLeft })
  }

  @Test("R-091, R-097: all is every device in both orientations, and keeps to the project's families")
  func all() throws {
    let everything = try resolver.resolve(try request([("set", "all")]))
    // 53 phones of one display, one of two, and 44 pads, each in two orientations.
    #expect(everything.scenarios.count == (53 + 2 + 44) * 2)
    #expect(everything.groups.count < everything.scenarios.count)
    #expect(everything.groups.joined().count == everything.scenarios.count)
    var phones = try request([("set", "all")])
    phones.families = [.phone]
    let list = try resolver.resolve(phones)
    #expect(list.scenarios.count == 55 * 2)
    #expect(Set(list.scenarios.map(\.window)).count > 20)
  }

  @Test("a named device alone is one scenario, as it comes out of the box")
  func single() throws {
    let list = try resolver.resolve(try request([("on", "iphone-16-pro"), ("os", "26")]))
    #expect(list.scenarios.map(\.summary) == ["iphone-16-pro portrait 402x874 os=26 text=large locale=en"])
    #expect(list.notes.isEmpty)
  }

  @Test("lists multiply, in the order they are given")
  func multiply() throws {
    let list = try resolver.resolve(
      try request([
        ("on", "iphone-16-pro,ipad-mini-a17-pro"), ("orientation", "portrait,landscape-right"),
        ("text-size", "large,AX5"), ("appearance", "light,dark"),
      ]))
    #expect(list.scenarios.count == 16)
    #expect(list.scenarios[0].summary == "iphone-16-pro portrait 402x874 os=27 text=large locale=en")
    #expect(
      list.scenarios[3].summary == "iphone-16-pro portrait 402x874 os=27 text=accessibility5 locale=en appearance=dark")
    #expect(list.scenarios[15].device == "ipad-mini-a17-pro")
  }

  @Test("traits that a set gives are overridden, and scenarios that become equal are kept once")
  func overriding() throws {
    let list = try resolver.resolve(try request([("locale", "de"), ("text-size", "large")]))
    #expect(list.scenarios.allSatisfy { $0.locale == "de" && $0.textSize == .large })
    #expect(list.scenarios.count == 8)
  }

  @Test("quick on named devices gives each its orientations, largest text, right-to-left and, on pads, a narrow window")
  func quickOnDevices() throws {
    let list = try resolver.resolve(try request([("on", "ipad-pro-11-inch-m4"), ("set", "quick")]))
    #expect(list.scenarios.allSatisfy { $0.device == "ipad-pro-11-inch-m4" })
    #expect(list.scenarios.contains { $0.windowMode == "third" })
    #expect(list.scenarios.contains { $0.textSize == .accessibility5 })
  }

  @Test("groups leave out what never ran the system and say so; a named device is an error")
  func groups() throws {
    let list = try resolver.resolve(try request([("on", "phones"), ("os", "26")]))
    #expect(list.scenarios.allSatisfy { $0.os == OSVersion(26) })
    #expect(!list.scenarios.contains { $0.device == "iphone-x" })
    #expect(list.notes.contains { $0.hasPrefix("left out: ") })
    #expect(throws: ScenarioError.self) { try resolver.resolve(try request([("on", "iphone-x"), ("os", "26")])) }
  }

  @Test("a short name is noted")
  func notes() throws {
    let list = try resolver.resolve(try request([("on", "ipad-pro-13-inch")]))
    #expect(list.notes.first?.contains("is taken as ipad-pro-13-inch-m5") == true)
  }

  @Test(
    "values nobody knows are answered with the possible and the nearest",
    arguments: [
      ("orientation", "landscape-lft", "landscape-left"), ("window", "slideover", "slide-over"),
      ("text-size", "acessibility3", "accessibility3"), ("keyboard", "dockd", "docked"),
      ("status-bar", "hiden", "hidden"), ("gamut", "p4", "p3"),
    ])
  func unknownValues(_ option: String, _ value: String, _ nearest: String) {
    do {
      _ = try request([(option, value)])
      Issue.record("accepted")
    } catch {
      #expect("\(error)".contains("--\(option) has no value '\(value)'"))
      #expect("\(error)".contains(nearest))
    }
  }

  @Test("R-096: tiles are every half, third and quadrant of a pad's screen, each with its own classes and insets")
  func tiles() throws {
    let pads = "ipad-mini-a17-pro,ipad-pro-11-inch-m4,ipad-pro-13-inch-m5"
    let list = try resolver.resolve(
      try request([("on", pads), ("orientation", "landscape-left"), ("window", "tiles")]))
    // Four halves, three thirds, two two-thirds and four quadrants of each.
    #expect(list.scenarios.count == 3 * 13)
    let mini = list.scenarios.filter { $0.device == "ipad-mini-a17-pro" }
    #expect(Set(mini.map(\.windowMode)).count == 13)
    #expect(mini.filter { $0.windowMode.hasSuffix("half") }.count == 4)
    #expect(
      mini.filter { $0.windowMode.hasSuffix("quadrant") }.map(\.window.text) == Array(repeating: "566.5x372", count: 4))
    #expect(mini.allSatisfy { $0.horizontal == ($0.window.width < 678 ? .compact : .regular) })
    let bottom = try #require(mini.first { $0.windowMode == "bottom-left-quadrant" })
    #expect(bottom.safeArea.top == 0 && bottom.windowOrigin.y == 372)
    let large = try #require(list.scenarios.last { $0.windowMode == "right-half" })
    #expect(large.device == "ipad-pro-13-inch-m5" && large.horizontal == .regular)
  }

  @Test("R-096: a range is every width at the full height and every height at the full width, in steps of eight")
  func range() throws {
    let list = try resolver.resolve(
      try request([("on", "ipad-mini-a17-pro,ipad-pro-13-inch-m5"), ("window", "range")]))
    let mini = list.scenarios.filter { $0.device == "ipad-mini-a17-pro" }.map(\.window)
    // 744x1133: 320, 328, … 736, 744 wide and 320, … 1128, 1133 high; the full window once.
    let widths = mini.filter { $0.height == 1133 }.map(\.width)
    let heights = mini.filter { $0.width == 744 }.map(\.height)
    #expect(widths.first == 320 && widths.last == 744 && widths.count == 54)
    #expect(heights.first == 1133 && heights.contains(320) && heights.contains(1128) && heights.count == 103)
    #expect(mini.count == 54 + 103 - 1)
    let classes = list.scenarios.filter { $0.device == "ipad-pro-13-inch-m5" && $0.window.height == 1376 }.map(
      \.horizontal)
    #expect(classes.firstIndex(of: .regular) == 45)  // 680 is the first of its steps from 678 on.
    #expect(
      list.scenarios.filter { $0.windowMode == "full" || $0.window == $0.screen }.allSatisfy {
        $0.horizontal == .regular
      })
  }

  @Test(
    "groups of windows follow the system and the orientation, mix with others, and are refused where there are none")
  func windowGroups() throws {
    let old = try resolver.resolve(
      try request([("on", "ipad-pro-11-inch-4th-generation"), ("os", "18"), ("window", "tiles")]))
    #expect(old.scenarios.map(\.windowMode) == ["two-thirds", "third"])
    let turned = try resolver.resolve(
      try request([
        ("on", "ipad-pro-11-inch-4th-generation"), ("os", "18"), ("orientation", "landscape"), ("window", "full,tiles"),
        ("text-size", "large,AX5"),
      ]))
    #expect(
      turned.scenarios.map(\.windowMode) == [
        "full", "two-thirds", "half", "third", "full", "two-thirds", "half", "third",
      ])
    for (device, group) in [
      ("iphone-17", "tiles"), ("apple-tv-hd", "range"), ("apple-watch-ultra-49mm", "tiles"),
      ("ipad-9th-generation", "range"),
    ] {
      do {
        let options =
          [("on", device), ("window", group)] + (group == "range" && device.hasPrefix("ipad") ? [("os", "18")] : [])
        _ = try resolver.resolve(try request(options))
        Issue.record("\(device) has \(group)")
      } catch {
        #expect("\(error)".contains("has no window '\(group)'") && "\(error)".contains("it has full"), "\(error)")
      }
    }
    // Phones of a group that lack them are left out with a note.
    let mixed = try resolver.resolve(try request([("on", "pads,phones"), ("os", "26"), ("window", "tiles")]))
    #expect(mixed.scenarios.allSatisfy { $0.idiom == .pad } && mixed.notes.contains { $0.hasPrefix("left out: ") })
  }

  /// A set's file with some text, named as messages name it.
  private func file(_ text: String) throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("galley-set-\(UUID().uuidString).json")
      .path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test("a set of the user's own: lines multiply, take the devices named, and may name groups of windows")
  func ownSet() throws {
    let path = try file(
      """
      {"scenarios": [
        {"on": "iphone-17", "orientation": ["portrait", "landscape"], "note": "both ways"},
        {"on": "largest pad", "orientation": "landscape-left", "window": "tiles"},
        {"text-size": "AX5", "bold-text": true}
      ]}
      """)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let list = try resolver.resolve(try request([("set", path), ("on", "iphone-air")]))
    #expect(list.scenarios.count == 2 + 13 + 1)
    #expect(list.scenarios.last?.device == "iphone-air" && list.scenarios.last?.boldText == true)
  }

  @Test(
    "what a set's line cannot have is said with the file, the line and what can",
    arguments: [
      (
        "{\"scenarios\": [\n{\"on\": \"iphone-17\", \"window\": \"0x0\"}]}",
        ":2: scenarios[0] cannot be had: a window of 0x0 points"
      ),
      (
        "{\"scenarios\": [\n\n{\"on\": \"iphone-17\", \"window\": \"tiles\"}]}",
        ":3: scenarios[0] cannot be had: iphone-17 on 27 has no window"
      ),
      (
        "{\"scenarios\": [{\"on\": \"iphone-17\"},\n{\"on\": \"apple-tv-hd\", \"orientation\": \"landscape\"}]}",
        ":2: scenarios[1] cannot be had: apple-tv-hd has no landscape-left orientation; it has portrait"
      ),
      (
        "{\"scenarios\": [{\"windwo\": \"half\"}]}",
        ":1: scenarios[0].windwo is wrong: no option is called '--windwo'; nearest: window"
      ),
      ("{\"scenarios\": [{}]}", ":1: scenarios[0] names no device"),
      ("{\"scenarios\": {}}", ":1: scenarios is missing or empty"), ("[", "is no JSON"),
    ])
  func wrongSets(_ text: String, _ message: String) throws {
    let path = try file(text)
    defer { try? FileManager.default.removeItem(atPath: path) }
    do {
      _ = try resolver.resolve(try request([("set", path)]))
      Issue.record("resolved")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
      #expect("\(error)".hasPrefix(path))
    }
  }

  @Test("R-097: the quick set of a project for pads alone has everything on pads, of one for phones alone on phones")
  func quickOfFamilies() throws {
    var pads = ScenarioRequest()
    pads.families = [.pad]
    let onPads = try resolver.resolve(pads).scenarios
    #expect(onPads.allSatisfy { $0.idiom == .pad })
    #expect(onPads[0].device == "ipad-mini-a17-pro" && onPads.contains { $0.device == "ipad-pro-13-inch-m5" })
    #expect(onPads.contains { $0.textSize == .accessibility5 } && onPads.contains { $0.direction == .rightToLeft })
    #expect(onPads.contains { $0.windowMode == "third" } && onPads.contains { $0.orientation == .landscapeRight })
    var phones = ScenarioRequest()
    phones.families = [.phone]
    let onPhones = try resolver.resolve(phones)
    #expect(onPhones.scenarios.allSatisfy { $0.idiom == .phone } && onPhones.notes.isEmpty)
    #expect(onPhones.scenarios.contains { $0.direction == .rightToLeft } && onPhones.scenarios.count == 7)
  }

  @Test("an unknown option and an unknown time zone are errors with the nearest")
  func unknownOptions() {
    #expect(throws: ScenarioError.unknownOption(name: "orientatoin", nearest: ["orientation"])) {
      try request([("orientatoin", "portrait")])
    }
    #expect(throws: ScenarioError.self) { try request([("time-zone", "Mars/Olympus")]) }
  }

  @Test("every option of the list is one the request takes, with its first word where it has words")
  func optionsAreTaken() throws {
    for option in ScenarioOption.all {
      var request = ScenarioRequest()
      let samples = ["on": "phones", "set": "quick", "os": "26", "sdk": "27", "locale": "ar", "time-zone": "UTC"]
      let value = samples[option.name] ?? option.values.first
      try request.apply(option: option.name, value: option.placeholder == nil ? nil : value)
      #expect(request != ScenarioRequest(), "\(option.name)")
    }
  }

  @Test("a set in a file: lines of options, with devices of their own or of the command line")
  func file() throws {
    let path = NSTemporaryDirectory() + "galley-set-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try """
    {"scenarios": [
      {"on": "iphone-16-pro", "orientation": ["portrait", "landscape-left"]},
      {"window": "third", "orientation": "landscape-left", "bold-text": true, "note": "narrow"}
    ]}
    """.write(toFile: path, atomically: true, encoding: .utf8)
    let list = try resolver.resolve(try request([("set", path), ("on", "ipad-mini-a17-pro")]))
    #expect(
      list.scenarios.map(\.summary) == [
        "iphone-16-pro portrait 402x874 os=27 text=large locale=en",
        "iphone-16-pro landscape-left 874x402 os=27 text=large locale=en",
        "ipad-mini-a17-pro landscape-left 377.667x744 os=27 text=large locale=en window=third bold-text",
      ])
  }

  @Test(
    "a wrong line of a set is named with its field and line",
    arguments: [
      (
        "{\n\"scenarios\": [\n{\"on\": \"iphone-16\",\n \"orientation\": \"sideways\"}]}",
        ":4: scenarios[0].orientation is wrong"
      ),
      ("{\"scenarios\": []}", ":1: scenarios is missing or empty"),
      ("{\"scenarios\": [\n{\"window\": {}}]}", ":2: scenarios[0].window is an object"),
      ("{\"scenarios\": [", ":1: the file is no JSON"),
    ])
  func wrongFile(_ text: String, _ message: String) throws {
    let path = NSTemporaryDirectory() + "galley-set-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    do {
      _ = try resolver.resolve(try request([("set", path)]))
      Issue.record("read")
    } catch {
      #expect("\(error)".contains(path + message), "\(error)")
    }
  }

  @Test("a watch has its case's text size out of the box")
  func watchText() throws {
    #expect(try resolver.resolve(ScenarioTraits(), on: "apple-watch-series-9-45mm").textSize == .xLarge)
    #expect(try resolver.resolve(ScenarioTraits(), on: "apple-watch-series-3-38mm").textSize == .small)
    #expect(try resolver.resolve(ScenarioTraits(), on: "apple-watch-se-3rd-generation-40mm").textSize == .large)
  }
}
