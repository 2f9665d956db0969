import Foundation
import GalleyScenario

/// One product of an Xcode project.
struct XcodeTarget {
  enum Kind { case application, framework, other }

  var id: String
  var name: String
  var kind: Kind
  var moduleName: String
  /// In the order Galley prefers them; empty where the project does not say.
  var platforms: [Platform]
  /// The device families it is for; nil where the project does not say.
  var families: Set<Idiom>?
  var settings: ModuleSettings
  /// Identifiers of targets of the project that it is built after.
  var dependencies: [String]
  /// Names of the products of packages that it uses.
  var packageProducts: [String]
  /// Absolute paths.
  var sources: [String]

  init?(_ object: PropertyList, id: String, of project: XcodeProject) {
    guard let name = object["name"]?.text else { return nil }
    self.id = id
    self.name = name
    let product = object["productType"]?.text ?? ""
    if product.hasPrefix("com.apple.product-type.application") {
      kind = .application
    } else if product.contains("framework") || product.contains("library") {
      kind = .framework
    } else {
      kind = .other
    }
    let setting = { project.setting($0, of: object) }
    moduleName = Self.moduleName(setting, target: name)
    platforms = Self.platforms(setting)
    families = setting("TARGETED_DEVICE_FAMILY").flatMap(Self.families)
    settings = ModuleSettings(
      languageMode: (setting("SWIFT_VERSION") ?? "5").hasPrefix("6") ? 6 : 5,
      isolatesToMainActor: setting("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor",
      conditions: (setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "").split(separator: " ").map(String.init)
        .filter { !$0.hasPrefix("$") })
    dependencies = project.objects(object["dependencies"]).compactMap { $0.object["target"]?.text }
    packageProducts = project.objects(object["packageProductDependencies"]).compactMap {
      $0.object["productName"]?.text
    }
    sources = Self.sources(of: object, id: id, in: project)
  }

  private static func moduleName(_ setting: (String) -> String?, target: String) -> String {
    for name in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      if let value = setting(name), !value.contains("$"), !value.isEmpty { return ModuleName.ofTarget(value) }
    }
    return ModuleName.ofTarget(target)
  }

  private static func platforms(_ setting: (String) -> String?) -> [Platform] {
    let names: [String: Platform] = [
      "iphoneos": .iOS, "macosx": .macOS, "watchos": .watchOS, "appletvos": .tvOS, "xros": .visionOS,
    ]
    let supported = (setting("SUPPORTED_PLATFORMS") ?? "").split(separator: " ").compactMap { names[String($0)] }
    let found = supported.isEmpty ? setting("SDKROOT").flatMap { names[$0] }.map { [$0] } ?? [] : supported
    return PlatformChoice.preferred.filter(found.contains)
  }

  /// `1,2` is phones and pads. nil for what names no family, such as a variable.
  private static func families(_ text: String) -> Set<Idiom>? {
    let idioms: [String: Idiom] = ["1": .phone, "2": .pad, "3": .tv, "4": .watch, "6": .mac, "7": .vision]
    let named = text.split(whereSeparator: { ", ".contains($0) }).compactMap { idioms[String($0)] }
    return named.isEmpty ? nil : Set(named)
  }

  private static func sources(of object: PropertyList, id: String, in project: XcodeProject) -> [String] {
    var sources: [String] = []
    for phase in project.objects(object["buildPhases"]).map(\.object)
    where phase["isa"]?.text == "PBXSourcesBuildPhase" {
      for file in project.objects(phase["files"]).map(\.object) {
        if let path = file["fileRef"]?.text.flatMap({ project.paths[$0] }) { sources.append(path) }
      }
    }
    let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
    for folder in project.synchronizedFolders {
      let exceptions = Set(folder.exceptions[id] ?? [])
      if own.contains(folder.id) {
        let names = FolderTree(folder.path, skipsTests: false).swiftFiles.filter { !exceptions.contains($0) }
        sources += names.map { folder.path + "/" + $0 }
      } else {
        sources += exceptions.sorted().map { folder.path + "/" + $0 }
      }
    }
    return sources.filter { $0.hasSuffix(".swift") }
  }
}
