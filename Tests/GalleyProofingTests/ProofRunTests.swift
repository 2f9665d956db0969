import Foundation
import GalleyCatalog
import GalleyGeometry
import GalleyIntake
import GalleyScenario
import GalleyScreen
import Testing

@testable import GalleyProofing

/// Views of a user's file, the whole way: compiled, planned, laid out in workers.
@Suite(.serialized) struct ProofRunTests {
  static let source =
    "import SwiftUI\n" + """

      struct Facts: View {
        let names = Set((0..<12).map { "n\\($0)" })
        var body: some View {
          VStack {
            Text(Date.now.formatted(date: .complete, time: .shortened))
            Text(UUID().uuidString)
            Text("\\(Int.random(in: 0..<1_000_000))")
            Text(names.joined(separator: " "))
            Text(12.5.formatted(.currency(code: "EUR")))
            Text(Locale.current.identifier + " " + TimeZone.current.identifier)
          }
        }
      }

      struct Broken: View {
        let none: [Int] = []
        var body: some View {
          Text("\\(none[3])")
        }
      }

      struct Later: View {
        @State private var words = "before"
        var body: some View {
          Text(words)
            .task { words = "after" }
        }
      }

      struct Memory: View {
        var body: some View {
          Text((try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? "")
        }
      }

      #Preview("greeting") {
        VStack {
          Text("Hello")
          Image("dot")
        }
      }
      struct Turning: View {
        @Environment(\\.verticalSizeClass) private var height
        @Environment(\\.dynamicTypeSize) private var size
        @State private var turns = 0
        @State private var born = Date.now
        var body: some View {
          VStack {
            Text("turns \\(turns)")
            Text("\\(String(describing: size)) \\(born == Date.now)")
          }
          .onChange(of: height) { turns += 1 }
        }
      }

      struct Falling: View {
        @Environment(\\.verticalSizeClass) private var height
        let none: [Int] = []
        var body: some View { Text(height == .compact ? "\\(none[3])" : "stands") }
      }

      #Preview("turning") { Turning() }
      #Preview("falling") { Falling() }
      #Preview("memory") { Memory() }
      #Preview("facts") { Facts() }
      #Preview("broken") { Broken() }
      #Preview("later") { Later() }
      #Preview("fixed", traits: .fixedLayout(width: 300, height: 200)) { Text("fixed") }
      #Preview("landscape", traits: .landscapeLeft) { Text("turned") }

      struct Group_Previews: PreviewProvider {
        static var previews: some View {
          Text("pinned").previewDevice("iPhone SE (3rd generation)").previewDisplayName("pinned")
          Text("own size").previewLayout(.sizeThatFits)
        }
      }

      struct Broken_Previews: PreviewProvider {
        static var previews: some View {
          let name: String? = Int("x").map { "\\($0)" }
          return Text(name!)
        }
      }
      """

  struct Built: Sendable {
    var library: WorkerPool.Library
    var previews: [PreviewDescription]
    var files: [String]
  }

  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("galley-proofs-\(getpid())")

  private static func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  static let built = Result { () throws -> Built in
    atexit { try? FileManager.default.removeItem(at: ProofRunTests.folder) }
    try write(source, to: "Shop.swift")
    try write(#""Hello" = "Hello";"#, to: "en.lproj/Localizable.strings")
    try write(#""Hello" = "Hallo";"#, to: "de.lproj/Localizable.strings")
    try write(
      #"{"images":[{"filename":"dot.svg","idiom":"universal"}],"info":{"version":1}}"#,
      to: "Assets.xcassets/dot.imageset/Contents.json")
    try write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"></svg>"#,
      to: "Assets.xcassets/dot.imageset/dot.svg")
    let result = try Intake.standard().build([folder.path], for: .iOS)
    for error in result.errors { Issue.record("\(error)") }
    let library = WorkerPool.Library(
      path: try #require(result.library), assets: result.root, resources: result.assets)
    let pool = WorkerPool(try WorkerInstallation.find(), size: 1)
    defer { pool.close() }
    return Built(library: library, previews: try pool.previews(of: library).get(), files: result.views.map(\.file))
  }

  private static func line(of text: String) -> Int {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains(text) } ?? -1) + 1
  }

