import Foundation
import Testing

@Suite("Fonts from end to end")
struct FontTests {
  static let view = """
    import SwiftUI

    #Preview("Fonts") {
      VStack {
        Text("0123456789").font(.system(size: 12)).accessibilityIdentifier("system")
        Text("0123456789").font(.custom("JetBrains Mono", fixedSize: 10)).accessibilityIdentifier("custom")
        Text("Grüße, שלום und こんにちは").accessibilityIdentifier("scripts")
      }
    }
    """

  /// A font of the distribution's, of which every glyph is 600 of 1000 units wide.
  private func mono(_ name: String) throws -> URL {
    let fonts = URL(fileURLWithPath: "/usr/share/fonts")
    let files = FileManager.default.enumerator(at: fonts, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return try #require(files?.first { $0.lastPathComponent.hasPrefix(name + ".") })
  }

  private func nodes(_ run: Galley.Result) throws -> (object: [String: Any], nodes: [String: [String: Any]]) {
    let object = try #require(try Galley.objects(run.output).first)
    var found: [String: [String: Any]] = [:]
    func walk(_ node: [String: Any]) {
      if let id = node["id"] as? String { found[id] = node }
      for child in node["children"] as? [[String: Any]] ?? [] { walk(child) }
    }
    walk(try #require(object["screen"] as? [String: Any]))
    return (object, found)
  }

  @Test("sets the system's font in the file that the project names, with its own advances, and says so")
  func licensed() throws {
    let galley = try Galley(["Fonts.swift": Self.view])
    let folder = galley.folder.appendingPathComponent("Licensed")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = try mono("JetBrainsMono-Regular")
    try FileManager.default.copyItem(at: file, to: folder.appendingPathComponent("Own.\(file.pathExtension)"))
    try galley.write("{\"fonts\": {\"system\": [\"Licensed/Own.\(file.pathExtension)\"]}}", to: ".galley.json")
    let run = try galley.run("frames Fonts.swift --json --quiet --on iphone-16-pro --os 26")
    #expect(run.status == 0, "\(run.errors)")
    let (object, nodes) = try nodes(run)
    #expect(object["metrics"] as? String == "licensed JetBrains Mono")
    // Ten glyphs of 7.2 points; Apple's tracking at 12 points is nothing.
    #expect((nodes["system"]?["exact"] as? [Double])?[2] == 72)
    #expect(nodes["system"]?["faces"] as? [String] == ["app.JetBrainsMono-Regular"])
    let text = try galley.run("frames Fonts.swift --quiet --on iphone-16-pro --os 26")
    #expect(text.output.split(separator: "\n").first?.hasSuffix("metrics=licensed JetBrains Mono") == true)
    let proof = try galley.run("proof Fonts.swift --quiet --on iphone-16-pro --os 26 --format svg --out out --bare")
    #expect(proof.status == 0, "\(proof.errors)")
    let svg = try galley.text("out/" + (try #require(galley.files(in: "out").first { $0.hasSuffix(".svg") })))
    // JetBrains Mono's zero has a slash: its outline is in the picture, not Inter's.
    #expect(svg.contains("0123456789") && svg.contains("<path"))
  }

  @Test(
    "names what is wrong with the fonts of a project, and its place",
    arguments: [
      ("{\n\"fonts\": {\"system\": [\"none.otf\"]}}", "2: font file none.otf does not exist or cannot be read"),
      ("{\"fonts\":\n{\"system\": \"text.otf\"}}", "2: text.otf is not an OpenType or TrueType font"),
      ("{\"fonts\": []}", "1: fonts should be an object, not a list"),
      ("{\"fonts\": {\"system\": 3}}", "1: fonts.system should be a list of font files"),
      ("{\"fonts\": {\"sytem\": []}}", "1: fonts has no member 'sytem'; there is 'system'"),
    ])
  func wrong(settings: String, message: String) throws {
    let galley = try Galley(["Fonts.swift": Self.view, "text.otf": "no font", ".galley.json": settings])
    let run = try galley.run("frames Fonts.swift --on iphone-16-pro")
    #expect(run.status == 2)
    #expect(run.errors == "galley: .galley.json:\(message)\n", "\(run.errors)")
  }

  @Test("sets texts in the fonts that lie in the input, says which faces drew them, and names a broken one")
  func input() throws {
    let galley = try Galley(["Fonts.swift": Self.view, "Broken.ttf": "no font"])
    let file = try mono("JetBrainsMono-Bold")
    try FileManager.default.copyItem(at: file, to: galley.folder.appendingPathComponent(file.lastPathComponent))
    let run = try galley.run("frames Fonts.swift --json --quiet --on iphone-16-pro --os 26")
    #expect(run.status == 0, "\(run.errors)")
    let (object, nodes) = try nodes(run)
    #expect((nodes["custom"]?["exact"] as? [Double])?[2] == 60)
    #expect(nodes["custom"]?["faces"] as? [String] == ["app.JetBrainsMono-Bold"])
    #expect(nodes["custom"]?["font"] as? String == "JetBrains Mono 10 regular")
    let faces = try #require(nodes["scripts"]?["faces"] as? [String])
    #expect(faces.first == "Inter-Regular" && faces.contains { $0.contains("Hebrew") } && faces.count == 3)
    let lines = try #require(nodes["scripts"]?["lines"] as? [[String: Any]])
    #expect(lines.first?["range"] as? [Int] == [0, 21])
    #expect(
      object["notes"] as? [String]
        == ["Broken.ttf is not an OpenType or TrueType font; the app's text is set without it"])
    let schema = try SchemaChecker(file: Galley.root.appendingPathComponent("docs/schema/frames.schema.json"))
    #expect(schema.complaints(about: object) == [])
  }
}
