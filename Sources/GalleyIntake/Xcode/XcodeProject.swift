import Foundation

/// The objects of a project file, and what follows from them.
struct XcodeProject {
  /// The folder that the project's paths are relative to.
  var folder: String
  private var objects: [String: PropertyList] = [:]
  private var root: PropertyList
  /// Absolute paths of file references and groups, by their identifiers.
  private(set) var paths: [String: String] = [:]

  /// - Returns: nil where the text is no project.
  init?(reading text: [UInt8], in folder: String) {
    guard let list = PropertyList(reading: text), case .table(let objects)? = list["objects"],
      let rootID = list["rootObject"]?.text, let root = objects[rootID]
    else { return nil }
    self.folder = folder
    self.objects = objects
    self.root = root
    let directory = root["projectDirPath"]?.text ?? ""
    let start = directory.isEmpty ? folder : (folder + "/" + directory as NSString).standardizingPath
    if let group = root["mainGroup"]?.text { collectPaths(group, below: start, depth: 0) }
  }

  func object(_ id: String) -> PropertyList? { objects[id] }

  /// The objects that a list of identifiers names.
  func objects(_ ids: PropertyList?) -> [(id: String, object: PropertyList)] {
    (ids?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  private mutating func collectPaths(_ id: String, below parent: String, depth: Int) {
    guard depth < 64, let object = objects[id], paths[id] == nil else { return }
    let path = object["path"]?.text
    let place: String
    switch object["sourceTree"]?.text {
    case "<group>", nil: place = path.map { parent + "/" + $0 } ?? parent
    case "SOURCE_ROOT": place = folder + (path.map { "/" + $0 } ?? "")
    case "<absolute>": place = path ?? parent
    default: return
    }
    paths[id] = (place as NSString).standardizingPath
    for child in object["children"]?.texts ?? [] { collectPaths(child, below: place, depth: depth + 1) }
  }

  /// The language of the development region; old projects name it in English.
  var developmentLanguage: String? {
    let old = ["English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es"]
    return root["developmentRegion"]?.text.flatMap { $0.isEmpty || $0 == "Base" ? nil : old[$0] ?? $0 }
  }

  // MARK: - Packages

  /// Folders of packages that lie beside the project's files, whether they are named as packages or only shown.
  var localPackages: [String] {
    let named = objects(root["packageReferences"]).compactMap { $0.object["relativePath"]?.text }
      .map { (folder + "/" + $0 as NSString).standardizingPath }
    let shown = paths.values.filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
    return Set(named + shown).sorted()
  }

  /// The addresses of packages from elsewhere, by name.
  var remotePackages: [String: String] {
    let addresses = objects(root["packageReferences"]).compactMap { $0.object["repositoryURL"]?.text }
    return Dictionary(
      addresses.map { (PackageManifest.identity(ofURL: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: - Targets

  var targets: [XcodeTarget] {
    objects(root["targets"]).compactMap { XcodeTarget($0.object, id: $0.id, of: self) }
  }

  /// The value of a setting for debugging: a target's own, else the project's.
  func setting(_ name: String, of target: PropertyList) -> String? {
    for owner in [target, root] {
      guard let list = owner["buildConfigurationList"]?.text.flatMap(object) else { continue }
      let configurations = objects(list["buildConfigurations"]).map(\.object)
      let chosen = configurations.first { $0["name"]?.text == "Debug" } ?? configurations.first
      guard let value = chosen?["buildSettings"]?[name] else { continue }
      return value.text ?? value.texts.joined(separator: " ")
    }
    return nil
  }

  /// Folders whose files belong to targets without being listed, with what each target leaves out or takes besides.
  var synchronizedFolders: [SynchronizedFolder] {
    objects.keys.sorted().compactMap { id in
      guard let object = objects[id], object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup", let path = paths[id]
      else { return nil }
      var exceptions: [String: [String]] = [:]
      for set in objects(object["exceptions"]).map(\.object) {
        guard let target = set["target"]?.text else { continue }
        exceptions[target, default: []] += set["membershipExceptions"]?.texts ?? []
      }
      return SynchronizedFolder(id: id, path: path, exceptions: exceptions)
    }
  }

  struct SynchronizedFolder {
    var id: String
    var path: String
    /// Paths below the folder by the target for which they are exceptions.
    var exceptions: [String: [String]]
  }
}
