import Foundation
import GalleyCatalog
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import Testing

@testable import GalleyDrawing

@Suite("Templates (R-093)")
struct TemplateTests {
  static let tv = ResolvedScenario(
    device: "apple-tv", deviceName: "Apple TV", os: OSVersion(26), platform: .tvOS, idiom: .tv,
    window: Size(width: 1920, height: 1080), scale: 1, horizontal: .regular,
    safeArea: Insets(top: 60, left: 80, bottom: 60, right: 80), layoutMargin: 0)

  private func facts() throws -> FactTable {
    let file = SampleScreen.file("Data/catalog/platforms.json")
    let json = try JSONValue(parsing: [UInt8](Data(contentsOf: file)))
    return FactTable(try #require(json["facts"]))
  }

  @Test("tv grids have the published widths, 40 between columns, and begin at the safe area (R-050)")
  func television() throws {
    let grids = ColumnGrid.television(try facts(), in: Self.tv)
    #expect(grids.map(\.count) == Array(2...9))
    #expect(grids.map(\.width) == [860, 560, 410, 320, 260, 217, 184, 160])
    #expect(grids.allSatisfy { $0.spacing == 40 && $0.leading == 80 && $0.rowSpacing == 100 })
    // Seven and eight columns do not fill the 1760 points exactly.
    #expect(grids.map(\.totalWidth) == [1760, 1760, 1760, 1760, 1760, 1759, 1752, 1760])
  }

  @Test("columns share what the margins leave")
  func columns() {
    let grids = ColumnGrid.within(SampleScreen.phone, counts: [2, 4, 40, 0])
    #expect(grids.map(\.count) == [2, 4])
    // 402 − 2·16 = 370; one gap of 16 leaves 177 each, three leave 80.5.
    #expect(grids.map(\.width) == [177, 80.5])
    #expect(grids[1].columns(height: 10).map(\.minX) == [16, 112.5, 209, 305.5])
  }

  @Test("one sheet holds many windows to scale, in layers by name")
  func sheet() throws {
    let facts = try facts()
    let windows = [SampleScreen.small, SampleScreen.phone, Self.tv].map {
      TemplateDrawing.Window(scenario: $0, facts: facts)
    }
    let sheets = TemplateDrawing().sheets(windows, title: "Devices")
    #expect(sheets.count == 1)
    let sheet = try #require(sheets.first)
    let columns = (2...9).map { "columns-\($0)" }
    #expect(
      sheet.layers.map(\.id) == ["device", "display", "housing", "home-indicator", "grid-4", "grid-8"] + columns + [
        "margins", "safe-area", "labels",
      ])
    #expect(sheet.layers.filter { !$0.isShown }.map(\.id) == ["grid-4", "grid-8"] + columns)
    let display = try #require(sheet.layers.first { $0.id == "display" })
    let frames = display.commands.compactMap { if case .fill(let path, _, _) = $0 { path.bounds } else { nil } }
    #expect(frames == windows.map { Rect(origin: .zero, size: $0.scenario.window) })
    let renderer = ProofRenderer(symbols: SymbolLibrary())
    let document = try SVGDocument(String(decoding: renderer.svg(sheet), as: UTF8.self))
    #expect(document.element(id: "columns-9")?.attributes["display"] == "none")
    #expect(document.element(id: "safe-area")?.attributes["display"] == nil)
    #expect(document.element(id: "safe-area")?.attributes["inkscape:groupmode"] == "layer")
    #expect(document.texts.contains("iPhone 16 Pro, portrait") || document.texts.joined().contains("iPhone 16 Pro"))
  }

