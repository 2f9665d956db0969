@_exported import UIKit

/// A page that is never loaded: the view takes its place, and the screen says that the page is missing.
@preconcurrency @MainActor open class WKWebView: UIView, StandingIn {
  package var standIn: StandIn { StandIn("Web page", missing: "the page") }

  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  public let backForwardList = WKBackForwardList()
  open private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var hasOnlySecureContent: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var customUserAgent: String?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var isInspectable = false
  open var isFindInteractionEnabled = false
  open var pageZoom: CGFloat = 1
  open var mediaType: String?
  open var interactionState: Any?
  open var underPageBackgroundColor: UIColor!
  open var themeColor: UIColor? { nil }

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return WKNavigation()
  }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return WKNavigation()
  }
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return WKNavigation()
  }
  @discardableResult
  open func load(_ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? {
    url = baseURL
    return WKNavigation()
  }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  open func stopLoading() {}

  /// Scripts are not run, and nobody answers.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {}
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.unknown)) }
  open class func handlesURLScheme(_ urlScheme: String) -> Bool { ["http", "https", "file"].contains(urlScheme) }
}

public struct WKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
  public override nonisolated init() { super.init() }
}

@preconcurrency @MainActor open class WKNavigation: NSObject {
  public override nonisolated init() { super.init() }
}

@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

/// There is never one: nothing was visited.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let initialURL: URL
  open var title: String? { nil }

  init(_ url: URL) {
    self.url = url
    initialURL = url
    super.init()
  }
}
