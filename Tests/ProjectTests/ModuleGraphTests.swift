import Foundation
import Testing

@Suite("The module graph")
struct ModuleGraphTests {
  let graph: ModuleGraph
  /// The modules in the order of the architecture's table, top first.
  let order: [String]

  init() throws {
    graph = ModuleGraph(manifest: try Repository.text("Package.swift"))
    let table = try Repository.lines("ARCHITECTURE.md").filter { $0.hasPrefix("| `") }
    let frameworks = graph.targets.filter(\.isFramework).map(\.name)
    order = table.flatMap { row in
      let names = row.split(separator: "|")[0].matches(of: #/`([^`]+)`/#).map { String($0.1) }
      return names == ["Frameworks"] ? frameworks : names
    }
  }

  @Test("is read from the manifest")
  func reading() {
    let names = graph.targets.map(\.name)
    #expect(names.contains("GalleyGeometry") && names.contains("galley") && names.contains("ProjectTests"))
    #expect(graph.targets.first { $0.name == "GalleyScenario" }?.dependencies == ["GalleyGeometry", "GalleyCatalog"])
    #expect(graph.reachable(from: "GalleyScenario") == ["GalleyGeometry", "GalleyCatalog"])
  }

  @Test("points down: a module depends only on those above it in the architecture's table")
  func downward() {
    let place = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for target in graph.targets
    where !target.isTest && !target.isSystemLibrary && !target.isAside && !target.name.hasPrefix("C") {
      guard let own = place[target.name] else {
        Issue.record("ARCHITECTURE.md does not list \(target.name)")
        continue
      }
      for dependency in target.dependencies {
        guard let other = place[dependency] else { continue }
        #expect(other < own, "\(target.name) depends on \(dependency), which stands below it")
      }
    }
  }

  /// The module of a line that imports one, whatever stands before and after the keyword.
  private func imported(by line: Substring) -> String? {
    let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
    let before: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy(before.contains) else {
      return nil
    }
    return words.last.map { String($0.prefix { $0 != "." }) }
  }

  @Test("is what the sources import: nothing of the project that the manifest does not declare")
  func imports() throws {
    let own = Set(graph.targets.map(\.name))
    for target in graph.targets where !target.isSystemLibrary && !target.isAside {
      let allowed = graph.reachable(from: target.name)
      let folder = graph.folder(of: target)
      for file in Repository.files(under: folder, endings: ["swift"]) where !file.contains("/Fixtures/") {
        for line in try Repository.codeLines(file) {
          guard let module = imported(by: line), own.contains(module), module != target.name else { continue }
          #expect(allowed.contains(module), "\(file) imports \(module), which \(target.name) does not depend on")
        }
      }
    }
  }

  @Test("has a folder and a row of the documentation for each of Apple's further frameworks, and no other")
  func frameworks() throws {
    let names = graph.targets.filter(\.isFramework).map(\.name)
    let files = Repository.files(under: "Sources/Frameworks", endings: ["swift"])
    let folders = Set(files.compactMap { $0.split(separator: "/").dropFirst(2).first.map(String.init) })
    #expect(Set(names) == folders && Set(names).count == names.count && !names.isEmpty)
    let rows = try Repository.lines("docs/frameworks.md").compactMap { line in
      line.firstMatch(of: #/^\| `(\w+)` \|/#).map { String($0.1) }
    }
    #expect(rows.sorted() == names.sorted(), "docs/frameworks.md lists \(rows)")
  }

  @Test("names every module of the project's own Galley…, so that it meets no module of an app")
  func names() {
    let apple: Set = [
      "CoreGraphics", "Combine", "OSLog", "QuartzCore", "SwiftUI", "SwiftUICore", "UIKit", "UniformTypeIdentifiers",
      "os",
    ]
    for target in graph.targets
    where !target.isTest && !target.isSystemLibrary && !target.isAside && !target.isFramework
      && !apple.contains(target.name)
    {
      let isOwn = target.name.lowercased().hasPrefix("galley") || target.name.hasPrefix("C")
      #expect(isOwn, "\(target.name)")
    }
  }
}
