import Foundation
import GalleyScenario

/// A module's files, rewritten for one platform.
struct TranslatedModule: Sendable {
  var name: String
  var settings = ModuleSettings()
  var files: [TranslatedFile]
  /// Files that are no part of what can be shown: tests, and a `main.swift` that runs at once.
  var setAside: [String] = []
  /// The absolute path that `Bundle.module` stands for.
  var resourceFolder: String?

  /// Imports by which a file shows that it is a test.
  private static let testModules: Set<String> = ["XCTest", "Testing"]

  /// Translates every module of `sources`, each file on its own.
  static func translate(
    _ sources: SourceSet, for platform: Platform, viewNames: Set<String>, present: Set<String>,
    toolchain: Toolchain.Facts, isReadable: @escaping @Sendable (SourceFile) -> Bool = { _ in true }
  ) -> [TranslatedModule] {
    var available = present.union(ModuleName.toolchain)
    var taken = Set(sources.modules.filter(\.isNamed).map(\.name))
    return sources.modules.map { module in
      let files = translate(
        module, in: available, for: platform, viewNames: viewNames, toolchain: toolchain, isReadable: isReadable)
      let name = module.isNamed ? module.name : Self.name(module.name, notIn: files, taken: taken)
      available.insert(name)
      taken.insert(name)
      let isSetAside = { (file: TranslatedFile) in
        !file.importedModules.isDisjoint(with: testModules)
          || (file.hasStatements && (file.name as NSString).lastPathComponent == "main.swift")
      }
      return TranslatedModule(
        name: name, settings: module.settings, files: files.filter { !isSetAside($0) },
        setAside: files.filter(isSetAside).map(\.name),
        resourceFolder: module.resourceFolder.map { sources.root + "/" + $0 })
    }
  }

  /// A module with the name of one of its types would hide everything else in it from qualified names.
  private static func name(_ name: String, notIn files: [TranslatedFile], taken: Set<String>) -> String {
    var name = name
    while taken.contains(name) || files.contains(where: { $0.declaredTypes.contains(name) }) { name += "Module" }
    return name
  }

  private static func translate(
    _ module: SourceModule, in available: Set<String>, for platform: Platform, viewNames: Set<String>,
    toolchain: Toolchain.Facts, isReadable: @escaping @Sendable (SourceFile) -> Bool
  ) -> [TranslatedFile] {
    let results = TranslationResults(count: module.files.count)
    DeepWork.perform(module.files.count) { index in
      let context = TranslationContext(
        platform: platform, index: index, modules: available, viewNames: viewNames,
        settings: module.settings, hasResources: module.resourceFolder != nil, toolchain: toolchain)
      let file = module.files[index]
      if let start = Bracketing.suspiciousRun(in: file.text), !isReadable(file) {
        results.set(TranslatedFile(unreadable: file.text, name: file.name, at: start), at: index)
      } else {
        results.set(Translation.of(file.text, name: file.name, in: context), at: index)
      }
    }
    return results.files.compactMap { $0 }
  }

  /// Feeds everything that the compiler's result depends on, and that its errors are reported with.
  func combine(into hash: inout ContentHash) {
    hash.combine("\(name) \(settings) \(resourceFolder ?? "")")
    for file in files {
      hash.combine(file.name)
      hash.combine(file.text)
      for dropped in file.droppedImports { hash.combine("\(dropped.module):\(dropped.line):\(dropped.column)") }
    }
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
