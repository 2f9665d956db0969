import CHarfBuzz
import Foundation
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

  private func time(_ count: Int, _ body: (Int) -> Void) -> Double {
    let clock = ContinuousClock()
    let took = clock.measure { for i in 0..<count { body(i) } }
    return Double(took.components.attoseconds) * 1e-12 / Double(count)
      + Double(took.components.seconds) * 1e6 / Double(count)
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
    let long = typesetter.paragraph(runs(sentence(1000)), style: style)
    _ = long.size(width: 300, height: nil)
    let wrapping = time(20_000) { i in _ = long.size(width: 120 + Double(i) * 0.01, height: nil) }
    let placing = time(2000) { i in _ = long.layout(width: 120 + Double(i) * 0.1, height: nil) }
    line("HarfBuzz alone, 45 characters", shaping)
    line("the same text and font again", again)
    line("a new text of 45 characters, seen words", setting)
    line("a new text of 45 characters, with an accent", full)
    line("1,000 characters at a new width, measured", wrapping)
    line("1,000 characters at a new width, glyphs placed", placing)
  }

  private func line(_ name: String, _ microseconds: Double) {
    Swift.print("\(name): \(String(format: "%.3f", microseconds)) us")
  }
}

/// The cost of shaping by itself: a buffer kept, the text added, shaped with kerning alone.
private final class HarfBuzzAlone {
  private let font: OpaquePointer
  private let buffer = hb_buffer_create()

  init?(face name: String) {
    guard let file = FaceLibrary.shared.file(face: name), let blob = hb_blob_create_from_file_or_fail(file) else {
      return nil
    }
    let face = hb_face_create(blob, 0)
    font = hb_font_create(face)
  }

  func shape(_ text: String) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
      }
    }
    hb_shape(font, buffer, nil, 0)
  }
}
