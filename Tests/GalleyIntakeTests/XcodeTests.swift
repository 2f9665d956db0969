import Foundation
import GalleyScenario
import Testing

@testable import GalleyIntake

@Suite(.serialized) struct XcodeTests {
  /// A project with an app of listed files and groups, a watch app of a synchronized folder, a framework and a local
  /// package.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
    /* Begin PBXBuildFile section */
        B1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* App.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
    /* End PBXBuildFile section */
        F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; name = "A \\"quoted\\" name"; path = "Home View.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
        F4 = {isa = PBXFileReference; path = Generated.swift; sourceTree = BUILT_PRODUCTS_DIR; };
        G0 = {isa = PBXGroup; children = (G1, F3, S1, P1,); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, G2, F4); path = Shop; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F2); name = Views; sourceTree = "<group>"; };
        P1 = {isa = PBXFileReference; path = Packages/Core; sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = Watch; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift); target = T2; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift); target = T1; };
        C1 = {isa = XCConfigurationList; buildConfigurations = (R1, D1); };
        R1 = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = macosx; }; };
        D1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          PRODUCT_NAME = "$(TARGET_NAME)"; SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited) BETA"; }; };
        C2 = {isa = XCConfigurationList; buildConfigurations = (D2); };
        D2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SDKROOT = watchos; SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
        T1 = {isa = PBXNativeTarget; name = "My Shop"; buildConfigurationList = C1; buildPhases = (X1, X2);
          dependencies = (K1); packageProductDependencies = (Q1);
          productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; name = Watch; buildConfigurationList = C2; buildPhases = ();
          fileSystemSynchronizedGroups = (S1); productType = "com.apple.product-type.application"; };
        T3 = {isa = PBXNativeTarget; name = Kit; buildConfigurationList = C1; buildPhases = (X3);
          productType = "com.apple.product-type.framework"; };
        T4 = {isa = PBXNativeTarget; name = ShopTests; buildPhases = (X1);
          productType = "com.apple.product-type.bundle.unit-test"; };
        X1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B4); };
        X2 = {isa = PBXResourcesBuildPhase; files = (); };
        X3 = {isa = PBXSourcesBuildPhase; files = (B3); };
        K1 = {isa = PBXTargetDependency; target = T3; };
        Q1 = {isa = XCSwiftPackageProductDependency; productName = Core; };
        L1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Far.git"; };
        P0 = {isa = PBXProject; buildConfigurationList = C1; developmentRegion = German; mainGroup = G0; packageReferences = (L1);
          targets = (T4, T2, T1, T3); };
      };
      rootObject = P0 /* Project object */;
    }
    """

  private static let files = [
    "Shop.xcodeproj/project.pbxproj": project,
    "Shop/App.swift":
      "import SwiftUI\nimport Core\nimport Kit\n@main struct A: App { var body: some Scene { WindowGroup { Text(core + kit) } } }\n#if BETA\n#Preview(\"beta\") { Text(shared) }\n#endif",
    "Shop/Home View.swift": "struct Home {}", "Shop/NotInTheTarget.swift": "this is not Swift",
    "Kit/Kit.swift": "public let kit = \"kit\"",
    "Watch/WatchApp.swift": "import SwiftUI\nstruct W: View { var body: some View { Text(\"w\") } }\n#Preview { W() }",
    "Watch/Old.swift": "neither is this", "Watch/Shared.swift": "let shared = \"shared\"",
    "Packages/Core/Package.swift":
      "let package = Package(name: \"Core\", targets: [.target(name: \"Core\"), .target(name: \"Unused\")])",
    "Packages/Core/Sources/Core/Core.swift": "public let core = \"core\"",
    "Packages/Core/Sources/Unused/U.swift": "public let u = 1", "Shop/Assets.xcassets/Contents.json": "{}",
  ]

  @Test func theApplicationsFilesAreFoundWithWhatTheyNeed() throws {
    let scratch = try Scratch(Self.files)
    for path in [scratch.path, scratch.path + "/Shop.xcodeproj"] {
      let set = try SourceFinder().find([path])
      #expect(set.modules.map(\.name) == ["Core", "Kit", "My_Shop"])
      #expect(set.modules.last?.files.map(\.name) == ["Shop/App.swift", "Shop/Home View.swift", "Watch/Shared.swift"])
      #expect(set.modules.last?.settings == ModuleSettings(conditions: ["DEBUG", "BETA"]))
      #expect(set.platforms == [.iOS])
      #expect(set.remotePackages == ["Far": "https://example.com/Far.git"])
      #expect(set.assets.catalogs == ["Shop/Assets.xcassets"])
      #expect(set.assets.developmentLanguage == "de")
      #expect(set.notes == ["the target 'My Shop' is shown; others of the project: Watch"])
    }
  }

  /// what an application is for decides which devices `all` and `quick` mean.
  @Test(arguments: [
    ("1", [Idiom.phone]), ("\"2\"", [.pad]), ("\"1,2\"", [.phone, .pad]), ("\"1, 2, 6\"", [.phone, .pad, .mac]),
    ("\"$(FAMILY)\"", nil), ("\"\"", nil),
  ])
  func theDeviceFamiliesAreRead(_ written: String, _ families: [Idiom]?) throws {
    var files = Self.files
    files["Shop.xcodeproj/project.pbxproj"] = Self.project.replacingOccurrences(
      of: "SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \(written);")
    let (scratch, silent) = (try Scratch(files), try Scratch(Self.files))
    let found = try (SourceFinder().find([scratch.path]).families, SourceFinder().find([silent.path]).families)
    withExtendedLifetime((scratch, silent)) {
      #expect(found.0 == families.map { Set($0) })
      #expect(found.1 == nil)
    }
  }

  @Test func thePlatformChoosesTheTarget() throws {
    let scratch = try Scratch(Self.files)
    let set = try SourceFinder().find([scratch.path], for: .watchOS)
    #expect(set.modules.map(\.name) == ["Watch"])
    #expect(set.modules[0].files.map(\.name) == ["Watch/Shared.swift", "Watch/WatchApp.swift"])
    // What the target does not say, the project does.
    #expect(
      set.modules[0].settings
        == ModuleSettings(languageMode: 6, isolatesToMainActor: true, conditions: ["DEBUG", "BETA"]))
    #expect(set.platforms == [.watchOS])
  }

  @MainActor @Test func aProjectIsBuilt() throws {
    let scratch = try Scratch(Self.files)
    let result = try scratch.intake().build([scratch.path])
    #expect(result.errors == [])
    #expect(result.platform == .iOS)
    #expect(result.reason == .project)
    #expect(
      try registered(by: result.library) == ["Shop/App.swift:4 app A", "Shop/App.swift:6 preview beta 0 shared"])
    let watch = try scratch.intake().build([scratch.path], for: .watchOS)
    #expect(watch.errors == [])
    #expect(try registered(by: watch.library) == ["Watch/WatchApp.swift:3 preview - 0 W"])
  }

  @Test func aBrokenProjectIsAFolderOfSources() throws {
    let scratch = try Scratch(["A.xcodeproj/project.pbxproj": "{ objects = (", "A.swift": "let a = 1"])
    #expect(try SourceFinder().find([scratch.path]).modules.map { $0.files.map(\.name) } == [["A.swift"]])
  }

  @Test(arguments: ["", "{", "{a", "{a=", "(a, (b", "\"open", "{a = b; /* open", String(repeating: "(", count: 10_000)])
  func hostilePropertyListsAreRefused(_ text: String) {
    #expect(PropertyList(reading: Array(text.utf8)) == nil)
  }
}
