import Synchronization

/// Remarks on what user code asked of UIKit, each said once a screen, in the order they came up.
@_spi(Galley) public enum PlatformNotes {
  private static let notes = Mutex<[String]>([])
  /// A screen that goes wrong at every step says so a few times, not without end.
  private static let limit = 64

  public static var all: [String] { notes.withLock { $0 } }

  public static func forget() { notes.withLock { $0 = [] } }

  /// Leaves a remark with the line of user code that is at work.
  static func add(_ text: @autoclosure () -> String) { add(text(), place: UserCode.callPlace) }

  public static func add(_ text: String, place: UInt64) {
    let note = UserCode.mark(place) + text
    notes.withLock { notes in
      if notes.count < limit, !notes.contains(note) { notes.append(note) }
    }
  }
}
