import GalleyArguments
import GalleyProofing

/// The previews that `--preview` names, over all platforms of a run.
struct PreviewChoice {
  /// Identities or display names; empty for every preview.
  let wanted: [String]
  private var found: Set<String> = []
  private var seen: [String] = []
  /// Whether some code could not be loaded, so that a name may be right and its preview not there.
  var couldNotSeeAll = false

  init(wanted: [String]) { self.wanted = wanted }

  /// Those of some previews that are wanted, in their order.
  mutating func choose(from previews: [PreviewDescription]) -> [PreviewDescription] {
    seen += previews.flatMap { [$0.id] + ($0.name.map { [$0] } ?? []) }
    guard !wanted.isEmpty else { return previews }
    var chosen: [PreviewDescription] = []
    for preview in previews {
      let names = wanted.filter { Self.names(preview, $0) }
      found.formUnion(names)
      if !names.isEmpty { chosen.append(preview) }
    }
    return chosen
  }

  /// A preview is named by its identity, its display name, or its file.
  private static func names(_ preview: PreviewDescription, _ name: String) -> Bool {
    preview.id == name || preview.name == name || preview.file == name || preview.id.hasPrefix(name + "#")
  }

  /// - Throws: ``UsageError`` for a name that no preview has.
  func check() throws {
    guard !couldNotSeeAll, let missing = wanted.first(where: { !found.contains($0) }) else { return }
    let nearest = NearestNames.of(missing, among: seen)
    let hint = nearest.isEmpty ? "" : ". Did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
    let all = seen.isEmpty || !nearest.isEmpty ? "" : "; there are \(seen.prefix(8).joined(separator: ", "))"
    throw UsageError("no preview is called '\(missing)'\(hint)\(all)")
  }
}
