import CGalleyProcess
import Foundation
import Testing

@testable import GalleyProofing

@Suite(.serialized) struct WorkerProcessTests {
  /// Whether a process ends within two seconds.
  private func ends(_ pid: pid_t) -> Bool {
    for _ in 0..<200 {
      if waitpid(pid, nil, WNOHANG) != 0 { return true }
      usleep(10_000)
    }
    return false
  }

  @Test func aWorkerDiesWithTheThreadThatStartedIt() throws {
    let installation = try WorkerInstallation.find()
    nonisolated(unsafe) var child = galley_child()
    let started = DispatchSemaphore(value: 0), mayEnd = DispatchSemaphore(value: 0)
    let thread = Thread {
      _ = galley_child_start(
        installation.executable, installation.runtime, galley_worker_limits(stack: 8 << 20, data: 0), &child)
      started.signal()
      mayEnd.wait()
    }
    thread.start()
    started.wait()
    #expect(child.pid > 0)
    // An answer, if only that this is no request, shows that the worker is set up.
    #expect(galley_child_write(&child, "?\n", 2) == 2)
    var results = pollfd(fd: child.results, events: Int16(POLLIN), revents: 0)
    #expect(poll(&results, 1, 10_000) == 1)
    #expect(waitpid(child.pid, nil, WNOHANG) == 0)
    mayEnd.signal()
    #expect(ends(child.pid))
    child.pid = -1
    galley_child_end(&child, false)
  }

  @Test func aPoolLeavesNoProcessBehind() throws {
    let pool = WorkerPool(try WorkerInstallation.find(), size: 2)
    let job = WorkerPool.Job(preview: "process", scenario: UserLibrary.scenario())
    let outcomes = pool.run(Array(repeating: job, count: 40), of: try UserLibrary.library())
    let numbers = Set(outcomes.compactMap { $0.screen?.root.text.flatMap { pid_t($0) } })
    #expect(numbers.count == 1 || numbers.count == 2)
    #expect(numbers.allSatisfy { kill($0, 0) == 0 })
    pool.close()
    for _ in 0..<500 where numbers.contains(where: { kill($0, 0) == 0 }) { usleep(10_000) }
    #expect(numbers.allSatisfy { kill($0, 0) != 0 })
  }

  @Test func aWorkerWithoutItsRuntimeSaysSo() throws {
    let found = try WorkerInstallation.find()
    let pool = WorkerPool(WorkerInstallation(executable: found.executable, runtime: "/nowhere/libNone.so"), size: 1)
    defer { pool.close() }
    let outcome = pool.run([.init(preview: "hello", scenario: UserLibrary.scenario())], of: try UserLibrary.library())[
      0]
    #expect(outcome.failure?.cause == .worker)
    #expect(outcome.failure?.message?.contains("/nowhere/libNone.so") == true)
  }

  @Test func aMissingWorkerIsAnErrorThatNamesIt() throws {
    let pool = WorkerPool(WorkerInstallation(executable: "/nowhere/worker", runtime: "/nowhere/lib.so"), size: 1)
    defer { pool.close() }
    let outcome = pool.run([.init(preview: "hello", scenario: UserLibrary.scenario())], of: try UserLibrary.library())[
      0]
    #expect(outcome.failure?.cause == .worker)
    #expect(outcome.failure?.message == "/nowhere/worker: No such file or directory")
    #expect(throws: WorkerInstallation.Missing.self) {
      try WorkerInstallation.find(environment: [:], executableFolder: "/nowhere")
    }
  }
}
