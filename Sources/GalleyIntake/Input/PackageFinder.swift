import Foundation

/// The modules of a Swift package, its local path dependencies' first.
struct PackageFinder {
  var root: String
  /// The package as the user named it, for messages.
  var named: String
  var finder: SourceFinder
  /// The folder of the package relative to the input.
  var prefix: String = ""

  func find() throws -> SourceSet {
    let tree = FolderTree(root + "/Sources")
    var modules: [SourceModule] = []
    let files = try tree.swiftFiles.map {
      try finder.read(root + "/Sources/" + $0, name: (prefix.isEmpty ? "" : prefix + "/") + "Sources/" + $0)
    }
    modules.append(SourceModule(name: ModuleName.made(from: (root as NSString).lastPathComponent), files: files))
    return SourceSet(root: root, modules: modules)
  }
}
