import Foundation

/// Where the prebuilt runtime is that user code is compiled against and linked with.
public struct RuntimeLocation: Sendable, Hashable {
  /// Folders with `SwiftUI.swiftmodule` and the other modules.
  public var moduleFolders: [String]
  /// The folder with `libGalleyRuntime.so`.
  public var libraryFolder: String
  /// C modules that the runtime imports for itself alone. A debug build of it asks for them nevertheless, and is
  /// content with empty ones.
  public var hiddenModules: [String]
  /// Further options of the compiler.
  public var compilerOptions: [String]

  public init(
    moduleFolders: [String], libraryFolder: String, hiddenModules: [String] = [], compilerOptions: [String] = []
  ) {
    self.moduleFolders = moduleFolders
    self.libraryFolder = libraryFolder
    self.hiddenModules = hiddenModules
    self.compilerOptions = compilerOptions
  }

  public static let libraryName = "GalleyRuntime"

  public var library: String { libraryFolder + "/lib\(Self.libraryName).so" }

  /// `GALLEY_RUNTIME`, else the installed tree that the executable is in, else the build folder that it is in.
  ///
  /// - Throws: ``IntakeError/noRuntime(searched:)`` with every folder looked into.
  public static func find(
    executable: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> RuntimeLocation {
    var folders: [String] = []
    if let folder = environment["GALLEY_RUNTIME"] { folders.append(folder) }
    let executable = executable ?? (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let bin = (executable as NSString).deletingLastPathComponent
    folders += [(bin as NSString).deletingLastPathComponent + "/lib/galley", bin]
    for folder in folders {
      if let location = RuntimeLocation(in: folder) { return location }
    }
    throw IntakeError.noRuntime(searched: folders)
  }

  /// The runtime in `folder`, which is laid out as an installed tree or as a build folder.
  private init?(in folder: String) {
    let files = FileManager.default
    guard files.fileExists(atPath: folder + "/lib\(Self.libraryName).so") else { return nil }
    let modules = [folder + "/modules", folder + "/Modules"].filter {
      files.fileExists(atPath: $0 + "/SwiftUI.swiftmodule")
    }
    guard !modules.isEmpty else { return nil }
    self.init(
      moduleFolders: Array(modules.prefix(1)), libraryFolder: folder, hiddenModules: Self.hiddenModules(above: folder))
  }

  /// The C targets of the package that `folder` is a build folder of.
  private static func hiddenModules(above folder: String) -> [String] {
    var parent = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    for _ in 0..<4 {
      parent.deleteLastPathComponent()
      guard FileManager.default.fileExists(atPath: parent.path + "/Package.swift") else { continue }
      return FolderTree.entries(of: parent.path + "/Sources").filter { name in
        name.hasPrefix("C") && name.dropFirst().first?.isUppercase ?? false
      }
    }
    return []
  }

  /// The names of the modules that user code can import from the runtime.
  var modules: Set<String> {
    var names: Set<String> = []
    for folder in moduleFolders {
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where entry.hasSuffix(".swiftmodule") {
        names.insert(String(entry.dropLast(".swiftmodule".count)))
      }
    }
    return names
  }

  /// Says when the runtime is another one.
  var identity: String {
    let modules = moduleFolders.map { "\($0) \(FileIdentity(of: $0 + "/SwiftUI.swiftmodule"))" }
    return (modules + hiddenModules + ["\(library) \(FileIdentity(of: library))"] + compilerOptions).joined(
      separator: "\n")
  }
}
