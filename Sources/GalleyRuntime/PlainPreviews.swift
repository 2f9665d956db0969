import Foundation
import GalleyGeometry
import GalleyScreen

/// Previews that are no views: functions of the library that give a text. The worker is tested with them.
@MainActor struct PlainPreviews: ScreenMaking {
  typealias Body = @convention(c) () -> UnsafeMutablePointer<CChar>?

  static var bodies: [(id: String, body: Body)] = []

  func descriptions() -> [WorkerPreview] {
    Self.bodies.enumerated().map { WorkerPreview(id: $1.id, file: $1.id, line: $0 + 1) }
  }

  func screen(_ preview: String, in scenario: [UInt8]) throws -> Screen {
    guard let body = Self.bodies.first(where: { $0.id == preview })?.body else {
      throw ScreenMakingError.unknownPreview(preview)
    }
    let text = body()
    defer { free(text) }
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let node = ScreenNode(type: "Text", text: text.map { String(cString: $0) }, frame: frame, exact: frame)
    return Screen(size: frame.size, scale: 1, root: node, metrics: "none")
  }
}

/// Adds a plain preview; the body's result is a string from `strdup`.
@_cdecl("galley_plain_preview")
public func addPlainPreview(_ id: UnsafePointer<CChar>, _ body: @escaping @convention(c) () -> UnsafeMutablePointer<CChar>?) {
  let id = String(cString: id)
  MainActor.assumeIsolated { PlainPreviews.bodies.append((id, body)) }
}
