import Foundation
import GalleyGeometry
import Testing

@testable import GalleyScreen

@Suite("A screen as JSON")
struct ScreenJSONTests {
  @Test("is read back as it was, drawing list included")
  func roundTrip() throws {
    for screen in [Samples.everything, Samples.list(rows: 3)] {
      let bytes = screen.json()
      let read = try Screen(json: bytes)
      #expect(read.json() == bytes)
      #expect(read.drawing.count == screen.drawing.count)
    }
    #expect(try Screen(json: Samples.everything.json()) == Samples.everything)
  }

  @Test("is JSON for other readers too")
  func foundationReads() throws {
    let object = try JSONSerialization.jsonObject(with: Data(Samples.everything.json())) as? [String: Any]
    let root = object?["root"] as? [String: Any]
    #expect(root?["text"] as? String == Samples.everything.root.text)
    #expect(root?["frame"] as? [Double] == [-0.5, 20, 320, 548])
    #expect(root?["traits"] as? [String] == ["systemSized", "scrollsVertically", "title"])
    #expect((object?["drawing"] as? [Any])?.count == Samples.commands.count)
    #expect(object?["safeArea"] as? [Double] == [20, 1, 34, 2])
  }

  @Test("the public form has the documented members, to a thousandth, and paths")
  func framesForm() throws {
    let bytes = Samples.example.framesJSON(previewID: "V.swift:3", preview: nil, scenario: Array("{\"os\":26}".utf8))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text.hasPrefix(
        #"{"previewID":"V.swift:3","preview":"V.swift:3","scenario":{"os":26},"metrics":"inter-calibrated","assumed":[],"screen":{"type":"NavigationStack","frame":[0,0,402,874],"exact":[0,0,402,874],"path":"NavigationStack","children":"#
      ))
    #expect(
      text.contains(
        #"{"type":"Button","id":"save","text":"Save","frame":[16,158.667,370,34.333],"exact":[16,158.6,370,34.287],"role":"button","states":["enabled"],"path":"NavigationStack/padding/VStack/Button#save"}"#
      ))
    #expect(!text.contains("\n"))
  }

  @Test("the public form satisfies the schema, and the schema rejects what it should")
  func schema() throws {
    let checker = try SchemaChecker(file: Samples.file("docs/schema/frames.schema.json"))
    for screen in [Samples.example, Samples.everything, Samples.list(rows: 4)] {
      let bytes = screen.framesJSON(previewID: "A/V.swift:3#2", preview: "Dark", scenario: Array("{}".utf8))
      #expect(checker.complaints(about: try JSONSerialization.jsonObject(with: Data(bytes))) == [])
    }
    let bad =
      #"{"previewID":"V.swift","preview":"x","scenario":{},"assumed":[],"metrics":"","screen":{"type":"V","frame":[0,0,-1,2],"exact":[0,0,1],"role":"hero","x":1}}"#
    #expect(
      checker.complaints(about: try JSONSerialization.jsonObject(with: Data(bad.utf8))) == [
        "$.previewID: not like ^.+:[0-9]+(#[0-9]+)?$", "$.screen.x: not allowed", "$.screen.exact: too few",
        "$.screen.frame[2]: under 0.0", "$.screen.role: not in enum",
      ])
  }

  @Test("the schema lists every role and trait")
  func schemaIsComplete() throws {
    let text = try String(contentsOf: Samples.file("docs/schema/frames.schema.json"), encoding: .utf8)
    for name in ScreenNode.Role.allCases.map(\.rawValue) + ScreenNode.Trait.allCases.map(\.rawValue) {
      #expect(text.contains("\"\(name)\""), "\(name)")
    }
  }

  @Test("deep trees are written, walked and read without recursion")
  func deepTree() throws {
    var node = ScreenNode(type: "Text", id: "leaf", frame: .zero, exact: .zero)
    for _ in 0..<3000 { node = ScreenNode(type: "VStack", frame: .zero, exact: .zero, children: [node]) }
    let screen = Screen(size: .zero, scale: 1, root: node, metrics: "unit")
    let read = try Screen(json: screen.json())
    #expect(read.root.visits.reduce(0) { max($0, $1.depth) } == 3000)
    #expect(read.root.first(id: "leaf")?.type == "Text")
    #expect(throws: ScreenReadingError.self) { try Screen(json: screen.json(), depthLimit: 3000) }
    let frames = screen.framesJSON(previewID: "V.swift:1", preview: nil, scenario: Array("{}".utf8))
    #expect(frames.count < 1_000_000)
  }

  @Test("siblings of one type are told apart in paths")
  func paths() {
    let texts = (0..<2).map { _ in ScreenNode(type: "Text", frame: .zero, exact: .zero) }
    let image = ScreenNode(type: "Image", frame: .zero, exact: .zero)
    let root = ScreenNode(type: "HStack", frame: .zero, exact: .zero, children: [texts[0], image, texts[1]])
    #expect(root.visits.map(\.path) == ["HStack", "HStack/Text[1]", "HStack/Image", "HStack/Text[2]"])
  }
}
