import Foundation

/// The targets that `Package.swift` declares, read from its text.
struct ModuleGraph {
  struct Target {
    var name: String
    var isTest: Bool
    var isSystemLibrary: Bool
    /// One of Apple's further frameworks, which the manifest keeps in a table of its own.
    var isFramework = false
    /// A benchmark or another tool of the project's own, outside of `Sources`.
    var isAside: Bool
    var dependencies: [String]
  }

  var targets: [Target]

  /// Where a target's sources are.
  func folder(of target: Target) -> String {
    (target.isTest ? "Tests/" : target.isFramework ? "Sources/Frameworks/" : "Sources/") + target.name
  }

  /// The rows of the table of frameworks: a name, and what it builds on.
  private static func frameworks(in manifest: String) -> [Target] {
    manifest.matches(of: #/\n  \("(\w+)", \[([^\]]*)\]\),/#).map { row in
      Target(
        name: String(row.1), isTest: false, isSystemLibrary: false, isFramework: true, isAside: false,
        dependencies: row.2.matches(of: #/"([^"]+)"/#).map { String($0.1) })
    }
  }

  init(manifest: String) {
    let start = manifest.range(of: "targets: [\n")?.upperBound ?? manifest.startIndex
    var targets: [Target] = []
    // A declaration runs to the next one; only its name and its list of dependencies matter here.
    for part in manifest[start...].components(separatedBy: "\n    .").dropFirst() {
      guard let name = part.firstMatch(of: #/name:\s*"([^"]+)"/#)?.1 else { continue }
      let list = part.firstMatch(of: #/dependencies:\s*\[([^\]]*)\]/#)?.1 ?? ""
      let dependencies = list.matches(of: #/"([^"]+)"/#).map { String($0.1) }
      targets.append(
        Target(
          name: String(name), isTest: part.hasPrefix("testTarget"), isSystemLibrary: part.hasPrefix("systemLibrary"),
          isAside: part.contains("path:"), dependencies: dependencies))
    }
    self.targets = targets + Self.frameworks(in: manifest)
  }

  /// Everything that a target's declaration lets it import, directly or through others.
  func reachable(from name: String) -> Set<String> {
    var reached: Set<String> = []
    var waiting = targets.first { $0.name == name }?.dependencies ?? []
    while let next = waiting.popLast() {
      guard reached.insert(next).inserted else { continue }
      waiting += targets.first { $0.name == next }?.dependencies ?? []
    }
    return reached
  }
}
