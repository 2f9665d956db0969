import Testing

@testable import GalleyCatalog

@Suite("The data files hold together")
struct DataFilesTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.standard() }

  @Test("every device of the index has a record whose facts all name known sources")
  func sourcesExist() throws {
    #expect(catalog.devices.count == 146)
    let sources = try catalog.sources()
    for entry in catalog.devices {
      let device = try catalog.device(entry.id)
      #expect(device.name == entry.name)
      #expect(device.facts.entries.count > 10)
      for fact in device.facts.entries {
        for key in fact.fact.sources { #expect(sources[key] != nil, "\(entry.id) \(fact.name) names \(key)") }
      }
    }
  }

  @Test("a value never comes without saying how it is known, a derived one not without its formula")
  func valuesAreExplained() throws {
    for entry in catalog.devices {
      for fact in try catalog.device(entry.id).facts.entries {
        let place = "\(entry.id) \(fact.name)"
        if fact.fact.value != nil {
          #expect(fact.fact.how != .unknown && fact.fact.how != .notApplicable, "\(place)")
          #expect(fact.fact.confidence != nil, "\(place)")
        }
        if fact.fact.how == .derived { #expect(fact.fact.formula != nil, "\(place)") }
        if fact.fact.assumed != nil {
          #expect(fact.fact.value == nil && fact.fact.assumedFormula != nil, "\(place)")
        }
      }
    }
  }

  @Test("every number of chrome has words that conditions know, sources that exist, and a formula where it is assumed")
  func metricsAreExplained() throws {
    for platform in Platform.allCases {
      let table = try catalog.metrics(platform)
      #expect(table.metrics.count > 30)
      #expect(table.metrics.map(\.name) == table.metrics.map(\.name).sorted())
      for metric in table.metrics {
        #expect(!metric.meaning.isEmpty, "\(metric.name)")
        for row in metric.rows {
          #expect(row.condition.isUnderstood, "\(metric.name) in '\(row.condition.words)'")
          #expect(row.fact.value?.isFinite == true, "\(metric.name)")
          for key in row.fact.sources { #expect(table.sources[key] != nil, "\(metric.name) names \(key)") }
          if row.fact.how == .assumed || row.fact.how == .derived {
            #expect(row.fact.formula != nil, "\(metric.name)")
          } else {
            #expect(!row.fact.sources.isEmpty, "\(metric.name)")
          }
        }
      }
    }
  }

  @Test("choices, guidance, languages and systems can be read and speak of what exists")
  func otherFiles() throws {
    let ids = catalog.devices.map(\.id)
    let choices = try catalog.choices()
    #expect(choices.count >= 30)
    for choice in choices {
      for pattern in choice.devices {
        #expect(ids.contains { Choice.any([pattern], match: $0) }, "\(choice.topic): \(pattern)")
      }
    }
    #expect(try catalog.guidance().count >= 10)
    #expect(try catalog.languages().codes.count > 150)
    #expect(catalog.systems.platformOrder == [.iOS, .macOS, .watchOS, .tvOS, .visionOS])
    let sources = try catalog.sources()
    for entry in catalog.systems.facts.entries + (try catalog.platforms().entries) {
      for key in entry.fact.sources { #expect(sources[key] != nil, "\(entry.name) names \(key)") }
    }
  }

  @Test("devices with one geometry number share size, scale, corners and insets")
  func geometryNumbers() throws {
    var first: [Int: Device] = [:]
    for entry in catalog.devices where entry.displays.isEmpty {
      let device = try catalog.device(entry.id)
      guard let other = first[entry.geometry] else {
        first[entry.geometry] = device
        continue
      }
      for name in ["display.pointSize", "display.uiScale", "display.cornerRadius", "sizeClasses.landscape"] {
        #expect(device.facts[name]?.usable == other.facts[name]?.usable, "\(device.id) and \(other.id): \(name)")
      }
    }
    #expect(first.count > 30)
  }

  @Test("typography data has Apple's sizes in every style")
  func typography() throws {
    let styles = try catalog.data.json("typography/styles.json")
    let ios = try #require(styles["iOS"])
    #expect(ios["sizes"]?.array.count == 12)
    for style in ios["styles"]?.members ?? [] {
      #expect(style.value["size"]?.array.count == 12, "\(style.key)")
      #expect(style.value["lineHeight"]?.array.count == 12, "\(style.key)")
    }
    #expect(
      ios["styles"]?["body"]?["size"]?.array.compactMap(\.number) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(
      styles["watchOS"]?["styles"]?["body"]?["size"]?.array.compactMap(\.number) == [
        14, 15, 16, 17, 18, 19, 21, 22, 23,
      ])
    #expect(styles["macOS"]?["styles"]?["body"]?["size"]?.number == 13)
    #expect(styles["tvOS"]?["styles"]?["body"]?["size"]?.number == 29)
    let tracking = try catalog.data.json("typography/tracking.json")
    #expect(
      tracking["tables"]?["sfPro"]?.array.first { $0.array.first?.number == 17 }?.array.compactMap(\.number)
        == [17, -26, -0.43, -52])
    #expect(try catalog.data.json("typography/metrics.json")["profiles"]?["iOS"]?["ascender"]?.number == 1950)
    let zero = try catalog.data.json("typography/advances.json")["weights"]?["400"]?["0"]?.array.first?.number
    #expect(abs((zero ?? 0) - 0.63) < 0.02)
  }
}
