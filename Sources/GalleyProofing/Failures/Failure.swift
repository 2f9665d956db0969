import GalleyScreen

/// Why no screen came of a preview in a scenario.
public struct Failure: Error, Sendable, Hashable {
  public enum Cause: Sendable, Hashable {
    /// A trap or a fault: the signal's number.
    case crashed(signal: Int)
    /// The stack's limit, in bytes.
    case stackOverflow(limit: UInt64)
    /// Views inside of views, in more levels than this.
    case tooDeep(limit: Int)
    /// The bytes that were asked for at last, and the limit.
    case outOfMemory(wanted: UInt64, limit: UInt64)
    /// The limit, in seconds.
    case tookTooLong(limit: Double)
    /// User code ended the process with this status.
    case exited(status: Int)
    /// Something outside ended the process, by this signal.
    case killed(signal: Int)
    /// The library could not be loaded, or has no such preview.
    case notLoaded
    /// The runtime could not make a screen of it.
    case refused
    /// The worker could not be started, or did not speak the protocol.
    case worker
  }

  public var cause: Cause
  /// What user code or the runtime said: the text after `Fatal error:`, or a whole message.
  public var message: String?
  /// The innermost place in the user's source, where known.
  public var place: SourcePlace?

  public init(_ cause: Cause, message: String? = nil, place: SourcePlace? = nil) {
    self.cause = cause
    self.message = message
    self.place = place
  }
}
