import GalleyScenario

/// The Swift files of an input, sorted into the modules they are compiled as.
struct SourceSet: Sendable {
  /// The absolute folder that names of files are relative to.
  var root: String
  /// Dependencies come before the modules that import them.
  var modules: [SourceModule]
  /// The platforms that a package names, in the order Galley prefers them.
  var platforms: [Platform] = []
  /// The device families that the project's application is for; nil where it does not say.
  var families: Set<Idiom>?
  /// Where packages come from that cannot be fetched, by name.
  var remotePackages: [String: String] = [:]
  var assets = AssetList()
  var notes: [String] = []

  var fileCount: Int { modules.reduce(0) { $0 + $1.files.count } }
}

/// Files that are compiled together.
struct SourceModule: Sendable {
  var name: String
  var files: [SourceFile]
  var settings = ModuleSettings()
  /// A target's own name, by which others import it, and not one that was made up.
  var isNamed = false
  /// The folder that `Bundle.module` stands for, relative to the input.
  var resourceFolder: String?
}

/// One file as it lies on the disk.
struct SourceFile: Sendable {
  var path: String
  /// Relative to the input as it was named.
  var name: String
  var text: [UInt8]
}
