import SafariServices
import SwiftUI

struct SafariView: UIViewControllerRepresentable {
  let url: URL

  func makeUIViewController(context: Context) -> SFSafariViewController {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let controller = SFSafariViewController(url: url, configuration: configuration)
    controller.preferredControlTintColor = UIColor(Color.accentColor)
    controller.dismissButtonStyle = .close
    return controller
  }

  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

#Preview("SafariServices") {
  SafariView(url: URL(string: "https://example.com")!).accessibilityIdentifier("safari").ignoresSafeArea()
}
