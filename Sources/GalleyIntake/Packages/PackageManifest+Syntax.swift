import GalleyScenario
@_implementationOnly import SwiftParser
@_implementationOnly import SwiftSyntax

extension PackageManifest {
  /// Reads a manifest without running it, which is enough for most and takes no time.
  ///
  /// - Returns: nil where the targets can only be known by running it.
  init?(reading text: [UInt8]) {
    let reader = ManifestReader(text.withUnsafeBufferPointer { Parser.parse(source: $0) })
    guard let package = reader.package, !reader.hasStatements else { return nil }
    guard let targets = package.argument("targets"), !targets.isIncomplete,
      !(package.argument("dependencies")?.isIncomplete ?? false), let list = targets.array
    else { return nil }
    self.init(
      name: package.argument("name")?.string ?? "Package",
      defaultLocalization: package.argument("defaultLocalization")?.string,
      platformNames: Self.platformNames(package.argument("platforms")),
      familyNames: Self.familyNames(package.argument("products")),
      targets: list.compactMap(Self.target), products: Self.products(package.argument("products")), localPackages: [],
      remotePackages: [:], languageMode: Self.languageMode(package, text))
    for dependency in package.argument("dependencies")?.array ?? [] {
      if let path = dependency.argument("path")?.string { localPackages.append(path) }
      if let url = dependency.argument("url")?.string { remotePackages[Self.identity(ofURL: url)] = url }
    }
  }

  private static func platformNames(_ value: ManifestValue?) -> [String] {
    let named = Set((value?.array ?? []).compactMap(\.callName))
    return PlatformChoice.preferred.map(\.rawValue).filter(named.contains)
  }

  /// `.iOSApplication(…, supportedDeviceFamilies: [.pad, .phone])`, as app packages have.
  private static func familyNames(_ products: ManifestValue?) -> [String] {
    (products?.array ?? []).flatMap { product -> [String] in
      (product.argument("supportedDeviceFamilies")?.array ?? []).compactMap {
        if case .member(let name) = $0 { name } else { nil }
      }
    }
  }

  private static func products(_ value: ManifestValue?) -> [String: [String]] {
    var products: [String: [String]] = [:]
    for product in value?.array ?? [] {
      guard let name = product.argument("name")?.string else { continue }
      products[name] = product.argument("targets")?.strings ?? []
    }
    return products
  }

  private static func target(_ value: ManifestValue) -> Target? {
    guard let name = value.argument("name")?.string, let function = value.callName else { return nil }
    let kinds: [String: Target.Kind] = [
      "target": .library, "executableTarget": .executable, "testTarget": .test, "macro": .macro,
    ]
    var target = Target(
      name: name, kind: kinds[function] ?? .other, path: value.argument("path")?.string,
      dependencies: (value.argument("dependencies")?.array ?? []).compactMap {
        $0.string ?? $0.argument("name")?.string
      })
    target.exclude = value.argument("exclude")?.strings ?? []
    target.sources = value.argument("sources")?.strings
    target.hasResources = !(value.argument("resources")?.array ?? []).isEmpty
    for setting in value.argument("swiftSettings")?.array ?? [] { target.apply(setting) }
    return target
  }

  /// What the package names, else 6 for tools of version 6 and later.
  private static func languageMode(_ package: ManifestValue, _ text: [UInt8]) -> Int {
    let named = package.argument("swiftLanguageModes") ?? package.argument("swiftLanguageVersions")
    if let modes = named?.array {
      let isSix = modes.contains { if case .member(let mode) = $0 { mode == "v6" } else { false } }
      return isSix ? 6 : 5
    }
    return toolsVersion(text) >= 6 ? 6 : 5
  }

  /// The major version in `// swift-tools-version: 6.0`.
  private static func toolsVersion(_ text: [UInt8]) -> Int {
    let line = String(decoding: text.prefix { !$0.isLineBreak }, as: UTF8.self)
    guard let colon = line.firstIndex(of: ":") else { return 5 }
    return Int(line[line.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber }) ?? 5
  }

  /// The last component of the address, as the package manager names a package by default.
  static func identity(ofURL url: String) -> String {
    let last = url.split(separator: "/").last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

extension PackageManifest.Target {
  fileprivate mutating func apply(_ setting: ManifestValue) {
    guard case .call(let name, let arguments) = setting, let value = arguments.first?.value else { return }
    switch (name, value) {
    case ("swiftLanguageMode", .member(let mode)): languageMode = mode == "v6" ? 6 : 5
    case ("define", .string(let condition)): settings.conditions.append(condition)
    // `MainActor.self`; the other choice is `nil`.
    case ("defaultIsolation", .member("self")): settings.isolatesToMainActor = true
    default: break
    }
  }
}
