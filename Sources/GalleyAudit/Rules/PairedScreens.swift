import GalleyGeometry
import GalleyScreen

/// Nodes that are the same on two screens of one preview: text and controls with the same path.
struct PairedScreens {
  struct Pair {
    var first: Int
    var second: Int
  }

  let pairs: [Pair]

  init(_ first: AuditedScreen, _ second: AuditedScreen) {
    var places: [String: Int] = [:]
    for entry in second.index.indices {
      if let path = second.index.entries[entry].path { places[path] = entry }
    }
    let index = first.index
    pairs = index.indices.compactMap { entry in
      guard let path = index.entries[entry].path, let other = places[path] else { return nil }
      guard Self.isPart(entry, of: index), Self.isPart(other, of: second.index) else { return nil }
      return Pair(first: entry, second: other)
    }
  }

  /// Whether a node is one that people would miss where they look for it.
  private static func isPart(_ entry: Int, of index: ScreenIndex) -> Bool {
    let node = index.node(entry)
    guard node.isText || node.isControl, !node.isRow, !node.scrolls, !node.has(.decoration) else { return false }
    return !index.isInSystemBar(entry) && !index.isMovedOnPurpose(entry) && node.visibleFrame != nil
  }
}
