import Foundation

/// Compiles the files of a module to objects, which are kept by content: after an edit inside a function only its
/// own file is compiled again.
///
/// Files that one compiler takes together see the types behind each other's `some View`, so an object made that way
/// stands for the text of all of them. A module that is new is compiled in such groups, which is cheaper; after an
/// edit, files are compiled one by one, and each object then stands for its own text and the others' interfaces.
struct ObjectCompiler {
  var compiler: Compiler
  var cache: BuildCache
  var settings: ModuleSettings
  /// Stands for the interfaces of the modules that this one can import.
  var imported: String

  struct Outcome {
    /// In the order of the files; empty after errors.
    var objects: [String] = []
    var errors: [CompilerDiagnostic] = []
    /// Stands for what other modules see of this one.
    var interface = ""
  }

  /// Every compiler parses the whole module, which a few files make worth it.
  private static let groupSize = 12
  /// More files than this are compiled in groups even if their interfaces are known.
  private static let singlesLimit = 24

  func compile(_ module: StagedModule, as name: String, in folder: String) throws -> Outcome {
    let interface = interfaceKey(of: module, as: name)
    let files = keyed(module, interface: interface)
    let missing = files.filter { !cache.keepsObject($0.single) && !cache.keepsObject($0.grouped) }
    let isNew = !cache.marks(interface)
    let groups = isNew || missing.count > Self.singlesLimit ? grouped(missing, of: files) : missing.map { [$0] }
    let errors = try compile(groups, of: module.names, as: name, in: folder)
    guard errors.isEmpty else { return Outcome(errors: errors) }
    for group in groups {
      for file in group {
        let key = group.count > 1 ? file.grouped : file.single
        try cache.adopt(object: Self.object(of: file.name, in: folder), as: key)
      }
    }
    try cache.mark(interface)
    let objects = files.map { cache.object(cache.keepsObject($0.single) ? $0.single : $0.grouped) }
    return Outcome(objects: objects, interface: interface)
  }

  // MARK: - Keys

  private struct File {
    var name: String
    /// The key of the object made of this file alone.
    var single: String
    /// The key of the object made together with the group's other files.
    var grouped: String
    var group: Int
  }

  private func keyed(_ module: StagedModule, interface: String) -> [File] {
    let texts = module.files.map(\.text) + [Array(module.generated.utf8)]
    var files: [File] = []
    for start in stride(from: 0, to: texts.count, by: Self.groupSize) {
      let range = start..<min(start + Self.groupSize, texts.count)
      var group = ContentHash()
      for index in range { group.combine(texts[index]) }
      let together = group.hexadecimal
      for index in range {
        var hash = ContentHash()
        hash.combine(interface)
        hash.combine(module.names[index])
        hash.combine(texts[index])
        let single = hash.hexadecimal
        hash.combine(together)
        files.append(
          File(
            name: module.names[index], single: single, grouped: hash.hexadecimal, group: start / Self.groupSize))
      }
    }
    return files
  }

  private func interfaceKey(of module: StagedModule, as name: String) -> String {
    var hash = ContentHash()
    hash.combine(compiler.identity)
    hash.combine("\(name) \(settings)")
    hash.combine(imported)
    for (file, staged) in zip(module.files, module.names) {
      hash.combine(staged)
      hash.combine(file.interface)
    }
    hash.combine(module.generated)
    return hash.hexadecimal
  }

  // MARK: - Compiling

  /// Every group with a missing file, whole.
  private func grouped(_ missing: [File], of files: [File]) -> [[File]] {
    let wanted = Set(missing.map(\.group))
    return wanted.sorted().map { group in files.filter { $0.group == group } }
  }

  private func compile(
    _ groups: [[File]], of files: [String], as name: String, in folder: String
  ) throws -> [CompilerDiagnostic] {
    let results = CompilerResults(count: groups.count)
    DispatchQueue.concurrentPerform(iterations: groups.count) { index in
      let objects = groups[index].map { ($0.name, Self.object(of: $0.name, in: folder)) }
      let result = Result {
        try compiler.compile(
          files, to: Dictionary(objects, uniquingKeysWith: { $1 }), as: name, settings: settings, in: folder)
      }
      results.set(result, at: index)
    }
    return try results.values.flatMap { try $0.get() }
  }

  private static func object(of file: String, in folder: String) -> String { "\(folder)/\(file).o" }
}

/// Filled from several threads, each slot by one.
private final class CompilerResults: @unchecked Sendable {
  typealias Value = Result<[CompilerDiagnostic], any Error>

  private let lock = NSLock()
  private(set) var values: [Value]

  init(count: Int) { values = Array(repeating: .success([]), count: count) }

  func set(_ value: Value, at index: Int) {
    lock.lock()
    values[index] = value
    lock.unlock()
  }
}
