import GalleyScenario

/// What became of an input: what can be proofed, and what does not compile here.
public struct IntakeResult: Sendable {
  /// The library to load; nil where nothing of the input could be built.
  public var library: String?
  public var platform: Platform
  /// Why this platform.
  public var reason: PlatformChoice.Reason
  /// The device families that the project is for; nil where it does not say.
  public var families: Set<Idiom>?
  /// The folder that names of files are relative to, and that assets are looked for in.
  public var root: String
  public var assets: AssetList
  public var fileCount: Int
  /// In the library, in the order of files and lines.
  public var previews: [FoundPreview]
  public var skippedPreviews: [SkippedPreview]
  /// Every view of the input.
  public var views: [FoundView]
  public var errors: [SourceError]
  /// Files left out of the library, because of their own errors or for lack of others.
  public var leftOut: [String]
  /// Modules that are imported and do not exist here, by name.
  public var unavailable: [UnavailableModule]
  public var notes: [String]
  /// No compiler was started.
  public var isFromCache: Bool

  init(_ record: BuildRecord, library: String?, platform: Platform, sources: SourceSet, isFromCache: Bool) {
    self.library = library
    self.platform = platform
    self.isFromCache = isFromCache
    reason = record.reason
    families = sources.families
    root = sources.root
    assets = sources.assets
    fileCount = sources.fileCount
    previews = record.previews
    skippedPreviews = record.skippedPreviews
    views = record.views
    errors = record.errors
    leftOut = record.leftOut
    unavailable = record.unavailable
    notes = record.notes
  }

  public var report: CheckReport { CheckReport(errors: errors) }

  /// The error to show when there is nothing to proof although everything compiles.
  public var noPreview: IntakeError? {
    guard previews.isEmpty, errors.isEmpty else { return nil }
    let candidates = views.filter(\.isMadeWithoutArguments).map(\.name)
    return .noPreview(lookedIn: fileCount, views: candidates, skipped: skippedPreviews)
  }
}
