import UniformTypeIdentifiers

// How values leave an app and come into it. Nothing is dragged, pasted or shared on a screen at rest, so representations
// are described and not asked.

/// A value that can be shared, dragged or pasted.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One way to write a value down.
public protocol TransferRepresentation<Item> {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// A representation that the runtime knows by itself.
public struct _KnownTransferRepresentation<Item: Transferable>: TransferRepresentation {
  public var body: Self { self }
}

extension TransferRepresentation {
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
  public func exportingCondition(_ condition: @escaping (Item) -> Bool) -> some TransferRepresentation<Item> { self }
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
  public func suggestedFileName(_ fileName: @escaping (Item) -> String?) -> some TransferRepresentation<Item> { self }
}

public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String
  public static let all = TransferRepresentationVisibility(name: "all")
  public static let team = TransferRepresentationVisibility(name: "team")
  public static let group = TransferRepresentationVisibility(name: "group")
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<R: TransferRepresentation>(_ expression: R) -> R where R.Item == Item {
    expression
  }
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

  @_disfavoredOverload
  public static func buildBlock<each R: TransferRepresentation>(
    _ content: repeat each R
  ) -> _KnownTransferRepresentation<Item> { _KnownTransferRepresentation() }

  public static func buildIf<R: TransferRepresentation>(_ content: R?) -> _KnownTransferRepresentation<Item> {
    _KnownTransferRepresentation()
  }
}
