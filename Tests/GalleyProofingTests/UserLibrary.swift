import Foundation
import Testing

@testable import GalleyProofing

/// A library of plain previews, compiled once for all tests of workers.
enum UserLibrary {
  /// The source; the tests name its lines.
  static let source = """
    import Foundation
    @_silgen_name("galley_plain_preview")
    func plain(_ id: UnsafePointer<CChar>, _ body: @convention(c) () -> UnsafeMutablePointer<CChar>?)
    final class Depth { var reached = 0 }
    func descend(_ depth: Depth) -> Int {
      depth.reached += 1
      return depth.reached < 0 ? 0 : descend(depth) + depth.reached
    }
    @MainActor var kept: [String] = []
    @MainActor func take() -> String { defer { kept = [] }; return kept.joined(separator: " ") }
    @_silgen_name("galley_plain_turn") func turn() -> Bool
    @_silgen_name("galley_plain_advance") func advance(_ seconds: Double)

    @_cdecl("galley_register") public func galleyRegister() {
      plain("hello") { strdup("hello") }
      plain("prints") { print("{\\"job\\":1}"); fputs("noise\\n", stderr); return strdup("printed") }
      plain("index") {
        let few = [1, 2], index = Int("7") ?? 0
        return strdup("\\(few[index])")
      }
      plain("unwrap") {
        let nothing = Int("x")
        return strdup("\\(nothing!)")
      }
      plain("own-words") { fatalError("the shop is closed") }
      plain("null") {
        UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
        return nil
      }
      plain("inside") {
        guard let text = UnsafePointer<CChar>(bitPattern: 8) else { return nil }
        return strdup("\\(strlen(text))")
      }
      plain("recursion") { strdup("\\(descend(Depth()))") }
      plain("loop") {
        var count = 0
        while true { count &+= 1 }
      }
      plain("waits") {
        DispatchSemaphore(value: 0).wait()
        return nil
      }
      plain("large") {
        let bytes = [UInt8](repeating: 1, count: 2 << 30)
        return strdup("\\(bytes.count)")
      }
      plain("grows") {
        var parts: [[UInt8]] = []
        while true { parts.append([UInt8](repeating: 1, count: 1 << 20)) }
      }
      plain("exit") {
        exit(0)
      }
      plain("killed") { kill(getpid(), SIGKILL); return nil }
      plain("thread") {
        let thread = Thread { _ = descend(Depth()) }
        thread.start()
        while !thread.isFinished {}
        return nil
      }
      plain("chance") {
        var names = Set<String>()
        for number in 0..<20 { names.insert("n\\(number)") }
        let numbers = (0..<4).map { _ in Int.random(in: 0..<1_000_000) }
        return strdup("\\(UUID()) \\(numbers) \\(names.joined(separator: ",")) \\([1, 2, 3, 4, 5].shuffled())")
      }
      plain("place") {
        let formatter = DateFormatter()
        formatter.dateStyle = .full
        formatter.timeStyle = .short
        let parts = [
          Date().ISO8601Format(), formatter.string(from: Date()), 1234567.5.formatted(.currency(code: "EUR")),
          Locale.current.identifier, Locale.autoupdatingCurrent.identifier, TimeZone.current.identifier,
          "\\(Calendar.current.firstWeekday)", Locale.preferredLanguages.joined(separator: ","),
        ]
        return strdup(parts.joined(separator: "|"))
      }
      plain("naps") {
        let start = Date()
        sleep(3600)
        return strdup("\\(Date().timeIntervalSince(start))")
      }
      plain("tasks") {
        MainActor.assumeIsolated {
          Task { kept.append("main") }
          Task.detached {
            let text = "detached"
            await MainActor.run { kept.append(text) }
          }
          DispatchQueue.global().async {
            let sum = (0..<1000).reduce(0, +)
            DispatchQueue.main.async { kept.append("\\(sum)") }
          }
          RunLoop.main.perform { MainActor.assumeIsolated { kept.append("loop") } }
          for _ in 0..<4 { _ = turn() }
          return strdup(take())
        }
      }
      plain("timers") {
        MainActor.assumeIsolated {
          Task { try? await Task.sleep(nanoseconds: 5_000_000_000); kept.append("task") }
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) { kept.append("after") }
          _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
            MainActor.assumeIsolated { kept.append("timer") }
          }
          Task { try? await Task.sleep(for: .seconds(4)); kept.append("sleep-for") }
          DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
            DispatchQueue.main.async { MainActor.assumeIsolated { kept.append("background") } }
          }
          for _ in 0..<4 { _ = turn() }
          let early = take()
          advance(7)
          return strdup("early: \\(early); late: \\(take())")
        }
      }
      plain("leaves-work") {
        MainActor.assumeIsolated {
          Task { while true { kept.append("yields"); await Task.yield() } }
          Task.detached { await MainActor.run { kept.append("detached") } }
          DispatchQueue.global().async { DispatchQueue.main.async { kept.append("background") } }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { kept.append("after") }
        }
        return strdup("left")
      }
      plain("finds-nothing") {
        MainActor.assumeIsolated {
          kept = []
          advance(5)
          return strdup(take())
        }
      }
      plain("waits-for-work") {
        let queue = DispatchQueue(label: "own"), group = DispatchGroup(), semaphore = DispatchSemaphore(value: 0)
        var seen: [String] = []
        queue.async { seen.append("async") }
        queue.sync { seen.append("sync") }
        DispatchQueue.global().async(group: group) { seen.append("group") }
        group.wait()
        Task.detached { semaphore.signal() }
        semaphore.wait()
        let late = semaphore.wait(timeout: .now() + 60) == .timedOut
        return strdup(seen.joined(separator: " ") + (late ? " late" : ""))
      }
      plain("network") {
        let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(80).bigEndian
        address.sin_addr.s_addr = 0x0100_007F
        let result = withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        return strdup("\\(result) \\(errno == ETIMEDOUT)")
      }
      plain("memory") {
        let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return strdup(String(numbers.split(separator: " ")[1]))
      }
      plain("process") { strdup("\\(getpid())") }
      plain("fills") {
        let text = (0..<2_000).map { "row \\($0)" }.joined()
        return strdup("\\(text.count)")
      }
    }
    """

