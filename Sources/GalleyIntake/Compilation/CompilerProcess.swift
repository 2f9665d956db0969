import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A compiler or linker run as the leader of its own process group, so that a time limit ends all it started.
struct CompilerProcess {
  var executable: String
  var arguments: [String]
  /// The folder the process starts in, which makes the paths it prints relative.
  var folder: String?

  struct Outcome {
    /// Standard output and standard error, as they came.
    var output: String
    var status: Int32
    var signal: Int32?
    var timedOut = false

    var succeeded: Bool { status == 0 && signal == nil && !timedOut }
  }

  /// Runs to the end, or until `seconds` have passed; what it prints goes through the file `log`.
  ///
  /// A file and not a pipe: a worker started at the same moment would inherit the pipe's end and keep it open.
  func run(seconds: Double, log: String) throws -> Outcome {
    let child = try spawn(log: log)
    defer { unlink(log) }
    let ended = DispatchSemaphore(value: 0)
    let result = WaitResult()
    Thread.detachNewThread {
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
      result.status = status
      ended.signal()
    }
    let timedOut = ended.wait(timeout: .now() + seconds) == .timedOut
    if timedOut {
      kill(-child, SIGKILL)
      ended.wait()
    }
    let signal = result.status & 0x7f
    let output = FileManager.default.contents(atPath: log) ?? Data()
    return Outcome(
      output: String(decoding: output, as: UTF8.self), status: (result.status >> 8) & 0xff,
      signal: signal == 0 ? nil : signal, timedOut: timedOut)
  }

  private func spawn(log: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    if let folder { _ = addWorkingFolder(&actions, folder) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    var words = ([executable] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    var child: pid_t = 0
    let failure = posix_spawn(&child, executable, &actions, &attributes, words, environ)
    guard failure == 0 else { throw IntakeError.compilerNotStarted(executable, reason: failure) }
    return child
  }
}

/// Written by the waiting thread before it signals, read after.
private final class WaitResult: @unchecked Sendable {
  var status: Int32 = 0
}

/// In the C library, but not in the headers that Swift sees without GNU extensions.
@_silgen_name("posix_spawn_file_actions_addchdir_np")
private func addWorkingFolder(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ path: UnsafePointer<CChar>
) -> Int32
