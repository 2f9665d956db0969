/// What can be wrong with an input, or with the machine, before any code is compiled.
public enum IntakeError: Error, Sendable, Hashable {
  case noInput
  case missing(path: String, nearest: String?)
  case unreadable(path: String)
  case notSwift(path: String)
  case notText(path: String, line: Int)
  case noSources(folder: String)
  case noTargets(manifest: String)
  case tooLarge(path: String, bytes: Int, limit: Int)
  case noPreview(lookedIn: Int, views: [String], skipped: [SkippedPreview])
  case noView(name: String, nearest: [String])
  case viewNeedsArguments(name: String, file: String, line: Int, argument: String)
  case noToolchain(searched: [String])
  case noRuntime(searched: [String])
  case compilerNotStarted(String, reason: Int32)
  case cacheNotWritable(path: String, reason: String)
}

extension IntakeError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public var description: String {
    switch self {
    case .noInput:
      return "no input: name one or more .swift files, a folder, a Swift package or an Xcode project"
    case .missing(let path, let nearest):
      return "\(path): no such file or folder" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .unreadable(let path):
      return "\(path): cannot be read; check its permissions"
    case .notSwift(let path):
      return "\(path): not Swift source; name a .swift file, a folder, a Swift package or an Xcode project"
    case .notText(let path, let line):
      return "\(path):\(line): not UTF-8 text; save the file as UTF-8"
    case .noSources(let folder):
      return "\(folder): no .swift file in this folder or below it (hidden, build and test folders are not searched)"
    case .noTargets(let manifest):
      return "\(manifest): no target with sources found; name the folder of the sources instead"
    case .tooLarge(let path, let bytes, let limit):
      return "\(path): \(bytes) bytes of source, more than the limit of \(limit)"
    case .noPreview(let count, let views, let skipped):
      return Self.noPreview(count, views, skipped)
    case .noView(let name, let nearest):
      return "no view named '\(name)'"
        + (nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: " or "))?")
    case .viewNeedsArguments(let name, let file, let line, let argument):
      return "\(file):\(line): '\(name)' cannot be made without arguments (\(argument)); add a #Preview that makes it"
    case .noToolchain(let searched):
      return "no Swift toolchain found in \(searched.joined(separator: ", ")); set GALLEY_TOOLCHAIN to its usr folder"
    case .noRuntime(let searched):
      return "the runtime library is not in \(searched.joined(separator: ", ")); build or install it, "
        + "or set GALLEY_RUNTIME to its folder"
    case .compilerNotStarted(let path, let reason):
      return "\(path): could not be started (error \(reason)); run 'galley doctor'"
    case .cacheNotWritable(let path, let reason):
      return "\(path): cannot write the cache (\(reason)); set GALLEY_CACHE to a folder that can be written"
    }
  }

  private static func noPreview(_ count: Int, _ views: [String], _ skipped: [SkippedPreview]) -> String {
    var text =
      "no preview found in \(count) file\(count == 1 ? "" : "s"): looked for #Preview, types that conform to "
      + "PreviewProvider, and an App marked @main"
    if !views.isEmpty {
      let shown = views.prefix(5).joined(separator: ", ") + (views.count > 5 ? ", …" : "")
      text += "; name a view with --view (it can be one of: \(shown))"
    }
    for preview in skipped { text += "\n\(preview.file):\(preview.line): a preview left out: \(preview.reason)" }
    return text
  }
}
