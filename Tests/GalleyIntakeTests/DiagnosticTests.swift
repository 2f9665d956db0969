import Testing

@testable import GalleyIntake

struct DiagnosticTests {
  @Test(
    arguments: [
      ("cannot find 'MapView' in scope", SourceError.Kind.missingAPI, "MapView"),
      ("cannot find type 'Chart' in scope", .missingAPI, "Chart"),
      ("no such module 'WebKit'", .missingAPI, "WebKit"),
      ("unknown attribute 'GestureState'", .missingAPI, "GestureState"),
      ("value of type 'some View' has no member 'glow'", .missingAPI, "glow"),
      ("value of type 'HStack<TupleView<(Text, Text)>>' has no member 'zIndex'", .missingAPI, "zIndex"),
      ("type 'URLSession' (aka 'AnyObject') has no member 'shared'", .missingAPI, "URLSession.shared"),
      ("type 'Color' has no member 'mint'", .missingAPI, "Color.mint"),
      ("module 'SwiftUI' has no member named 'Chart'", .missingAPI, "SwiftUI.Chart"),
      ("no macro named 'Predicate'", .missingAPI, "Predicate"),
      ("undefined symbol: $s7SwiftUI4TextVN", .missingSymbol, "type metadata for SwiftUI.Text"),
      ("undefined symbol: foo", .missingSymbol, "foo"),
      ("value of type 'A' has no member '$state'", .other, nil),
      ("cannot convert value of type 'String' to specified type 'Int'", .other, nil),
      ("extra argument 'spacing' in call", .other, nil),
    ] as [(String, SourceError.Kind, String?)]) func messagesTellWhatIsMissing(
      _ message: String, _ kind: SourceError.Kind, _ name: String?
    )
  {
    let missing = MissingAPI(message: message)
    #expect(missing.kind == kind)
    #expect(missing.name == name)
  }

  @Test func theCompilersOutputIsReadLineByLine() {
    let output = """
      Views/My File.swift:12:7: error: cannot find 'x' in scope
        let error: = 1
            ^
      Views/My File.swift:3:1: note: did you mean 'y'?
      <unknown>:0: error: module 'A: B' failed
      error: no input
      ld.lld: error: undefined symbol: foo
      """
    let found = CompilerDiagnostic.parse(output)
    #expect(found.map(\.path) == ["Views/My File.swift", "Views/My File.swift", "", "", ""])
    #expect(found.map(\.line) == [12, 3, 0, 0, 0])
    #expect(found.map(\.column) == [7, 1, 0, 0, 0])
    #expect(found.map(\.severity) == [.error, .note, .error, .error, .error])
    #expect(found.map(\.message)[2] == "module 'A: B' failed")
    #expect(found.map(\.message)[4] == "undefined symbol: foo")
  }

  @Test func theHashIsTheStandardOne() {
    var empty = ContentHash()
    empty.feed([])
    #expect(empty.hexadecimal == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    var short = ContentHash()
    short.feed(Array("abc".utf8))
    #expect(short.hexadecimal == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    var long = ContentHash()
    for _ in 0..<1000 { long.feed([UInt8](repeating: 0x61, count: 1000)) }
    #expect(long.hexadecimal == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func partsOfAHashDoNotRunIntoEachOther() {
    var first = ContentHash()
    first.combine("ab")
    first.combine("c")
    var second = ContentHash()
    second.combine("a")
    second.combine("bc")
    #expect(first.hexadecimal != second.hexadecimal)
  }
}