  /// The line of the source that first holds a text, from 1.
  static func line(of text: String) -> Int {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains(text) } ?? -1) + 1
  }

  private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-tests-\(getpid())")

  static let built = Result { () throws -> WorkerPool.Library in
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: UserLibrary.folder) }
    let file = folder.appendingPathComponent("User.swift"), library = folder.appendingPathComponent("libUser.so")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-Onone", "-D", "DEBUG", "-gline-tables-only", "-parse-as-library", "-emit-library", "-module-name",
      "User", "-suppress-warnings", "User.swift", "-o", library.path,
    ]
    compiler.currentDirectoryURL = folder
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
    return WorkerPool.Library(path: library.path)
  }

  static func library() throws -> WorkerPool.Library { try built.get() }

  static func scenario(locale: String = "en_US", timeZone: String = "UTC") -> [UInt8] {
    Array(#"{"locale":"\#(locale)","timeZone":"\#(timeZone)"}"#.utf8)
  }

  /// Runs previews, each in one scenario, in a pool of their own.
  static func run(
    _ previews: [String], scenario: [UInt8] = scenario(), limits: WorkerLimits = WorkerLimits(), size: Int = 1
  ) throws -> [Outcome] {
    let pool = WorkerPool(try WorkerInstallation.find(), limits: limits, size: size)
    defer { pool.close() }
    return pool.run(previews.map { .init(preview: $0, scenario: scenario) }, of: try library())
  }

  static func text(_ preview: String, scenario: [UInt8] = scenario()) throws -> String? {
    let outcomes = try run([preview], scenario: scenario)
    if let failure = outcomes[0].failure { Issue.record(failure) }
    return outcomes[0].screen?.root.text
  }
}
