import GalleyScenario
@_implementationOnly import SwiftIfConfig
@_implementationOnly import SwiftSyntax

/// What `#if` conditions of user code mean on the platform that is proofed, not on the machine that proofs.
struct PlatformConditions: BuildConfiguration {
  var platform: Platform
  /// Modules that an `import` would find.
  var modules: Set<String>
  /// Set by `-D`, as Xcode's debug configuration does.
  var customConditions: Set<String> = ["DEBUG"]
  var languageMode: Int = 5
  var toolchain: Toolchain.Facts

  func isCustomConditionSet(name: String) -> Bool { customConditions.contains(name) }

  func hasFeature(name: String) -> Bool { toolchain.features().contains(name) }

  func hasAttribute(name: String) -> Bool {
    // These need Objective-C at run time, and are dropped by the translation.
    ["objc", "objcMembers", "IBOutlet", "IBAction", "NSManaged"].contains(name)
      || toolchain.attributes().contains(name)
  }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    switch module {
    case "UIKit": return platform != .macOS
    case "AppKit", "Cocoa": return platform == .macOS
    case "WatchKit": return platform == .watchOS
    case "Darwin": return true
    // Present here, absent on every Apple platform.
    case "Glibc", "Musl", "Android", "WinSDK", "FoundationNetworking", "FoundationXML", "FoundationEssentials":
      return false
    default: return modules.contains(module)
    }
  }

  func isActiveTargetOS(name: String) -> Bool {
    switch name {
    case "OSX": return platform == .macOS
    case "xrOS": return platform == .visionOS
    default: return name == platform.rawValue
    }
  }

  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }

  /// Previews of a phone, pad, watch, TV or headset run in a simulator.
  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" && platform != .macOS }

  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }

  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }

  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  /// In mode 5 the compiler calls itself 5.10.
  var languageVersion: VersionTuple { languageMode >= 6 ? compilerVersion : VersionTuple(5, 10) }
  var compilerVersion: VersionTuple { VersionTuple(components: toolchain.version) }
}
