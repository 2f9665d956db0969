import Foundation

/// The Swift toolchain on this machine, whose compiler and linker are called directly.
///
/// The driver `swiftc` would start the same processes and one or two more; without it a small file is compiled in
/// half the time.
public struct Toolchain: Sendable, Hashable {
  /// The folder that holds `bin` and `lib`.
  public var root: String

  public init(root: String) { self.root = root }

  public var frontend: String { root + "/bin/swift-frontend" }
  public var hostLibraries: String { root + "/lib/swift/host" }
  public var swiftLibraries: String { root + "/lib/swift/linux" }

  /// The toolchain named by `GALLEY_TOOLCHAIN`, else the one whose `swiftc` is found first on `PATH`.
  public static func find(in environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Toolchain {
    if let root = environment["GALLEY_TOOLCHAIN"] {
      let toolchain = Toolchain(root: root)
      guard toolchain.exists else { throw IntakeError.noToolchain(searched: [root]) }
      return toolchain
    }
    let folders =
      (environment["PATH"] ?? "").split(separator: ":").map(String.init) + ["/opt/swift/usr/bin", "/usr/bin"]
    for folder in folders {
      let compiler = folder + "/swiftc"
      guard FileManager.default.isExecutableFile(atPath: compiler) else { continue }
      let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
      let toolchain = Toolchain(root: real.deletingLastPathComponent().deletingLastPathComponent().path)
      if toolchain.exists { return toolchain }
    }
    throw IntakeError.noToolchain(searched: folders)
  }

  private var exists: Bool { FileManager.default.isExecutableFile(atPath: frontend) }

  /// `x86_64` or `aarch64`, as the compiler names this machine.
  var architecture: String {
    #if arch(arm64)
      return "aarch64"
    #else
      return "x86_64"
    #endif
  }

  var target: String { "\(architecture)-unknown-linux-gnu" }

  /// Says when the toolchain is another one, without starting it.
  var identity: String { "\(root) \(FileIdentity(of: frontend))" }
}

extension Toolchain {
  /// What `#if` can ask about a compiler.
  struct Facts: Sendable {
    var version: [Int]
    private let table: FactTable

    init(version: [Int], read: @escaping @Sendable () -> (features: Set<String>, attributes: Set<String>)) {
      self.version = version
      table = FactTable(read: read)
    }

    /// Asked of the compiler itself, once, when source first asks; few sources do.
    func features() -> Set<String> { table.value.features }
    func attributes() -> Set<String> { table.value.attributes }
  }

  private final class FactTable: @unchecked Sendable {
    private let lock = NSLock()
    private var known: (features: Set<String>, attributes: Set<String>)?
    private let read: @Sendable () -> (features: Set<String>, attributes: Set<String>)

    init(read: @escaping @Sendable () -> (features: Set<String>, attributes: Set<String>)) { self.read = read }

    var value: (features: Set<String>, attributes: Set<String>) {
      lock.lock()
      defer { lock.unlock() }
      if let known { return known }
      let value = read()
      known = value
      return value
    }
  }

  var facts: Facts {
    let toolchain = self
    return Facts(version: Self.compilerVersion) {
      let arguments = ["-frontend", "-print-static-build-config", "-target", toolchain.target]
      let log = NSTemporaryDirectory() + "/galley-facts-" + UUID().uuidString
      let run = try? CompilerProcess(executable: toolchain.frontend, arguments: arguments).run(seconds: 10, log: log)
      let json = run.flatMap { try? JSONSerialization.jsonObject(with: Data($0.output.utf8)) } as? [String: Any]
      return (
        Set(json?["features"] as? [String] ?? []), Set(json?["attributes"] as? [String] ?? [])
      )
    }
  }

  /// The parser that is linked in is of the same toolchain as the compiler.
  private static var compilerVersion: [Int] {
    #if compiler(>=6.4)
      return [6, 4]
    #elseif compiler(>=6.3)
      return [6, 3]
    #elseif compiler(>=6.2)
      return [6, 2]
    #else
      return [6, 1]
    #endif
  }
}