  @Test("a document keeps the layers by name, hidden ones switched off, and shows what the sheet shows")
  func layeredDocument() throws {
    let windows = [SampleScreen.phone, SampleScreen.pad].map { TemplateDrawing.Window(scenario: $0) }
    let sheets = TemplateDrawing().sheets(windows, title: "Two")
    let renderer = ProofRenderer(symbols: SymbolLibrary())
    let bytes = try renderer.layeredPDF(sheets + sheets, title: "Two")
    let text = String(decoding: bytes, as: UTF8.self)
    // Two pages, one group for each layer of both.
    #expect(text.matches(of: #/\/Type \/Page /#).count == 2)
    let names = text.matches(of: #/\/Type \/OCG \/Name \(([a-z0-9-]+)\)/#).map { String($0.output.1) }
    #expect(names == sheets[0].layers.map(\.id))
    let off = try #require(text.firstMatch(of: #/\/OFF \[ ([0-9 R]*) \]/#)?.output.1)
    #expect(off.split(separator: " ").filter { $0 == "R" }.count == sheets[0].layers.filter { !$0.isShown }.count)
    let bounds = sheets[0].bounds
    #expect(text.contains("/MediaBox [ 0 0 \(Int(bounds.width)) \(Int(bounds.height)) ]"))
    // Every object stands where the table says.
    let table = try #require(text.firstMatch(of: #/startxref\n([0-9]+)\n/#)?.output.1)
    let rows = String(decoding: bytes[Int(table)!...], as: UTF8.self).split(separator: "\n").dropFirst(2)
    for (number, row) in rows.prefix(while: { $0.hasSuffix("n ") || $0.hasSuffix("f ") }).enumerated()
    where row.hasSuffix("n ") {
      let offset = try #require(Int(row.prefix(10)))
      #expect(String(decoding: bytes[offset...].prefix(12), as: UTF8.self).hasPrefix("\(number) 0 obj\n"))
    }
    #expect(bytes == (try renderer.layeredPDF(sheets + sheets, title: "Two")))
  }

  @Test("what is no document of Cairo's is not taken apart")
  func otherDocuments() {
    let page = PDFLayers.Page(layers: [("a", true)])
    for text in [
      "", "%PDF-1.4", "%PDF-1.4\nxref\n0 1\nstartxref\n9999\n%%EOF", "startxref\n0\nxref\n0 9999999\ntrailer",
    ] {
      #expect(PDFLayers.join(Array(text.utf8), into: [page]) == nil)
    }
  }

  @Test(
    "numbers of columns that are asked for take the place of the usual ones; a television's are Apple's where it has them"
  )
  func askedColumns() throws {
    let facts = try facts()
    let phone = TemplateDrawing.Window(scenario: SampleScreen.phone, columns: [3, 90], facts: facts)
    // 370 less two gaps of 16, in three; ninety have no width.
    #expect(phone.grids == [ColumnGrid(count: 3, width: (370.0 - 32) / 3, spacing: 16, leading: 16)])
    let tv = TemplateDrawing.Window(scenario: Self.tv, columns: [5, 11], facts: facts)
    #expect(tv.grids.map(\.count) == [5, 11])
    #expect(tv.grids[0].width == 320 && tv.grids[0].rowSpacing == 100 && tv.grids[1].rowSpacing == nil)
  }

  @Test("sheets end where a document's page would, and say which of how many they are")
  func sheets() throws {
    let windows = Array(repeating: TemplateDrawing.Window(scenario: SampleScreen.pad), count: 60)
    let sheets = TemplateDrawing().sheets(windows, title: "Pads")
    #expect(sheets.count == 2)
    #expect(sheets.allSatisfy { $0.bounds.height <= 14_400 })
    #expect(sheets.map(\.title) == ["Pads, 1 of 2", "Pads, 2 of 2"])
    let displays = sheets.flatMap { sheet in
      sheet.layers.first { $0.id == "display" }?.commands.filter { if case .fill = $0 { true } else { false } } ?? []
    }
    #expect(displays.count == 60)
  }

  @Test("a sheet says what of it no source states, and has the keyboard and a window's controls")
  func assumed() throws {
    var scenario = SampleScreen.pad
    scenario.assumed = ["safeArea", "windowControls.width", "margin.root", "bar.tab.height"]
    scenario.keyboardFrame = Rect(x: 0, y: 900, width: 834, height: 310)
    func sheet() throws -> (layers: [String], text: String) {
      let sheets = TemplateDrawing().sheets([TemplateDrawing.Window(scenario: scenario)], title: "Pad")
      let sheet = try #require(sheets.first)
      let document = try SVGDocument(
        String(decoding: ProofRenderer(symbols: SymbolLibrary()).svg(sheet), as: UTF8.self))
      return (sheet.layers.map(\.id), document.texts.joined(separator: "|"))
    }
    let plain = try sheet()
    #expect(plain.text.contains("assumed: safe area, margins"))
    #expect(!plain.text.contains("window controls"))
    #expect(plain.layers.contains("keyboard") && !plain.layers.contains("window-controls"))
    scenario.windowControls = Rect(x: 0, y: 0, width: 80, height: 44)
    let windowed = try sheet()
    #expect(windowed.text.contains("window controls") && windowed.layers.contains("window-controls"))
    scenario.assumed = ["bar.tab.height"]
    #expect(try !sheet().text.contains("assumed"))
  }

  @Test("layers are found by their names")
  func layerNames() {
    for layer in TemplateLayer.order(columns: [2, 12]) { #expect(TemplateLayer(id: layer.id) == layer) }
    for name in ["", "columns-", "columns-0", "columns-x", "grid", "Safe-area"] {
      #expect(TemplateLayer(id: name) == nil)
    }
  }

  @Test("windows that do not fit a row begin another, and none lie on each other")
  func rows() throws {
    let windows = Array(repeating: TemplateDrawing.Window(scenario: SampleScreen.pad), count: 7)
    let sheet = try #require(TemplateDrawing().sheets(windows, title: "Pads").first)
    let places = try #require(sheet.layers.first { $0.id == "display" }).commands.compactMap {
      if case .transform(let transform) = $0 { Point(x: transform.tx, y: transform.ty) } else { nil }
    }
    #expect(places.count == 7 && Set(places).count == 7)
    let frames = places.map { Rect(origin: $0, size: Size(width: 834, height: 1210)) }
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] { #expect(frame.intersection(other) == nil) }
      #expect(sheet.bounds.contains(frame.origin) && sheet.bounds.contains(Point(x: frame.maxX, y: frame.maxY)))
    }
    #expect(Set(places.map(\.y)).count == 3)
  }

