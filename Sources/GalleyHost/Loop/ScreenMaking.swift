import GalleyScreen

/// What a worker's loop asks for screens: the views' runtime, or plain previews.
@MainActor public protocol ScreenMaking {
  /// Takes the input's assets, before the code of a library runs.
  func prepare(_ assets: WorkerAssets)
  /// Every preview that the loaded library registered, in the order of registration.
  ///
  /// - Parameter opening: called before the code of a registration runs, with its place; false leaves it out.
  func previews(opening: @escaping (String) -> Bool) -> [WorkerPreview]
  /// Lays one preview out; nil for a preview that it does not have.
  ///
  /// - Parameters:
  ///   - scenario: a resolved scenario as JSON.
  ///   - hold: whether the tree of the screen before takes the scenario, and whether this one's is kept.
  func screen(_ preview: String, in scenario: [UInt8], _ hold: TreeHold) throws -> Screen?
}

/// The input's folder, and what was found in it as paths relative to it.
public struct WorkerAssets: Sendable, Hashable {
  public var root: String
  public var catalogs: [String] = []
  public var images: [String] = []
  public var strings: [String] = []
  public var fonts: [String] = []
  /// Files to set the system's font in, by their whole paths.
  public var systemFonts: [String] = []
  /// The language that the input says it is written in; nil where it does not say.
  public var developmentLanguage: String?

  public init(root: String) { self.root = root }
}

/// A preview as a worker tells its parent of it.
public struct WorkerPreview: Sendable, Hashable {
  public var id: String
  public var name: String?
  public var file: String
  public var line: Int
  public var device: String?
  public var orientation: String?
  /// `fixed`, `sizeThatFits` or `device`.
  public var layout: String?
  public var width: Double?
  public var height: Double?
  public var colorScheme: String?

  public init(
    id: String, name: String? = nil, file: String, line: Int, device: String? = nil, orientation: String? = nil,
    layout: String? = nil, width: Double? = nil, height: Double? = nil, colorScheme: String? = nil
  ) {
    self.id = id
    self.name = name
    self.file = file
    self.line = line
    self.device = device
    self.orientation = orientation
    self.layout = layout
    self.width = width
    self.height = height
    self.colorScheme = colorScheme
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.value(id)
    for (key, text) in [
      ("name", name), ("device", device), ("orientation", orientation), ("layout", layout),
      ("colorScheme", colorScheme),
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
