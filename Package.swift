// swift-tools-version: 6.0
import CompilerPluginSupport
import Foundation
import PackageDescription

// MARK: - The toolchain's own SwiftSyntax
//
// Outside packages cannot be a condition of building this one, so the parser and the macro plug-in use the
// SwiftSyntax that every toolchain carries for its own compiler.

let toolchain: String = {
  if let path = ProcessInfo.processInfo.environment["GALLEY_TOOLCHAIN"] { return path }
  let search = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
  for folder in search + ["/opt/swift/usr/bin", "/usr/bin"] {
    let compiler = folder + "/swiftc"
    guard FileManager.default.isExecutableFile(atPath: compiler) else { continue }
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let root = real.deletingLastPathComponent().deletingLastPathComponent().path
    if FileManager.default.fileExists(atPath: root + "/lib/swift/host/SwiftSyntax.swiftmodule") { return root }
  }
  return "/opt/swift/usr"
}()

let host = toolchain + "/lib/swift/host"

let syntaxSwift: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let syntaxLink: [LinkerSetting] = [
  .unsafeFlags(
    ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]
      + [
        "SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftOperators",
        "SwiftSyntaxBuilder", "SwiftBasicFormat", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion",
        "SwiftIfConfig", "SwiftCompilerPluginMessageHandling",
      ].map { "-l\($0)" })
]

// MARK: - Settings

/// Debug builds and their tests check that accesses do not overlap; release builds save the time. User code is compiled
/// with the check.
let unchecked = SwiftSetting.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))

/// Modules that carry Apple's names build in language mode 5: `@MainActor` views with nonisolated initialisers
/// do not type-check in mode 6.
let facade: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]), unchecked,
]
let engine: [SwiftSetting] = [.swiftLanguageMode(.v6), unchecked]
/// Tests import `Testing` beside modules named like Apple's, for which the toolchain would look for overlays.
let tests: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
]

// MARK: - Apple's further frameworks

/// What view code imports beside SwiftUI and UIKit: a folder in `Sources/Frameworks` and a line here each, with what it
/// builds on, which stands above it. `docs/frameworks.md` says what each of them has.
let frameworks: [(name: String, uses: [String])] = [
  ("CoreMedia", ["CoreGraphics"]),
  ("UserNotifications", ["GalleyFoundation"]),
  ("AVFoundation", ["CoreMedia", "UIKit"]),
  ("AVKit", ["AVFoundation", "SwiftUI"]),
  ("ActivityKit", ["GalleyFoundation", "UserNotifications"]),
  ("AppIntents", ["SwiftUI"]),
  ("AuthenticationServices", ["UIKit", "SwiftUI"]),
  ("Charts", ["SwiftUI"]),
  ("CoreData", ["Combine", "SwiftUI"]),
  ("CoreHaptics", ["GalleyFoundation"]),
  ("CoreImage", ["UIKit"]),
  ("CoreLocation", ["CoreGraphics"]),
  ("CoreMotion", ["GalleyFoundation"]),
  ("CoreSpotlight", ["UniformTypeIdentifiers", "UIKit"]),
  ("CryptoKit", ["GalleyFoundation"]),
  ("LinkPresentation", ["UIKit"]),
  ("LocalAuthentication", ["GalleyFoundation"]),
  ("MapKit", ["CoreLocation", "UIKit", "SwiftUI"]),
  ("MediaPlayer", ["UIKit"]),
  ("MessageUI", ["UIKit"]),
  ("MobileCoreServices", ["UniformTypeIdentifiers"]),
  ("Network", ["GalleyFoundation"]),
  ("Photos", ["UIKit"]),
  ("PhotosUI", ["Photos", "SwiftUI"]),
  ("QuickLook", ["UIKit", "SwiftUI"]),
  ("SafariServices", ["UIKit"]),
  ("StoreKit", ["UIKit", "SwiftUI"]),
  ("SwiftData", ["SwiftUI"]),
  ("TipKit", ["UIKit", "SwiftUI"]),
  ("WebKit", ["UIKit", "SwiftUI"]),
  ("WidgetKit", ["ActivityKit", "AppIntents", "SwiftUI"]),
]

