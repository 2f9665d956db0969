import Foundation
import GalleyCatalog
import GalleyScenario

/// Times the catalog and the making of scenarios. Run by `make bench`; `swift run -c release CatalogReport` alone.
@main
struct CatalogReport {
  static func main() throws {
    var rows: [Row] = []
    rows.append(
      Row("index read and searched for one name", limit: 5e-3) {
        _ = try Catalog.standard().lookup("iphone-16-pro")
      })
    let catalog = try Catalog.standard()
    rows.append(
      // A catalog of its own each time: a record is read once.
      Row("one device's full record, beyond the index", limit: 2e-3, prepare: { try Catalog(data: catalog.data) }) {
        _ = try $0.device("iphone-16-pro")
      })
    rows.append(
      Row("the report of one device, everything read", limit: nil) {
        _ = try DeviceReport(Catalog.standard(), name: "iphone-16-pro").text
      })
    rows.append(
      Row("a resolver, with all its tables", limit: nil) { _ = try ScenarioResolver(catalog: .standard()) })

    let resolver = try ScenarioResolver(catalog: catalog)
    for (words, device, change) in Self.scenarios {
      var traits = ScenarioTraits()
      change(&traits)
      _ = try resolver.resolve(traits, on: device)
      rows.append(
        Row("a scenario resolved: \(words)", limit: 20e-6, repeats: 2_000) {
          _ = try resolver.resolve(traits, on: device)
        })
    }
    var all = ScenarioRequest()
    all.set = "all"
    rows.append(Row("'--set all': 198 scenarios of 99 devices", limit: nil) { _ = try resolver.resolve(all) })
    let scenario = try resolver.resolve(ScenarioTraits(), on: "iphone-16-pro")
    rows.append(Row("a scenario written for a worker", limit: nil, repeats: 200) { _ = scenario.json() })
    let text = scenario.json()
    rows.append(
      Row("a scenario read by a worker", limit: nil, repeats: 200) { _ = try ResolvedScenario(json: text) })
    for row in try rows.map({ try $0.measured() }) { print(row) }
  }

  private static let scenarios: [(String, String, @Sendable (inout ScenarioTraits) -> Void)] = [
    ("a phone", "iphone-16-pro", { _ in }),
    (
      "a phone on its side with the keyboard", "iphone-16-pro",
      {
        $0.orientation = .landscapeLeft
        $0.keyboard = .docked
      }
    ),
    (
      "half of a pad on iPadOS 18", "ipad-pro-11-inch-4th-generation",
      {
        $0.os = OSVersion(18)
        $0.orientation = .landscapeLeft
        $0.window = .named(.half)
      }
    ),
    ("a Mac's window", "studio-display-27-inch", { $0.window = WindowMode(name: "900x600") ?? .full }),
  ]
}

/// A piece of work, how long it may take, and how long it takes.
struct Row {
  let name: String
  /// In seconds; nil where nothing is promised.
  let limit: Double?
  private let seconds: () throws -> Double

  init(_ name: String, limit: Double?, repeats: Int = 1, _ work: @escaping () throws -> Void) {
    self.init(name, limit: limit, repeats: repeats, prepare: {}) { try work() }
  }

  /// - Parameter prepare: makes what the work needs, untimed.
  init<Input>(
    _ name: String, limit: Double?, repeats: Int = 1, prepare: @escaping () throws -> Input,
    _ work: @escaping (Input) throws -> Void
  ) {
    self.name = name
    self.limit = limit
    seconds = {
      // Processor time of the fastest of several runs: the others measure the machine.
      var best = Double.infinity
      for _ in 0..<15 {
        let input = try prepare()
        let start = Self.processorTime
        for _ in 0..<repeats { try work(input) }
        best = min(best, Self.processorTime - start)
      }
      return best / Double(repeats)
    }
  }

  func measured() throws -> String {
    let time = try seconds()
    let promise = limit.map { "  under \(Self.text($0)): \(time < $0 ? "yes" : "NO")" } ?? ""
    return name.padding(toLength: 62, withPad: " ", startingAt: 0) + Self.text(time) + promise
  }

  private static func text(_ seconds: Double) -> String {
    let (value, unit) = seconds < 1e-3 ? (seconds * 1e6, "µs") : (seconds * 1e3, "ms")
    return "\((value * 10).rounded() / 10) \(unit)"
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
