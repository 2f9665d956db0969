import Foundation
import Testing

@testable import GalleyIntake

@Suite(.serialized) struct InterfaceTests {
  private func interface(_ text: String) throws -> String {
    String(decoding: try translate(text).interface, as: UTF8.self)
  }

  @Test(arguments: [
    ("func f() -> Int { 1 }", "func f() -> Int { 2 + 3 }"),
    ("var x: Int { 1 }", "var x: Int { let y = 2\n  return y }"),
    ("var x: Int { get { 1 } set {} }", "var x: Int { get { 2 } set { f() } }"),
    ("class A { init() { a() }; deinit {} }", "class A { init() {}; deinit { b() } }"),
    ("let a = 1 // one", "/* two */ let a = 1"), ("#Preview { A() }", "#Preview { B() }"),
    ("var x = 1 { didSet { a() } }", "var x = 1 { didSet { b() } }"),
  ]) func bodiesAndCommentsAreNoPartOfTheInterface(_ first: String, _ second: String) throws {
    #expect(try interface(first) == interface(second))
  }

  @Test(arguments: [
    ("func f() -> Int { 1 }", "func f() -> Double { 1 }"), ("let a = 1", "let a = 1.5"),
    ("let a = { 1 }()", "let a = { 1.5 }()"), ("var x: Int { get { 1 } }", "var x: Int { get { 1 } set { 1 } }"),
    ("struct A { var a: Int }", "struct A { var b: Int }"), ("func f(a: Int = 1) {}", "func f(a: Int = 2) {}"),
    ("@MainActor func f() {}", "func f() {}"), ("let a = 1\n.b", "let a = 1 .b"),
    ("let a = 1", "import MapKit\nlet a = 1"),
  ]) func whatOthersSeeIsPartOfTheInterface(_ first: String, _ second: String) throws {
    #expect(try interface(first) != interface(second))
  }

  @MainActor @Test func anEditInsideAFunctionCompilesItsFileAlone() throws {
    let view = "import SwiftUI\nstruct NAME: View { var body: some View { Text(\"NAME\") } }\n"
    let scratch = try Scratch([
      "A.swift": view.replacingOccurrences(of: "NAME", with: "A"),
      "B.swift": view.replacingOccurrences(of: "NAME", with: "B"),
      "C.swift": "import SwiftUI\n#Preview { A().body }\n#Preview { B().body }\n",
    ])
    let intake = try scratch.intake()
    let objects = { try Set(FileManager.default.contentsOfDirectory(atPath: scratch.path + "/.cache/objects")) }
    _ = try intake.build([scratch.path], for: .iOS)
    let cold = try objects()
    #expect(cold.count == 4)
    // The first edit takes apart what was compiled together, the next one finds it so.
    var known = cold
    for (text, count) in [("first", 4), ("second", 1)] {
      let edited = view.replacingOccurrences(of: "\"NAME\"", with: "\"\(text)\"")
      try scratch.write(edited.replacingOccurrences(of: "NAME", with: "A"), to: "A.swift")
      let result = try intake.build([scratch.path], for: .iOS)
      let now = try objects()
      #expect(now.subtracting(known).count == count)
      known = now
      guard text == "second" else { continue }
      #expect(try registered(by: result.library) == ["C.swift:2 preview - 0 second", "C.swift:3 preview - 0 B"])
    }
  }

  @MainActor @Test func anotherTypeBehindSomeViewReachesTheOtherFiles() throws {
    let scratch = try Scratch([
      "A.swift": "import SwiftUI\nfunc make() -> some View { Text(\"text\") }\n",
      "C.swift": "import SwiftUI\n#Preview { make() }\n",
    ])
    let intake = try scratch.intake()
    _ = try intake.build([scratch.path], for: .iOS)
    let big = "import SwiftUI\nstruct Big: Primitive { var a = 1, b = 2.0; var text: String { \"big\" } }\n"
    for body in ["Big()", "Text(\"x\")", "Big()", "Text(\"last\")"] {
      try scratch.write(big + "func make() -> some View { \(body) }\n", to: "A.swift")
      _ = try intake.build([scratch.path], for: .iOS)
    }
    // A process can load one library of a module only: the runtime finds types by their names.
    let last = try intake.build([scratch.path], for: .iOS)
    #expect(try registered(by: last.library) == ["C.swift:2 preview - 0 last"])
  }
}
