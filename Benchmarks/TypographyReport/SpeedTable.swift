import Foundation
import GalleyTypography
import Glibc
import ShapingSamples

/// Times of the typesetter's ways, beside HarfBuzz alone on the same strings in the same run.
struct SpeedTable {
  private let typesetter = Typesetter()
  private let font = TypefaceRequest(size: 17)
  private var random = SpeedRandom()
  private var rows: [String] = []

  /// Prints the table; with `names`, of those kinds of text alone.
  mutating func print(_ names: [String] = []) {
    Swift.print("| what | µs | HarfBuzz alone | limit |", "|---|---|---|---|", separator: "\n")
    for sample in SpeedSample.all where names.isEmpty || names.contains(sample.name) { measure(sample) }
    if names.isEmpty || names.contains("figures") { figures() }
  }

  private mutating func measure(_ sample: SpeedSample) {
    let style = ParagraphStyle(rightToLeft: sample.rightToLeft, language: sample.language)
    func runs(_ text: String) -> [TextRun] { [TextRun(text: text, font: font)] }
    func set(_ text: String) { _ = typesetter.paragraph(runs(text), style: style).size(width: nil, height: nil) }
    let alone = HarfBuzzAlone(sample, latin: typesetter.face(font, profile: .ios) ?? "")
    let fresh = (0..<3000).map { _ in sample.fresh(&random) }
    for pieces in fresh.prefix(500) {
      set(pieces.joined())
      alone.shape(pieces)
    }
    let texts = fresh[500...].map { $0.joined() }
    let harfBuzz = time(texts.count) { i in alone.shape(fresh[500 + i]) }
    let new = time(texts.count) { i in set(texts[i]) }
    line("45 characters of \(sample.name), new", new, harfBuzz, harfBuzz * 1.3)

    let lexicon = sample.lexicon(&random)
    let labels = (0..<5000).map { _ in sample.label(lexicon, &random) }
    for label in labels.prefix(1000) { set(label) }
    line("… of words seen before", time(3000) { i in set(labels[1000 + i]) }, nil, 3)
    let placed = time(1000) { i in
      _ = typesetter.paragraph(runs(labels[4000 + i]), style: style).layout(width: nil, height: nil)
    }
    line("… and their glyphs placed", placed, nil, nil)
    let known = runs(labels[3999])
    let again = time(300_000) { _ in _ = typesetter.paragraph(known, style: style).size(width: nil, height: nil) }
    line("… the same again", again, nil, 0.3)

    var text = ""
    while text.unicodeScalars.count < 1000 { text += sample.label(lexicon, &random) + sample.space }
    let long = typesetter.paragraph(runs(text), style: style)
    _ = long.size(width: 300, height: nil)
    let wrapping = time(5000) { i in _ = long.size(width: 120 + Double(i) * 0.01, height: nil) }
    line("… 1,000 characters at a new width", wrapping, nil, 15)
    guard sample.name == "English" else { return }
    let placing = time(2000) { i in _ = long.layout(width: 120 + Double(i) * 0.1, height: nil) }
    line("… and its glyphs placed", placing, nil, nil)
  }

  /// Takes one kind of text one way and nothing else, for a profiler to look at ``time(_:_:)``.
  mutating func take(_ name: String, _ way: String) -> Double? {
    guard let sample = SpeedSample.all.first(where: { $0.name == name }) else { return nil }
    let style = ParagraphStyle(rightToLeft: sample.rightToLeft, language: sample.language)
    func set(_ text: String) {
      _ = typesetter.paragraph([TextRun(text: text, font: font)], style: style).size(width: nil, height: nil)
    }
    func place(_ text: String) {
      _ = typesetter.paragraph([TextRun(text: text, font: font)], style: style).layout(width: nil, height: nil)
    }
    let alone = HarfBuzzAlone(sample, latin: typesetter.face(font, profile: .ios) ?? "")
    let fresh = (0..<3000).map { _ in sample.fresh(&random) }
    let lexicon = sample.lexicon(&random)
    let known = way == "known" || way == "placed"
    let texts = known ? (0..<3000).map { _ in sample.label(lexicon, &random) } : fresh.map { $0.joined() }
    for index in 0..<1000 {
      set(texts[index])
      alone.shape(fresh[index])
    }
    return time(2000) { i in
      switch way {
      case "alone": alone.shape(fresh[1000 + i])
      case "placed": place(texts[1000 + i])
      default: set(texts[1000 + i])
      }
    }
  }

  private mutating func figures() {
    let equal = TypefaceRequest(size: 17, monospacedDigits: true)
    let words = SpeedSample.all[0].lexicon(&random)
    let labels = (0..<3000).map { i in
      String("\(i * 7919) of \(i * 104_729), \(SpeedSample.all[0].label(words, &random))".prefix(45))
    }
    let counting = time(labels.count) { i in
      _ = typesetter.paragraph([TextRun(text: labels[i], font: equal)], style: ParagraphStyle())
        .size(width: nil, height: nil)
    }
    line("45 characters with figures of equal width, new", counting, nil, 3)
  }

  private func line(_ name: String, _ time: Double, _ alone: Double?, _ limit: Double?) {
    func text(_ value: Double?) -> String { value.map { String(format: $0 < 10 ? "%.2f" : "%.1f", $0) } ?? "" }
    let over = limit.map { time > $0 } == true ? " (over)" : ""
    Swift.print("| \(name) | \(text(time)) | \(text(alone)) | \(text(limit))\(over) |")
  }

  /// Microseconds of processor time a turn: other work on the machine does not count.
  @inline(never)
  private func time(_ count: Int, _ body: (Int) -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
    }
    let start = now()
    for i in 0..<count { body(i) }
    return (now() - start) / Double(count)
  }
}