  private func preview(_ name: String) throws -> PreviewDescription {
    try #require(try Self.built.get().previews.first { $0.name == name })
  }

  private func plan(_ options: [String: String]) throws -> ScenarioPlan {
    var request = ScenarioRequest()
    for (option, value) in options.sorted(by: { $0.key < $1.key }) { try request.apply(option: option, value: value) }
    return try ScenarioPlan(resolver: ScenarioResolver(catalog: .standard()), request: request, platform: .iOS)
  }

  private func results(
    _ names: [String], _ options: [String: String] = ["on": "iphone-16-pro"], size: Int = 1,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws -> [ProofResult] {
    let built = try Self.built.get()
    let plan = try plan(options)
    let requests = try names.map {
      let preview = try preview($0)
      return ProofRun.Request(preview: preview, scenarios: plan.scenarios(for: preview).scenarios)
    }
    let pool = WorkerPool(try WorkerInstallation.find(), size: size)
    defer { pool.close() }
    return ProofRun(pool: pool, library: built.library, files: built.files).results(of: requests, progress: progress)
  }

  private func texts(_ result: ProofResult) -> [String] {
    result.outcome.screen?.root.nodes.filter { $0.type == "Text" }.compactMap(\.text) ?? []
  }

  /// R-097: `all` keeps to the families of the project; a family of another platform says nothing.
  @Test func setsKeepToTheProjectsFamilies() throws {
    let resolver = try ScenarioResolver(catalog: .standard())
    var request = ScenarioRequest()
    request.set = "all"
    func idioms(_ families: Set<Idiom>?) throws -> Set<Idiom> {
      let plan = try ScenarioPlan(resolver: resolver, request: request, platform: .iOS, families: families)
      let preview = PreviewDescription(id: "A.swift:1", file: "A.swift", line: 1)
      return Set(plan.scenarios(for: preview).scenarios.map(\.idiom))
    }
    #expect(try idioms([.pad]) == [.pad])
    #expect(try idioms([.phone, .mac]) == [.phone])
    #expect(try idioms([.mac]) == [.phone, .pad])
    #expect(try idioms(nil) == [.phone, .pad])
  }

  // MARK: Live change

  private func scenarios(_ options: [[String: String]]) throws -> [ResolvedScenario] {
    try options.map { options in
      let list = try plan(options.merging(["on": "iphone-16-pro"]) { own, _ in own })
      return try #require(list.scenarios(for: try preview("turning")).scenarios.first)
    }
  }

  private static let steps = [
    [:], ["orientation": "landscape-left"], ["orientation": "landscape-left", "text-size": "AX2"], [:],
  ]

  /// R-023: a worker's tree goes through scenarios with the state of its views; other jobs begin afresh.
  @Test func aTreeGoesThroughScenarios() throws {
    let built = try Self.built.get()
    let pool = WorkerPool(try WorkerInstallation.find(), size: 2)
    defer { pool.close() }
    let run = ProofRun(pool: pool, library: built.library, files: built.files)
    let scenarios = try scenarios(Self.steps)
    for _ in 0..<2 {
      let results = run.results(of: try preview("turning"), through: scenarios)
      #expect(
        results.map { texts($0) } == [
          ["turns 0", "large true"], ["turns 1", "large true"], ["turns 1", "accessibility2 true"],
          ["turns 2", "large true"],
        ])
      #expect(results.map(\.scenario) == scenarios)
      #expect(results[1].outcome.screen?.size == Size(width: 874, height: 402))
    }
    let alone = run.results(of: [ProofRun.Request(preview: try preview("turning"), scenarios: [scenarios[1]])])
    #expect(texts(alone[0]).first == "turns 0")
  }

