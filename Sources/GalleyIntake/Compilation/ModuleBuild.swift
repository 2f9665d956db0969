import Foundation

/// One module of an input compiled, without those of its files that have errors of their own.
struct ModuleBuild {
  var module: TranslatedModule
  var compiler: Compiler
  var cache: BuildCache
  var stage: String
  /// Whether this module is the only one, and so has the function that a worker calls.
  var isEntry: Bool
  /// Whether others may import it.
  var isImported: Bool
  /// Stands for the interfaces of the modules built so far.
  var imported: String
  /// Modules of the input of which nothing could be built.
  var failed: Set<String>
  /// How often the module is compiled, each time without the files that had errors the time before.
  var attempts: Int

  var registrar: String { "galley_register_\(module.name)" }

  struct Objects {
    var paths: [String]
    /// Stands for what other modules see of this one.
    var interface: String
  }

  /// - Returns: the object files, or nil where nothing of the module compiles.
  func run(into result: inout CompiledSource) throws -> Objects? {
    let folder = "\(stage)/\(module.name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var errors = try syntaxErrors(in: folder)
    var leftOut = Set(errors.map(\.file))
    for file in module.files where !file.importedModules.isDisjoint(with: failed) { leftOut.insert(file.name) }

    let objectCompiler = ObjectCompiler(
      compiler: compiler, cache: cache, settings: module.settings, imported: imported)
    var objects: Objects?
    for attempt in 0..<attempts {
      let files = module.files.filter { !leftOut.contains($0.name) }
      guard !files.isEmpty else { break }
      let staged = StagedModule(module, files: files, registrar: registrar, isEntry: isEntry)
      try staged.write(to: folder)
      var outcome = try objectCompiler.compile(staged, as: module.name, in: folder)
      if outcome.errors.isEmpty, isImported {
        outcome.errors = try compiler.emitModule(
          staged.names, as: module.name, settings: module.settings,
          to: "\(stage)/modules/\(module.name).swiftmodule", in: folder)
      }
      if outcome.errors.isEmpty {
        objects = Objects(paths: outcome.objects, interface: outcome.interface)
        break
      }
      if outcome.errors.contains(where: \.isFailure) { result.isCertain = false }
      let mapped = outcome.errors.map { staged.error(for: $0) }
      // Later attempts fail for want of the files left out, which is no news.
      if attempt == 0 { errors += withDroppedImports(mapped, in: files) }
      let culprits = Set(mapped.map(\.file)).subtracting([""])
      guard !culprits.isEmpty else { break }
      leftOut.formUnion(culprits)
    }
    if objects == nil { leftOut = Set(module.files.map(\.name)) }
    result.errors += Self.unique(errors)
    result.leftOut += module.files.map(\.name).filter(leftOut.contains)
    return objects
  }

  /// The parser's errors, of the files in which the compiler's own parser finds errors too: it accepts some old
  /// spellings that the other does not.
  private func syntaxErrors(in folder: String) throws -> [SourceError] {
    try module.files.filter { !$0.syntaxErrors.isEmpty }.flatMap { file in
      if file.isUnreadable { return file.syntaxErrors }
      let path = folder + "/syntax.swift"
      try StagedModule.write(file.text, to: path)
      return try compiler.parses(path, in: folder) ? [] : file.syntaxErrors
    }
  }

  /// The errors, with the imports left out of their files named too, as the likely cause, and without those that
  /// only follow from something that is missing in the same file.
  private func withDroppedImports(_ errors: [SourceError], in files: [TranslatedFile]) -> [SourceError] {
    let failing = Set(errors.map(\.file))
    let lacking = Set(errors.filter { $0.kind == .missingAPI }.map(\.file))
    let errors = errors.filter { !lacking.contains($0.file) || !MissingAPI.isConsequence($0.message) }
    let imports = files.filter { failing.contains($0.name) }.flatMap { file in
      file.droppedImports.map { dropped in
        SourceError(
          file: file.name, line: dropped.line, column: dropped.column, message: "no such module '\(dropped.module)'",
          kind: .missingAPI, name: dropped.module)
      }
    }
    return imports + errors
  }

  /// In the order of files and lines, each once.
  private static func unique(_ errors: [SourceError]) -> [SourceError] {
    var seen: Set<SourceError> = []
    return errors.filter { seen.insert($0).inserted }
      .sorted { ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message) }
  }
}
