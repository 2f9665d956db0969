import Testing

@testable import GalleyCatalog

@Suite("Reports of the catalog")
struct ReportTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.standard() }

  @Test("galley devices lists slug, name, size, year and systems, and counts")
  func devices() throws {
    let text = try DevicesReport(catalog, words: ["402x874"]).text
    #expect(text.hasSuffix("4 devices\n"))
    #expect(text.contains("iphone-16-pro  iPhone 16 Pro  402x874 @3x  2024  iOS 18 and later\n"))
    let all = try DevicesReport(catalog).text
    #expect(all.hasSuffix("146 devices\n"))
    #expect(throws: CatalogError.self) { try DevicesReport(catalog, words: ["nokia"]) }
  }

  @Test("galley devices --json is JSON with a row for each device")
  func devicesJSON() throws {
    let json = try JSONValue(parsing: try DevicesReport(catalog).json)
    #expect(json.array.count == 146)
    #expect(
      json.array.first { $0["id"]?.string == "iphone-16-pro" }?["size"]?.array.compactMap(\.number) == [402, 874])
  }

  @Test("galley device shows value, knowledge and source, unknown as unknown, and what is assumed for it")
  func device() throws {
    let text = try DeviceReport(catalog, name: "iphone-16-pro").text
    #expect(text.contains("top 62 left 0 bottom 34 right 0   measured, high [devspec]"))
    #expect(text.contains("displayZoom.safeAreaPortrait         unknown\n"))
    #expect(text.contains("assumed: 335 (the height on iOS 26)"))
    #expect(
      text.contains("134 x 5                           sourced, low (a placeholder until it is measured) [homeind]"))
    #expect(text.contains("  devspec        flutter_device_preview device_specs"))
    #expect(text.contains("Where sources disagree"))
  }

  @Test("galley device says which device a short name was taken as")
  func shortName() throws {
    #expect(try DeviceReport(catalog, name: "ipad-pro-13-inch").text.contains("is taken as ipad-pro-13-inch-m5"))
  }

  @Test("galley device --json has every fact of the record, for every device")
  func deviceJSON() throws {
    for entry in catalog.devices {
      let report = try DeviceReport(catalog, name: entry.id)
      let json = try JSONValue(parsing: report.json)
      #expect(json["id"]?.string == entry.id)
      #expect(json["facts"]?.members.count == report.device.facts.entries.count)
    }
    let json = try JSONValue(parsing: try DeviceReport(catalog, name: "iphone-16-pro").json)
    #expect(json["facts"]?["safeArea.ios26.portrait"]?["value"]?["top"]?.number == 62)
    #expect(json["facts"]?["safeArea.ios26.portrait"]?["sources"]?.array.first?.string == "devspec")
  }

  @Test("R-094: galley explain shows a number in every circumstance with its source")
  func explain() throws {
    let text = try FactExplanation(catalog, name: "bar.navigation.height").text
    #expect(text.contains("iOS, ios18: 44  sourced, high"))
    #expect(text.contains("iOS, ios26: 54  measured, high"))
    #expect(text.contains("iOS, ios26 pad: 54  assumed, low"))
    #expect(text.contains("formula: phone height; the bar of iPadOS 26 is not recorded"))
    #expect(text.contains("Bars of iOS 26"))
    #expect(try FactExplanation(catalog, name: "sizeClasses.switch").text.contains("assumed: 678"))
    #expect(try FactExplanation(catalog, name: "iphone-xr/safeArea").text.contains("48"))
  }

  @Test("galley explain answers a wrong name with the nearest")
  func explainUnknown() {
    do {
      _ = try FactExplanation(catalog, name: "bar.navigaton.height")
      Issue.record("found")
    } catch {
      guard case .unknownFact(_, _, let nearest, _) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(nearest.first == "bar.navigation.height")
    }
  }

  @Test("R-095: guidance differs by size classes")
  func guidance() throws {
    func topics(_ h: SizeClass, _ v: SizeClass) throws -> [String] {
      try catalog.guidance().filter { $0.applies(to: SizeClasses(horizontal: h, vertical: v)) }.map(\.advice)
    }
    #expect(try topics(.compact, .regular).contains { $0.contains("One column") })
    #expect(try topics(.regular, .regular).contains { $0.contains("two or three columns") })
    #expect(try topics(.compact, .compact).contains { $0.contains("hide while scrolling") })
    #expect(try topics(.regular, .compact).contains { $0.contains("little vertical chrome") })
  }

  @Test("R-112: what is out of scope is listed as such, with the reason and a known source")
  func outOfScope() throws {
    let topics = try catalog.outOfScope()
    let sources = try catalog.sources()
    for name in ["game-engines", "wide-gamut-viewing", "web-pages"] {
      let topic = try #require(topics.first { $0.topic == name })
      #expect(topic.text.contains("not done: "))
      for key in topic.sources { #expect(sources[key] != nil) }
    }
  }

  @Test("R-038: the Mac's compatibility key is a fact with a source")
  func safeAreaCompatibility() throws {
    let fact = try #require(try catalog.platforms().fact("macOS.safeAreaCompatibility", as: String.self))
    #expect(fact.value?.contains("NSPrefersDisplaySafeAreaCompatibilityMode") == true)
    #expect(!fact.sources.isEmpty)
  }
}