  @Test func aStepThatFailsEndsTheOnesAfterIt() throws {
    let built = try Self.built.get()
    let pool = WorkerPool(try WorkerInstallation.find(), size: 1)
    defer { pool.close() }
    let run = ProofRun(pool: pool, library: built.library, files: built.files)
    let results = run.results(of: try preview("falling"), through: try scenarios(Self.steps))
    #expect(texts(results[0]) == ["stands"])
    guard case .crashed? = results[1].outcome.failure?.cause else {
      Issue.record("\(results[1].outcome)")
      return
    }
    #expect(results[1].outcome.failure?.place?.line == Self.line(of: "none[3])\" : \"stands\""))
    for result in results[2...] {
      #expect(result.outcome.failure?.message == "the scenario before it failed, and the state of the views with it")
    }
    #expect(texts(run.results(of: try preview("turning"), through: try scenarios([[:]]))[0]).first == "turns 0")
  }

  // MARK: Surroundings

  @Test func dateChanceAndLocaleAreTheSameInEveryRunAndPool() throws {
    let options = ["on": "iphone-16-pro,iphone-se-3rd-generation", "locale": "en_US,de_DE"]
    let first = try results(["facts"], options, size: 1)
    let second = try results(["facts"], options, size: 2)
    let bytes = first.map { $0.outcome.screen?.json() ?? [] }
    #expect(bytes.count == 4 && bytes.allSatisfy { !$0.isEmpty })
    #expect(second.map { $0.outcome.screen?.json() ?? [] } == bytes)
    let english = texts(first[0])
    #expect(english.first == "Thursday, January 15, 2026 at 9:41\u{202F}AM")
    #expect(english.last == "en_US GMT")
    let german = try #require(first.first { $0.scenario.locale == "de_DE" })
    #expect(texts(german).first == "Donnerstag, 15. Januar 2026 um 9:41")
    #expect(texts(german).contains("12,50\u{A0}€"))
    // Chance is the same in every scenario, too.
    #expect(texts(german)[1] == english[1])
    #expect(english[2] == "900,805" && texts(german)[2] == "900.805")
    #expect(texts(german)[3] == english[3])
  }

  @Test func tasksHaveRunBeforeTheScreenIsTaken() throws {
    #expect(texts(try results(["later"])[0]) == ["after"])
  }

