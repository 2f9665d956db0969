@_exported import UIKit

open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
  public override init() { super.init() }
}

public struct LPError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }
  public let code: Code
}

/// Finds nothing: no page is loaded.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30
  public override init() { super.init() }
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, LPError(code: .metadataFetchFailed)) }
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    throw LPError(code: .metadataFetchFailed)
  }
  open func cancel() {}
}

/// The system's card of a link.
@preconcurrency @MainActor open class LPLinkView: UIView, StandingIn {
  open var metadata: LPLinkMetadata
  package var standIn: StandIn { StandIn("Link", missing: "the link's card", isSizeKnown: false) }

  public init(url URL: URL) {
    metadata = LPLinkMetadata()
    metadata.originalURL = URL
    super.init(frame: .zero)
  }

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}
