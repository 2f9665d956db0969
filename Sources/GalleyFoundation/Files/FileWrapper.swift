/// A file or a folder of files in memory.
open class FileWrapper: NSObject {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private let content: Content
  open var filename: String?
  open var preferredFilename: String?
  open var fileAttributes: [String: Any] = [:]

  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
    content = .folder(childrenByPreferredName)
  }

  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// - Throws: what Foundation says of a file that cannot be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      let children = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      content = .folder(
        try Dictionary(
          children.map { ($0.lastPathComponent, try FileWrapper(url: $0, options: options)) }, uniquingKeysWith: { $1 })
      )
    } else {
      content = .file(try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }
}
