import Foundation
import Testing

@Suite("The worked examples")
struct ExamplesTests {
  /// The four published adaptive patterns, and the rest.
  private static let previews = [
    "Adaptive navigation", "Compact height", "Macro dashboard", "Tile", "Mail in three columns", "Responsive grid",
    "Settings form", "Split view", "Detail alone", "Order in many languages",
  ]

  private func examples() throws -> Galley {
    let galley = try Galley()
    try FileManager.default.copyItem(
      at: Galley.root.appendingPathComponent("Examples").resolvingSymlinksInPath(),
      to: galley.folder.appendingPathComponent("Examples"))
    return galley
  }

  @Test(
    "compile, the four published patterns among them (R-054), and are laid out on the whole quick set by one command (R-090)"
  )
  func quick() throws {
    let run = try examples().run("frames Examples --json --quiet")
    #expect(run.status == 0, "\(run.errors)")
    let names = try Galley.objects(run.output).compactMap { $0["preview"] as? String }
    #expect(names.count == Self.previews.count * 10)
    #expect(Set(names) == Set(Self.previews))
  }

  @Test("show a sidebar where there is room for one, and tabs where there is not")
  func adaptiveNavigation() throws {
    let galley = try examples()
    let phone = try galley.run("frames Examples --preview AdaptiveNavigation.swift --on iphone-16")
    let pad = try galley.run("frames Examples --preview AdaptiveNavigation.swift --on ipad-pro-11-inch-m4")
    #expect(phone.output.contains("\nTabView ") && !phone.output.contains("NavigationSplitView"))
    #expect(pad.output.contains("\nNavigationSplitView ") && !pad.output.contains("TabView"))
  }

  @Test("stand tiles two across on a phone and four across on a small pad")
  func dashboard() throws {
    let galley = try examples()
    func tilesInFirstRow(on device: String) throws -> Int {
      let words = ["frames", "Examples", "--preview", "Macro dashboard", "--on", device, "--json", "--quiet"]
      let object = try #require(try Galley.objects(galley.run(words).output).first)
      func nodes(_ node: [String: Any]) -> [[String: Any]] {
        [node] + (node["children"] as? [[String: Any]] ?? []).flatMap(nodes)
      }
      let all = nodes(try #require(object["screen"] as? [String: Any]))
      let names = ["Protein", "Carbohydrates", "Fat", "Fibre"]
      let tops = all.filter { names.contains($0["text"] as? String ?? "") && $0["role"] as? String == "text" }
        .compactMap { ($0["frame"] as? [Double])?[1] }
      let first = try #require(tops.min())
      return tops.count { abs($0 - first) < 1 }
    }
    #expect(try tilesInFirstRow(on: "iphone-16") == 2)
    #expect(try tilesInFirstRow(on: "ipad-mini-a17-pro") == 4)
  }
}
