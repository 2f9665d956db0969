@_exported import GalleyFoundation

/// The type of a file or of data.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String

  /// nil for an empty identifier; which types a system knows is not known here.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.table.first(where: { $0.extensions.contains(filenameExtension.lowercased()) }) else {
      guard !filenameExtension.isEmpty else { return nil }
      identifier = "dyn.\(filenameExtension.lowercased())"
      return
    }
    identifier = known.identifier
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.table.first(where: { $0.mime == mimeType }) else { return nil }
    identifier = known.identifier
  }

  private var entry: Entry? { Self.table.first { $0.identifier == identifier } }

  public var preferredFilenameExtension: String? { entry?.extensions.first }
  public var preferredMIMEType: String? { entry?.mime }
  public var localizedDescription: String? { nil }
  public var description: String { identifier }
  public var isDeclared: Bool { entry != nil }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Whether this is the other type or one below it.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    return entry?.parents.contains { UTType(known: $0).conforms(to: type) } ?? false
  }

  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }

  private struct Entry {
    var identifier: String
    var parents: [String]
    var extensions: [String] = []
    var mime: String?
  }

  /// Apple's tree of the common types, from its documentation of UTType.
  private static let table: [Entry] = [
    Entry(identifier: "public.item", parents: []),
    Entry(identifier: "public.content", parents: []),
    Entry(identifier: "public.data", parents: ["public.item"]),
    Entry(identifier: "public.directory", parents: ["public.item"]),
    Entry(identifier: "public.folder", parents: ["public.directory"]),
    Entry(identifier: "public.composite-content", parents: ["public.content"]),
    Entry(identifier: "public.text", parents: ["public.data", "public.content"]),
    Entry(identifier: "public.plain-text", parents: ["public.text"], extensions: ["txt"], mime: "text/plain"),
    Entry(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
    Entry(identifier: "public.utf16-plain-text", parents: ["public.plain-text"]),
    Entry(identifier: "public.rtf", parents: ["public.text"], extensions: ["rtf"], mime: "text/rtf"),
    Entry(identifier: "public.html", parents: ["public.text"], extensions: ["html", "htm"], mime: "text/html"),
    Entry(identifier: "public.xml", parents: ["public.text"], extensions: ["xml"], mime: "application/xml"),
    Entry(identifier: "public.json", parents: ["public.text"], extensions: ["json"], mime: "application/json"),
    Entry(
      identifier: "public.yaml", parents: ["public.text"], extensions: ["yml", "yaml"], mime: "application/x-yaml"),
    Entry(identifier: "public.source-code", parents: ["public.plain-text"]),
    Entry(identifier: "public.swift-source", parents: ["public.source-code"], extensions: ["swift"]),
    Entry(
      identifier: "public.comma-separated-values-text", parents: ["public.text"], extensions: ["csv"], mime: "text/csv"),
    Entry(identifier: "public.image", parents: ["public.data", "public.content"]),
    Entry(identifier: "public.png", parents: ["public.image"], extensions: ["png"], mime: "image/png"),
    Entry(identifier: "public.jpeg", parents: ["public.image"], extensions: ["jpeg", "jpg"], mime: "image/jpeg"),
    Entry(identifier: "public.tiff", parents: ["public.image"], extensions: ["tiff", "tif"], mime: "image/tiff"),
    Entry(identifier: "com.compuserve.gif", parents: ["public.image"], extensions: ["gif"], mime: "image/gif"),
    Entry(identifier: "public.heic", parents: ["public.image"], extensions: ["heic"], mime: "image/heic"),
    Entry(identifier: "org.webmproject.webp", parents: ["public.image"], extensions: ["webp"], mime: "image/webp"),
    Entry(identifier: "public.svg-image", parents: ["public.image"], extensions: ["svg"], mime: "image/svg+xml"),
    Entry(identifier: "com.apple.live-photo", parents: ["public.data"]),
    Entry(identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
    Entry(identifier: "public.movie", parents: ["public.audiovisual-content"]),
    Entry(identifier: "public.video", parents: ["public.movie"]),
    Entry(identifier: "public.mpeg-4", parents: ["public.movie"], extensions: ["mp4"], mime: "video/mp4"),
    Entry(
      identifier: "com.apple.quicktime-movie", parents: ["public.movie"], extensions: ["mov"], mime: "video/quicktime"),
    Entry(identifier: "public.audio", parents: ["public.audiovisual-content"]),
    Entry(identifier: "public.mp3", parents: ["public.audio"], extensions: ["mp3"], mime: "audio/mpeg"),
    Entry(identifier: "public.mpeg-4-audio", parents: ["public.audio"], extensions: ["m4a"], mime: "audio/mp4"),
    Entry(
      identifier: "com.microsoft.waveform-audio", parents: ["public.audio"], extensions: ["wav"], mime: "audio/wav"),
    Entry(
      identifier: "com.adobe.pdf", parents: ["public.data", "public.composite-content"], extensions: ["pdf"],
      mime: "application/pdf"),
    Entry(identifier: "public.archive", parents: ["public.data"]),
    Entry(identifier: "public.zip-archive", parents: ["public.archive"], extensions: ["zip"], mime: "application/zip"),
    Entry(identifier: "public.url", parents: ["public.data"]),
    Entry(identifier: "public.file-url", parents: ["public.url"]),
    Entry(identifier: "public.database", parents: ["public.data"]),
    Entry(identifier: "com.apple.property-list", parents: ["public.data"], extensions: ["plist"]),
    Entry(identifier: "public.executable", parents: ["public.data"]),
    Entry(identifier: "com.apple.application", parents: ["public.executable"]),
    Entry(
      identifier: "com.apple.application-bundle", parents: ["com.apple.application", "public.directory"],
      extensions: ["app"]),
    Entry(identifier: "public.font", parents: ["public.data"]),
    Entry(identifier: "public.calendar-event", parents: ["public.data"]),
    Entry(identifier: "public.contact", parents: ["public.data"]),
    Entry(
      identifier: "public.vcard", parents: ["public.contact", "public.text"], extensions: ["vcf"], mime: "text/vcard"),
    Entry(identifier: "public.epub", parents: ["public.data"], extensions: ["epub"], mime: "application/epub+zip"),
  ]
}

extension UTType {
  public static var item: UTType { UTType(known: "public.item") }
  public static var content: UTType { UTType(known: "public.content") }
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  public static var data: UTType { UTType(known: "public.data") }
  public static var directory: UTType { UTType(known: "public.directory") }
  public static var folder: UTType { UTType(known: "public.folder") }
  public static var text: UTType { UTType(known: "public.text") }
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  public static var rtf: UTType { UTType(known: "public.rtf") }
  public static var html: UTType { UTType(known: "public.html") }
  public static var xml: UTType { UTType(known: "public.xml") }
  public static var json: UTType { UTType(known: "public.json") }
  public static var yaml: UTType { UTType(known: "public.yaml") }
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  public static var image: UTType { UTType(known: "public.image") }
  public static var png: UTType { UTType(known: "public.png") }
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  public static var tiff: UTType { UTType(known: "public.tiff") }
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  public static var heic: UTType { UTType(known: "public.heic") }
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  public static var svg: UTType { UTType(known: "public.svg-image") }
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  public static var movie: UTType { UTType(known: "public.movie") }
  public static var video: UTType { UTType(known: "public.video") }
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  public static var audio: UTType { UTType(known: "public.audio") }
  public static var mp3: UTType { UTType(known: "public.mp3") }
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  public static var archive: UTType { UTType(known: "public.archive") }
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  public static var url: UTType { UTType(known: "public.url") }
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  public static var database: UTType { UTType(known: "public.database") }
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  public static var executable: UTType { UTType(known: "public.executable") }
  public static var application: UTType { UTType(known: "com.apple.application") }
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  public static var font: UTType { UTType(known: "public.font") }
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  public static var contact: UTType { UTType(known: "public.contact") }
  public static var vCard: UTType { UTType(known: "public.vcard") }
  public static var epub: UTType { UTType(known: "public.epub") }
}
