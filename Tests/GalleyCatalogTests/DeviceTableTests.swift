import GalleyGeometry
import Testing

@testable import GalleyCatalog

/// Rows of published tables, with what the catalog holds instead where a row is known to be wrong.
@Suite("R-001 … R-005: device tables")
struct DeviceTableTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.standard() }

  /// Slug, points wide, points high, UIKit's scale.
  static let phonesAndPads: [(String, Double, Double, Double)] = [
    ("ipad-pro-12-9-inch-6th-generation", 1024, 1366, 2), ("ipad-pro-11-inch-4th-generation", 834, 1194, 2),
    ("ipad-pro-9-7-inch", 768, 1024, 2), ("ipad-air-13-inch-m2", 1024, 1366, 2), ("ipad-air-11-inch-m2", 820, 1180, 2),
    ("ipad-air-5th-generation", 820, 1180, 2), ("ipad-air-3rd-generation", 834, 1112, 2), ("ipad-air-2", 768, 1024, 2),
    ("ipad-a16", 820, 1180, 2), ("ipad-9th-generation", 810, 1080, 2), ("ipad-6th-generation", 768, 1024, 2),
    ("ipad-mini-6th-generation", 744, 1133, 2), ("ipad-mini-5th-generation", 768, 1024, 2),
    ("iphone-16-pro-max", 440, 956, 3), ("iphone-16-pro", 402, 874, 3), ("iphone-16-plus", 430, 932, 3),
    ("iphone-16", 393, 852, 3), ("iphone-16e", 390, 844, 3), ("iphone-15-pro-max", 430, 932, 3),
    ("iphone-15-pro", 393, 852, 3), ("iphone-15-plus", 430, 932, 3), ("iphone-15", 393, 852, 3),
    ("iphone-14-pro-max", 430, 932, 3), ("iphone-14-pro", 393, 852, 3), ("iphone-14-plus", 428, 926, 3),
    ("iphone-14", 390, 844, 3), ("iphone-13-pro-max", 428, 926, 3), ("iphone-13-pro", 390, 844, 3),
    ("iphone-13", 390, 844, 3), ("iphone-13-mini", 375, 812, 3), ("iphone-12-pro-max", 428, 926, 3),
    ("iphone-12-pro", 390, 844, 3), ("iphone-12", 390, 844, 3), ("iphone-12-mini", 375, 812, 3),
    ("iphone-11-pro-max", 414, 896, 3), ("iphone-11-pro", 375, 812, 3), ("iphone-11", 414, 896, 2),
    ("iphone-xs-max", 414, 896, 3), ("iphone-xs", 375, 812, 3), ("iphone-xr", 414, 896, 2), ("iphone-x", 375, 812, 3),
    ("iphone-8-plus", 414, 736, 3), ("iphone-8", 375, 667, 2), ("iphone-7-plus", 414, 736, 3),
    ("iphone-7", 375, 667, 2),
    ("iphone-6s-plus", 414, 736, 3), ("iphone-6s", 375, 667, 2), ("iphone-6-plus", 414, 736, 3),
    ("iphone-6", 375, 667, 2),
    ("iphone-se-3rd-generation", 375, 667, 2), ("iphone-se-1st-generation", 320, 568, 2),
    ("ipod-touch-7th-generation", 320, 568, 2),
  ]

  @Test("R-001: points and UIKit scale of every phone, pad and iPod touch of the tables", arguments: phonesAndPads)
  func pointsAndScale(_ row: (id: String, width: Double, height: Double, scale: Double)) throws {
    let facts = try catalog.device(row.id).facts
    #expect(facts.fact("display.pointSize")?.value == Size(width: row.width, height: row.height))
    #expect(facts.fact("display.uiScale")?.value == row.scale)
    #expect(facts["display.pointSize"]?.confidence == .high)
    let rendered = try #require(facts.fact("display.renderedPixels", as: Size.self)?.value)
    #expect(rendered == Size(width: row.width * row.scale, height: row.height * row.scale))
  }

  @Test("R-001: the table's mistake about the iPad Pro 10.5-inch is not repeated: 834x1112, not 834x1194")
  func ipadPro10Point5() throws {
    let facts = try catalog.device("ipad-pro-10-5-inch").facts
    #expect(facts.fact("display.pointSize")?.value == Size(width: 834, height: 1112))
    #expect(facts.fact("display.nativePixels")?.value == Size(width: 1668, height: 2224))
    let choice = try #require(
      catalog.choices().first { $0.concerns(device: "ipad-pro-10-5-inch") && $0.topic.contains("10.5") })
    #expect(choice.chosen == "834x1112")
    #expect(choice.claims.contains { $0.contains("834x1194") })
  }

  @Test(
    "R-001: Plus phones render 1242x2208 on a panel of 1080x1920",
    arguments: ["iphone-6-plus", "iphone-6s-plus", "iphone-7-plus", "iphone-8-plus"])
  func plusPhones(_ id: String) throws {
    let facts = try catalog.device(id).facts
    #expect(facts.fact("display.renderedPixels")?.value == Size(width: 1242, height: 2208))
    #expect(facts.fact("display.nativePixels")?.value == Size(width: 1080, height: 1920))
    let native = try #require(facts.fact("display.nativeScale", as: Double.self)?.value)
    #expect(abs(native - 1080.0 / 414) < 0.0001)
  }

  @Test(
    "R-001: 12 and 13 mini render 1125x2436 on 1080x2340, scale 3 and native scale 2.88 apart",
    arguments: ["iphone-12-mini", "iphone-13-mini"])
  func minis(_ id: String) throws {
    let facts = try catalog.device(id).facts
    #expect(facts.fact("display.renderedPixels")?.value == Size(width: 1125, height: 2436))
    #expect(facts.fact("display.nativePixels")?.value == Size(width: 1080, height: 2340))
    #expect(facts.fact("display.uiScale")?.value == 3.0)
    #expect(facts.fact("display.nativeScale")?.value == 2.88)
  }

  /// Slugs of one case size and its pixels.
  static let watches: [([String], Double, Double)] = [
    (["series-10-42mm", "series-11-42mm"], 374, 446),
    (["series-10-46mm", "series-11-46mm", "series-12-46mm"], 416, 496),
    (["ultra-49mm", "ultra-2-49mm"], 410, 502), (["ultra-3-49mm", "ultra-4-49mm"], 422, 514),
    (["series-7-41mm", "series-8-41mm", "series-9-41mm"], 352, 430),
    (["series-7-45mm", "series-8-45mm", "series-9-45mm"], 396, 484),
    (
      [
        "series-4-40mm", "series-5-40mm", "series-6-40mm", "se-1st-generation-40mm", "se-2nd-generation-40mm",
        "se-3rd-generation-40mm",
      ], 324, 394
    ),
    (
      [
        "series-4-44mm", "series-5-44mm", "series-6-44mm", "se-1st-generation-44mm", "se-2nd-generation-44mm",
        "se-3rd-generation-44mm",
      ], 368, 448
    ),
    (["series-1-38mm", "series-2-38mm", "series-3-38mm"], 272, 340),
    (["series-1-42mm", "series-2-42mm", "series-3-42mm"], 312, 390),
  ]

  @Test("R-002: Apple Watch by series and case, Ultra 3 and later at 422x514", arguments: watches)
  func watchPixels(_ row: (names: [String], width: Double, height: Double)) throws {
    for name in row.names {
      let facts = try catalog.device("apple-watch-\(name)").facts
      #expect(facts.fact("display.nativePixels")?.value == Size(width: row.width, height: row.height), "\(name)")
      #expect(facts.fact("display.uiScale")?.value == 2.0)
      #expect(facts.fact("display.pointSize")?.value == Size(width: row.width / 2, height: row.height / 2), "\(name)")
    }
  }

  @Test("R-003: Apple TV, Vision Pro and Macs; limits that nobody states are unknown")
  func otherPlatforms() throws {
    for entry in catalog.devices where entry.idiom == .tv {
      #expect(entry.size == Size(width: 1920, height: 1080), "\(entry.id)")
      let facts = try catalog.device(entry.id).facts
      #expect(facts.fact("safeArea.tv")?.value == Insets(top: 60, left: 80, bottom: 60, right: 80))
    }
    let vision = try catalog.device("apple-vision-pro").facts
    #expect(vision.fact("display.pointSize")?.value == Size(width: 1280, height: 720))
    #expect(vision["display.uiScale"]?.value == nil)
    #expect(vision["display.uiScale"]?.isAssumed == true)
    let mac = try catalog.device("macbook-pro-14-inch-2021-and-later").facts
    #expect(mac.fact("display.pointSize")?.value == Size(width: 1512, height: 982))
    #expect(mac.fact("sensorHousing.rect")?.value == Rect(x: 663.5, y: 0, width: 185, height: 32))
    #expect(try catalog.device("studio-display-27-inch").facts.fact("sensorHousing.kind")?.value == "none")
    #expect(catalog.systems.facts["windows.padMinimum"]?.value == nil)
    #expect(catalog.systems.facts["windows.padMinimum"]?.assumed == nil)
  }

  @Test("R-003: the tv grids of two to nine columns fill 1760 points")
  func tvGrids() throws {
    let facts = try catalog.platforms()
    let table: [(Int, Double)] = [(2, 860), (3, 560), (4, 410), (5, 320), (6, 260), (7, 217), (8, 184), (9, 160)]
    for (columns, width) in table {
      #expect(facts.fact("tvOS.grids.\(columns).width")?.value == width)
      #expect(facts.fact("tvOS.grids.\(columns).horizontalSpacing")?.value == 40.0)
      #expect(facts.fact("tvOS.grids.\(columns).minVerticalSpacing")?.value == 100.0)
      let total = Double(columns) * width + Double(columns - 1) * 40
      #expect(total <= 1760 && total > 1750)
    }
  }

  /// Devices newer than the tables.
  static let newer: [(String, Double, Double)] = [
    ("iphone-17", 402, 874), ("iphone-17-pro", 402, 874), ("iphone-17-pro-max", 440, 956), ("iphone-air", 420, 912),
    ("iphone-17e", 390, 844), ("iphone-18-pro", 402, 874), ("iphone-18-pro-max", 440, 956),
    ("ipad-pro-11-inch-m4", 834, 1210), ("ipad-pro-13-inch-m4", 1032, 1376), ("ipad-pro-11-inch-m5", 834, 1210),
    ("ipad-pro-13-inch-m5", 1032, 1376), ("ipad-air-11-inch-m3", 820, 1180), ("ipad-air-13-inch-m4", 1024, 1366),
    ("ipad-mini-a17-pro", 744, 1133), ("apple-watch-series-12-46mm", 208, 248), ("apple-watch-ultra-4-49mm", 211, 257),
  ]

  @Test("R-004: devices newer than the tables have the same fields", arguments: newer)
  func newerDevices(_ row: (id: String, width: Double, height: Double)) throws {
    let device = try catalog.device(row.id)
    #expect(device.facts.fact("display.pointSize")?.value == Size(width: row.width, height: row.height))
    for name in ["display.uiScale", "display.nativePixels", "display.cornerRadius", "os.first"] {
      #expect(device.facts[name]?.value != nil, "\(name)")
    }
  }

  @Test("R-005: display shapes: island, notch, home button and radius of known phones")
  func displayShapes() throws {
    let pro = try catalog.device("iphone-16-pro").facts
    #expect(pro.fact("sensorHousing.kind")?.value == "dynamicIsland")
    #expect(pro.fact("sensorHousing.rect")?.value == Rect(x: 138.333, y: 14, width: 125, height: 36.667))
    #expect(pro.fact("display.cornerRadius")?.value == 62.0)
    #expect(pro.fact("homeControl")?.value == "homeIndicator")
    let notch = try catalog.device("iphone-13").facts
    #expect(notch.fact("sensorHousing.kind")?.value == "notch")
    #expect(notch.fact("display.cornerRadius")?.value == 47.33)
    let button = try catalog.device("iphone-se-3rd-generation").facts
    #expect(button.fact("sensorHousing.kind")?.value == "none")
    #expect(button.fact("homeControl")?.value == "homeButton")
    #expect(button.fact("display.cornerRadius")?.value == 0.0)
  }
}
