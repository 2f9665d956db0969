import Foundation
import GalleyScenario
import Testing

@testable import GalleyIntake

@Suite(.serialized) struct HostileTests {
  private func translated(_ text: String) -> TranslatedFile? {
    let file = SourceFile(path: "/x/A.swift", name: "A.swift", text: Array(text.utf8))
    let set = SourceSet(root: "/x", modules: [SourceModule(name: "A", files: [file])])
    return TranslatedModule.translate(
      set, for: .iOS, viewNames: [], present: ["SwiftUI"], toolchain: .init(version: [6, 3]) { ([], []) }
    ).first?.files.first
  }

  @Test(arguments: [
    "let a = b" + String(repeating: "\n  .c(1)", count: 10_000),
    "let a = " + String(repeating: "(", count: 10_000) + String(repeating: ")", count: 10_000),
    "func f() { if a {}" + String(repeating: " else if b {}", count: 5_000) + " }",
    String(repeating: "struct A { ", count: 5_000) + String(repeating: "}", count: 5_000),
    "let a = 1" + String(repeating: " + 1", count: 50_000),
    String(repeating: "#if os(iOS)\n", count: 2_000) + String(repeating: "#endif\n", count: 2_000),
    String(repeating: "#if os(macOS)\n", count: 500), String(repeating: "#Preview {", count: 500),
    "#Preview(\"\\(#Preview(\"a\") { B() })\") { C() }", "@Entry @Entry var", "#selector()", "#available",
    "if #available() {}", "extension EnvironmentValues { @Entry var (a, b) = (1, 2) }", "@available() func f() {}",
    "import", "import .", "import class", "\u{0}", "\"\"\"\n#if os(iOS)\n\"\"\"", "#if\n#endif", "#sourceLocation(",
  ]) func whateverTheTextIsItIsTranslatedWithItsLines(_ text: String) throws {
    let file = try #require(translated(text))
    let breaks = text.utf8.filter { $0 == 10 }.count
    let added = file.addedLines.count
    let endsWithBreak = text.hasSuffix("\n")
    let kept = file.text.filter { $0 == 10 }.count - added - (added > 0 && !endsWithBreak ? 1 : 0)
    #expect(kept == breaks)
  }

  @Test func bracketsThatNoParserCanReadAreAnError() throws {
    let scratch = try Scratch([
      "Deep.swift": "// fine\nlet a = \n" + String(repeating: "[", count: 300),
      "Picture.swift": "// [[[[[[[[[[[[[[[[[[[[[[[[[\nlet b = 1",
    ])
    let result = try scratch.intake().build([scratch.path], for: .iOS)
    #expect(result.errors.map { "\($0.file):\($0.line):\($0.column)" } == ["Deep.swift:3:1"])
    #expect(result.leftOut == ["Deep.swift"])
    #expect(result.library != nil)
  }

  @Test func aFileOfManyLinesIsTranslated() throws {
    let text = String(repeating: "let a = 1\n", count: 200_000)
    #expect(try #require(translated(text)).lineCount == 200_001)
  }

  @Test func linksThatLeadBackUpEnd() throws {
    let scratch = try Scratch(["Sub/A.swift": "let a = 1"])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/Sub/up", withDestinationPath: scratch.path)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/gone.swift", withDestinationPath: scratch.path + "/nowhere")
    #expect(try SourceFinder().find([scratch.path]).modules[0].files.map(\.name) == ["Sub/A.swift"])
  }

  @Test func aDamagedRecordIsBuiltAgain() throws {
    let scratch = try Scratch(["A.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n"])
    let intake = try scratch.intake()
    _ = try intake.build([scratch.path + "/A.swift"], for: .iOS)
    let records = scratch.path + "/.cache/records"
    for name in try FileManager.default.contentsOfDirectory(atPath: records) {
      try Data("{".utf8).write(to: URL(fileURLWithPath: records + "/" + name))
    }
    let again = try intake.build([scratch.path + "/A.swift"], for: .iOS)
    #expect(again.library != nil)
    #expect(again.errors.isEmpty)
  }

  @Test func aCacheThatCannotBeWrittenIsNamed() throws {
    let scratch = try Scratch(["A.swift": "let a = 1", "file": ""])
    var intake = try scratch.intake()
    intake.cache.folder = scratch.path + "/file/cache"
    #expect {
      try intake.build([scratch.path + "/A.swift"], for: .iOS)
    } throws: { error in
      "\(error)".contains("cannot write the cache") && "\(error)".contains("GALLEY_CACHE")
    }
  }
}
