import GalleyScenario

/// What became of one translated source: the part that only the compiler can tell.
struct CompiledSource: Codable, Sendable {
  /// Names the library in the cache; nil where nothing could be built.
  var libraryKey: String?
  var errors: [SourceError] = []
  /// Files left out of the library, because of their own errors or for lack of others.
  var leftOut: [String] = []
  /// False where a compiler ran out of time or crashed, which may not happen again.
  var isCertain = true
}

/// What became of one input.
struct BuildRecord: Codable, Sendable {
  var libraryKey: String?
  var previews: [FoundPreview]
  var skippedPreviews: [SkippedPreview]
  var views: [FoundView]
  var errors: [SourceError]
  var leftOut: [String]
  var isCertain = true
  var unavailable: [UnavailableModule]
  var notes: [String]
  /// The platform it was built for, and why, where the user did not say.
  var platform: String = ""
  var reason: PlatformChoice.Reason = .asked
}

/// A module that is imported and does not exist here.
public struct UnavailableModule: Sendable, Hashable, Codable {
  public var name: String
  /// How many files import it.
  public var fileCount: Int
  /// The address of the package that it comes from, where the manifest names one.
  public var origin: String?
}
