import Foundation
import GalleyGeometry
import GalleyScreen

/// Previews that are no views: functions of the library that give a text. The worker is tested with them.
@MainActor struct PlainPreviews: ScreenMaking {
  /// Called on the main thread.
  typealias Body = @convention(c) @Sendable () -> UnsafeMutablePointer<CChar>?

  static var bodies: [(id: String, body: Body)] = []

  func prepare(_ assets: WorkerAssets) {}

  func previews(opening: @escaping (String) -> Bool) -> [WorkerPreview] {
    Self.bodies.enumerated().filter { opening($1.id) }.map { WorkerPreview(id: $1.id, file: $1.id, line: $0 + 1) }
  }

  func screen(_ preview: String, in scenario: [UInt8], _ hold: TreeHold) throws -> Screen? {
    guard let body = Self.bodies.first(where: { $0.id == preview })?.body else { return nil }
    let text = body()
    defer { free(text) }
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let node = ScreenNode(type: "Text", text: text.map { String(cString: $0) }, frame: frame, exact: frame)
    return Screen(size: frame.size, scale: 1, root: node, metrics: "none")
  }
}

/// Adds a plain preview; the body's result is a string from `strdup`.
@_cdecl("galley_plain_preview")
public func addPlainPreview(
  _ id: UnsafePointer<CChar>, _ body: @escaping @convention(c) @Sendable () -> UnsafeMutablePointer<CChar>?
) {
  let id = String(cString: id)
  MainActor.assumeIsolated { PlainPreviews.bodies.append((id, body)) }
}

/// One turn of the drain, for plain previews.
@_cdecl("galley_plain_turn")
public func plainTurn() -> Bool { MainActor.assumeIsolated { RunLoopDrain.turn() } }

/// Moves the clock on, for plain previews.
@_cdecl("galley_plain_advance")
public func plainAdvance(_ seconds: Double) { MainActor.assumeIsolated { VirtualClock.advance(by: seconds) } }
