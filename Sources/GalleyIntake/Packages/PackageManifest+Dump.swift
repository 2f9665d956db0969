import Foundation
import GalleyScenario

extension PackageManifest {
  /// Runs a manifest that decides things as it runs, through the toolchain's package manager.
  ///
  /// - Returns: nil where it does not run within the time.
  static func running(_ folder: String, toolchain: Toolchain, scratch: String) -> PackageManifest? {
    try? FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    let process = CompilerProcess(
      executable: toolchain.root + "/bin/swift-package",
      arguments: ["dump-package", "--package-path", folder, "--scratch-path", scratch], folder: scratch)
    guard let outcome = try? process.run(seconds: 30, log: scratch + "/manifest-\(UUID().uuidString).log"),
      outcome.succeeded, let start = outcome.output.firstIndex(of: "{")
    else { return nil }
    return PackageManifest(dump: Data(outcome.output[start...].utf8), folder: folder)
  }

  /// Reads what `swift package dump-package` prints.
  init?(dump: Data, folder: String) {
    guard let json = try? JSONSerialization.jsonObject(with: dump) as? [String: Any] else { return nil }
    let tools = ((json["toolsVersion"] as? [String: Any])?["_version"] as? String) ?? "5"
    let modes = json["swiftLanguageVersions"] as? [String]
    let named = Set(
      (json["platforms"] as? [[String: Any]] ?? []).compactMap { ($0["platformName"] as? String)?.lowercased() })
    self.init(
      name: json["name"] as? String ?? "Package", defaultLocalization: json["defaultLocalization"] as? String,
      platformNames: PlatformChoice.preferred.map(\.rawValue).filter { named.contains($0.lowercased()) },
      targets: (json["targets"] as? [[String: Any]] ?? []).compactMap(Self.target), products: [:], localPackages: [],
      remotePackages: [:], languageMode: modes.map { $0.contains("6") } ?? (tools.hasPrefix("6")) ? 6 : 5)
    for product in json["products"] as? [[String: Any]] ?? [] {
      guard let name = product["name"] as? String else { continue }
      products[name] = product["targets"] as? [String] ?? []
    }
    for dependency in json["dependencies"] as? [[String: Any]] ?? [] { add(dependency) }
  }

  private mutating func add(_ dependency: [String: Any]) {
    for local in dependency["fileSystem"] as? [[String: Any]] ?? [] {
      if let path = local["path"] as? String { localPackages.append(path) }
    }
    for remote in dependency["sourceControl"] as? [[String: Any]] ?? [] {
      let location = (remote["location"] as? [String: Any])?["remote"] as? [[String: Any]]
      if let url = location?.first?["urlString"] as? String { remotePackages[Self.identity(ofURL: url)] = url }
    }
  }

  private static func target(_ json: [String: Any]) -> Target? {
    guard let name = json["name"] as? String else { return nil }
    let kinds: [String: Target.Kind] = [
      "regular": .library, "executable": .executable, "test": .test, "macro": .macro,
    ]
    var target = Target(
      name: name, kind: kinds[json["type"] as? String ?? ""] ?? .other, path: json["path"] as? String,
      dependencies: (json["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency in
        dependency.values.lazy.compactMap { ($0 as? [Any])?.first as? String }.first
      })
    target.exclude = json["exclude"] as? [String] ?? []
    target.sources = json["sources"] as? [String]
    target.hasResources = !(json["resources"] as? [Any] ?? []).isEmpty
    for setting in json["settings"] as? [[String: Any]] ?? [] {
      guard let kind = setting["kind"] as? [String: Any] else { continue }
      let value = { (name: String) in (kind[name] as? [String: Any])?["_0"] as? String }
      if let mode = value("swiftLanguageMode") { target.languageMode = mode.hasPrefix("6") ? 6 : 5 }
      if let condition = value("define") { target.settings.conditions.append(condition) }
      if value("defaultIsolation") == "MainActor" { target.settings.isolatesToMainActor = true }
    }
    return target
  }
}
