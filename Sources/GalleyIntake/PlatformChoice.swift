import GalleyScenario

/// Which platform an input is compiled for when none is asked for.
public struct PlatformChoice: Sendable {
  public enum Reason: String, Sendable, Hashable, Codable {
    /// The user named it, or a device that runs it.
    case asked
    /// The package's manifest or the Xcode project names it.
    case project
    /// The source imports or names what only that platform has.
    case source
    /// The first for which the source compiles.
    case first
  }

  public var platform: Platform
  public var reason: Reason

  public init(platform: Platform, reason: Reason) {
    self.platform = platform
    self.reason = reason
  }

  /// The order in which platforms are tried.
  static let preferred: [Platform] = [.iOS, .macOS, .watchOS, .tvOS, .visionOS]

  /// Imports that exist on one platform alone.
  private static let tellingModules: [(module: String, platform: Platform)] = [
    ("AppKit", .macOS), ("Cocoa", .macOS), ("WatchKit", .watchOS), ("TVUIKit", .tvOS), ("TVServices", .tvOS),
  ]

  /// Names that show the platform in files that import `SwiftUI` alone.
  private static let tellingNames: [(name: String, platform: Platform)] = [
    ("NSColor", .macOS), ("NSImage", .macOS), ("NSViewRepresentable", .macOS), ("NSApplication", .macOS),
    ("NSWindow", .macOS), ("NSWorkspace", .macOS), ("NSCursor", .macOS), ("NSHostingView", .macOS),
    ("WKInterfaceDevice", .watchOS), ("WKExtension", .watchOS), ("WKApplication", .watchOS),
  ]

  /// Candidates, the likeliest first; a later one is taken when the earlier ones do not compile.
  ///
  /// - Parameter translated: The source as it reads on the first platform, without what other platforms guard.
  static func candidates(named: [Platform], translated: [TranslatedModule]) -> [PlatformChoice] {
    guard named.isEmpty else {
      // A package that says where it runs runs nowhere else.
      return named.map { PlatformChoice(platform: $0, reason: .project) }
    }
    let hint = hint(in: translated.flatMap(\.files))
    let rest = preferred.filter { $0 != hint }.map { PlatformChoice(platform: $0, reason: .first) }
    return (hint.map { [PlatformChoice(platform: $0, reason: .source)] } ?? []) + rest
  }

  private static func hint(in files: [TranslatedFile]) -> Platform? {
    let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.importedModules) }
    guard !imports.contains("UIKit") else { return nil }
    if let telling = tellingModules.first(where: { imports.contains($0.module) }) { return telling.platform }
    return tellingNames.first { telling in files.contains { $0.text.contains(word: telling.name) } }?.platform
  }
}

extension [UInt8] {
  /// Whether the text has `word` with no letter, digit or underscore beside it.
  fileprivate func contains(word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first, count >= word.count else { return false }
    func isWordByte(_ index: Int) -> Bool {
      guard indices.contains(index) else { return false }
      let byte = self[index]
      return byte == 95 || byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte)
        || (97...122).contains(byte)
    }
    return withUnsafeBufferPointer { text in
      for start in 0...(text.count - word.count) where text[start] == first {
        guard !isWordByte(start - 1), !isWordByte(start + word.count) else { continue }
        if text[start..<start + word.count].elementsEqual(word) { return true }
      }
      return false
    }
  }
}
