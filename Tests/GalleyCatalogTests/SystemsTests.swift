import Testing

@testable import GalleyCatalog

@Suite("Systems, languages and the data folder")
struct SystemsTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.standard() }

  @Test("versions map to generations: 18 and earlier, 26 and later")
  func generations() {
    #expect(catalog.systems.generation(OSVersion(18, 6)) == .ios18)
    #expect(catalog.systems.generation(OSVersion(12)) == .ios18)
    #expect(catalog.systems.generation(OSVersion(26)) == .ios26)
    #expect(catalog.systems.generation(OSVersion(27, 1)) == .ios26)
  }

  @Test("there is no iOS 19 to 25, and none newer than the newest")
  func versions() {
    #expect(catalog.systems.exists(OSVersion(18, 2), on: .iOS))
    #expect(!catalog.systems.exists(OSVersion(22), on: .iOS))
    #expect(!catalog.systems.exists(OSVersion(99), on: .iOS))
    #expect(catalog.systems.exists(OSVersion(2), on: .visionOS))
  }

  @Test("versions are read from text")
  func parsing() {
    #expect(OSVersion("26") == OSVersion(26, 0))
    #expect(OSVersion("26.4") == OSVersion(26, 4))
    #expect(OSVersion("26.4.1") == OSVersion(26, 4))
    #expect(OSVersion("x") == nil)
    #expect(OSVersion("") == nil)
    #expect(OSVersion("26.") == nil)
    #expect(OSVersion("-1") == nil)
  }

  @Test(
    "R-026: right-to-left follows the script, else the language",
    arguments: [
      ("ar", true), ("he_IL", true), ("fa", true), ("ur_PK", true), ("en", false), ("az_Arab", true),
      ("ar_Latn", false),
      ("zh_Hant_TW", false), ("uz-Arab-AF", true), ("ks_Deva", false), ("dv", true),
    ])
  func directions(_ locale: String, _ rightToLeft: Bool) throws {
    #expect(try catalog.languages().isRightToLeft(locale) == rightToLeft)
    #expect(try catalog.languages().isLocale(locale))
  }

  @Test("what is no locale is none", arguments: ["xx", "", "english!", "e", "de_CH_$$"])
  func locales(_ text: String) throws {
    #expect(try !catalog.languages().isLocale(text))
  }

  @Test("a data folder without the marker is refused by name")
  func dataFolder() {
    #expect(throws: CatalogError.noData(tried: ["/nowhere"])) {
      try DataFolder.find(environment: ["GALLEY_DATA": "/nowhere"])
    }
    #expect(throws: CatalogError.self) { try DataFolder.find(environment: [:], executable: "/bin/true") }
  }

  @Test(
    "R-021: the multitasking table, row by row",
    arguments: [
      // screen, landscape, mode, width, regular width
      ("768x1024", true, "two-thirds", 694.0, true), ("768x1024", true, "half", 507, false),
      ("768x1024", true, "third", 320, false), ("768x1024", false, "two-thirds", 438, false),
      ("768x1024", false, "third", 320, false), ("810x1080", true, "two-thirds", 750, true),
      ("810x1080", true, "half", 535, false), ("810x1080", false, "two-thirds", 480, false),
      ("834x1112", true, "two-thirds", 782, true), ("834x1112", true, "half", 551, false),
      ("834x1112", false, "two-thirds", 504, false), ("834x1194", true, "two-thirds", 809, true),
      ("834x1194", true, "half", 592, false), ("834x1194", true, "third", 375, false),
      ("834x1194", false, "two-thirds", 504, false), ("1024x1366", true, "two-thirds", 981, true),
      ("1024x1366", true, "half", 678, true), ("1024x1366", true, "third", 375, false),
      ("1024x1366", false, "two-thirds", 639, false), ("1024x1366", false, "third", 375, false),
    ])
  func multitasking(_ screen: String, _ landscape: Bool, _ mode: String, _ width: Double, _ regular: Bool) throws {
    let window = try #require(try catalog.multitasking().window(screen: screen, landscape: landscape, mode: mode))
    #expect(window.width.value == width)
    #expect(window.sizeClasses.value == SizeClasses(horizontal: regular ? .regular : .compact, vertical: .regular))
  }

  @Test("R-010: no half in portrait; widths that no source gives are unknown beside what is assumed")
  func multitaskingGaps() throws {
    let table = try catalog.multitasking()
    for screen in table.screens { #expect(table.window(screen: screen, landscape: false, mode: "half") == nil) }
    let third = try #require(table.window(screen: "744x1133", landscape: true, mode: "third"))
    #expect(third.width.value == nil)
    #expect(third.width.isAssumed)
    #expect(third.width.assumedFormula != nil)
    let m4 = try #require(table.window(screen: "834x1210", landscape: true, mode: "two-thirds"))
    #expect(m4.width.value == 825)
    #expect(m4.width.how == .derived)
    #expect(m4.width.isPlaceholder)
  }

  @Test("R-021: where the guide and the table disagree the catalog says which it follows and why")
  func multitaskingChoice() throws {
    let choice = try #require(catalog.choices().first { $0.topic == "Half split on an iPad in landscape" })
    #expect(choice.claims.contains { $0.contains("regular width on both sides") })
    #expect(choice.chosen.hasPrefix("compact"))
    #expect(choice.concerns(device: "ipad-pro-11-inch-m4"))
    #expect(choice.concerns(fact: "window.half"))
  }
}
