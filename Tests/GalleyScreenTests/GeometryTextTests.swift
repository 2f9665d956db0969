import Foundation
import GalleyGeometry
import Testing

@testable import GalleyScreen

@Suite("The geometry text")
struct GeometryTextTests {
  @Test("has the documented form")
  func form() {
    let text = Samples.example.geometryText(
      preview: "ContentView.swift:12", scenario: "iphone-16-pro portrait 402x874 os=26 text=large locale=en")
    #expect(
      text == """
        screen ContentView.swift:12 on iphone-16-pro portrait 402x874 os=26 text=large locale=en metrics=inter-calibrated
        NavigationStack 0,0 402x874
          padding 0,116 402x93
            VStack 16,132 370x61
              Text "Hello" 16,132 41.33x20.33
              Button #save "Save" 16,158.67 370x34.33 enabled
        assumed: none

        """)
  }

  @Test("R-037: says what the screen asks of the system's own parts, and nothing where it asks nothing")
  func system() throws {
    var screen = Samples.example
    screen.system = SystemParts(hidesStatusBar: true, hidesHomeIndicator: true, protectedEdges: [.bottom, .top])
    let lines = screen.geometryText(preview: "V.swift:1", scenario: "d").split(separator: "\n")
    #expect(lines.last == "system: status bar hidden, home indicator hidden, gestures deferred at top, bottom")
    #expect(try Screen(json: screen.json()).system == screen.system)
    let frames = String(
      decoding: screen.framesJSON(previewID: "V.swift:1", preview: nil, scenario: [123, 125]), as: UTF8.self)
    let asked = #""system":{"statusBar":"hidden","homeIndicator":"hidden","protectedEdges":["top","bottom"]}"#
    #expect(frames.contains(asked))
    let checker = try SchemaChecker(file: Samples.file("docs/schema/frames.schema.json"))
    #expect(checker.complaints(about: try JSONSerialization.jsonObject(with: Data(frames.utf8))) == [])
    #expect(!String(decoding: Samples.example.json(), as: UTF8.self).contains("\"system\""))
  }

  @Test("keeps hostile text on its own line and quotes identifiers that are not one word")
  func hostileText() {
    var screen = Samples.everything
    screen.root.text = "a\nScreen \"x\" \\ \u{202E}b\u{2028}c\u{0}"
    let lines = screen.geometryText(preview: "My File.swift:1", scenario: "d").split(separator: "\n")
    #expect(lines.first == "screen \"My File.swift:1\" on d metrics=unit")
    #expect(
      lines.dropFirst().first
        == #"List #"a b" "a\nScreen \"x\" \\ \u{202e}b\u{2028}c\u{0}" -0.5,20 320x548 enabled selected"#)
    #expect(Array(lines.suffix(2)) == ["assumed: bar.tab.height, os.readable", "note: a missing asset: photo"])
  }

  @Test(
    "numbers are short and the same everywhere",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.001, "0"), (1.005, "1"), (2.0 / 3, "0.67"), (-12.5, "-12.5"), (100, "100"),
      (0.1 + 0.2, "0.3"), (1_000_000.25, "1000000.25"), (1e300, "1e+300"),
    ])
  func numbers(value: Double, text: String) {
    #expect(DecimalText.text(value) == text)
  }
}