  @Test("windows of one display have captions of one size, and no caption runs into the next window")
  func captions() throws {
    let scenarios = [Size(width: 320, height: 834), Size(width: 700, height: 800), Size(width: 834, height: 1210)].map {
      var scenario = SampleScreen.pad
      scenario.deviceName = "iPad with a name that is longer than a narrow window is wide"
      scenario.screen = Size(width: 834, height: 1210)
      scenario.window = $0
      return scenario
    }
    let sheet = try #require(
      TemplateDrawing().sheets(scenarios.map { TemplateDrawing.Window(scenario: $0) }, title: "Pad").first)
    let labels = try #require(sheet.layers.first { $0.id == "labels" })
    var origin = Point.zero
    var headlines: [(size: Double, minX: Double, maxX: Double)] = []
    for command in labels.commands {
      if case .transform(let transform) = command { origin = Point(x: transform.tx, y: transform.ty) }
      guard case .glyphs(let run) = command, run.text.hasPrefix("iPad with") else { continue }
      let places = run.positions.map { $0.x + origin.x }
      headlines.append((run.size, places.min() ?? 0, places.max() ?? 0))
    }
    #expect(headlines.map(\.size) == [22.5, 22.5, 22.5])
    #expect(headlines[0].maxX - headlines[0].minX > 320 && headlines[0].maxX < headlines[1].minX)
    #expect(sheet.bounds.maxX > headlines[2].maxX)
  }

  @Test("shows the layers that are asked for")
  func shown() throws {
    let windows = [TemplateDrawing.Window(scenario: SampleScreen.pad)]
    let shown: Set<TemplateLayer> = [.display, .columns(12), .readableWidth]
    let sheet = try #require(TemplateDrawing().sheets(windows, title: "Pad", shown: shown).first)
    #expect(sheet.layers.filter(\.isShown).map(\.id) == ["display", "columns-12", "readable-width"])
  }
}
