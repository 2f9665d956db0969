import Foundation
import GalleyScenario

/// Finds the modules of an Xcode project: its application's, after those of the frameworks and local packages that
/// the application uses.
struct XcodeFinder {
  /// The folder that names of files are relative to.
  var root: String
  var finder: SourceFinder

  /// The project directly in `folder`, by its name if there are several.
  static func project(in folder: String) -> String? {
    FolderTree.entries(of: folder).first { $0.hasSuffix(".xcodeproj") }.map { folder + "/" + $0 }
  }

  /// - Parameter platform: The one that the application must run on, where the user names it.
  /// - Returns: nil where the project cannot be read, or has no target with Swift files.
  func find(_ path: String, for platform: Platform?) throws -> SourceSet? {
    guard let data = FileManager.default.contents(atPath: path + "/project.pbxproj"),
      let project = XcodeProject(reading: [UInt8](data), in: (path as NSString).deletingLastPathComponent)
    else { return nil }
    let targets = project.targets
    guard let main = Self.main(of: targets, for: platform) else { return nil }

    var packages = PackageFinder(root: root, finder: finder)
    var frameworks: [XcodeTarget] = []
    var products: [String] = []
    collect(main, of: targets, into: &frameworks, products: &products)
    var set = SourceSet(
      root: root, modules: [], platforms: main.platforms, families: main.families,
      remotePackages: project.remotePackages)
    for product in products { try packages.addProduct(product, ofPackages: project.localPackages) }
    set.modules = packages.found
    set.remotePackages.merge(packages.remotes) { first, _ in first }
    set.assets = packages.assets
    set.assets.developmentLanguage = project.developmentLanguage ?? packages.assets.developmentLanguage
    for target in frameworks + [main] {
      let files = try files(of: target)
      guard !files.isEmpty else { continue }
      set.modules.append(
        SourceModule(name: target.moduleName, files: files, settings: target.settings, isNamed: true))
    }
    set.assets.merge(FolderTree(root).assets)
    set.notes += leftOut(targets, beside: main)
    return set.modules.isEmpty ? nil : set
  }

  /// The application for the platform, else the first for the platform tried first, else what there is.
  private static func main(of targets: [XcodeTarget], for platform: Platform?) -> XcodeTarget? {
    let withSources = targets.filter { !$0.sources.isEmpty && $0.kind != .other }
    let applications = withSources.filter { $0.kind == .application }
    let candidates = applications.isEmpty ? withSources : applications
    if let platform {
      return candidates.first { $0.platforms.contains(platform) || $0.platforms.isEmpty } ?? candidates.first
    }
    for platform in PlatformChoice.preferred {
      if let target = candidates.first(where: { $0.platforms.contains(platform) }) { return target }
    }
    return candidates.first
  }

  /// The frameworks that a target is built after, deepest first, and the products that all of them use.
  private func collect(
    _ target: XcodeTarget, of targets: [XcodeTarget], into frameworks: inout [XcodeTarget], products: inout [String]
  ) {
    for id in target.dependencies {
      guard let other = targets.first(where: { $0.id == id }), other.kind == .framework,
        !frameworks.contains(where: { $0.id == id })
      else { continue }
      collect(other, of: targets, into: &frameworks, products: &products)
      if !frameworks.contains(where: { $0.id == id }) { frameworks.append(other) }
    }
    products += target.packageProducts.filter { !products.contains($0) }
  }

  /// The target's files that exist; a project may name some that are made as it is built.
  private func files(of target: XcodeTarget) throws -> [SourceFile] {
    var seen: Set<String> = []
    let paths = target.sources.filter { seen.insert($0).inserted && FileKind(of: $0) == .file }
    return try paths.map { try finder.read($0, name: finder.relative($0, to: root)) }.sorted { $0.name < $1.name }
  }

  private func leftOut(_ targets: [XcodeTarget], beside main: XcodeTarget) -> [String] {
    let others = targets.filter { $0.kind == .application && $0.id != main.id }.map(\.name)
    guard !others.isEmpty else { return [] }
    return ["the target '\(main.name)' is shown; others of the project: \(others.joined(separator: ", "))"]
  }
}
