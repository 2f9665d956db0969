import Foundation
import Testing

@Suite("galley proof")
struct ProofTests {
  @Test("writes a page for each preview, one that leads to them, and a picture for each scenario")
  func files() throws {
    let galley = try Galley(["Swatch.swift": Input.swatch])
    let run = try galley.run("proof Swatch.swift --on iphone-16-pro,iphone-8 --out sheets")
    #expect(run.status == 0)
    #expect(run.output == "sheets/index.html\n")
    let files = galley.files(in: "sheets")
    #expect(files.filter { $0.hasSuffix(".html") } == ["Swatch-3-Swatch.html", "index.html"])
    #expect(files.filter { $0.hasSuffix(".svg") }.count == 2)
    let index = try galley.text("sheets/index.html")
    #expect(index.contains("href=\"./Swatch-3-Swatch.html\""))
    let page = try galley.text("sheets/Swatch-3-Swatch.html")
    #expect(page.contains("iPhone 16 Pro") && page.contains("iPhone 8"))
    for file in files {
      let text = try galley.text("sheets/" + file)
      #expect(!text.isEmpty && !text.contains(galley.folder.path), "\(file)")
    }
  }

  @Test("writes PNG, PDF and JSON when they are asked for")
  func formats() throws {
    let galley = try Galley(["Swatch.swift": Input.swatch])
    let run = try galley.run("proof Swatch.swift --on iphone-16-pro --format png,pdf,json")
    #expect(run.status == 0)
    #expect(run.output == "proofs/\n")
    let files = galley.files(in: "proofs").filter { !$0.hasPrefix(".") }
    #expect(files.map { ($0 as NSString).pathExtension }.sorted() == ["json", "pdf", "png"])
    func bytes(_ ending: String) throws -> Data {
      let name = try #require(files.first { $0.hasSuffix(ending) })
      return try Data(contentsOf: galley.folder.appendingPathComponent("proofs/" + name))
    }
    #expect(try bytes(".png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try bytes(".pdf").starts(with: Array("%PDF-".utf8)))
  }

  @Test("takes away what an earlier run wrote and this one does not, and nothing else")
  func stale() throws {
    let galley = try Galley(["Swatch.swift": Input.swatch])
    _ = try galley.run("proof Swatch.swift --on iphone-16-pro,iphone-8")
    try galley.write("mine", to: "proofs/notes.txt")
    _ = try galley.run("proof Swatch.swift --on iphone-8")
    let files = galley.files(in: "proofs")
    #expect(files.filter { $0.hasSuffix(".svg") }.count == 1)
    #expect(files.contains("notes.txt"))
  }

  @Test("gives the same bytes twice")
  func deterministic() throws {
    let galley = try Galley(["Swatch.swift": Input.swatch])
    _ = try galley.run("proof Swatch.swift --out a --format html,svg,png,pdf --workers 1")
    _ = try galley.run("proof Swatch.swift --out b --format html,svg,png,pdf --workers 2")
    let files = galley.files(in: "a")
    #expect(files == galley.files(in: "b"))
    #expect(files.count > 20)
    for file in files {
      let first = try Data(contentsOf: galley.folder.appendingPathComponent("a/" + file))
      let second = try Data(contentsOf: galley.folder.appendingPathComponent("b/" + file))
      #expect(first == second, "\(file)")
    }
  }

  @Test("shows on the page what the audit finds, and which previews crashed")
  func findings() throws {
    let galley = try Galley([
      "Tiny.swift": """
      import SwiftUI
      #Preview("Tiny") { Button {} label: { Color.red.frame(width: 22, height: 22) }.buttonStyle(.plain) }
      struct Bad: View { var body: some View { Text("\\([Int]()[1])") } }
      #Preview("Bad") { Bad() }
      """
    ])
    let run = try galley.run("proof Tiny.swift --on iphone-16-pro")
    #expect(run.status == 4)
    #expect(try galley.text("proofs/Tiny-2-Tiny.html").contains("has a target of 22×22 pt"))
    #expect(try galley.text("proofs/index.html").contains("Index out of range"))
  }

  @Test("says where it cannot write")
  func unwritable() throws {
    let galley = try Galley(["Swatch.swift": Input.swatch, "taken": "a file"])
    let run = try galley.run("proof Swatch.swift --on iphone-16-pro --out taken")
    #expect(run.status == 2)
    #expect(run.errors.contains("taken cannot be made"))
  }
}

@Suite("galley check")
struct CheckTests {
  @Test("names what is missing with file, line, column, kind and name")
  func missing() throws {
    let galley = try Galley([
      "View.swift": """
      import SwiftUI
      struct A: View { var body: some View { Color.red.frobnicate(3) } }
      """
    ])
    let run = try galley.run("check --json View.swift --platform iOS")
    #expect(run.status == 3)
    let object = try #require(try Galley.objects(run.output).first)
    #expect(object["ok"] as? Bool == false)
    let error = try #require((object["errors"] as? [[String: Any]])?.first)
    #expect(error["file"] as? String == "View.swift")
    #expect(error["line"] as? Int == 2)
    #expect(error["column"] as? Int == 50)
    #expect(error["name"] as? String == "frobnicate")
    let text = try galley.run("check View.swift --platform iOS")
    #expect(text.output.hasPrefix("View.swift:2:50: "))
    #expect(text.output.contains("1 × frobnicate"))
  }

  @Test("is fine with what compiles")
  func fine() throws {
    let galley = try Galley(["Swatch.swift": Input.swatch])
    let run = try galley.run("check Swatch.swift")
    #expect(run.status == 0)
    #expect(run.output == "1 file compiles for iOS; 1 preview\n")
    #expect(try galley.run("check --json Swatch.swift").output == "{\"ok\":true,\"errors\":[]}\n")
  }
}

@Suite("JSON")
struct SchemaTests {
  private func complaints(_ schema: String, _ output: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
    return try SchemaChecker(file: Galley.root.appendingPathComponent("docs/schema/\(schema).schema.json"))
      .complaints(about: value)
  }

  @Test("of every command that has it is valid by its schema")
  func valid() throws {
    let galley = try Galley(["Bad.swift": "import SwiftUI\nlet a: Colour = .red\nlet b = Color.frobnicated\n"])
    #expect(try complaints("devices", galley.run("devices --json").output) == [])
    #expect(try complaints("device", galley.run("device iphone-16-pro --json").output) == [])
    #expect(try complaints("device", galley.run("device ipad-pro-11-inch-m4 --json").output) == [])
    let check = try galley.run("check --json Bad.swift --platform iOS")
    #expect(check.status == 3)
    #expect(try complaints("check", check.output) == [])
  }

  @Test("that is not as its schema says is refused")
  func invalid() throws {
    #expect(try complaints("check", "{\"ok\": true}") == ["$: without errors"])
    #expect(try complaints("devices", "[{\"id\": \"iPhone\"}]").isEmpty == false)
  }
}

@Suite("galley doctor")
struct DoctorTests {
  @Test("finds this build complete")
  func complete() throws {
    let run = try Galley().run("doctor")
    #expect(run.status == 0)
    #expect(!run.output.contains("missing"))
    #expect(run.output.contains("ok       worker"))
    #expect(run.output.contains("ok       compiler   a preview compiles"))
  }
}
