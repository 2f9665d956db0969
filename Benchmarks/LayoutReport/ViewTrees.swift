import GalleyGeometry
import GalleyScenario
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
    var runs = 0
    if isWanted("seven stacks around 512 texts") {
      // A text that an earlier run has set is kept: each run takes texts of its own.
      var nodes = 0
      let time = Stopwatch.fastest(
        prepare: {
          runs += 1
          return host(Nest(7, "Word \(runs)"))
        }) { nodes = $0.measuredScreen() }
      table.add(
        "seven stacks around 512 texts, all different", "\(nodes)", milliseconds(time),
        microseconds(time / Double(nodes)))
    }
    if isWanted("1,000 messages, all different") {
      let texts = ShapedOnce.texts(lengths: (0..<5_000).map { paragraphs[$0 % paragraphs.count].count })
      var nodes = 0
      runs = 0
      let time = Stopwatch.fastest(
        prepare: {
          runs += 1
          let first = (runs - 1) * 1_000
          return host(Messages(count: 1_000, lazily: false) { texts[first + $0] })
        }) { nodes = $0.measuredScreen() }
      table.add("1,000 messages, all different", "\(nodes)", milliseconds(time), microseconds(time / Double(nodes)))
      let alone = ShapedOnce.time(Array(texts.prefix(1_000)))
      table.add(
        "  limit: 25 ms and 1.3 times HarfBuzz's \(milliseconds(alone))", "", milliseconds(0.025 + 1.3 * alone), "")
    }
    table.print()
  }
}
