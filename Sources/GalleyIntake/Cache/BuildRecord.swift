/// What became of one input on one platform.
struct BuildRecord: Codable, Sendable {
  /// Names the library in the cache; nil where nothing could be compiled.
  var libraryKey: String?
  var previews: [FoundPreview]
  var skippedPreviews: [SkippedPreview]
  var views: [FoundView]
  var errors: [SourceError]
  /// Files left out of the library, because of their own errors or for lack of others.
  var leftOut: [String]
  var notes: [String]
}
