import Foundation
import GalleyScenario

/// Finds the modules of a Swift package and of the packages that lie beside it.
///
/// Packages from elsewhere cannot be fetched here; what is imported from them is missing, and said so.
struct PackageFinder {
  /// The folder that names of files are relative to.
  var root: String
  var finder: SourceFinder

  private var manifests: [String: PackageManifest] = [:]
  /// What was found so far, dependencies first.
  private(set) var found: [SourceModule] = []
  private var finished: Set<String> = []
  private(set) var remotes: [String: String] = [:]
  private(set) var assets = AssetList()

  init(root: String, finder: SourceFinder) {
    self.root = root
    self.finder = finder
  }

  /// - Throws: ``IntakeError/noTargets(manifest:)`` for a manifest without a target that has Swift files.
  mutating func find(_ folder: String) throws -> SourceSet {
    let manifest = try manifest(of: folder)
    for target in manifest.targets where target.kind == .library || target.kind == .executable {
      try add(target, of: folder)
    }
    guard !found.isEmpty else { throw IntakeError.noTargets(manifest: relative(folder + "/Package.swift")) }
    assets.developmentLanguage = manifest.defaultLocalization ?? assets.developmentLanguage
    return SourceSet(
      root: root, modules: found, platforms: manifest.platforms, families: manifest.families,
      remotePackages: remotes, assets: assets)
  }

  /// Adds a target after those that it depends on.
  private mutating func add(_ target: PackageManifest.Target, of folder: String) throws {
    let key = folder + "#" + target.name
    guard finished.insert(key).inserted else { return }
    let manifest = try manifest(of: folder)
    for name in target.dependencies {
      if let own = manifest.targets.first(where: { $0.name == name }) {
        if own.kind == .library || own.kind == .executable { try add(own, of: folder) }
        continue
      }
      try addProduct(name, of: manifest, in: folder)
    }
    let module = try self.module(target, of: folder, manifest: manifest)
    if !module.files.isEmpty { found.append(module) }
  }

  private mutating func addProduct(_ name: String, of manifest: PackageManifest, in folder: String) throws {
    try addProduct(
      name,
      ofPackages: manifest.localPackages.map { path in
        finder.absolute(path.hasPrefix("/") ? path : folder + "/" + path)
      })
  }

  /// Adds the targets of a product that one of the packages in `folders` has.
  mutating func addProduct(_ name: String, ofPackages folders: [String]) throws {
    for folder in folders {
      guard let manifest = try? self.manifest(of: folder) else { continue }
      let names = manifest.products[name] ?? [name]
      for target in manifest.targets where names.contains(target.name) { try add(target, of: folder) }
    }
  }

  private mutating func module(
    _ target: PackageManifest.Target, of folder: String, manifest: PackageManifest
  ) throws -> SourceModule {
    var module = SourceModule(name: ModuleName.ofTarget(target.name), files: [])
    module.isNamed = true
    module.settings = target.settings
    module.settings.languageMode = target.languageMode ?? manifest.languageMode
    guard let place = sourceFolder(of: target, in: folder, isOnly: manifest.targets.count == 1) else { return module }
    let tree = FolderTree(place, skipsTests: false)
    // Xcode takes catalogs and languages' folders for resources though the manifest does not name them.
    if target.hasResources || !tree.assets.catalogs.isEmpty || !tree.assets.strings.isEmpty {
      module.resourceFolder = relative(place)
    }
    assets.merge(tree.assets.below(relative(place)))
    var names = tree.swiftFiles
    if let sources = target.sources { names = names.filter { name in sources.contains { name.isPath(below: $0) } } }
    names = names.filter { name in !target.exclude.contains { name.isPath(below: $0) } }
    module.files = try names.map { try finder.read(place + "/" + $0, name: relative(place + "/" + $0)) }
    return module
  }

  /// The folder of a target's sources, as the package manager looks for it.
  private func sourceFolder(of target: PackageManifest.Target, in folder: String, isOnly: Bool) -> String? {
    if let path = target.path { return finder.absolute(folder + "/" + path) }
    let bases = ["Sources", "Source", "src", "srcs"].map { folder + "/" + $0 }
    if let own = bases.first(where: { FileKind(of: $0 + "/" + target.name) == .folder }) {
      return own + "/" + target.name
    }
    return isOnly ? bases.first { FileKind(of: $0) == .folder } : nil
  }

  private mutating func manifest(of folder: String) throws -> PackageManifest {
    if let known = manifests[folder] { return known }
    let path = folder + "/Package.swift"
    let text = try finder.read(path, name: relative(path)).text
    let manifest = PackageManifest(reading: text) ?? finder.run?(folder, text)
    guard let manifest else { throw IntakeError.noTargets(manifest: relative(path)) }
    manifests[folder] = manifest
    remotes.merge(manifest.remotePackages) { first, _ in first }
    return manifest
  }

  private func relative(_ path: String) -> String { finder.relative(path, to: root) }
}

extension String {
  /// Whether this relative path is `folder` or lies below it.
  fileprivate func isPath(below folder: String) -> Bool {
    var folder = folder
    while folder.hasPrefix("./") { folder.removeFirst(2) }
    while folder.hasSuffix("/") { folder.removeLast() }
    return folder == "." || self == folder || hasPrefix(folder + "/")
  }
}
