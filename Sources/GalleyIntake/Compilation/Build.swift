import Foundation
import GalleyScenario

/// One input on one platform: translate, compile, link.
struct Build {
  var intake: Intake
  var sources: SourceSet
  var platform: Platform
  var viewNames: Set<String>

  private var compiler: Compiler { intake.compiler }

  func translate() -> [TranslatedModule] {
    let compiler = compiler
    let folder = NSTemporaryDirectory()
    return TranslatedModule.translate(
      sources, for: platform, viewNames: viewNames, present: intake.runtime.modules,
      toolchain: intake.toolchain.facts
    ) { file in
      (try? compiler.parses(file.path, in: folder, seconds: 5)) ?? false
    }
  }

  /// What became of the translated source: from the cache where the same text was built before, whatever its
  /// original looked like.
  ///
  /// - Parameter salvages: Whether, after errors, the files without any are compiled alone.
  func run(_ translated: [TranslatedModule], salvages: Bool = true) throws -> BuildRecord {
    var hash = ContentHash()
    hash.combine(salvages ? "salvage" : "all or nothing")
    hash.combine(compiler.identity)
    for module in translated { module.combine(into: &hash) }
    let key = hash.hexadecimal
    let compiled: CompiledSource
    if let known = intake.cache.compiledSource(key) {
      compiled = known
    } else {
      compiled = try compile(translated, as: key, salvages: salvages)
      if compiled.isCertain { try intake.cache.store(compiled, as: key) }
      intake.cache.evict()
    }
    return record(of: translated, compiled)
  }

  private func compile(
    _ translated: [TranslatedModule], as key: String, salvages: Bool
  ) throws -> CompiledSource {
    let stage = try intake.cache.makeStage()
    defer { try? FileManager.default.removeItem(atPath: stage) }
    try intake.cache.makeFolder(stage + "/modules")
    let empty = intake.runtime.hiddenModules.map { "module \($0) {}\n" }.joined()
    try StagedModule.write(Array(empty.utf8), to: stage + "/modules/module.modulemap")
    var result = CompiledSource()
    var objects: [String] = []
    var registrars: [String] = []
    var failed: Set<String> = []
    var imported = ""
    for (index, module) in translated.enumerated() {
      let build = ModuleBuild(
        module: module, compiler: compiler, cache: intake.cache, stage: stage, isEntry: translated.count == 1,
        isImported: index < translated.count - 1, imported: imported, failed: failed, attempts: salvages ? 4 : 1)
      if let built = try build.run(into: &result) {
        objects += built.paths
        registrars.append(build.registrar)
        imported += built.interface + " "
      } else {
        failed.insert(module.name)
      }
    }
    guard !objects.isEmpty else { return result }
    if translated.count > 1 { objects.append(try compileEntry(calling: registrars, in: stage)) }
    let library = stage + "/library.so"
    let errors = try compiler.link(objects, to: library, in: stage)
    if errors.isEmpty {
      try intake.cache.adopt(library: library, as: key)
      result.libraryKey = key
    }
    result.errors += errors.map { error in
      let missing = MissingAPI(message: error.message)
      return SourceError(file: "", line: 0, column: 0, message: error.message, kind: missing.kind, name: missing.name)
    }
    return result
  }

  /// Compiles the function that a worker calls, where several modules have previews to register.
  private func compileEntry(calling registrars: [String], in stage: String) throws -> String {
    let folder = stage + "/entry"
    try intake.cache.makeFolder(folder)
    let text = StagedModule.entry(calling: registrars)
    guard FileManager.default.createFile(atPath: folder + "/entry.swift", contents: Data(text.utf8)) else {
      throw IntakeError.cacheNotWritable(path: folder, reason: "a file could not be written")
    }
    let object = stage + "/entry.o"
    _ = try compiler.compile(
      ["entry.swift"], to: ["entry.swift": object], as: "GalleyEntry", settings: ModuleSettings(), in: folder)
    return object
  }

  private func record(of translated: [TranslatedModule], _ compiled: CompiledSource) -> BuildRecord {
    let files = translated.flatMap(\.files)
    let leftOut = Set(compiled.leftOut)
    let setAside = translated.flatMap(\.setAside)
    var notes = sources.notes
    if !setAside.isEmpty { notes.append("not compiled, as tests or programs: \(setAside.joined(separator: ", "))") }
    return BuildRecord(
      libraryKey: compiled.libraryKey,
      previews: compiled.libraryKey == nil ? [] : files.filter { !leftOut.contains($0.name) }.flatMap(\.previews),
      skippedPreviews: files.flatMap(\.skippedPreviews), views: files.flatMap(\.views), errors: compiled.errors,
      leftOut: compiled.leftOut, isCertain: compiled.isCertain, unavailable: unavailable(in: files), notes: notes)
  }

  /// The modules whose imports were left out, by name.
  private func unavailable(in files: [TranslatedFile]) -> [UnavailableModule] {
    var counts: [String: Int] = [:]
    for file in files {
      for module in Set(file.droppedImports.map(\.module)) { counts[module, default: 0] += 1 }
    }
    return counts.sorted { $0.key < $1.key }.map { name, count in
      let origin = sources.remotePackages.first { $0.key.lowercased() == name.lowercased() }?.value
      return UnavailableModule(name: name, fileCount: count, origin: origin)
    }
  }
}
