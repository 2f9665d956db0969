import Foundation
import GalleyScenario

/// One module of an input: its files translated, written and compiled, without those that have errors of their own.
struct ModuleBuild {
  var module: SourceModule
  var platform: Platform
  var viewNames: Set<String>
  /// Modules that its files can import.
  var available: Set<String>
  var compiler: Compiler
  var stage: String
  /// Whether this module is the only one, and so has the function that a worker calls.
  var isEntry: Bool

  /// After errors the module is compiled again without their files, at most so often.
  private static let attempts = 4

  var registrar: String { "galley_register_\(module.name)" }

  /// - Returns: the object file, or nil where nothing of the module compiles.
  func run(into record: inout BuildRecord) throws -> String? {
    var files = translate()
    var errors = files.flatMap(\.syntaxErrors)
    var leftOut = Set(files.filter { !$0.syntaxErrors.isEmpty }.map(\.name))
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
    let folder = "\(stage)/\(module.name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    record.views += files.flatMap(\.views)
    record.skippedPreviews += files.flatMap(\.skippedPreviews)

    var object: String?
    for attempt in 0..<Self.attempts {
      files.removeAll { leftOut.contains($0.name) }
      guard !files.isEmpty else { break }
      let staged = StagedModule(files, registrar: registrar, isEntry: isEntry)
      try staged.write(to: folder)
      let path = "\(stage)/\(module.name).o"
      let found = try compiler.compile(
        staged.names, as: module.name, languageMode: module.languageMode, object: path, in: folder)
      if found.isEmpty {
        object = path
        break
      }
      let mapped = found.map { staged.error(for: $0) }
      // Later attempts fail for want of the files left out, which is no news.
      if attempt == 0 { errors += withDroppedImports(mapped, in: files, declared: declared) }
      let culprits = Set(mapped.map(\.file)).subtracting([""])
      guard !culprits.isEmpty else { break }
      leftOut.formUnion(culprits)
    }
    if object == nil { leftOut = Set(module.files.map(\.name)) }
    let kept = object == nil ? [] : files
    record.previews += kept.flatMap(\.previews)
    record.errors += Self.unique(errors)
    record.leftOut += module.files.map(\.name).filter(leftOut.contains)
    return object
  }

  private func translate() -> [TranslatedFile] {
    let platform = platform
    let viewNames = viewNames
    let available = available
    let facts = compiler.toolchain.facts
    let module = module
    let results = TranslationResults(count: module.files.count)
    DispatchQueue.concurrentPerform(iterations: module.files.count) { index in
      let context = TranslationContext(
        platform: platform, index: index, modules: available, viewNames: viewNames,
        languageMode: module.languageMode, toolchain: facts)
      let file = module.files[index]
      results.set(Translator.translate(file.text, name: file.name, in: context), at: index)
    }
    return results.files.compactMap { $0 }
  }

  /// The errors, with the imports left out of their files named first: they are the likely cause.
  private func withDroppedImports(
    _ errors: [SourceError], in files: [TranslatedFile], declared: Set<String>
  ) -> [SourceError] {
    let failing = Set(errors.map(\.file))
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

/// Filled from several threads, each slot by one.
private final class TranslationResults: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var files: [TranslatedFile?]

  init(count: Int) { files = Array(repeating: nil, count: count) }

  func set(_ file: TranslatedFile, at index: Int) {
    lock.lock()
    files[index] = file
    lock.unlock()
  }
}