  @Test func fiveHundredScreensOfViewsInOneWorkerKeepMemoryFlat() throws {
    let built = try Self.built.get()
    let scenarios = try plan([
      "on": "iphone-16-pro,iphone-se-3rd-generation",
      "text-size": "xSmall,large,xxxLarge,accessibility3,accessibility5",
    ]).scenarios(for: try preview("facts")).scenarios
    #expect(scenarios.count == 10)
    let pool = WorkerPool(try WorkerInstallation.find(), size: 1)
    defer { pool.close() }
    func run(_ name: String, _ count: Int) throws -> [Outcome] {
      let id = try preview(name).id
      let jobs = (0..<count).map {
        WorkerPool.Job(preview: id, scenario: Array(scenarios[$0 % scenarios.count].json().utf8))
      }
      return pool.run(jobs, of: built.library)
    }
    func resident() throws -> Int {
      let text = try run("memory", 1).first?.screen?.root.nodes.first { $0.type == "Text" }?.text
      return try #require(text?.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    }
    _ = try run("facts", 50)
    let early = try resident()
    #expect(try run("facts", 450).allSatisfy { $0.screen != nil })
    let late = try resident()
    #expect(Double(late) <= Double(early) * 1.1, "\(early) pages, then \(late)")
  }

  @Test func assetsAndStringsOfTheInputAreFound() throws {
    let results = try results(["greeting"], ["on": "iphone-16-pro", "locale": "en,de"])
    #expect(results.map { texts($0) } == [["Hello"], ["Hallo"]])
    let image = try #require(results[0].outcome.screen?.root.nodes.first { $0.type == "Image" })
    #expect(image.frame.width == 24 && image.frame.height == 16)
  }

  // MARK: Failures

  @Test func aCrashNamesTheUsersFileAndLineAndTheRestIsDelivered() throws {
    let results = try results(["broken", "fixed"])
    let failure = try #require(results[0].outcome.failure)
    #expect(failure.cause == .crashed(signal: 4))
    #expect(failure.message == "Index out of range")
    #expect(failure.place == SourcePlace(file: "Shop.swift", line: Self.line(of: "none[3]")))
    #expect(texts(results[1]) == ["fixed"])
  }

  @Test func aProviderThatFailsIsReportedAndTheOthersAreDelivered() throws {
    let built = try Self.built.get()
    let broken = try #require(built.previews.first { $0.failure != nil })
    #expect(broken.file == "Shop.swift")
    #expect(broken.failure?.cause == .crashed(signal: 4))
    #expect(broken.failure?.place?.line == Self.line(of: "Text(name!)"))
    let pool = WorkerPool(try WorkerInstallation.find(), size: 2)
    defer { pool.close() }
    let scenarios = try plan(["on": "iphone-16-pro"]).scenarios(for: broken).scenarios
    let results = ProofRun(pool: pool, library: built.library, files: built.files).results(of: [
      ProofRun.Request(preview: broken, scenarios: scenarios),
      ProofRun.Request(preview: try preview("fixed"), scenarios: scenarios),
    ])
    #expect(results[0].outcome.failure?.message == "Unexpectedly found nil while unwrapping an Optional value")
    #expect(results[0].outcome.failure?.place?.file == "Shop.swift")
    #expect(texts(results[1]) == ["fixed"])
  }

  // MARK: Scenarios

  @Test func aFixedLayoutIsAWindowOfThatSize() throws {
    let result = try results(["fixed"])[0]
    #expect(result.scenario.window.width == 300 && result.scenario.window.height == 200)
    #expect(result.outcome.screen?.size.width == 300)
    #expect(result.outcome.screen?.size.height == 200)
  }

  @Test func aPreviewsOwnOrientationAndDeviceAreTaken() throws {
    let turned = try results(["landscape"])[0]
    #expect(turned.scenario.orientation == .landscapeLeft)
    #expect(turned.outcome.screen?.size.width == 874)
    let pinned = try plan([:]).scenarios(for: try preview("pinned"))
    #expect(pinned.scenarios.map(\.device) == ["iphone-se-3rd-generation"])
    // What the user named is not replaced.
    let named = try plan(["on": "iphone-16-pro"]).scenarios(for: try preview("pinned"))
    #expect(named.scenarios.map(\.device) == ["iphone-16-pro"])
  }

  @Test func scenariosThatLayOutAlikeAreLaidOutOnce() throws {
    // The same window, insets and scale under two names.
    let devices = try ScenarioResolver(catalog: .standard()).catalog.devices
    let current = devices.filter { $0.idiom == .phone && $0.lastOS == nil && $0.displays.isEmpty }
    let groups = Dictionary(grouping: current, by: \.geometry)
    let twins = try #require(groups.values.filter { $0.count > 1 }.min { $0[0].id < $1[0].id })
    let jobs = Mutexed(0)
    let results = try results(["later"], ["on": twins.map(\.id).joined(separator: ",")]) { _, count in
      jobs.set(count)
    }
    #expect(results.count == twins.count)
    #expect(jobs.value < twins.count)
    #expect(Set(results.map { $0.outcome.screen?.json() ?? [] }).count == jobs.value)
  }
}

/// A number that threads share.
final class Mutexed: @unchecked Sendable {
  private let lock = NSLock()
  private var number: Int

  init(_ number: Int) { self.number = number }

  var value: Int { lock.withLock { number } }
  func set(_ value: Int) { lock.withLock { number = value } }
}
