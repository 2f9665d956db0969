/// What a screen asks of the parts that the system lays over it: the status bar, the home indicator, and the gestures that
/// begin at the display's edges.
public struct SystemParts: Sendable, Hashable {
  public enum Edge: String, Sendable, Hashable, CaseIterable { case top, left, bottom, right }

  public var hidesStatusBar: Bool
  /// The home indicator fades until the display is touched.
  public var hidesHomeIndicator: Bool
  /// Edges at which the system's gestures wait for a second swipe.
  public var protectedEdges: Set<Edge>

  public init(hidesStatusBar: Bool = false, hidesHomeIndicator: Bool = false, protectedEdges: Set<Edge> = []) {
    self.hidesStatusBar = hidesStatusBar
    self.hidesHomeIndicator = hidesHomeIndicator
    self.protectedEdges = protectedEdges
  }

  /// What either of two parts of a screen asks.
  public func union(_ other: SystemParts) -> SystemParts {
    SystemParts(
      hidesStatusBar: hidesStatusBar || other.hidesStatusBar,
      hidesHomeIndicator: hidesHomeIndicator || other.hidesHomeIndicator,
      protectedEdges: protectedEdges.union(other.protectedEdges))
  }

  /// Whether nothing is asked.
  public var isEmpty: Bool { self == SystemParts() }

  /// In words, in a fixed order: `status bar hidden`.
  public var words: [String] {
    let edges = Edge.allCases.filter(protectedEdges.contains).map(\.rawValue)
    return (hidesStatusBar ? ["status bar hidden"] : []) + (hidesHomeIndicator ? ["home indicator hidden"] : [])
      + (edges.isEmpty ? [] : ["gestures deferred at \(edges.joined(separator: ", "))"])
  }
}

extension SystemParts {
  /// As a value within a larger text: only what is asked.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if hidesStatusBar {
      writer.key("statusBar")
      writer.value("hidden")
    }
    if hidesHomeIndicator {
      writer.key("homeIndicator")
      writer.value("hidden")
    }
    if !protectedEdges.isEmpty {
      writer.key("protectedEdges")
      writer.values(Edge.allCases.filter(protectedEdges.contains).map(\.rawValue))
    }
    writer.endObject()
  }
}

extension JSONReader {
  mutating func systemParts() throws(ScreenReadingError) -> SystemParts {
    var parts = SystemParts()
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "statusBar": parts.hidesStatusBar = try string() == "hidden"
      case "homeIndicator": parts.hidesHomeIndicator = try string() == "hidden"
      case "protectedEdges": parts.protectedEdges = Set(try strings().compactMap(SystemParts.Edge.init(rawValue:)))
      default: try skip()
      }
    }
    return parts
  }
}
