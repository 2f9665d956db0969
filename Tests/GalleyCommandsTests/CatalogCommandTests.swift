import Foundation
import GalleyCatalog
import Testing

@testable import GalleyCommands

@Suite("The commands that answer from the catalog")
struct CatalogCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-catalog-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ text: String, _ name: String) throws -> String {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    return path(name)
  }

  private func schema(_ name: String) throws -> SchemaChecker {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try SchemaChecker(file: root.appendingPathComponent("docs/schema/\(name).schema.json"))
  }

  private func complaints(_ schema: String, _ output: some StringProtocol) throws -> [String] {
    try self.schema(schema).complaints(about: JSONSerialization.jsonObject(with: Data(output.utf8)))
  }

  // MARK: window

  @Test("R-021: half of an 11-inch pad on its side is compact, and the report says why two documents differ")
  func half() {
    let run = Run("window half --on ipad-pro-11-inch-m4 --orientation landscape")
    #expect(run.status == .fine)
    #expect(run.output.contains("compact width, regular height\n"))
    #expect(run.output.contains("by the width: compact up to 639; sourced, high"))
    #expect(run.output.contains("sources say: a third-party guide: regular width on both sides"))
    #expect(run.output.contains("because: four sources that measured agree, and a window's class follows its width"))
  }

  @Test("R-095: a window comes with the guidance of its classes, a report for each device and list of traits")
  func windows() {
    let run = Run("window full --on iphone-17,iphone-17-pro-max --orientation landscape --keyboard hidden,docked")
    #expect(run.output.components(separatedBy: "size classes").count == 5)
    #expect(
      run.output.contains("compact width, compact height") && run.output.contains("regular width, compact height"))
    #expect(run.output.contains("An arrangement of its own for landscape"))
    #expect(run.output.contains("  keyboard "))
    #expect(Run("window tiles --on ipad-mini-a17-pro").output.components(separatedBy: "size classes").count == 14)
  }

  @Test("--json prints what the schema says, one line a window")
  func windowJSON() throws {
    let lines = Run("window full --on iphone-17,apple-tv-hd,apple-watch-ultra-2-49mm --json").output.split(
      separator: "\n")
    #expect(lines.count == 3)
    for line in lines { #expect(try complaints("window", line) == []) }
  }

  @Test(
    "windows that cannot be are refused with what can",
    arguments: [
      ("window half", "'window' needs a device"),
      ("window half --on ipad-pro-11-inch-m4 --os 18", "has no halves in portrait; it has full, two-thirds, third"),
      ("window full --on apple-watch-ultra-49mm --orientation landscape-left", "it has portrait"),
      ("window full --on iphone-17 --orientation upside-down", "it has portrait, landscape-left and landscape-right"),
      ("window -5x9 --on ipad-a16", "a window of -5x9 points is not possible on ipad-a16: sides are at least 1 point"),
      ("window 0x0 --on ipad-a16", "sides are at least 1 point"),
      ("window 1e300x9 --on ipad-a16", "sides are at most 16384 points"),
      ("window nanx9 --on ipad-a16", "--window has no value 'nanx9'; possible: full"),
      ("window 99999x9 --on ipad-a16", "sides are at most 16384 points"),
      ("window 2000x900 --on ipad-a16", "its screen is 820x1180 in this orientation"),
      ("window 300x300 --on apple-tv-hd", "its apps fill the screen of 1920x1080"),
      ("window 300x300 --on iphone-17 --sdk 26", "windows came with SDK 27"),
      ("window stage --on ipad-mini-6th-generation --os 18", "Stage Manager needs an iPad Pro or Air with M1"),
      ("window slide-over --on iphone-17", "it has full and WIDTHxHEIGHT (SDK 27 and later)"),
      ("window full --on ipad-mini-a17-pro --display-zoom", "not known: no source states it; a device of your own"),
      ("window full --on iphone-17 --keyboard split", "has no split keyboard; pads have"),
      ("window full --on apple-tv-hd --external", "has no external display"),
      ("window full --on ipone-17", "nearest: iphone-17"),
      ("window full --on iphone-17 --os 15", "it ran iOS 26 and later"),
      ("window full --on iphone-17 --sdk 99", "--sdk has no value '99'; possible: 4, 5, 6, 7, 8, 9, 10"),
      ("device galaxy-s9", "'galley devices' lists all"),
      ("devices 0x0", "no device is called '0x0'"),
    ])
  func refusals(_ line: String, _ message: String) {
    let run = Run(line)
    #expect(run.status == .wrongUsage)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  // MARK: device, explain

  @Test("R-013: a device of the user's own is asked about like one of the catalog")
  func ownDevice() throws {
    let file = try write(
      #"{"devices": [{"id": "till", "idiom": "pad", "size": [600, 1000], "safeArea": {"portrait": [9, 0, 0, 0]}}]}"#,
      "till.json")
    let all = Run("device till --devices \(file)")
    #expect(all.status == .fine && all.output.contains("600 x 1000") && all.output.contains("till.json"))
    let one = Run("device till --devices \(file) --fact safeArea.ios26.portrait --json")
    #expect(one.output.contains("\"top\":9") || one.output.contains("\"top\": 9"))
    #expect(Run("window 500x700 --on till --devices \(file)").output.contains("compact width"))
    #expect(Run("device till").errors.contains("no device is called 'till'"))
    let broken = try write("{\"devices\": [{\"id\": \"till\",\n \"idiom\": \"fridge\"}]}", "broken.json")
    let run = Run("device till --devices \(broken)")
    #expect(run.status == .wrongUsage && run.errors.contains("broken.json:2: devices[0].idiom is 'fridge'"))
    #expect(Run("device till --devices \(path("none.json"))").errors.contains("cannot be read"))
  }

  @Test("a fact that a device lacks is answered with the words that its facts begin with")
  func wrongFact() {
    #expect(Run("device iphone-16-pro --fact foo").errors.contains("names begin with cameraControl, display"))
    #expect(
      Run("device iphone-16-pro --fact safeArea.ios26.portrat").errors.contains(
        "no fact of iphone-16-pro is called 'safeArea.ios26.portrat'; nearest: safeArea.ios26.portrait"))
    #expect(Run("explain foo.bar").errors.contains("names begin with "))
    #expect(Run("explain iphone-16-pro/").errors.contains("no fact of iphone-16-pro is called ''"))
  }

  @Test("facts are explained by the beginnings of their names too, with what was chosen between sources")
  func beginnings() throws {
    #expect(Run("explain bar").output.contains("bar.navigation.height"))
    #expect(Run("explain sizeClasses").output.contains("largestCompact"))
    #expect(Run("explain half").output.contains("because: four sources that measured agree"))
    for name in ["bar.tab", "sizeClasses", "half", "iphone-16-pro/safeArea"] {
      #expect(try complaints("explain", Run("explain \(name) --json").output) == [])
    }
  }

  @Test("R-112: what is asked for and not done is listed and explained as such")
  func outOfScope() throws {
    let list = Run("explain").output
    #expect(list.contains("\nNot done here\n"))
    for topic in try Catalog.standard().outOfScope() {
      #expect(list.contains("  \(topic.topic) "))
      #expect(Run("explain \(topic.topic)").output.contains("not done: \(topic.reason)"))
    }
    #expect(Run("explain web-pagse").errors.contains("Did you mean 'web-pages'?"))
  }

  // MARK: template

  @Test("R-093: a template is written as SVG and PDF with the layers by name, all windows on one sheet")
  func template() throws {
    let run = Run(
      "template iphone-16-pro,ipad-mini-a17-pro apple-tv-hd --orientation portrait --format svg,pdf --out \(path("sheet"))"
    )
    #expect(run.status == .fine, "\(run.errors)")
    #expect(run.output == "\(path("sheet.svg"))\n\(path("sheet.pdf"))\n")
    #expect(run.errors == "3 windows on 1 sheet\n")
    let svg = try String(contentsOfFile: path("sheet.svg"), encoding: .utf8)
    for layer in ["safe-area", "margins", "readable-width", "grid-8", "columns-2", "columns-8", "columns-9", "labels"] {
      #expect(svg.contains("<g id=\"\(layer)\""), "\(layer)")
    }
    let pdf = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path("sheet.pdf"))), as: UTF8.self)
    #expect(pdf.hasPrefix("%PDF-1.5") && pdf.contains("/Name (readable-width)"))
  }

  @Test("windows without a device stand on the largest pad; an ending says the format; layers and columns are chosen")
  func templateOptions() throws {
    let run = Run("template --window 700x900,third --layers display,columns-3 --columns 3 --out \(path("w.pdf"))")
    #expect(run.status == .fine && run.output == "\(path("w.pdf"))\n")
    #expect(run.errors == "no device is named: the windows stand on the largest pad\n2 windows on 1 sheet\n")
    let named = Run("template --window half --on ipad-pro-11-inch-m4 --out \(path("half.svg"))")
    #expect(named.status == .fine && named.errors == "1 window on 1 sheet\n")
    let png = Run("template iphone-17 --columns 2,40 --out \(path("w.png"))")
    #expect(png.status == .fine)
    #expect(png.errors.contains("iphone-17: 40 columns leave no width between the margins"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("w.png"))).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(
    "templates that cannot be are refused with what can",
    arguments: [
      ("template", "'template' needs a device or a window"), ("template iphnoe-17", "nearest: iphone-17"),
      ("template iphone-17 --layers grid", "no layer is called 'grid'. Did you mean 'grid-"),
      ("template iphone-17 --columns 0", "a whole number from 1 to 64"),
      ("template iphone-17 --window half", "only pads and Macs have parts"),
      ("template iphone-17 --format bmp", "expected one of svg, pdf, png"),
      ("template iphone-17 --out a.pdf --format svg", "is a name for pdf"),
      ("template iphone-17 --out a.bmp", "a template is written as svg, pdf and png"),
      ("template iphone-17 --out /nowhere/at/all.svg", "/nowhere/at/all.svg cannot be written"),
      ("template --window 9000x9000", "its screen is 1032x1376 in this orientation"),
    ])
  func templateRefusals(_ line: String, _ message: String) {
    let run = Run(line)
    #expect(run.status == .wrongUsage)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
