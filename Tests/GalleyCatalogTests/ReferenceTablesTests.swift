import GalleyGeometry
import Testing

@testable import GalleyCatalog

/// Walks every row of the tables of the reference documents. Where the catalog differs, the difference has to be one of
/// the known mistakes, by name, and the catalog has to say what it chose and why.
@Suite("R-001, R-002, R-003, R-020, R-021, R-050: every row of the reference tables")
struct ReferenceTablesTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.standard() }

  /// Compares cells with the catalog and collects what differs without being known.
  private struct Walk {
    var mistakes: KnownMistakes
    let choices: [Choice]
    var compared = 0
    var unknown: [String] = []

    init(_ catalog: Catalog) throws {
      mistakes = try KnownMistakes()
      choices = try catalog.choices()
    }

    /// - Parameters:
    ///   - subject: the device or the screen that the row is about.
    ///   - fact: the fact that the catalog's choice has to concern.
    mutating func compare(
      _ table: ReferenceTable, _ row: [String: String], _ column: String, with held: String, subject: String,
      device: String? = nil, fact: String
    ) throws {
      compared += 1
      let printed = try row.text(column)
      guard printed != held else { return }
      let name = row["model"] ?? row["series"] ?? row["mode"] ?? ""
      guard
        let topic = mistakes.topic(
          table: table.name, row: name, subject: subject, column: column, printed: printed, catalog: held)
      else {
        unknown.append("\(table.name): \(name), \(subject): \(column) is \(printed), the catalog has \(held)")
        return
      }
      let choice = choices.first { $0.topic == topic }
      #expect(choice != nil, "no choice is called \(topic)")
      #expect(choice?.reason.isEmpty == false)
      if let device { #expect(choice?.concerns(device: device) == true, "\(topic) does not name \(device)") }
      #expect(choice?.concerns(fact: fact) == true, "\(topic) does not name \(fact)")
    }
  }

  private func text(_ value: Double?) -> String { value.map(JSONText.number) ?? "unknown" }

  private func screens(_ name: String, _ walk: inout Walk) throws -> Int {
    let table = try ReferenceTable(name)
    for row in table.rows {
      for id in try row.devices() {
        let facts = try catalog.device(id).facts
        let points = facts.fact("display.pointSize", as: Size.self)?.value
        let pixels = facts.fact("display.renderedPixels", as: Size.self)?.value
        let cells: [(String, Double?, String)] = [
          ("width", points?.width, "display.pointSize"), ("height", points?.height, "display.pointSize"),
          ("pixelWidth", pixels?.width, "display.renderedPixels"),
          ("pixelHeight", pixels?.height, "display.renderedPixels"),
          ("scale", facts.fact("display.uiScale", as: Double.self)?.value, "display.uiScale"),
        ]
        for (column, held, fact) in cells {
          try walk.compare(table, row, column, with: text(held), subject: id, device: id, fact: fact)
        }
      }
    }
    return table.rows.count
  }

  private func classes(_ name: String, _ walk: inout Walk) throws -> Int {
    let table = try ReferenceTable(name)
    for row in table.rows {
      for id in try row.devices() {
        for orientation in ["portrait", "landscape"] {
          let fact = "sizeClasses.\(orientation)"
          let held = try catalog.device(id).facts.fact(fact, as: SizeClasses.self)?.value
          try walk.compare(
            table, row, orientation + "Width", with: held?.horizontal.rawValue ?? "unknown", subject: id, device: id,
            fact: fact)
          try walk.compare(
            table, row, orientation + "Height", with: held?.vertical.rawValue ?? "unknown", subject: id, device: id,
            fact: fact)
        }
      }
    }
    return table.rows.count
  }

  private func multitasking(_ walk: inout Walk) throws -> Int {
    let table = try ReferenceTable("multitasking-adaptivity")
    for row in table.rows {
      let (screen, mode) = (try row.text("screen"), try row.text("mode"))
      for id in try row.devices() { #expect(try catalog.device(id).multitaskingScreen == screen, "\(id)") }
      for landscape in [false, true] {
        let window = try catalog.multitasking().window(screen: screen, landscape: landscape, mode: mode)
        let held = window?.sizeClasses.value
        let prefix = landscape ? "landscape" : "portrait"
        for (column, value) in [("Width", held?.horizontal), ("Height", held?.vertical)] {
          try walk.compare(
            table, row, prefix + column, with: window == nil ? "none" : value?.rawValue ?? "unknown", subject: screen,
            fact: "multitasking.\(mode)")
        }
      }
    }
    return table.rows.count
  }

  /// The guide states classes without a device: each screen of the catalog is held against it.
  private func guide(_ walk: inout Walk) throws -> Int {
    let table = try ReferenceTable("multitasking-guide")
    let multitasking = try catalog.multitasking()
    for row in table.rows {
      let mode = try row.text("window")
      guard mode != "stage" else {
        let held = multitasking.facts["multitasking.windowing.stageManager.sizeClass"]?.value
        try walk.compare(
          table, row, "width", with: held.map { "\($0)" } ?? "of the window's width", subject: "every pad",
          fact: "multitasking.windowing.stageManager.sizeClass")
        let able = try catalog.devices.filter { try catalog.device($0.id).facts.usable("stageManager") ?? false }
        #expect(!able.isEmpty && able.allSatisfy { $0.id.hasPrefix("ipad-pro") || $0.id.hasPrefix("ipad-air") })
        continue
      }
      for screen in multitasking.screens {
        let beside = ["half": "half", "two-thirds": "third", "third": "two-thirds"][mode]
        for (name, column) in [(Optional(mode), "width"), (beside, "otherWidth")] where !(try row.text(column)).isEmpty
        {
          let window = name.flatMap { multitasking.window(screen: screen, landscape: true, mode: $0) }
          // A class between the known widths is no statement of the catalog's.
          guard let held = window?.sizeClasses.value else { continue }
          try walk.compare(
            table, row, column, with: held.horizontal.rawValue, subject: screen, fact: "multitasking.\(mode)")
          #expect(held.vertical.rawValue == (try row.text(column == "width" ? "height" : "otherHeight")))
        }
        guard try row.text("where").hasPrefix("pads in landscape") else { continue }
        let upright = multitasking.window(screen: screen, landscape: false, mode: mode)
        guard upright != nil else { continue }
        try walk.compare(
          table, row, "where", with: "both orientations", subject: screen, fact: "multitasking.\(mode)")
      }
    }
    return table.rows.count
  }

  private func watches(_ walk: inout Walk) throws -> Int {
    let table = try ReferenceTable("screens-watch-2025")
    for row in table.rows {
      for id in try row.devices() {
        let pixels = try catalog.device(id).facts.fact("display.nativePixels", as: Size.self)?.value
        for (column, held) in [("pixelWidth", pixels?.width), ("pixelHeight", pixels?.height)] {
          try walk.compare(table, row, column, with: text(held), subject: id, device: id, fact: "display.nativePixels")
        }
      }
    }
    return table.rows.count
  }

  private func televisionGrids(_ walk: inout Walk) throws -> Int {
    let table = try ReferenceTable("grids-tv-2025")
    let facts = try catalog.platforms()
    for row in table.rows {
      let count = try row.text("columns")
      for column in ["width", "horizontalSpacing", "minVerticalSpacing"] {
        let fact = "tvOS.grids.\(count).\(column)"
        try walk.compare(
          table, row, column, with: text(facts.fact(fact, as: Double.self)?.value), subject: "tv", fact: fact)
      }
    }
    return table.rows.count
  }

  @Test("the catalog holds what they print, but for the known mistakes, which it explains")
  func everyRow() throws {
    var walk = try Walk(catalog)
    #expect(try screens("screens-layout-2025", &walk) == 53)
    #expect(try screens("screens-adaptivity", &walk) == 35)
    #expect(try classes("size-classes-layout-2025", &walk) == 44)
    #expect(try classes("size-classes-adaptivity", &walk) == 24)
    #expect(try classes("size-classes-guide", &walk) == 10)
    #expect(try multitasking(&walk) == 15)
    #expect(try guide(&walk) == 6)
    #expect(try watches(&walk) == 9)
    #expect(try televisionGrids(&walk) == 8)
    #expect(walk.unknown == [])
    #expect(walk.mistakes.notMet == [])
    #expect(walk.compared > 900)
  }

  @Test("both tables of screens agree on every row they share, the wrong one included")
  func sharedRows() throws {
    let newer = try ReferenceTable("screens-layout-2025").rows
    for row in try ReferenceTable("screens-adaptivity").rows {
      let devices = try row.devices()
      let same = newer.filter { candidate in (try? candidate.devices()) == devices }
      let cells = ["width", "height", "pixelWidth", "pixelHeight", "scale"]
      #expect(same.contains { other in cells.allSatisfy { other[$0] == row[$0] } }, "\(row["model"] ?? "")")
    }
  }

  @Test(
    "mistakes that are no cell of a table are choices too, with both claims",
    arguments: [
      ("How many size classes there are", "a guide counts eight", "four combinations"),
      ("Regular width in landscape", "a guide: only the 15 Plus and 15 Pro Max", "as tabled, device by device"),
      ("Sizes of the iPad Air (M2)", "a third-party guide: 10.9 or 13 inches", "11 and 13 inches"),
      ("Size classes on the Mac", "a guide: windows take any combination", "regular by regular"),
      ("Bars of iOS 26", "44, 49 and 44 as before", "44, 49, 44 up to iOS 18; 54, 83 with 62, 48 on iOS 26"),
      ("Margins of 16 and 20", "20 on larger phones", "16 in compact and 20 in regular width"),
      ("Whether phone windows resize", "size classes are tabled per device", "both"),
      ("Fixed splits or free windows", "halves, thirds and quadrants with free sizes", "both, by system"),
      ("Size of a target", "44 is the minimum", "44 to aim at, 28 at least"),
      ("Width of Slide Over", "a guide lists it as a mode without a width", "the width of a third"),
    ])
  func statements(_ topic: String, _ claim: String, _ chosen: String) throws {
    let choice = try #require(catalog.choices().first { $0.topic == topic })
    #expect(choice.claims.contains(claim))
    #expect(choice.chosen.hasPrefix(chosen))
    #expect(choice.claims.count >= 2 && !choice.reason.isEmpty)
  }
}
