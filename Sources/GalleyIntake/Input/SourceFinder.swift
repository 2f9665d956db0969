import Foundation
import GalleyScenario

/// Turns what the user named into the files to compile.
struct SourceFinder {
  /// More source than this is not a screen's code.
  static let sizeLimit = 64 << 20

  /// Runs a manifest that cannot be read, given its folder and text.
  var run: ((String, [UInt8]) -> PackageManifest?)?

  /// Modules that an import means already: a folder's own module, which nothing imports, is called otherwise.
  var present: Set<String> = []

  private let files = FileManager.default

  /// - Parameter platform: The one asked for, by which a project's target is chosen.
  /// - Throws: ``IntakeError`` for a path that is missing, unreadable or not Swift, and a folder without sources.
  func find(_ paths: [String], for platform: Platform? = nil) throws -> SourceSet {
    guard let first = paths.first else { throw IntakeError.noInput }
    for path in paths { try checkExists(path) }
    if paths.count == 1, isFolder(first) { return try find(folder: first, for: platform) }

    var sources: [String] = []
    for path in paths {
      if isFolder(path) {
        let tree = FolderTree(absolute(path))
        guard !tree.swiftFiles.isEmpty else { throw IntakeError.noSources(folder: path) }
        sources += tree.swiftFiles.map { absolute(path) + "/" + $0 }
      } else {
        guard path.hasSuffix(".swift") else { throw IntakeError.notSwift(path: path) }
        sources.append(absolute(path))
      }
    }
    var seen: Set<String> = []
    sources = sources.filter { seen.insert($0).inserted }
    let root = Self.commonFolder(of: sources)
    let found = try sources.map { try read($0, name: String($0.dropFirst(root == "/" ? 1 : root.count + 1))) }
    let name = sources.count == 1 ? ((first as NSString).lastPathComponent as NSString).deletingPathExtension : nil
    let module = SourceModule(
      name: ModuleName.made(from: name ?? (root as NSString).lastPathComponent, avoiding: present), files: found)
    // A file may lie in a folder with much that has nothing to do with it.
    return SourceSet(root: root, modules: [module], assets: FolderTree(root, depthLimit: 1).assets)
  }

  private func find(folder path: String, for platform: Platform?) throws -> SourceSet {
    var root = absolute(path)
    let isProject = root.hasSuffix(".xcodeproj")
    if isProject || root.hasSuffix(".xcworkspace") { root = (root as NSString).deletingLastPathComponent }
    var packages = PackageFinder(root: root, finder: self)
    if !isProject, files.fileExists(atPath: root + "/Package.swift") { return try packages.find(root) }

    if let project = isProject ? absolute(path) : XcodeFinder.project(in: root),
      let set = try XcodeFinder(root: root, finder: self).find(project, for: platform)
    {
      return set
    }
    let tree = FolderTree(root)
    var set = SourceSet(root: root, modules: [], assets: tree.assets)
    for folder in tree.packages {
      do {
        let found = try packages.find(root + "/" + folder)
        set.modules = found.modules
        set.remotePackages = found.remotePackages
        set.assets.merge(found.assets)
      } catch {
        set.notes.append("package \(folder) left out: \(error)")
      }
    }
    if !tree.swiftFiles.isEmpty {
      let own = try tree.swiftFiles.map { try read(root + "/" + $0, name: $0) }
      let name = ModuleName.made(
        from: (root as NSString).lastPathComponent, avoiding: present.union(set.modules.map(\.name)))
      set.modules.append(SourceModule(name: name, files: own))
    }
    guard !set.modules.isEmpty else { throw IntakeError.noSources(folder: path) }
    return set
  }

  // MARK: - Files

  /// The text of a file, which must be UTF-8.
  func read(_ path: String, name: String) throws -> SourceFile {
    guard let data = files.contents(atPath: path) else { throw IntakeError.unreadable(path: name) }
    guard data.count <= Self.sizeLimit else {
      throw IntakeError.tooLarge(path: name, bytes: data.count, limit: Self.sizeLimit)
    }
    var text = [UInt8](data)
    // A byte order mark would shift the columns of the first line.
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    if let offset = UTF8Check.firstInvalidByte(in: text) {
      throw IntakeError.notText(path: name, line: LineTable(text).line(of: offset))
    }
    return SourceFile(path: path, name: name, text: text)
  }

  /// The path as seen from `root`.
  func relative(_ path: String, to root: String) -> String {
    let from = root.split(separator: "/")
    let to = absolute(path).split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common).map(String.init))
      .joined(separator: "/")
  }

  func absolute(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : files.currentDirectoryPath + "/" + path
    let standard = (full as NSString).standardizingPath
    return standard.count > 1 && standard.hasSuffix("/") ? String(standard.dropLast()) : standard
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return files.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private func checkExists(_ path: String) throws {
    if files.fileExists(atPath: path) {
      guard files.isReadableFile(atPath: path) else { throw IntakeError.unreadable(path: path) }
      return
    }
    let folder = (absolute(path) as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    let siblings = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    let nearest = NearestName.of(name, in: siblings.filter { !$0.hasPrefix(".") })
    let prefix = (path as NSString).deletingLastPathComponent
    throw IntakeError.missing(path: path, nearest: nearest.map { prefix.isEmpty ? $0 : prefix + "/" + $0 })
  }

  private static func commonFolder(of paths: [String]) -> String {
    var common = paths.first.map { ($0 as NSString).deletingLastPathComponent } ?? "/"
    for path in paths.dropFirst() {
      while !path.hasPrefix(common == "/" ? "/" : common + "/") {
        common = (common as NSString).deletingLastPathComponent
      }
    }
    return common
  }
}
