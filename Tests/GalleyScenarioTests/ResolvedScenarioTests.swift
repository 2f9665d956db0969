import GalleyCatalog
import GalleyGeometry
import Testing

@testable import GalleyScenario

@Suite("Resolved scenarios")
struct ResolvedScenarioTests {
  @Test("the summary has device, orientation, window, system, text, locale, then what differs from the default")
  func summary() throws {
    let scenario = try resolver.resolve(
      traits {
        $0.os = OSVersion(26, 4)
        $0.orientation = .landscapeLeft
        $0.textSize = .xxLarge
        $0.locale = "he_IL"
        $0.appearance = .dark
        $0.increasedContrast = true
        $0.boldText = true
        $0.reduceMotion = true
        $0.reduceTransparency = true
        $0.keyboard = .docked
        $0.statusBar = .hidden
      }, on: "iphone-16-pro")
    #expect(
      scenario.summary
        == "iphone-16-pro landscape-left 874x402 os=26.4 text=xxLarge locale=he_IL direction=rtl appearance=dark "
        + "contrast=increased bold-text reduce=motion,transparency keyboard=docked status-bar=hidden")
    #expect(
      try resolver.resolve(ScenarioTraits(), on: "apple-tv-hd").summary
        == "apple-tv-hd 1920x1080 os=26 text=large locale=en")
  }

  @Test("JSON reads back to the same scenario, for every device", arguments: [true, false])
  func roundTrip(_ landscape: Bool) throws {
    for entry in resolver.catalog.devices {
      if landscape, entry.idiom != .phone, entry.idiom != .pad { continue }
      let id = entry.displays.last.map { "\(entry.id)-\($0)" } ?? entry.id
      let scenario = try resolver.resolve(
        traits {
          $0.orientation = landscape ? .landscapeRight : .portrait
          $0.pseudo = landscape ? .accented : nil
        }, on: id)
      #expect(try ResolvedScenario(json: scenario.json()) == scenario, "\(id)")
    }
  }

  @Test("the same scenario gives the same bytes; without metrics it is short")
  func bytes() throws {
    let a = try resolver.resolve(ScenarioTraits(), on: "iphone-16-pro")
    let fresh = try ScenarioResolver(catalog: try Catalog.standard())
    let b = try fresh.resolve(ScenarioTraits(), on: "iphone-16-pro")
    #expect(a.json() == b.json())
    #expect(!a.json(metrics: false).contains("bar.navigation.height"))
    #expect(a.json(metrics: false).utf8.count < 4000)
  }

  @Test(
    "what is no scenario says what is missing",
    arguments: [
      ("{}", "'os' is missing"), ("[]", "'os' is missing"), ("{\"os\": \"x\"}", "'os' is not a version"),
      ("{", "not a scenario"),
    ])
  func malformed(_ text: String, _ message: String) {
    do {
      _ = try ResolvedScenario(json: text)
      Issue.record("read")
    } catch {
      #expect("\(error)".contains(message))
    }
  }

  @Test("phones of one geometry lay out alike, those of another do not")
  func alike() throws {
    let a = try resolver.resolve(traits { $0.os = OSVersion(26) }, on: "iphone-13")
    let b = try resolver.resolve(traits { $0.os = OSVersion(26) }, on: "iphone-12")
    let c = try resolver.resolve(traits { $0.os = OSVersion(26) }, on: "iphone-15")
    #expect(a.laysOutLike(b))
    #expect(!a.laysOutLike(c))
  }

  @Test("R-029: scale and native scale are apart where the device differs")
  func scales() throws {
    let mini = try resolver.resolve(ScenarioTraits(), on: "iphone-13-mini")
    #expect(mini.scale == 3)
    #expect(mini.nativeScale == 2.88)
    #expect(try resolver.resolve(ScenarioTraits(), on: "iphone-16").nativeScale == 3)
  }

  @Test("R-034: the readable width is 672 at the default size, about 896 at the largest, else unknown")
  func readableWidth() throws {
    func width(_ size: TextSize) throws -> Double? {
      try resolver.resolve(traits { $0.textSize = size }, on: "ipad-pro-13-inch-m4").readableWidth
    }
    #expect(try width(.large) == 672)
    #expect(try width(.accessibility5) == 896)
    #expect(try width(.xLarge) == nil)
  }

  @Test("a Mac gives the Mac's numbers, a phone the phone's")
  func metrics() throws {
    let mac = try resolver.resolve(ScenarioTraits(), on: "studio-display-27-inch")
    #expect(mac.platform == .macOS)
    #expect(mac.metrics["control.segmented.padding"] == 21)
    let phone = try resolver.resolve(traits { $0.os = OSVersion(18) }, on: "iphone-16")
    #expect(phone.metrics["bar.navigation.height"] == 44)
    #expect(phone.generation == .ios18)
    let turned = try resolver.resolve(
      traits {
        $0.os = OSVersion(18); $0.orientation = .landscapeLeft
      }, on: "iphone-16")
    #expect(turned.metrics["bar.navigation.height"] == 32)
    #expect(phone.layoutMargin == 16)
  }

  @Test("text sizes have many names and one order")
  func textSizes() {
    #expect(TextSize(name: "AX3") == .accessibility3)
    #expect(TextSize(name: "x-large") == .xLarge)
    #expect(TextSize(name: "XXXL") == .xxxLarge)
    #expect(TextSize(name: "huge") == nil)
    #expect(TextSize.xxxLarge < .accessibility1)
    #expect(TextSize.accessibility1.isAccessibility)
  }

  @Test("galley window says the classes, insets, margins and guidance, and why documents differ on a half")
  func windowReport() throws {
    let report = try WindowReport(
      resolver, window: "half", on: "ipad-pro-11-inch-m4", traits: traits { $0.orientation = .landscapeLeft })
    #expect(report.scenario.horizontal == .compact)
    #expect(report.text.contains("compact width, regular height"))
    #expect(report.text.contains("Half split on an iPad in landscape"))
    #expect(report.text.contains("because: four sources that measured agree"))
    #expect(report.text.contains("One column of content"))
    let json = try JSONValue(parsing: report.json)
    #expect(json["scenario"]?["horizontal"]?.string == "compact")
    #expect(json["guidance"]?.array.isEmpty == false)
    #expect(throws: ScenarioError.self) { try WindowReport(resolver, window: "hlaf", on: "ipad-a16") }
  }
}