let package = Package(
  name: "galley",
  products: [
    .executable(name: "galley", targets: ["galley"]),
    .executable(name: "galley-worker", targets: ["GalleyWorker"]),
    .library(name: "GalleyRuntime", type: .dynamic, targets: ["GalleyRuntime"]),
  ],
  targets: [
    // System libraries
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz"),
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2"),
    .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi"),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig"),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .target(name: "CTextBreak", linkerSettings: [.linkedLibrary("icuuc")]),
    .target(name: "CMeasures", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(name: "CPluralRules", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(name: "CGalleyProcess"),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),

    // Engine
    .target(name: "GalleyGeometry", swiftSettings: engine),
    .target(name: "GalleyCatalog", dependencies: ["GalleyGeometry"], swiftSettings: engine),
    .target(name: "GalleyScenario", dependencies: ["GalleyGeometry", "GalleyCatalog"], swiftSettings: engine),
    .target(
      name: "GalleyTypography",
      dependencies: ["GalleyGeometry", "GalleyCatalog", "CHarfBuzz", "CFriBidi", "CFontconfig", "CTextBreak"],
      swiftSettings: engine),
    .target(
      name: "GalleyLocalization", dependencies: ["GalleyCatalog", "GalleyScenario", "CPluralRules", "CMeasures"],
      swiftSettings: engine),
    .target(name: "GalleyScreen", dependencies: ["GalleyGeometry"], swiftSettings: engine),
    .target(name: "GalleyLayout", dependencies: ["GalleyGeometry"], swiftSettings: engine),

    .target(
      name: "GalleyHost", dependencies: ["GalleyGeometry", "GalleyScreen", "CGalleyProcess"], swiftSettings: engine),

    .target(name: "GalleyConstraints", swiftSettings: engine),

    // What view code imports
    .target(
      name: "GalleyFoundation", dependencies: ["GalleyCatalog", "GalleyLocalization", "GalleyScenario"],
      swiftSettings: facade),
    .target(name: "os", dependencies: ["GalleyFoundation"], swiftSettings: facade),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: facade),
    .target(name: "UniformTypeIdentifiers", dependencies: ["GalleyFoundation"], swiftSettings: facade),
    .target(name: "QuartzCore", dependencies: ["UIKit"], swiftSettings: facade),
    .target(name: "CoreGraphics", dependencies: ["GalleyFoundation"], swiftSettings: facade),
    .target(name: "Combine", dependencies: ["GalleyFoundation"], swiftSettings: facade),
    .target(
      name: "UIKit",
      dependencies: [
        "CoreGraphics", "Combine", "GalleyFoundation", "GalleyGeometry", "GalleyCatalog", "GalleyScenario",
        "GalleyTypography", "GalleyScreen", "GalleyConstraints",
      ], swiftSettings: facade),
    .target(
      name: "SwiftUICore",
      dependencies: [
        "UIKit", "CoreGraphics", "Combine", "GalleyGeometry", "GalleyCatalog", "GalleyScenario", "GalleyTypography",
        "GalleyScreen", "GalleyLayout", "GalleyFoundation", "GalleyLocalization",
      ], swiftSettings: facade),
    .target(
      name: "SwiftUI",
      dependencies: ["SwiftUICore", "UIKit", "UniformTypeIdentifiers", "GalleyLayout", "GalleyScreen"],
      swiftSettings: facade),

    // The runtime that user code is linked with, and the process that runs it
    .target(
      name: "GalleyRuntime",
      dependencies: [
        "SwiftUI", "SwiftUICore", "UIKit", "GalleyScreen", "GalleyScenario", "GalleyHost", "GalleyLocalization",
        "CGalleyProcess", "os", "OSLog",
        "UniformTypeIdentifiers", "QuartzCore",
      ] + frameworks.map { .target(name: $0.name) }, swiftSettings: facade),
    .executableTarget(
      name: "GalleyWorker", dependencies: ["CGalleyProcess"],
      // A report of a crash follows the frames of the worker's own functions to the user's.
      cSettings: [.unsafeFlags(["-fno-omit-frame-pointer", "-fno-optimize-sibling-calls"])],
      linkerSettings: [.linkedLibrary("dl"), .unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    // Reports that the documents quote
    .target(
      name: "TypographyRecords", dependencies: ["GalleyTypography"], path: "Benchmarks/TypographyRecords",
      swiftSettings: engine),
    .target(
      name: "ShapingSamples", dependencies: ["GalleyTypography", "CHarfBuzz"], path: "Benchmarks/ShapingSamples",
      swiftSettings: engine),
    .executableTarget(
      name: "TypographyReport", dependencies: ["GalleyTypography", "TypographyRecords", "ShapingSamples", "CHarfBuzz"],
      path: "Benchmarks/TypographyReport", swiftSettings: engine),

    .executableTarget(
      name: "CatalogReport", dependencies: ["GalleyCatalog", "GalleyScenario"], path: "Benchmarks/CatalogReport",
      swiftSettings: engine),

    .executableTarget(
      name: "LayoutReport",
      dependencies: [
        "GalleyGeometry", "GalleyLayout", "GalleyScenario", "GalleyTypography", "ShapingSamples", "SwiftUICore",
        "SwiftUI",
      ],
      path: "Benchmarks/LayoutReport", swiftSettings: facade),

    // The tool
    .executableTarget(
      name: "GalleyMacros", swiftSettings: syntaxSwift + [.swiftLanguageMode(.v5)], linkerSettings: syntaxLink),
    .target(
      name: "GalleyIntake", dependencies: ["GalleyScenario"],
      swiftSettings: syntaxSwift + [.swiftLanguageMode(.v5)], linkerSettings: syntaxLink),
    .target(
      name: "GalleyDrawing",
      dependencies: ["GalleyGeometry", "GalleyScreen", "GalleyScenario", "GalleyTypography", "CCairo", "CJPEG"],
      swiftSettings: engine),
    .target(
      name: "GalleyAudit", dependencies: ["GalleyGeometry", "GalleyScreen", "GalleyScenario", "GalleyCatalog"],
      swiftSettings: engine),
    .target(
      name: "GalleyProofing",
      dependencies: [
        "GalleyScreen", "GalleyScenario", "GalleyCatalog", "GalleyIntake", "GalleyDrawing", "GalleyAudit",
        "CGalleyProcess",
      ], swiftSettings: engine),
    .target(name: "GalleyArguments", swiftSettings: engine),
    .target(
      name: "GalleyCommands",
      dependencies: [
        "GalleyArguments", "GalleyCatalog", "GalleyScenario", "GalleyTypography", "GalleyScreen", "GalleyIntake",
        "GalleyDrawing", "GalleyAudit", "GalleyProofing",
      ], swiftSettings: engine),
    .executableTarget(name: "galley", dependencies: ["GalleyCommands"], swiftSettings: engine),

    // Tests
    .testTarget(
      name: "GalleyProofingTests",
      dependencies: [
        "GalleyProofing", "GalleyIntake", "GalleyScenario", "GalleyCatalog", "GalleyScreen", "GalleyGeometry",
        "CGalleyProcess",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "GalleyCatalogTests", dependencies: ["GalleyCatalog", "GalleyGeometry"], exclude: ["Tables"],
      swiftSettings: tests),
    .testTarget(
      name: "GalleyScenarioTests", dependencies: ["GalleyScenario", "GalleyCatalog", "GalleyGeometry"],
      swiftSettings: tests),
    .testTarget(name: "GalleyArgumentsTests", dependencies: ["GalleyArguments"], swiftSettings: tests),
    .testTarget(name: "GalleyIntakeTests", dependencies: ["GalleyIntake"], swiftSettings: tests),
    .testTarget(
      name: "SwiftUICoreTests",
      dependencies: [
        "SwiftUICore", "GalleyScreen", "GalleyScenario", "GalleyGeometry", "GalleyTypography", "GalleyLocalization",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "GalleyScenario", "GalleyScreen", "GalleyGeometry"],
      swiftSettings: tests),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwiftUI", "SwiftUICore", "UIKit", "GalleyScreen", "GalleyScenario", "GalleyCatalog", "GalleyGeometry",
      ], swiftSettings: tests),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "SwiftUI", "SwiftUICore", "UIKit", "GalleyScreen", "GalleyScenario", "GalleyCatalog", "GalleyGeometry",
      ], exclude: ["README.md", "Recorded", "differences.json"], swiftSettings: tests),
    .testTarget(
      name: "GalleyFoundationTests", dependencies: ["GalleyFoundation", "GalleyLocalization"],
      exclude: ["CommonMark/examples.json"], swiftSettings: tests),
    .testTarget(
      name: "GalleyLocalizationTests", dependencies: ["GalleyLocalization", "GalleyScenario"], swiftSettings: tests),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: tests),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"], swiftSettings: tests),
    .testTarget(
      name: "GalleyTypographyTests", dependencies: ["GalleyTypography", "GalleyGeometry", "TypographyRecords"],
      exclude: ["Recorded", "Fixtures"], swiftSettings: tests),
    .testTarget(
      name: "GalleyDrawingTests",
      dependencies: [
        "GalleyDrawing", "GalleyScreen", "GalleyScenario", "GalleyCatalog", "GalleyGeometry", "GalleyTypography",
        "CCairo",
      ],
      exclude: ["Fixtures"], swiftSettings: tests),
    .testTarget(name: "GalleyConstraintsTests", dependencies: ["GalleyConstraints"], swiftSettings: tests),
    .testTarget(name: "GalleyScreenTests", dependencies: ["GalleyScreen", "GalleyGeometry"], swiftSettings: tests),
    .testTarget(
      name: "GalleyAuditTests",
      dependencies: ["GalleyAudit", "GalleyGeometry", "GalleyScreen", "GalleyScenario"], swiftSettings: tests),
    .testTarget(
      name: "GalleyCommandsTests", dependencies: ["GalleyCommands", "GalleyArguments", "GalleyAudit", "GalleyCatalog"],
      swiftSettings: tests),
    .testTarget(
      name: "EndToEndTests", dependencies: ["galley", "GalleyWorker", "GalleyRuntime"], exclude: ["Fixtures"],
      swiftSettings: tests),
    .testTarget(name: "ProjectTests", swiftSettings: tests),
    .testTarget(
      name: "GalleyLayoutTests", dependencies: ["GalleyLayout", "GalleyGeometry"], swiftSettings: tests),
  ]
)

package.targets += frameworks.map { framework in
  .target(
    name: framework.name, dependencies: framework.uses.map { .target(name: $0) },
    path: "Sources/Frameworks/\(framework.name)", swiftSettings: facade)
}
