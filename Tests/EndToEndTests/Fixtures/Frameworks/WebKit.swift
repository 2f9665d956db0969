import SwiftUI
import WebKit

struct ArticleView: UIViewRepresentable {
  let url: URL
  @Binding var isLoading: Bool

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    configuration.userContentController.add(context.coordinator, name: "reader")
    let webView = WKWebView(frame: .zero, configuration: configuration)
    webView.navigationDelegate = context.coordinator
    webView.scrollView.bounces = false
    webView.isOpaque = false
    webView.load(URLRequest(url: url))
    return webView
  }

  func updateUIView(_ webView: WKWebView, context: Context) {}

  final class Coordinator: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
    var parent: ArticleView

    init(_ parent: ArticleView) { self.parent = parent }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { parent.isLoading = false }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      guard let url = navigationAction.request.url, navigationAction.navigationType == .linkActivated else {
        return decisionHandler(.allow)
      }
      UIApplication.shared.open(url)
      decisionHandler(.cancel)
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
      guard message.name == "reader", let height = message.body as? Double else { return }
      print(height)
    }
  }
}

struct BrowserView: View {
  @State private var page = WebPage()

  var body: some View {
    WebView(page)
      .webViewBackForwardNavigationGestures(.disabled)
      .onAppear { page.load(URLRequest(url: URL(string: "https://example.com")!)) }
  }
}

#Preview("WebKit") {
  VStack(spacing: 0) {
    ArticleView(url: URL(string: "https://example.com")!, isLoading: .constant(true))
      .accessibilityIdentifier("article")
    BrowserView().frame(height: 200).accessibilityIdentifier("browser")
  }
}
