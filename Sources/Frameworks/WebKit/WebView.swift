import SwiftUI

/// A page of the web as a view of SwiftUI's (iOS 26), in all the space that it is offered.
nonisolated public struct WebView: _PrimitiveView {
  public init(url: URL?) {}
  public init(_ page: WebPage) {}

  public static func _assemble(_ view: WebView, _ assembler: _Assembler) {
    assembler.addStandIn("WebView", StandIn("Web page", missing: "the page"))
  }
}

/// A page that is never loaded.
@MainActor @Observable public final class WebPage {
  public struct NavigationID: Hashable, Sendable { private let number = 0 }

  public struct Configuration {
    public var applicationNameForUserAgent: String?
    public var allowsInlinePredictions = false
    public var limitsNavigationsToAppBoundDomains = false
    public var loadsSubresources = true
    public var userAgent = ""
    public init() {}
  }

  public private(set) var url: URL?
  public var title: String { "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public var hasOnlySecureContent: Bool { false }
  public var customUserAgent: String?
  public var isInspectable = false

  public init(configuration: Configuration = Configuration()) {}

  @discardableResult public func load(_ request: URLRequest) -> NavigationID? {
    url = request.url
    return NavigationID()
  }
  @discardableResult public func load(_ url: URL?) -> NavigationID? {
    self.url = url
    return NavigationID()
  }
  @discardableResult
  public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) -> NavigationID? { NavigationID() }
  @discardableResult public func reload(fromOrigin: Bool = false) -> NavigationID? { nil }
  public func stopLoading() {}
  @discardableResult
  public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }
}

extension View {
  public nonisolated func webViewBackForwardNavigationGestures(_ value: WebView.BackForwardNavigationGesturesBehavior)
    -> some View
  { self }
  public nonisolated func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
    self
  }
  public nonisolated func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
  public nonisolated func webViewTextSelection(_ selectability: WebView.TextSelection) -> some View { self }
  public nonisolated func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}

extension WebView {
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    public static let automatic = Self(), enabled = Self(), disabled = Self()
  }
  public struct MagnificationGesturesBehavior: Sendable {
    public static let automatic = Self(), enabled = Self(), disabled = Self()
  }
  public struct LinkPreviewBehavior: Sendable {
    public static let automatic = Self(), enabled = Self(), disabled = Self()
  }
  public struct TextSelection: Sendable {
    public static let automatic = Self(), enabled = Self(), disabled = Self()
  }
}
