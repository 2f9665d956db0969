import Foundation
import Testing

@_spi(Galley) @testable import GalleyFoundation

/// All examples of the specification, compared character by character: the blocks that it is in, and what marks it.
@Suite struct CommonMarkTests {
  struct Example: Decodable, Sendable, CustomTestStringConvertible {
    var number: Int
    var section: String
    var markdown: String
    var html: String
    var testDescription: String { "\(number) \(section)" }
  }

  private struct File: Decodable { var examples: [Example] }

  static let examples: [Example] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("examples.json")
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data))?.examples ?? []
  }()

  /// What these are about is how HTML of the author's is passed on, which texts show as characters.
  static let isAboutHTML: Set<String> = ["HTML blocks", "Raw HTML"]

  @Test func theSpecificationIsWhole() { #expect(CommonMarkTests.examples.count == 655) }

  @Test func examplesOfTheSpecification() {
    for example in CommonMarkTests.examples where !CommonMarkTests.isAboutHTML.contains(example.section) {
      // A tag of the author's looks like one that Markdown made.
      let ours = MarkdownLeaves(markdown: example.markdown)
      if ours.hasHTML { continue }
      let theirs = MarkdownLeaves(html: example.html)
      #expect(
        ours.leaves == theirs.leaves, "\(example.number) \(example.section): \(example.markdown.debugDescription)")
    }
  }
}
