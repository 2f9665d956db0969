import CHarfBuzz
import Foundation
import Glibc
import GalleyTypography

/// Times of the typesetter's three ways, beside HarfBuzz alone on the same strings in the same run.
struct SpeedTable {
  private static let words = [
    "Layout", "must", "wrap", "this", "sentence", "onto", "several", "lines", "inside", "a", "narrow", "frame", "with",
    "quick", "brown", "foxes", "Settings", "Account", "Privacy", "Notifications", "General", "Display", "Sounds",
  ]

  private let typesetter = Typesetter()
  private var random = 0x2545_F491_4F6C_DD1D as UInt64

  private mutating func next(_ limit: Int) -> Int {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return Int(random % UInt64(limit))
  }

  private mutating func sentence(_ length: Int) -> String {
    var text = Self.words[next(Self.words.count)]
    while text.utf8.count < length { text += " " + Self.words[next(Self.words.count)] }
    return String(text.prefix(length))
  }

  /// Microseconds of processor time a turn: other work on the machine does not count.
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

  mutating func print() {
    let style = ParagraphStyle()
    let font = TypefaceRequest(size: 17)
    func runs(_ text: String) -> [TextRun] { [TextRun(text: text, font: font)] }
    let labels = (0..<4000).map { _ in sentence(45) }
    let shaper = HarfBuzzAlone(face: typesetter.face(font, profile: .ios) ?? "")
    // The first round reads kerning pairs and warms HarfBuzz's caches; the rest is what a long run sees.
    for label in labels.prefix(1000) {
      _ = typesetter.paragraph(runs(label), style: style).size(width: nil, height: nil)
      shaper?.shape(label)
    }
    let fresh = Array(labels[1000...])
    let setting = time(fresh.count) { i in
      _ = typesetter.paragraph(runs(fresh[i]), style: style).size(width: nil, height: nil)
    }
    let shaping = time(fresh.count) { i in shaper?.shape(fresh[i]) }
    let known = runs(labels[1000])
    let again = time(1_000_000) { _ in _ = typesetter.paragraph(known, style: style).size(width: nil, height: nil) }
    let accented = fresh.map { "\u{e9}" + $0.dropFirst() }
    let full = time(accented.count) { i in
      _ = typesetter.paragraph(runs(accented[i]), style: style).size(width: nil, height: nil)
    }
    let equal = TypefaceRequest(size: 17, monospacedDigits: true)
    let figures = (0..<3000).map { i in String("\(i * 7919) of \(i * 104_729), \(labels[i])".prefix(45)) }
    let counting = time(figures.count) { i in
      _ = typesetter.paragraph([TextRun(text: figures[i], font: equal)], style: style).size(width: nil, height: nil)
    }
    scripts(style)
    let long = typesetter.paragraph(runs(sentence(1000)), style: style)
    _ = long.size(width: 300, height: nil)
    let wrapping = time(20_000) { i in _ = long.size(width: 120 + Double(i) * 0.01, height: nil) }
    let placing = time(2000) { i in _ = long.layout(width: 120 + Double(i) * 0.1, height: nil) }
    line("HarfBuzz alone, 45 characters", shaping)
    line("the same text and font again", again)
    line("a new text of 45 characters, seen words", setting)
    line("a new text of 45 characters, with an accent", full)
    line("a new text of 45 characters, figures of equal width", counting)
    line("1,000 characters at a new width, measured", wrapping)
    line("1,000 characters at a new width, glyphs placed", placing)
  }

  /// Text that takes HarfBuzz, each beside HarfBuzz alone with the face that it is set in.
  private mutating func scripts(_ style: ParagraphStyle) {
    let texts = [
      (
        "Arabic", "NotoSansArabic-Regular", HB_SCRIPT_ARABIC, HB_DIRECTION_RTL,
        "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}\u{645} \u{641}\u{64A} \u{627}\u{644}\u{62A}\u{637}\u{628}\u{64A}\u{642}"
      ),
      (
        "Hindi", "NotoSansDevanagari-Regular", HB_SCRIPT_DEVANAGARI, HB_DIRECTION_LTR,
        "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947} \u{926}\u{941}\u{928}\u{93F}\u{92F}\u{93E} \u{915}\u{948}\u{938}\u{947}"
      ),
      (
        "Japanese", "NotoSansCJKjp-Regular", HB_SCRIPT_HIRAGANA, HB_DIRECTION_LTR,
        "\u{3053}\u{3093}\u{306B}\u{3061}\u{306F}\u{305B}\u{304B}\u{3044}\u{306E}\u{307F}\u{306A}\u{3055}\u{3093}"
      ),
    ]
    for (name, face, script, direction, base) in texts {
      let shaper = HarfBuzzAlone(face: face, script: script, direction: direction)
      let font = TypefaceRequest(size: 17)
      let letters = Array(base)
      let labels = (0..<3000).map { _ in String((0..<45).map { _ in letters[next(letters.count)] }) }
      for label in labels.prefix(500) {
        _ = typesetter.paragraph([TextRun(text: label, font: font)], style: style).size(width: nil, height: nil)
        shaper?.shape(label)
      }
      let fresh = Array(labels[500...])
      let setting = time(fresh.count) { i in
        _ = typesetter.paragraph([TextRun(text: fresh[i], font: font)], style: style).size(width: nil, height: nil)
      }
      line("HarfBuzz alone, 45 characters of \(name)", time(fresh.count) { i in shaper?.shape(fresh[i]) })
      line("a new text of 45 characters of \(name)", setting)
    }
  }

  private func line(_ name: String, _ microseconds: Double) {
    Swift.print("\(name): \(String(format: "%.3f", microseconds)) us")
  }
}

/// The cost of shaping by itself: a buffer kept, the text added, shaped with kerning alone.
private final class HarfBuzzAlone {
  private let font: OpaquePointer
  private let buffer = hb_buffer_create()

  private let script: hb_script_t
  private let direction: hb_direction_t

  init?(face name: String, script: hb_script_t = HB_SCRIPT_LATIN, direction: hb_direction_t = HB_DIRECTION_LTR) {
    self.script = script
    self.direction = direction
    guard let file = FaceLibrary.shared.file(face: name), let blob = hb_blob_create_from_file_or_fail(file) else {
      return nil
    }
    let face = hb_face_create(blob, 0)
    font = hb_font_create(face)
  }

  func shape(_ text: String) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, direction)
    hb_buffer_set_script(buffer, script)
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
      }
    }
    hb_shape(font, buffer, nil, 0)
  }
}
