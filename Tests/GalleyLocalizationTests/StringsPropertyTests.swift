import Foundation
import Testing

@testable import GalleyLocalization

/// R-026: whatever bytes a file of strings has, reading it ends, and what is lost is said.
@Suite("Files of strings by chance") struct StringsPropertyTests {
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 29) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  private static let seeds = (0..<(Int(ProcessInfo.processInfo.environment["GALLEY_SEEDS"] ?? "") ?? 1) * 4).map {
    UInt64($0)
  }

  // MARK: - Against Foundation

  /// Pairs as people and Xcode write them, read by Foundation's reader of property lists, which is Apple's.
  @Test(arguments: seeds) func pairs_are_read_as_foundation_reads_them(seed: UInt64) throws {
    var chance = Chance(state: seed &+ 1)
    for _ in 0..<40 {
      let text = Self.pairs(&chance)
      let wanted = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: String]
      let file = StringsFile(Array(text.utf8), name: "f")
      #expect(file.strings == wanted, "\(text.debugDescription)")
      let isSaid = file.problems.allSatisfy {
        switch $0.fault {
        case .twice, .escape: true
        default: false
        }
      }
      #expect(isSaid, "\(file.problems)")
    }
  }

  private static func pairs(_ chance: inout Chance) -> String {
    let space = ["", " ", "\n", "\r\n", "\t", " /* c \" */ ", " // c = ;\n", "\u{2028}"]
    let pieces = [
      "a", "Z", "9", " ", "ü", "日", "😀", "\\n", "\\\"", "\\\\", "\\U00e9", "\\Ud83d\\Ude00", "\\101", "\\7", "\\q",
      "%@", "'",
      ";", "=", "/*", "//", "\n", "\r\n", "\\t", "{", "<", "\\u0041", "\\341",
    ]
    func text() -> String {
      let word = (0..<Int.random(in: 0..<8, using: &chance)).map { _ in pieces.randomElement(using: &chance) ?? "" }
        .joined()
      return "\"\(word)\""
    }
    func bare() -> String {
      String((0..<Int.random(in: 1..<6, using: &chance)).map { _ in "aZ9_$:.-".randomElement(using: &chance) ?? "a" })
    }
    func gap() -> String { space.randomElement(using: &chance) ?? "" }
    return (0..<Int.random(in: 1..<6, using: &chance)).map { _ in
      let key = Bool.random(using: &chance) ? text() : bare()
      if Int.random(in: 0..<8, using: &chance) == 0 { return gap() + key + gap() + ";" }
      return gap() + key + gap() + "=" + gap() + (Bool.random(using: &chance) ? text() : bare()) + gap() + ";"
    }.joined() + gap()
  }

  // MARK: - Damage

  private static let strings = Array("/* c */ \"a\" = \"b\\U00e9\";\r\n\"c\" = \"%@ d\";\nbare = 'x'; // end\n".utf8)
  private static let dictionary = Array(BrokenStringsTests.dictionary.utf8)
  private static let catalog = Array(StringCatalogTests.catalog.utf8)

  private static func damaged(_ whole: [UInt8], _ chance: inout Chance, _ count: Int) -> [[UInt8]] {
    (0..<count).map { _ in
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &chance) {
        let at = Int.random(in: 0..<bytes.count, using: &chance)
        switch Int.random(in: 0..<4, using: &chance) {
        case 0: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
        case 1: bytes.remove(at: at)
        case 2: bytes.insert([0, 0xFF, 0x22, 0x5C, 0x7B, 0x3C, 0x0A].randomElement(using: &chance) ?? 0, at: at)
        default: bytes[at] = UInt8.random(in: 0...255, using: &chance)
        }
      }
      return bytes
    }
  }

  /// What Foundation reads otherwise, or not at all, is said with its line.
  @Test(arguments: seeds) func damaged_strings(seed: UInt64) {
    var chance = Chance(state: seed &+ 11)
    for bytes in Self.damaged(Self.strings, &chance, 400) {
      let file = StringsFile(bytes, name: "f")
      if file.problems.contains(where: { $0.line != nil }) { continue }
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      #expect(file.strings == list as? [String: String], "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  @Test(arguments: seeds) func damaged_dictionaries_and_catalogs(seed: UInt64) {
    var chance = Chance(state: seed &+ 23)
    for bytes in Self.damaged(Self.dictionary, &chance, 200) {
      let found = StringsDictionaryFile(bytes, name: "f").contents
      if found.texts.isEmpty {
        #expect(found.problems.contains { $0.line != nil }, "\(String(decoding: bytes, as: UTF8.self))")
      }
      for text in found.texts.values { _ = text.parts(TextSelection(numbers: [3])) }
    }
    for bytes in Self.damaged(Self.catalog, &chance, 200) {
      let catalog = StringCatalog(bytes, name: "f")
      if catalog.keys.count < 6 { #expect(catalog.problems.contains { $0.line != nil }) }
      for key in catalog.keys.keys {
        let text = catalog.reading(key, in: "en")?.entry?.text
        _ = text?.parts(TextSelection(numbers: [3, 4]))
        _ = text?.mismatches([.integer, .integer])
      }
    }
  }

  /// Every file cut at every byte: the texts that are whole are there, and the rest is said.
  @Test func cut_files() {
    let strings = StringsFile(Self.strings, name: "f").contents
    for end in 0..<Self.strings.count {
      let found = StringsFile(Array(Self.strings[..<end]), name: "f").contents
      #expect(found.texts.allSatisfy { strings.texts[$0.key] == $0.value || !found.problems.isEmpty })
      let rest = String(decoding: Self.strings[end...], as: UTF8.self)
      let isBetween = ["\"a\" =", "\r\n\"c\"", "\n\"c\"", "\"c\" =", "\nbare", "bare =", " //", "//", "/ end"].contains
      { rest.hasPrefix($0) }
      if found.texts.count < 3, end > 0, !isBetween, !(1...7).contains(end) {
        #expect(found.problems.contains { $0.line != nil }, "\(end)")
      }
    }
    for end in 0..<(Self.dictionary.count - 1) {
      let found = StringsDictionaryFile(Array(Self.dictionary[..<end]), name: "f").contents
      // A character that is cut in two is said before what it leaves open.
      #expect(found.texts.isEmpty && found.problems.allSatisfy { $0.line != nil }, "\(end)")
      #expect(found.problems.last.map { if case .syntax = $0.fault { true } else { false } } == true, "\(end)")
    }
    let last = (Self.catalog.lastIndex(of: UInt8(ascii: "}")) ?? 0)
    for end in 0...last {
      let found = StringCatalog(Array(Self.catalog[..<end]), name: "f")
      #expect(found.keys.isEmpty && found.problems.count == 1 && found.problems[0].line != nil, "\(end)")
    }
  }

  // MARK: - Hostile files

  /// On a thread with the stack that a worker's main one has at least.
  private static func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = 512 << 10
    let done = DispatchSemaphore(value: 0)
    let watched = Thread {
      body()
      done.signal()
    }
    watched.stackSize = thread.stackSize
    watched.start()
    done.wait()
  }

  @Test func ten_thousand_levels_take_no_stack() {
    Self.onSmallStack {
      let count = 10_000
      for (open, close) in [("{ a = ", "; }"), ("(", ")"), ("{", "}")] {
        let text =
          "a = " + String(repeating: open, count: count) + "x" + String(repeating: close, count: count)
          + ";\n\"b\" = \"2\";"
        let file = StringsFile(Array(text.utf8), name: "f")
        #expect(file.strings["b"] == "2" || !file.problems.isEmpty)
        #expect(file.problems.contains { $0.line == 1 })
      }
      for (open, close) in [("<dict><key>a</key>", "</dict>"), ("<array>", "</array>")] {
        let text =
          "<plist>" + String(repeating: open, count: count) + String(repeating: close, count: count) + "</plist>"
        #expect(StringsDictionaryFile(Array(text.utf8), name: "f").problems.map(\.line) == [1])
      }
      for (open, close) in [("{\"variations\": {\"device\": {\"mac\": ", "}}}"), ("[", "]"), ("{\"a\":", "}")] {
        for depth in [20, 60, 150, count] {
          let value = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
          let text = "{\"strings\": {\"k\": {\"localizations\": {\"de\":\n\(value)}}}}"
          let catalog = StringCatalog(Array(text.utf8), name: "f")
          let problems = catalog.problems + (catalog.reading("k", in: "de")?.problems ?? [])
          #expect(!problems.isEmpty || open == "{\"a\":", "\(open) \(depth)")
          #expect(problems.allSatisfy { $0.line == 2 || $0.line == 1 })
        }
      }
    }
  }

  @Test func huge_numbers() {
    let digits = String(repeating: "9", count: 400)
    for number in [digits, "1e999", "-1", "0", "1.5", "1e3", "9223372036854775807", "-0", "1e-400"] {
      let text =
        "{\"strings\": {\"k\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"%#@n@\"}, \"substitutions\":\n{\"n\": {\"argNum\": \(number), \"formatSpecifier\": \"lld\", \"variations\": {\"plural\": {\"other\": {\"stringUnit\": {\"value\": \"%arg\"}}}}}}}}}}}"
      let catalog = StringCatalog(Array(text.utf8), name: "f")
      let problems = catalog.problems + (catalog.reading("k", in: "de")?.problems ?? [])
      #expect(problems.map(\.line) == [2], "\(number)")
    }
    for format in ["%\(digits)$@", "%\(digits)d", "%.\(digits)f", "%0$@", "%9223372036854775807$@", "%1$#@\(digits)@"] {
      let text = LocalizedText(.text(format))
      _ = text.parts(TextSelection(numbers: [1]))
      _ = text.mismatches([.integer])
      _ = FormatDemand.all(of: format)
    }
  }

  @Test func nul_bytes() {
    let strings = StringsFile(Array("\"a\0b\" = \"c\0d\";\n\0\"e\" = \"f\";\n\"g\" = \"h\";".utf8), name: "f")
    #expect(strings.strings == ["a\0b": "c\0d", "g": "h"])
    #expect(
      strings.problems.map(\.description) == [
        "f:2:1: U+0000 stands where a key in quotes should; this string is left out"
      ])
    #expect(StringCatalog(Array("{\"strings\":\n{\"a\0\": {}}}".utf8), name: "f").problems.map(\.line) == [2])
    #expect(
      StringsDictionaryFile(Array("<plist><dict>\n\0</dict></plist>".utf8), name: "f").problems.map(\.line) == [2])
  }
}
