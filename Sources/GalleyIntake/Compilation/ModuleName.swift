/// Names for the modules that user code is compiled as.
enum ModuleName {
  /// Modules of the toolchain that user code may import.
  static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Observation", "Dispatch", "Synchronization", "RegexBuilder", "Distributed", "_Concurrency",
    "_StringProcessing", "_Differentiation", "_Volatile", "Cxx", "CxxStdlib", "Glibc",
  ]

  /// Names that a module of the user's must not have: an import of them means Apple's or ours.
  private static let reserved: Set<String> = [
    "AppKit", "Charts", "Cocoa", "Combine", "CoreData", "CoreGraphics", "CoreText", "Darwin", "MapKit", "Testing",
    "ObjectiveC", "PhotosUI", "QuartzCore", "StoreKit", "SwiftData", "SwiftUI", "SwiftUICore", "UIKit", "WebKit",
    "WatchKit", "WidgetKit", "XCTest", "main",
  ]

  /// A module name made of the name of a file, folder or target.
  static func made(from text: String, avoiding taken: Set<String> = []) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      let isWord = scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      name.unicodeScalars.append(isWord && scalar.isASCII ? scalar : "_")
    }
    if name.isEmpty || name.allSatisfy({ $0 == "_" }) { name = "App" }
    if name.first?.isNumber ?? false { name = "_" + name }
    if isOurs(name) { name = "App" + name }
    while isReserved(name) || taken.contains(name) { name += "Module" }
    return name
  }

  /// The module of a target, which others import by this name: what no identifier may hold, or begin with, is an
  /// underscore, as in Xcode's and the package manager's names.
  static func ofTarget(_ name: String) -> String {
    var module = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" }
    if module.first?.isNumber ?? false { module[0] = "_" }
    return module.isEmpty ? "_" : String(module)
  }

  static func isReserved(_ name: String) -> Bool {
    reserved.contains(name) || toolchain.contains(name) || isOurs(name)
  }

  private static func isOurs(_ name: String) -> Bool { name.hasPrefix("Galley") || name.hasPrefix("CGalley") }
}
