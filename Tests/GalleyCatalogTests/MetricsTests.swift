import Testing

@testable import GalleyCatalog

@Suite("R-007: bars and controls by idiom, orientation and generation")
struct MetricsTests {
  let table: MetricsTable

  init() throws { table = try Catalog.standard().metrics(.iOS) }

  private func values(
    _ generation: DesignGeneration, _ idiom: Idiom = .phone, _ h: SizeClass = .compact, _ v: SizeClass = .regular,
    indicator: Bool = true, island: Bool = false, os: OSVersion? = nil, width: Double = 390, scale: Double = 3
  ) -> ResolvedMetrics {
    table.resolve(
      MetricContext(
        generation: generation, os: os ?? (generation == .ios18 ? OSVersion(18) : OSVersion(26)), idiom: idiom,
        classes: SizeClasses(horizontal: h, vertical: v), homeIndicator: indicator, dynamicIsland: island,
        width: width, scale: scale))
  }

  @Test("up to 18: 44, 52, 49 and 44 in portrait; 32 in compact height; 44 and 49 where the width is regular")
  func generation18() {
    let portrait = values(.ios18).values
    #expect(portrait["bar.navigation.height"] == 44)
    #expect(portrait["bar.navigation.largeTitleExtra"] == 52)
    #expect(portrait["bar.tab.height"] == 49)
    #expect(portrait["bar.toolbar.height"] == 44)
    let landscape = values(.ios18, .phone, .compact, .compact).values
    #expect(landscape["bar.navigation.height"] == 32)
    #expect(landscape["bar.tab.height"] == 32)
    #expect(landscape["bar.toolbar.height"] == 32)
    let plus = values(.ios18, .phone, .regular, .compact).values
    #expect(plus["bar.navigation.height"] == 44)
    #expect(plus["bar.tab.height"] == 49)
    #expect(plus["bar.toolbar.height"] == 44)
  }

  @Test("up to 18 on pads: 50; with a home indicator bars are 65 less the 20 of the safe area")
  func pads18() {
    let button = values(.ios18, .pad, .regular, indicator: false).values
    #expect(button["bar.navigation.height"] == 50)
    #expect(button["bar.tab.height"] == 50)
    #expect(button["bar.toolbar.height"] == 50)
    let indicator = values(.ios18, .pad, .regular).values
    #expect(indicator["bar.tab.height"] == 45)
    #expect(indicator["bar.toolbar.height"] == 45)
  }

  @Test("bars of island phones start at 53.67 up to 18, at the safe top from 26")
  func islands() {
    #expect(values(.ios18, island: true).values["bar.navigation.islandTop"] == 53.667)
    #expect(values(.ios18).values["bar.navigation.islandTop"] == nil)
    #expect(values(.ios26, island: true).values["bar.navigation.islandTop"] == nil)
  }

  @Test("OS 26: 54, large title 106 in all, toolbar 48, tab band 83 with its pill of 62; landscape and pads assumed")
  func generation26() {
    let portrait = values(.ios26)
    #expect(portrait.values["bar.navigation.height"] == 54)
    #expect(
      (portrait.values["bar.navigation.height"] ?? 0) + (portrait.values["bar.navigation.largeTitleExtra"] ?? 0) == 106)
    #expect(portrait.values["bar.toolbar.height"] == 48)
    #expect((portrait.values["bar.tab.height"] ?? 0) + 34 == 83)
    #expect(portrait.values["bar.tab.pillHeight"] == 62)
    #expect(!portrait.assumed.contains("bar.navigation.height"))
    #expect(values(.ios26, .phone, .compact, .compact).assumed.contains("bar.navigation.height"))
    #expect(values(.ios26, .pad, .regular).assumed.contains("bar.navigation.height"))
  }

  @Test("a number counted in pixels follows the scale")
  func pixels() {
    #expect(values(.ios26, scale: 2).values["divider.thickness"] == 0.5)
    #expect(values(.ios26, scale: 3).values["divider.thickness"] == 1.0 / 3)
  }

  @Test("a switch is 51x31 before 26, 66x30 on 26.0 and 63x28 from 26.4")
  func switches() {
    func size(_ g: DesignGeneration, _ os: OSVersion) -> [Double?] {
      let m = values(g, os: os).values
      return [m["control.toggle.width"], m["control.toggle.height"]]
    }
    #expect(size(.ios18, OSVersion(18)) == [51, 31])
    #expect(size(.ios26, OSVersion(26)) == [66, 30])
    #expect(size(.ios26, OSVersion(26, 4)) == [63, 28])
    #expect(size(.ios26, OSVersion(27)) == [63, 28])
  }

  @Test(
    "R-033: margins 16 and 20 by width class; 402 as recorded, other phones over 375 assumed; 8 or 0 in a plain view")
  func margins() {
    #expect(values(.ios26, width: 375).values["margin.root"] == 16)
    #expect(!values(.ios26, width: 375).assumed.contains("margin.root"))
    #expect(values(.ios26, width: 402).values["margin.root"] == 16)
    #expect(values(.ios26, width: 402).values["uikit.margin.root"] == 20)
    #expect(!values(.ios26, width: 402).assumed.contains("uikit.margin.root"))
    #expect(values(.ios26, width: 440).assumed.contains("uikit.margin.root"))
    #expect(values(.ios26, .pad, .regular, width: 834).values["margin.root"] == 20)
    #expect(values(.ios26, os: OSVersion(27)).values["uikit.view.layoutMargin"] == 8)
    #expect(values(.ios26, os: OSVersion(27, 1)).values["uikit.view.layoutMargin"] == 0)
  }

  @Test("widths that no condition tells apart share one canonical width")
  func canonicalWidths() {
    #expect(table.canonicalWidth(390) == table.canonicalWidth(393))
    #expect(table.canonicalWidth(375) != table.canonicalWidth(376))
    #expect(table.canonicalWidth(402) == 402)
    #expect(table.canonicalWidth(430) == table.canonicalWidth(1366))
  }

  @Test("a condition with a word nobody knows holds nowhere")
  func unknownWords() {
    let condition = MetricCondition("ios26 fridge")
    #expect(!condition.isUnderstood)
  }
}
