import GalleyScenario

/// Which platform an input is compiled for when none is asked for.
public struct PlatformChoice: Sendable {
  public enum Reason: Sendable, Hashable {
    /// The user named it, or a device that runs it.
    case asked
    /// The package's manifest names it.
    case package
    /// The source imports or names what only that platform has.
    case source(String)
    /// The first for which the source compiles.
    case first
  }

  public struct Choice: Sendable {
    public var platform: Platform
    public var reason: Reason
  }

  /// Candidates, the likeliest first; a later one is taken when the earlier ones do not compile.
  public var inOrder: [Choice]

  /// The order in which platforms are tried.
  static let preferred: [Platform] = [.iOS, .macOS, .watchOS, .tvOS, .visionOS]

  /// Imports that exist on one platform alone.
  private static let tellingModules: [(module: String, platform: Platform)] = [
    ("AppKit", .macOS), ("Cocoa", .macOS), ("WatchKit", .watchOS), ("TVUIKit", .tvOS), ("TVServices", .tvOS),
  ]

  init(_ sources: SourceSet) {
    var choices = sources.platforms.map { Choice(platform: $0, reason: .package) }
    if choices.isEmpty, let hint = Self.hint(in: sources) { choices.append(hint) }
    let taken = Set(choices.map(\.platform))
    // A package that says where it runs runs nowhere else.
    if sources.platforms.isEmpty {
      choices += Self.preferred.filter { !taken.contains($0) }.map { Choice(platform: $0, reason: .first) }
    }
    inOrder = choices
  }

  private static func hint(in sources: SourceSet) -> Choice? { nil }
}
