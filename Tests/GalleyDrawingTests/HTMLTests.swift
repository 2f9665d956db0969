import Foundation
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import Testing

@testable import GalleyDrawing

@Suite("Pages")
struct HTMLTests {
  let renderer: ProofRenderer
  let page: String

  static let hostile = "\"><script>alert(1)</script><img src=x onerror=\"alert('2')\">&\u{0}"

  init() throws {
    renderer = ProofRenderer(symbols: try SampleScreen.symbols())
    var proofs = [SampleScreen.pad, SampleScreen.phone, SampleScreen.small].map { SampleScreen(scenario: $0).proof }
    proofs[0].findings = [Self.hostile]
    proofs[0].screen.notes = [Self.hostile]
    proofs[0].scenario.deviceName = Self.hostile
    proofs[0].preview = Self.hostile
    let content = ProofPage(
      title: Self.hostile, previewID: Self.hostile + ":1", proofs: proofs, findings: ["one finding", Self.hostile],
      style: ProofStyle(overlays: [.margins]))
    page = String(decoding: renderer.html(content), as: UTF8.self)
  }

  @Test("let no name become markup")
  func escaping() {
    #expect(!page.contains("<script") && !page.contains("<img") && !page.contains("onerror=\"alert"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(!page.contains("\u{0}"))
  }

  @Test("load nothing from anywhere and run nothing")
  func offline() {
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("url(//"))
    #expect(page.contains("default-src 'none'"))
    #expect(page.matches(of: #/<link|<iframe|javascript:/#).isEmpty)
  }

  @Test("answer every reference and use no identifier twice")
  func references() {
    let ids = page.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    let uses = page.matches(of: #/(?:href="#|url\(#)([^")]+)/#).map { String($0.1) }
    #expect(!uses.isEmpty)
    #expect(Set(uses).subtracting(ids) == [])
    let labels = page.matches(of: #/<label for="([^"]+)"/#).map { String($0.1) }
    #expect(labels.count == 1 + Overlay.allCases.count + HTMLStyle.zooms.count)
    #expect(Set(labels).subtracting(ids) == [])
  }

  @Test("go from the smallest window to the largest")
  func order() throws {
    let windows = page.matches(of: #/<dt>Window<\/dt><dd>([^<]+)</#).map { String($0.1) }
    #expect(windows == ["320 × 568", "402 × 874", "834 × 1210"])
  }

  @Test("have in every drawing what their switches act on, each hidden until its switch is on")
  func switches() {
    for overlay in Overlay.allCases {
      let layers = page.components(separatedBy: "<g class=\"\(overlay.rawValue)\">").dropFirst()
      #expect(layers.count == 3, "\(overlay)")
      #expect(page.contains("#\(overlay.rawValue):checked~main .\(overlay.rawValue){display:inline}"))
    }
    #expect(page.contains("<input class=\"switch\" type=\"checkbox\" id=\"margins\" checked>"))
    #expect(page.contains("<input class=\"switch\" type=\"checkbox\" id=\"nodes\">"))
    #expect(page.contains("figure .safe-area,figure .margins"))
  }

  @Test("say beside each proof what its scenario is")
  func facts() {
    let facts = ScenarioFacts(SampleScreen(scenario: SampleScreen.notched).proof)
    #expect(facts.headline == "iPhone 13, landscape-left")
    let values = Dictionary(uniqueKeysWithValues: facts.facts.map { ($0.name, $0.value) })
    #expect(values["Classes"] == "compact × compact")
    #expect(values["Safe area"] == "0 top, 21 bottom, 47 left, 47 right")
    #expect(values["Traits"] == "appearance=dark")
    #expect(values["Assumed"] == "bar.tab.height")
    #expect(values["System"] == "iOS 18")
    #expect(facts.facts.filter(\.isUnusual).map(\.name) == ["Traits"])
    var large = SampleScreen.small
    large.textSize = .accessibility3
    #expect(ScenarioFacts(large).facts.filter(\.isUnusual).map(\.value) == ["accessibility3"])
  }

  @Test("share one outline for a glyph that all their drawings use")
  func sharedGlyphs() {
    let outlines = page.matches(of: #/<path id="g\d+" d="([^"]+)"/#).map { String($0.1) }
    #expect(outlines.count > 20 && Set(outlines).count == outlines.count)
  }

  @Test("are the same bytes for the same proofs")
  func determinism() {
    let content = ProofPage(
      title: "Settings", previewID: "V.swift:1", proofs: [SampleScreen(scenario: SampleScreen.phone).proof])
    #expect(renderer.html(content) == renderer.html(content))
  }

  @Test("the index leads to each preview's page, whatever its file is called")
  func index() {
    let content = ProofIndex(
      title: "All",
      entries: [
        ProofIndex.Entry(title: "A & B", previewID: "a.swift:1", file: "a b:\"c\"#1.html", proofCount: 1),
        ProofIndex.Entry(
          title: "C", previewID: "c.swift:1", file: "c.html", proofCount: 12, findingCount: 0,
          thumbnail: SampleScreen(scenario: SampleScreen.small).proof),
      ], failures: ["d.swift:4: stopped <here>"])
    let page = String(decoding: renderer.html(content), as: UTF8.self)
    #expect(page.contains("<a href=\"./a%20b%3A%22c%22%231.html\">A &amp; B</a>"))
    #expect(page.contains("c.swift:1 · 12 proofs · 0 findings"))
    #expect(page.contains("a.swift:1 · 1 proof<"))
    #expect(page.contains("stopped &lt;here&gt;"))
    #expect(page.matches(of: #/<svg viewBox/#).count == 1)
    #expect(!page.contains("class=\"nodes\""))
  }
}
