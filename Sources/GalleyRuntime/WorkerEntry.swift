import CGalleyProcess
import GalleyHost

/// Where a worker starts in the runtime.
@_cdecl("galley_worker_main")
public func galleyWorkerMain(_ services: UnsafePointer<galley_worker_services>) -> Int32 {
  let given = services.pointee
  MainActor.assumeIsolated { WorkerLoop.run(given, makers: [ViewPreviews()]) }
  return 0
}
