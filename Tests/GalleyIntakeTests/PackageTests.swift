import Foundation
import GalleyScenario
import Testing

@testable import GalleyIntake

@Suite(.serialized) struct PackageTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let strict: [SwiftSetting] = [.swiftLanguageMode(.v5)]
    let package = Package(
      name: "Shop", defaultLocalization: "de", platforms: [.macOS("13.0"), .iOS(.v17)],
      products: [.library(name: "Shop", targets: ["Shop"])],
      dependencies: [.package(path: "../Kit"), .package(url: "https://example.com/Remote.git", from: "1.0.0")],
      targets: [
        .target(
          name: "Shop", dependencies: ["Model", .product(name: "KitUI", package: "Kit"), "Remote"], exclude: ["Old"],
          resources: [.process("Media.xcassets")]),
        .target(name: "Model", path: "Model", swiftSettings: strict),
      ] + [.testTarget(name: "ShopTests", dependencies: ["Shop"])])
    """

  @Test func aManifestIsReadWithoutRunningIt() throws {
    let manifest = try #require(PackageManifest(reading: Array(Self.manifest.utf8)))
    #expect(manifest.name == "Shop")
    #expect(manifest.defaultLocalization == "de")
    #expect(manifest.platforms == [.iOS, .macOS])
    #expect(manifest.languageMode == 6)
    #expect(manifest.targets.map(\.name) == ["Shop", "Model", "ShopTests"])
    #expect(manifest.targets.map(\.kind) == [.library, .library, .test])
    #expect(manifest.targets[0].dependencies == ["Model", "KitUI", "Remote"])
    #expect(manifest.targets[0].exclude == ["Old"])
    #expect(manifest.targets[0].hasResources)
    #expect(manifest.targets[1].path == "Model")
    #expect(manifest.targets[1].languageMode == 5)
    #expect(manifest.localPackages == ["../Kit"])
    #expect(manifest.remotePackages == ["Remote": "https://example.com/Remote.git"])
    #expect(manifest.products == ["Shop": ["Shop"]])
  }

  @Test func aManifestThatMustRunIsNotGuessed() {
    let text = "let package = Package(name: \"A\", targets: [])\npackage.targets.append(.target(name: \"B\"))"
    #expect(PackageManifest(reading: Array(text.utf8)) == nil)
    #expect(PackageManifest(reading: Array("let package = Package(name: \"A\", targets: make())".utf8)) == nil)
  }

  @Test func aManifestThatRunsSaysTheSame() throws {
    let scratch = try Scratch(["P/Package.swift": Self.manifest, "P/Sources/Shop/A.swift": "", "P/Model/B.swift": ""])
    let run = try #require(
      PackageManifest.running(scratch.path + "/P", toolchain: .find(), scratch: scratch.path + "/scratch"))
    let read = try #require(PackageManifest(reading: Array(Self.manifest.utf8)))
    #expect(run.targets.map(\.name) == read.targets.map(\.name))
    #expect(run.targets.map(\.kind) == read.targets.map(\.kind))
    #expect(run.targets.map(\.dependencies) == read.targets.map(\.dependencies))
    #expect(run.targets.map(\.languageMode) == read.targets.map(\.languageMode))
    #expect(run.platforms == read.platforms)
    #expect(run.products == read.products)
    #expect(run.languageMode == read.languageMode)
    #expect(run.localPackages == [scratch.path + "/Kit"])
    #expect(Array(run.remotePackages.values) == Array(read.remotePackages.values))
  }

  @MainActor @Test func modulesOfAPackageAndOfItsNeighboursAreCompiledInOrder() throws {
    let scratch = try Scratch([
      "Shop/Package.swift": Self.manifest,
      "Shop/Sources/Shop/Shop.swift": """
      import SwiftUI
      import Model
      import KitUI
      #Preview { Text(Item().name + kit + Bundle.module.bundlePath.suffix(4)) }
      """,
      "Shop/Sources/Shop/Old/Old.swift": "this is not Swift",
      "Shop/Sources/Shop/Media.xcassets/Contents.json": "{}",
      "Shop/Model/Item.swift":
        "import SwiftUI\npublic struct Item { public init() {}; public let name = \"item\" }\n#Preview(\"model\") { Text(\"m\") }",
      "Shop/Tests/ShopTests/T.swift": "import XCTest",
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", products: [.library(name: "KitUI", targets: ["KitUI"])],
        targets: [.target(name: "KitUI")])
      """,
      "Kit/Sources/KitUI/Kit.swift": "public let kit = \"-kit-\"",
    ])
    let result = try scratch.intake().build([scratch.path + "/Shop"])
    #expect(result.errors == [])
    #expect(result.platform == .iOS)
    #expect(result.reason == .project)
    #expect(result.fileCount == 3)
    #expect(result.assets.catalogs == ["Sources/Shop/Media.xcassets"])
    #expect(
      try registered(by: result.library) == [
        "Model/Item.swift:3 preview model 0 m", "Sources/Shop/Shop.swift:4 preview - 0 item-kit-Shop",
      ])
  }

  @Test func whatComesFromElsewhereIsNamedWithItsAddress() throws {
    let scratch = try Scratch([
      "Package.swift": Self.manifest,
      "Sources/Shop/A.swift": "import SwiftUI\nimport Remote\nlet x = RemoteThing()",
      "Model/B.swift": "public let b = 1",
    ])
    let result = try scratch.intake().build([scratch.path])
    #expect(result.errors.map(\.name) == ["Remote", "RemoteThing"])
    #expect(
      result.unavailable == [
        UnavailableModule(name: "Remote", fileCount: 1, origin: "https://example.com/Remote.git")
      ])
    #expect(result.leftOut == ["Sources/Shop/A.swift"])
    #expect(result.library != nil)
  }

  @Test func catalogsAndLanguagesMakeABundleWithoutTheManifest() throws {
    let manifest = "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \".\")])"
    let with = try Scratch([
      "Package.swift": manifest, "A.swift": "import Foundation\nlet a = Bundle.module",
      "en.lproj/Localizable.strings": "\"a\" = \"A\";",
    ])
    #expect(try SourceFinder().find([with.path]).modules.map(\.resourceFolder) == [""])
    let without = try Scratch(["Package.swift": manifest, "A.swift": "let a = 1"])
    #expect(try SourceFinder().find([without.path]).modules.map(\.resourceFolder) == [nil])
  }

  @Test func aPackageWithoutSourcesIsAnError() throws {
    let scratch = try Scratch(["Package.swift": "let package = Package(name: \"A\", targets: [.target(name: \"A\")])"])
    #expect(throws: IntakeError.noTargets(manifest: "Package.swift")) { try SourceFinder().find([scratch.path]) }
  }

  @MainActor @Test func packagesInsideAFolderComeBeforeItsOwnFiles() throws {
    let scratch = try Scratch([
      "App/Main.swift": "import SwiftUI\nimport Core\n#Preview { Text(core) }",
      "Packages/Core/Package.swift": "let package = Package(name: \"Core\", targets: [.target(name: \"Core\")])",
      "Packages/Core/Sources/Core/Core.swift": "public let core = \"core\"",
    ])
    let result = try scratch.intake().build([scratch.path], for: .iOS)
    #expect(result.errors == [])
    #expect(try registered(by: result.library) == ["App/Main.swift:3 preview - 0 core"])
  }

  /// app packages say which devices they are for.
  @Test func theDeviceFamiliesOfAnAppPackageAreRead() throws {
    let manifest = try #require(
      PackageManifest(
        reading: Array(
          """
          let package = Package(name: "A", products: [.iOSApplication(name: "A", targets: ["A"],
            supportedDeviceFamilies: [.pad])], targets: [.executableTarget(name: "A", path: ".")])
          """.utf8)))
    #expect(manifest.families == [.pad])
    let plain = PackageManifest(reading: Array("let package = Package(name: \"A\", targets: [])".utf8))
    #expect(plain?.families == nil)
  }
}
