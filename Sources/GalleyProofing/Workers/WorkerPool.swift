import CGalleyProcess
import Foundation
import GalleyIntake
import GalleyScreen

/// Workers that share a list of jobs. Each starts at once, so that loading the runtime goes on beside the caller's work.
///
/// Results come in the order of the jobs, whatever the number of workers and whichever of them dies.
public final class WorkerPool: Sendable {
  /// A compiled library of the user's, with the folder of its assets.
  public struct Library: Sendable, Hashable {
    public var path: String
    /// The folder that assets are named relative to.
    public var assets: String?
    /// What lies in that folder.
    public var resources: AssetList
    /// Font files to set the system's font in, by their whole paths.
    public var systemFonts: [String]

    public init(
      path: String, assets: String? = nil, resources: AssetList = AssetList(), systemFonts: [String] = []
    ) {
      self.path = path
      self.assets = assets
      self.resources = resources
      self.systemFonts = systemFonts
    }
  }

  /// A preview in a scenario, or its one view tree in several, one after the other.
  public struct Job: Sendable, Hashable {
    public var preview: String
    /// Resolved scenarios as JSON. The tree is built in the first and takes the others with the state of its views.
    public var scenarios: [[UInt8]]

    public init(preview: String, scenario: [UInt8]) { self.init(preview: preview, through: [scenario]) }

    public init(preview: String, through scenarios: [[UInt8]]) {
      self.preview = preview
      self.scenarios = scenarios
    }
  }

  private let queue: WorkerQueue
  public let limits: WorkerLimits
  public let size: Int

  /// - Parameter size: how many workers; nil for one a processor.
  public init(_ installation: WorkerInstallation, limits: WorkerLimits = WorkerLimits(), size: Int? = nil) {
    self.limits = limits
    self.size = max(size ?? Int(galley_processor_count()), 1)
    queue = WorkerQueue()
    for _ in 0..<self.size {
      let seat = WorkerSeat(queue: queue, installation: installation, limits: limits)
      let thread = Thread { seat.serve() }
      // Reading a deep screen recurses.
      thread.stackSize = 256 << 20
      thread.name = "galley-worker"
      thread.start()
    }
  }

  deinit { close() }

  /// Ends the workers. Jobs that have not begun fail.
  public func close() { queue.close() }

  /// Loads a library into every worker and says which previews it has.
  public func previews(of library: Library) -> Result<[PreviewDescription], Failure> { queue.load(library) }

  /// Runs jobs of one library; blocks until all are done.
  ///
  /// - Parameter progress: called after each job with how many are done, from any thread, never twice at once.
  /// - Returns: an outcome for each job, in the order of the jobs: that of its first scenario.
  public func run(
    _ jobs: [Job], of library: Library, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> [Outcome] {
    runAll(jobs, of: library, progress: progress).compactMap(\.first)
  }

  /// Runs jobs of one library; blocks until all are done.
  ///
  /// - Returns: for each job an outcome for each of its scenarios. After one that failed the others fail too: the state
  ///   that they were to go on from is lost.
  public func runAll(
    _ jobs: [Job], of library: Library, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> [[Outcome]] {
    queue.run(jobs, of: library, progress: progress)
  }
}

/// What came of a preview in a scenario.
public enum Outcome: Sendable, Equatable {
  case screen(Screen)
  case failed(Failure)

  public var screen: Screen? {
    if case .screen(let screen) = self { screen } else { nil }
  }

  public var failure: Failure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}
