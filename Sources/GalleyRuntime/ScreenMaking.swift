import GalleyScreen

/// What a worker loop asks for screens: the views' runtime, or plain previews.
@MainActor protocol ScreenMaking {
  /// Every preview that the loaded library registered, in the order of registration.
  func descriptions() -> [WorkerPreview]
  /// Lays one preview out.
  ///
  /// - Parameter scenario: a resolved scenario as JSON.
  func screen(_ preview: String, in scenario: [UInt8]) throws -> Screen
}

/// A preview as a worker tells its parent of it.
struct WorkerPreview {
  var id: String
  var name: String?
  var file: String
  var line: Int
  var device: String?
  var orientation: String?
  /// `fixed`, `sizeThatFits` or `device`.
  var layout: String?
  var width: Double?
  var height: Double?
  var colorScheme: String?

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.value(id)
    for (key, text) in [
      ("name", name), ("device", device), ("orientation", orientation), ("layout", layout), ("colorScheme", colorScheme),
    ] {
      guard let text else { continue }
      writer.key(key)
      writer.value(text)
    }
    writer.key("file")
    writer.value(file)
    writer.key("line")
    writer.value(line)
    for (key, number) in [("width", width), ("height", height)] {
      guard let number else { continue }
      writer.key(key)
      writer.value(number)
    }
    writer.endObject()
  }
}

/// Why no screen came of a job that did not end the process.
enum ScreenMakingError: Error, CustomStringConvertible {
  case unknownPreview(String)
  case library(String)

  var description: String {
    switch self {
    case .unknownPreview(let id): "no preview \(id) in the library"
    case .library(let message): message
    }
  }
}
