import GalleyScenario

/// What a Swift package's manifest says about its modules.
struct PackageManifest: Sendable, Codable {
  struct Target: Sendable, Codable {
    enum Kind: String, Sendable, Codable { case library, executable, test, macro, other }

    var name: String
    var kind: Kind
    var path: String?
    /// Names of targets and products, of this package or of another.
    var dependencies: [String]
    var exclude: [String] = []
    /// Files and folders relative to the target's folder; nil means all.
    var sources: [String]?
    var hasResources = false
    /// The target's own, where it names one.
    var languageMode: Int?
    var settings = ModuleSettings(conditions: ["SWIFT_PACKAGE"])
  }

  var name: String
  /// The language of its resources, where it says.
  var defaultLocalization: String?
  /// Names of the platforms, in the order Galley prefers them.
  var platformNames: [String]
  /// Names of the device families of the package's application; empty where it has none or does not say.
  var familyNames: [String] = []
  var targets: [Target]
  /// The targets of each product.
  var products: [String: [String]]
  /// Paths, relative to the manifest's folder, of packages that lie beside it.
  var localPackages: [String]
  /// Where packages come from that cannot be fetched here, by the name used for them.
  var remotePackages: [String: String]
  var languageMode: Int

  var families: Set<Idiom>? {
    let named = familyNames.compactMap(Idiom.init(rawValue:))
    return named.isEmpty ? nil : Set(named)
  }

  var platforms: [Platform] { platformNames.compactMap(Platform.init(rawValue:)) }
}
