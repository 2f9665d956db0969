import Foundation
import GalleyScenario

/// Turns what the user named into a library that a worker loads.
public struct Intake: Sendable {
  public var runtime: RuntimeLocation
  public var toolchain: Toolchain
  public var cache: BuildCache
  /// For each run of the compiler.
  public var timeLimit: Double = 60
  /// Compiles with debug information, for a backtrace that names the user's line.
  public var debugInformation = false

  public init(runtime: RuntimeLocation, toolchain: Toolchain, cache: BuildCache = .standard()) {
    self.runtime = runtime
    self.toolchain = toolchain
    self.cache = cache
  }

  var compiler: Compiler {
    Compiler(
      toolchain: toolchain, runtime: runtime, timeLimit: timeLimit, debugInformation: debugInformation,
      moduleCache: cache.moduleFolder)
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
    var finder = SourceFinder()
    finder.run = { folder, text in runManifest(in: folder, text) }
    finder.present = runtime.modules
    let sources = try finder.find(paths, for: platform)
    let key = key(of: sources, platform: platform, viewNames: viewNames)
    if let known = cache.record(key), let platform = Platform(rawValue: known.platform) {
      return try result(known, for: platform, of: sources, viewNames: viewNames, isFromCache: true)
    }
    let (record, choice) = try choose(sources, platform: platform, viewNames: Set(viewNames))
    var kept = record
    kept.platform = choice.platform.rawValue
    kept.reason = choice.reason
    if kept.isCertain { try cache.store(kept, as: key) }
    return try result(kept, for: choice.platform, of: sources, viewNames: viewNames, isFromCache: false)
  }

  /// Builds for the platform that is asked for, else for the first candidate for which everything compiles, else
  /// for the likeliest.
  private func choose(
    _ sources: SourceSet, platform: Platform?, viewNames: Set<String>
  ) throws -> (BuildRecord, PlatformChoice) {
    if let platform {
      let build = Build(intake: self, sources: sources, platform: platform, viewNames: viewNames)
      return (try build.run(build.translate()), PlatformChoice(platform: platform, reason: .asked))
    }
    let first = Build(intake: self, sources: sources, platform: PlatformChoice.preferred[0], viewNames: viewNames)
    let translated = first.translate()
    let candidates = PlatformChoice.candidates(named: sources.platforms, translated: translated)
    var likeliest: (build: Build, text: [TranslatedModule], choice: PlatformChoice)?
    var tried: Set<[[Int]]> = []
    for choice in candidates {
      let build = Build(intake: self, sources: sources, platform: choice.platform, viewNames: viewNames)
      let text = choice.platform == first.platform ? translated : build.translate()
      // The same clauses of every condition are the same code, which would fail in the same way.
      guard tried.insert(text.flatMap(\.files).map(\.activeClauses)).inserted else { continue }
      let record = try build.run(text, salvages: false)
      if record.errors.isEmpty { return (record, choice) }
      likeliest = likeliest ?? (build, text, choice)
    }
    guard let likeliest else { throw IntakeError.noInput }
    return (try likeliest.build.run(likeliest.text), likeliest.choice)
  }

  private func result(
    _ record: BuildRecord, for platform: Platform, of sources: SourceSet, viewNames: [String], isFromCache: Bool
  ) throws -> IntakeResult {
    let result = IntakeResult(
      record, library: record.libraryKey.map { cache.library($0) }, platform: platform, sources: sources,
      isFromCache: isFromCache)
    try checkViews(viewNames, in: result)
    return result
  }

  /// Changes with whatever could change the result: every byte of the source, the options, the runtime, the
  /// toolchain, and this program.
  private func key(of sources: SourceSet, platform: Platform?, viewNames: [String]) -> String {
    var hash = ContentHash()
    hash.combine(compiler.identity)
    hash.combine("\(FileIdentity(of: "/proc/self/exe"))")
    hash.combine(platform?.rawValue ?? "any of \(sources.platforms.map(\.rawValue))")
    hash.combine(Set(viewNames).sorted().joined(separator: ","))
    hash.combine(sources.notes.joined(separator: "\n"))
    for module in sources.modules {
      hash.combine("\(module.name) \(module.settings)")
      hash.combine(module.resourceFolder.map { "\(sources.root)/\($0)" } ?? "")
      for file in module.files {
        hash.combine(file.name)
        hash.combine(file.text)
      }
    }
    return hash.hexadecimal
  }

  /// What a manifest says that must be run, kept by its text.
  private func runManifest(in folder: String, _ text: [UInt8]) -> PackageManifest? {
    var hash = ContentHash()
    hash.combine(folder)
    hash.combine(text)
    hash.combine(toolchain.identity)
    let key = hash.hexadecimal
    if let known: PackageManifest = cache.manifest(key) { return known }
    let manifest = PackageManifest.running(folder, toolchain: toolchain, scratch: cache.folder + "/manifests")
    if let manifest { try? cache.store(manifest, as: key) }
    return manifest
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
