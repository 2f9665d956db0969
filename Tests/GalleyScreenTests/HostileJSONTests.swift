import Foundation
import GalleyGeometry
import Testing

@testable import GalleyScreen

@Suite("Hostile JSON is an error and never a crash")
struct HostileJSONTests {
  private func error(_ text: String) -> ScreenReadingError? {
    do {
      _ = try Screen(json: Array(text.utf8))
      return nil
    } catch { return error }
  }

  @Test(
    arguments: [
      "", " ", "{", "[", "nul", "{}", "{\"size\":[1,2]}", "{\"size\":[1,2],\"scale\":2}", "{,}", "{\"size\":[1,]}",
      "{\"size\":[1 2]}", "{\"size\":[1,2,3]}", "{\"size\":[1]}", "{\"size\":1e}", "{\"scale\":01}", "{\"scale\":1.}",
      "{\"scale\":-}", "{\"scale\":1e999}", "{\"scale\":null}", "{\"scale\":NaN}", "{\"metrics\":\"a\nb\"}",
      "{\"metrics\":\"\\x\"}", "{\"metrics\":\"\\ud800\"}", "{\"metrics\":\"\\udc00\"}", "{\"metrics\":\"\\u12\"}",
      "{\"metrics\":\"", "{\"metrics\":\"\\", "{\"root\":{\"type\":\"V\"}}", "{\"root\":{\"frame\":[0,0,0,0]}}",
      "{\"root\":{\"type\":\"V\",\"frame\":[0,0,0,0],\"role\":\"hero\"}}", "{\"drawing\":[\"explode\"]}",
      "{\"drawing\":[[\"fill\",[\"M\",1],[0,0,0,1],true]]}", "{\"drawing\":[[\"fill\",[\"X\",1,2],[0,0,0,1],true]]}",
      "{\"drawing\":[[\"glyphs\",{\"glyphs\":[1,2],\"positions\":[0,0]}]]}",
      "{\"drawing\":[[\"glyphs\",{\"glyphs\":[-1],\"positions\":[0,0]}]]}",
      "{\"drawing\":[[\"glyphs\",{\"glyphs\":[1.5],\"positions\":[0,0]}]]}", "{\"drawing\":[[]]}",
    ])
  func malformed(text: String) {
    #expect(error(text) != nil)
  }

  @Test("every cut of a good text, and every byte of it changed, gives a screen or an error")
  func damage() {
    let good = Samples.everything.json()
    for length in 0..<good.count {
      #expect(throws: ScreenReadingError.self) { try Screen(json: Array(good[..<length])) }
    }
    for index in good.indices {
      for byte in [0, 0x22, 0x5B, 0x7D, 0x39, 0x65, 0xFF] as [UInt8] {
        var bad = good
        bad[index] = byte
        _ = try? Screen(json: bad)
      }
    }
  }

  @Test("containers nested a million deep cost no stack")
  func deepNesting() {
    #expect(error("{\"x\":" + String(repeating: "[", count: 1_000_000)) == .ended(expected: "a number"))
    let nodes = String(repeating: "{\"type\":\"V\",\"frame\":[0,0,0,0],\"children\":[", count: 100_000)
    guard case .depth(Screen.depthLimit, _) = error("{\"root\":" + nodes) else {
      Issue.record("no depth error")
      return
    }
  }

  @Test("invalid UTF-8 in a string is refused")
  func invalidText() {
    let bytes = Array("{\"metrics\":\"".utf8) + [0xC3, 0x28] + Array("\"}".utf8)
    #expect(throws: ScreenReadingError.string(at: 12)) { try Screen(json: bytes) }
  }

  @Test("errors say where and what")
  func wording() {
    #expect(error("{\"scale\":x}")?.description == "byte 9: expected a number, found “x”")
    #expect(error("{\"size\":[1,2]}")?.description == "byte 14: the screen ends without “scale”")
    #expect(
      error("{\"root\":{\"type\":\"V\",\"frame\":[0,0,0,0],\"role\":\"hero\"}}")?.description
        == "byte 51: unknown role “hero”")
  }

  @Test("numbers keep their value", arguments: ["0", "-0.5", "123456789012345678", "1e-7", "2.5E+3", "0.1"])
  func numbers(text: String) throws {
    var reader = JSONReader(Array(text.utf8))
    #expect(try reader.number() == Double(text))
    try reader.end()
  }

  @Test("escapes are read")
  func escapes() throws {
    var reader = JSONReader(Array(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#.utf8))
    #expect(try reader.string() == "\"\\/\u{8}\u{C}\n\r\té😀")
  }
}
