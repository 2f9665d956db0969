import Foundation

/// Compiles translated modules against the runtime, and links them into the library that a worker loads.
struct Compiler {
  var toolchain: Toolchain
  var runtime: RuntimeLocation
  /// For the compiler and for the linker, each.
  var timeLimit: Double
  var debugInformation = false
  /// Where the compiler keeps what it builds of C modules.
  var moduleCache: String

  /// Part of the cache key: whatever changes the result besides the sources.
  var identity: String {
    ([toolchain.identity, runtime.identity] + options(ModuleSettings())).joined(separator: "\n")
  }

  /// Options of every compilation.
  ///
  /// A package in language mode 6 is compiled in mode 5 with the parts of mode 6 that change meaning: its checks of
  /// concurrency would judge modules that are annotated less strictly here than Apple's.
  func options(_ settings: ModuleSettings) -> [String] {
    var options = [
      "-target", toolchain.target, "-disable-objc-interop", "-Onone", "-D", "DEBUG", "-parse-as-library",
      "-swift-version", "5", "-suppress-warnings", "-disable-cross-import-overlays", "-diagnostic-style", "llvm",
      "-no-color-diagnostics", "-module-cache-path", moduleCache, "-package-name", "input",
      "-in-process-plugin-server-path", toolchain.hostLibraries + "/libSwiftInProcPluginServer.so",
      "-plugin-path", toolchain.hostLibraries + "/plugins",
    ]
    if settings.languageMode >= 6 {
      for feature in [
        "BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures", "ImplicitOpenExistentials",
      ] {
        options += ["-enable-upcoming-feature", feature]
      }
    }
    // Line tables cost no time, and name the line of a crash.
    options.append(debugInformation ? "-g" : "-gline-tables-only")
    return options + runtime.moduleFolders.flatMap { ["-I", $0] } + runtime.compilerOptions
  }

  /// Compiles some files of a module, each to an object of its own, against the others.
  ///
  /// - Parameters:
  ///   - files: Every file of the module, in `folder`.
  ///   - objects: Where the objects go of those to compile.
  /// - Returns: the errors; none means that the objects are written.
  func compile(
    _ files: [String], to objects: [String: String], as module: String, settings: ModuleSettings, in folder: String
  ) throws -> [CompilerDiagnostic] {
    var arguments = ["-frontend", "-c"]
    var outputs: [String] = []
    for file in files {
      guard let object = objects[file] else {
        arguments.append(file)
        continue
      }
      arguments += ["-primary-file", file]
      outputs += ["-o", object]
    }
    arguments += ["-module-name", module, "-I", "../modules"] + options(settings) + outputs
    let process = CompilerProcess(executable: toolchain.frontend, arguments: arguments, folder: folder)
    return try diagnostics(of: process.run(seconds: timeLimit, log: "\(folder)/compiler-\(UUID().uuidString).log"))
  }

  /// Writes what other modules need to import this one, without looking at the bodies of its functions.
  func emitModule(
    _ files: [String], as module: String, settings: ModuleSettings, to path: String, in folder: String
  ) throws -> [CompilerDiagnostic] {
    var arguments = ["-frontend", "-emit-module"] + files + ["-module-name", module, "-I", "../modules"]
    arguments += options(settings)
    arguments += ["-experimental-skip-non-inlinable-function-bodies", "-o", path]
    let process = CompilerProcess(executable: toolchain.frontend, arguments: arguments, folder: folder)
    return try diagnostics(of: process.run(seconds: timeLimit, log: folder + "/module.log"))
  }

  /// Whether the compiler's own parser accepts the file, within the time.
  func parses(_ path: String, in folder: String, seconds: Double? = nil) throws -> Bool {
    let arguments = ["-frontend", "-parse", "-swift-version", "5", "-suppress-warnings", path]
    let process = CompilerProcess(executable: toolchain.frontend, arguments: arguments, folder: folder)
    let log = "\(folder)/parser-\(UUID().uuidString).log"
    return try process.run(seconds: seconds ?? timeLimit, log: log).succeeded
  }

  /// Links the objects into a library that needs nothing but the runtime and the toolchain's libraries.
  func link(_ objects: [String], to library: String, in folder: String) throws -> [CompilerDiagnostic] {
    var arguments = ["-shared", "-z", "defs", "--as-needed", "--build-id=none", "-o", library]
    arguments += ["\(toolchain.swiftLibraries)/\(toolchain.architecture)/swiftrt.o"] + objects
    arguments += ["-L", runtime.libraryFolder, "-l\(RuntimeLocation.libraryName)", "-L", toolchain.swiftLibraries]
    arguments += Self.linkedLibraries.map { "-l" + $0 }
    arguments += ["-rpath", runtime.libraryFolder, "-rpath", toolchain.swiftLibraries]
    for folder in [
      "/lib/\(toolchain.architecture)-linux-gnu", "/usr/lib/\(toolchain.architecture)-linux-gnu", "/lib64",
    ] {
      arguments += ["-L", folder]
    }
    let linker = toolchain.root + "/bin/ld.lld"
    let process = CompilerProcess(executable: linker, arguments: arguments, folder: folder)
    let outcome = try process.run(seconds: timeLimit, log: folder + "/linker.log")
    return try diagnostics(of: outcome)
  }

  /// The toolchain's libraries that user code can call; only those it does call are loaded.
  private static let linkedLibraries = [
    "swiftCore", "swiftSwiftOnoneSupport", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser",
    "swiftObservation",
    "swiftSynchronization", "swiftRegexBuilder", "swiftDistributed", "swiftGlibc", "swiftDispatch", "dispatch",
    "BlocksRuntime", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "_FoundationICU", "c", "m", "dl", "pthread",
  ]

  private func diagnostics(of outcome: CompilerProcess.Outcome) throws -> [CompilerDiagnostic] {
    if outcome.succeeded { return [] }
    if outcome.timedOut {
      let limit = timeLimit == timeLimit.rounded() ? "\(Int(timeLimit))" : "\(timeLimit)"
      return [CompilerDiagnostic(failure: "the compiler took longer than \(limit) s and was stopped")]
    }
    let errors = CompilerDiagnostic.parse(outcome.output).filter { $0.severity == .error }
    if !errors.isEmpty { return errors }
    let ending = outcome.signal.map { "signal \($0)" } ?? "status \(outcome.status)"
    return [CompilerDiagnostic(failure: "the compiler crashed (\(ending))")]
  }
}
