import Foundation
import GalleyScenario

/// One input on one platform: translate, compile, link.
struct Build {
  var intake: Intake
  var sources: SourceSet
  var platform: Platform
  var viewNames: Set<String>

  private var compiler: Compiler {
    Compiler(
      toolchain: intake.toolchain, runtime: intake.runtime, timeLimit: intake.timeLimit,
      debugInformation: intake.debugInformation, moduleCache: intake.cache.moduleFolder)
  }

  /// Changes with whatever could change the result: every byte of the source, the options, the runtime, the
  /// toolchain, and this program.
  var key: String {
    var hash = ContentHash()
    hash.combine(compiler.identity)
    hash.combine("\(FileIdentity(of: "/proc/self/exe"))")
    hash.combine(platform.rawValue)
    hash.combine(viewNames.sorted().joined(separator: ","))
    for module in sources.modules {
      hash.combine("\(module.name) \(module.languageMode) \(module.dependencies.joined(separator: ","))")
      hash.combine(module.resourceFolder ?? "")
      for file in module.files {
        hash.combine(file.name)
        hash.combine(file.text)
      }
    }
    return hash.hexadecimal
  }

  /// Builds, and keeps what became of it under `key`.
  func run(as key: String) throws -> BuildRecord {
    let stage = try intake.cache.makeStage()
    defer { try? FileManager.default.removeItem(atPath: stage) }
    try intake.cache.makeFolder(stage + "/modules")
    let present = intake.runtime.modules.union(ModuleName.toolchain)
    var record = BuildRecord(
      libraryKey: nil, previews: [], skippedPreviews: [], views: [], errors: [], leftOut: [], notes: sources.notes)
    var objects: [String] = []
    var registrars: [String] = []
    var built: Set<String> = []
    for module in sources.modules {
      let build = ModuleBuild(
        module: module, platform: platform, viewNames: viewNames, available: present.union(built), compiler: compiler,
        stage: stage, isEntry: sources.modules.count == 1)
      if let object = try build.run(into: &record) {
        objects.append(object)
        built.insert(module.name)
        registrars.append(build.registrar)
      }
    }
    if sources.modules.count > 1, !objects.isEmpty { objects.append(try compileEntry(calling: registrars, in: stage)) }
    if !objects.isEmpty {
      let library = stage + "/library.so"
      let errors = try compiler.link(objects, to: library, in: stage)
      record.errors += errors.map { error in
        let missing = MissingAPI(message: error.message)
        return SourceError(
          file: "", line: 0, column: 0, message: error.message, kind: missing.kind, name: missing.name)
      }
      if errors.isEmpty {
        try intake.cache.adopt(library, as: key)
        record.libraryKey = key
      }
    }
    try intake.cache.store(record, as: key)
    intake.cache.evict()
    return record
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
    _ = try compiler.compile(["entry.swift"], as: "GalleyEntry", languageMode: 5, object: object, in: folder)
    return object
  }
}
