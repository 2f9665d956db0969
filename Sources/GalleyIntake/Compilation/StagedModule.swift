import Foundation

/// Translated files as the compiler gets them: one folder, no two of the same name, and one file more that
/// registers the previews of all.
struct StagedModule {
  /// Names in the folder, the generated file's last.
  private(set) var names: [String] = []
  private(set) var files: [TranslatedFile]
  private(set) var generated: String

  /// - Parameters:
  ///   - registrar: The function, by its name in C, that registers this module's previews.
  ///   - isEntry: Whether this module also has the function that a worker calls.
  init(_ module: TranslatedModule, files: [TranslatedFile], registrar: String, isEntry: Bool) {
    self.files = files
    var taken: Set<String> = ["galley-previews.swift"]
    for file in files {
      // The compiler tells files of a module apart by their last component alone.
      var name = (file.name as NSString).lastPathComponent
      if !taken.insert(name.lowercased()).inserted { name = file.name.split(separator: "/").joined(separator: "-") }
      var number = 2
      while names.contains(name) {
        name = "\(number)-" + (file.name as NSString).lastPathComponent
        number += 1
      }
      taken.insert(name.lowercased())
      names.append(name)
    }
    names.append("galley-previews.swift")
    generated = Self.generated(module, files, registrar: registrar) + (isEntry ? Self.entry(calling: [registrar]) : "")
  }

  private static func generated(
    _ module: TranslatedModule, _ files: [TranslatedFile], registrar: String
  ) -> String {
    let calls = files.compactMap(\.registration)
    let asks = files.contains(where: \.asksForSystemVersion)
    var lines: [String] = []
    if let folder = module.resourceFolder {
      lines.append("import Foundation")
      lines.append("extension Foundation.Bundle {")
      lines.append("  static let module: Foundation.Bundle = .init(path: \(Translation.literal(folder))) ?? .main")
      lines.append("}")
    }
    if asks {
      lines.append("import SwiftUI")
      // Code that may be inlined elsewhere asks too.
      lines.append("@usableFromInline")
      lines.append(
        "nonisolated func __galley_available(_ platform: Swift.String, _ major: Swift.Int, _ minor: Swift.Int) -> Swift.Bool {"
      )
      lines.append("  _galleyAvailable(platform, major, minor)")
      lines.append("}")
    }
    lines.append("@_cdecl(\"\(registrar)\") nonisolated public func __\(registrar)() {")
    if !calls.isEmpty {
      lines.append("  _Concurrency.MainActor.assumeIsolated {")
      lines += calls.map { "    \($0)()" }
      lines.append("  }")
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The function that a worker calls.
  static func entry(calling registrars: [String]) -> String {
    let declarations = registrars.enumerated().map { "@_silgen_name(\"\($1)\") func __galley_module_\($0)()" }
    let calls = registrars.indices.map { "  __galley_module_\($0)()" }
    let function = ["@_cdecl(\"galley_register\") nonisolated public func __galley_register() {"] + calls + ["}"]
    return (declarations + function).joined(separator: "\n") + "\n"
  }

  func write(to folder: String) throws {
    for (name, file) in zip(names, files) {
      try Self.write(file.text, to: "\(folder)/\(name)")
    }
    try Self.write(Array(generated.utf8), to: "\(folder)/\(names[names.count - 1])")
  }

  static func write(_ text: [UInt8], to path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: Data(text)) else {
      throw IntakeError.cacheNotWritable(path: path, reason: "a file could not be written")
    }
  }

  /// The error at the place in the user's own file.
  func error(for diagnostic: CompilerDiagnostic) -> SourceError {
    let missing = MissingAPI(message: diagnostic.message)
    var line = diagnostic.line
    var column = diagnostic.column
    let base = (diagnostic.path as NSString).lastPathComponent
    let file = names.firstIndex(of: base).flatMap { files.indices.contains($0) ? files[$0] : nil }
    if let file, line > file.lineCount || file.addedLines[line] != nil {
      line = file.addedLines[line] ?? file.lineCount
      column = 0
    }
    return SourceError(
      file: file?.name ?? "", line: file == nil ? 0 : line, column: file == nil ? 0 : column,
      message: diagnostic.message, kind: missing.kind, name: missing.name)
  }
}
