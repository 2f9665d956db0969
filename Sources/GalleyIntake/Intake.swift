import Foundation
import GalleyScenario

/// Turns what the user named into a library that a worker loads.
public struct Intake: Sendable {
  public var runtime: RuntimeLocation
  public var toolchain: Toolchain
  public var cache: BuildCache
  /// For each run of the compiler.
  public var timeLimit: Double = 120
  /// Compiles with debug information, for a backtrace that names the user's line.
  public var debugInformation = false

  public init(runtime: RuntimeLocation, toolchain: Toolchain, cache: BuildCache = .standard()) {
    self.runtime = runtime
    self.toolchain = toolchain
    self.cache = cache
  }

  /// The runtime and the toolchain of this installation.
  ///
  /// - Throws: ``IntakeError`` where one of them is not found.
  public static func standard() throws -> Intake {
    try Intake(runtime: .find(), toolchain: .find())
  }

  /// Builds the input for `platform`, or for the one that its source and settings speak for.
  ///
  /// Code that does not compile is not thrown but reported: ``IntakeResult/errors`` has every error, and
  /// ``IntakeResult/library`` what could be built without the files that have them.
  ///
  /// - Parameters:
  ///   - paths: Swift files, or one folder, package or project.
  ///   - viewNames: Views to proof beside the previews.
  /// - Throws: ``IntakeError``.
  public func build(_ paths: [String], for platform: Platform? = nil, views viewNames: [String] = []) throws
    -> IntakeResult
  {
    let sources = try SourceFinder().find(paths)
    if let platform {
      return try build(sources, for: platform, reason: .asked, views: viewNames)
    }
    let choices = PlatformChoice(sources).inOrder
    var first: IntakeResult?
    for choice in choices {
      let result = try build(sources, for: choice.platform, reason: choice.reason, views: viewNames)
      if result.errors.isEmpty { return result }
      if first == nil { first = result }
    }
    guard let first else { throw IntakeError.noInput }
    return first
  }

  private func build(
    _ sources: SourceSet, for platform: Platform, reason: PlatformChoice.Reason, views viewNames: [String]
  ) throws -> IntakeResult {
    let build = Build(intake: self, sources: sources, platform: platform, viewNames: Set(viewNames))
    let key = build.key
    let known = cache.record(key)
    let record = try known ?? build.run(as: key)
    let result = IntakeResult(
      record, library: record.libraryKey.map { cache.library($0) }, platform: platform, reason: reason,
      root: sources.root, fileCount: sources.fileCount, isFromCache: known != nil)
    try checkViews(viewNames, in: result)
    return result
  }

  private func checkViews(_ names: [String], in result: IntakeResult) throws {
    for name in names where !result.previews.contains(where: { $0.kind == .view && $0.name == name }) {
      if let view = result.views.first(where: { $0.name == name }), let argument = view.needs {
        throw IntakeError.viewNeedsArguments(name: name, file: view.file, line: view.line, argument: argument)
      }
      guard result.leftOut.isEmpty else { continue }
      let nearest = NearestName.of(name, in: result.views.map(\.name))
      throw IntakeError.noView(name: name, nearest: nearest.map { [$0] } ?? [])
    }
  }
}
