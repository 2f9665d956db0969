import GalleyGeometry
import GalleyScenario
import GalleyTypography
import ShapingSamples
import SwiftUI
import SwiftUICore

/// Screens from views: build, layout and resolve together.
@MainActor
enum ViewTrees {
  static let scenario = ResolvedScenario(
    device: "bench", deviceName: "Bench", os: OSVersion(26), window: Size(width: 402, height: 874), scale: 3,
    safeArea: Insets(top: 62, bottom: 34),
    metrics: ["stack.spacing": 8, "padding.default": 16, "spacer.minimum": 8, "shape.ideal": 10])

  /// Rows of ten coloured cells.
  struct Cells: View {
    let rows: Int

    var body: some View {
      VStack(spacing: 1) {
        ForEach(0..<rows, id: \.self) { _ in
          HStack(spacing: 1) {
            ForEach(0..<10, id: \.self) { _ in
              Color.red.frame(width: 10, height: 10).padding(1)
            }
          }
        }
      }
    }
  }

  /// A list's row as chat apps have it.
  struct Message: View {
    let number: Int
    let text: String

    var body: some View {
      HStack(alignment: .top) {
        Circle().fill(.blue).frame(width: 40, height: 40)
        VStack(alignment: .leading) {
          HStack {
            Text("Name \(number % 7)").font(.headline)
            Spacer()
            Text("9:41").font(.caption).foregroundStyle(.secondary)
          }
          Text(text)
        }
      }
      .padding(.horizontal)
    }
  }

  static let paragraphs = [25, 90, 150, 230, 330].map { length in
    String(String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 8).prefix(length))
  }

  struct Messages: View {
    let count: Int
    let lazily: Bool
    /// What each row shows; by turns one of the paragraphs.
    var text = { paragraphs[$0 % paragraphs.count] }

    var body: some View {
      ScrollView {
        if lazily {
          LazyVStack { rows }
        } else {
          VStack { rows }
        }
      }
    }

    private var rows: some View {
      ForEach(0..<count, id: \.self) { Message(number: $0, text: text($0)) }
    }
  }

  /// Seven levels of stacks, two-way and four-way, around 512 words.
  struct Nest: View {
    let level: Int
    let text: String

    init(_ level: Int = 7, _ text: String = "Word") {
      self.level = level
      self.text = text
    }

    var body: some View {
      switch level {
      case 0: Text(text)
      case 2: VStack(spacing: 0) { four }
      case 5: HStack(spacing: 0) { four }
      case 1, 3: HStack(spacing: 0) { two }
      default: VStack(spacing: 0) { two }
      }
    }

    private var two: some View {
      ForEach(0..<2, id: \.self) { Nest(level - 1, "\(text) \($0)") }
    }

    private var four: some View {
      ForEach(0..<4, id: \.self) { Nest(level - 1, "\(text) \($0)") }
    }
  }

  /// As long as the paragraphs, each with words of its own.
  static func distinct(_ count: Int) -> [String] {
    let sample = SpeedSample.all[0]
    var random = SpeedRandom()
    return (0..<count).map { number in
      let length = paragraphs[number % paragraphs.count].count
      var text = ""
      while text.count < length { text += sample.fresh(&random).joined() }
      return String(text.prefix(length))
    }
  }

  /// The leaves of the nest.
  static func nestTexts(_ level: Int = 7, _ text: String = "Word") -> [String] {
    guard level > 0 else { return [text] }
    return (0..<([2, 5].contains(level) ? 4 : 2)).flatMap { nestTexts(level - 1, "\(text) \($0)") }
  }

  /// HarfBuzz alone on texts, each shaped once in the system font's face.
  static func shaping(_ texts: [String]) -> Double {
    let typesetter = Typesetter()
    let face = typesetter.face(TypefaceRequest(size: 17), profile: .ios) ?? ""
    let alone = HarfBuzzAlone(SpeedSample.all[0], latin: face)
    return Stopwatch.fastest(prepare: {}) { for text in texts { alone.shape([text]) } }
  }

  static func host<V: View>(_ view: V) -> ViewHost {
    ViewHost(scenario: scenario) { V._assemble(view, $0) }
  }

  static func report(where isWanted: (String) -> Bool) {
    var table = Table("Build, layout and resolve of views", "view", "nodes", "whole", "a node")
    func add<V: View>(_ name: String, _ view: @autoclosure () -> V) {
      guard isWanted(name) else { return }
      var nodes = 0
      let time = Stopwatch.fastest(prepare: { host(view()) }) { nodes = $0.measuredScreen() }
      table.add(name, "\(nodes)", milliseconds(time), microseconds(time / Double(max(1, nodes))))
    }
    add("30 rows of ten cells", Cells(rows: 30))
    add("300 rows of ten cells", Cells(rows: 300))
    add("3,000 rows of ten cells", Cells(rows: 3_000))
    /// Texts never seen before may add 1.3 times what HarfBuzz takes for them.
    func addTexts<V: View>(_ name: String, _ limit: Double, _ texts: [String], _ view: (Int) -> V) {
      guard isWanted(name) else { return }
      // A text that an earlier run has set is kept: each run takes texts of its own.
      var runs = 0
      var nodes = 0
      let time = Stopwatch.fastest(
        prepare: {
          runs += 1
          return host(view(runs))
        }) { nodes = $0.measuredScreen() }
      let alone = shaping(texts)
      table.add(name, "\(nodes)", milliseconds(time), microseconds(time / Double(max(1, nodes))))
      table.add(
        "  limit: \(milliseconds(limit)) and 1.3 times HarfBuzz's \(milliseconds(alone))", "",
        milliseconds(limit + 1.3 * alone), "")
    }
    addTexts("seven stacks around 512 texts, all different", 0.002, nestTexts()) { Nest(7, "Word \($0)") }
    let rows = distinct(5_000)
    addTexts("1,000 messages, all different", 0.025, Array(rows.prefix(1_000))) { run in
      Messages(count: 1_000, lazily: false) { rows[(run - 1) * 1_000 + $0] }
    }
    add("1,000 messages, all realised", Messages(count: 1_000, lazily: false))
    if isWanted("one screen again") {
      // A screen at rest takes a narrower window: the same views and state, evaluated and laid out again.
      var narrow = scenario
      narrow.window.width = 320
      var nodes = 0
      let time = Stopwatch.fastest(
        prepare: {
          let host = host(Messages(count: 8, lazily: false))
          _ = host.measuredScreen()
          return host
        },
        { host in
          host.update(narrow)
          nodes = host.measuredScreen()
        })
      table.add("one screen again, at a new width", "\(nodes)", milliseconds(time), microseconds(time / Double(nodes)))
    }
    add("1,000 messages, lazily", Messages(count: 1_000, lazily: true))
    add("100,000 messages, lazily", Messages(count: 100_000, lazily: true))
    table.print()
  }
}
