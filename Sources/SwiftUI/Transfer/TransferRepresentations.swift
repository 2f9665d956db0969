import UniformTypeIdentifiers

/// As what its `Codable` conformance writes.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}

  public init<Encoder, Decoder>(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {}

  public var body: _KnownTransferRepresentation<Item> { _KnownTransferRepresentation() }
}

/// As bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}

  public var body: _KnownTransferRepresentation<Item> { _KnownTransferRepresentation() }
}

/// As a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  public var body: _KnownTransferRepresentation<Item> { _KnownTransferRepresentation() }
}

/// As another value.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}

  public var body: _KnownTransferRepresentation<Item> { _KnownTransferRepresentation() }
}

public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _KnownTransferRepresentation<String>() }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _KnownTransferRepresentation<Data>() }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _KnownTransferRepresentation<URL>() }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    _KnownTransferRepresentation<AttributedString>()
  }
}

extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _KnownTransferRepresentation<Image>() }
}

extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _KnownTransferRepresentation<Color>() }
}
