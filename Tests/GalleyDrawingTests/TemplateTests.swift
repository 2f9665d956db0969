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
    let windows = [SampleScreen.small, SampleScreen.phone, Self.tv].map { TemplateDrawing.Window(scenario: $0) }
    let sheet = TemplateDrawing().sheet(windows, title: "Devices")
    #expect(
      sheet.layers.map(\.id) == [
        "device", "display", "housing", "home-indicator", "grid-8", "columns-2", "columns-4", "columns-8", "columns-12",
        "margins", "safe-area", "labels",
      ])
    #expect(
      sheet.layers.filter { !$0.isShown }.map(\.id) == ["grid-8", "columns-2", "columns-4", "columns-8", "columns-12"])
    let display = try #require(sheet.layers.first { $0.id == "display" })
    let frames = display.commands.compactMap { if case .fill(let path, _, _) = $0 { path.bounds } else { nil } }
    #expect(frames == windows.map { Rect(origin: .zero, size: $0.scenario.window) })
    let renderer = ProofRenderer(symbols: SymbolLibrary())
    let document = try SVGDocument(String(decoding: renderer.svg(sheet), as: UTF8.self))
    #expect(document.element(id: "columns-12")?.attributes["display"] == "none")
    #expect(document.element(id: "safe-area")?.attributes["display"] == nil)
    #expect(document.texts.contains("iPhone 16 Pro, portrait") || document.texts.joined().contains("iPhone 16 Pro"))
    #expect(try renderer.pdf([sheet], title: "Devices").count > 2000)
  }

  @Test("windows that do not fit a row begin another, and none lie on each other")
  func rows() throws {
    let windows = Array(repeating: TemplateDrawing.Window(scenario: SampleScreen.pad), count: 7)
    let sheet = TemplateDrawing().sheet(windows, title: "Pads")
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

  @Test("shows the layers that are asked for")
  func shown() {
    let windows = [TemplateDrawing.Window(scenario: SampleScreen.pad)]
    let sheet = TemplateDrawing().sheet(windows, title: "Pad", shown: ["display", "columns-12", "readable-width"])
    #expect(sheet.layers.filter(\.isShown).map(\.id) == ["display", "columns-12", "readable-width"])
  }
}
