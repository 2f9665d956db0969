import Foundation
import Testing

/// Code that imports Apple's further frameworks, as apps write it: it compiles, its views take their places, and the
/// screen says what is not drawn.
@Suite("Frameworks beside SwiftUI and UIKit") struct FrameworkTests {
  /// What a preview must give, on a phone of 402×874 whose safe area is 62 at the top and 34 at the bottom.
  struct Expectation: Sendable, CustomTestStringConvertible {
    var module: String
    /// x, y, width, height by identifier.
    var frames: [String: [Double]]
    var notes: [String] = []
    var testDescription: String { module }
  }

  static let all = [
    Expectation(
      module: "WebKit", frames: ["article": [0, 62, 402, 578], "browser": [0, 640, 402, 200]],
      notes: [
        "WKWebView: the page is not drawn, only the place it takes",
        "WebView: the page is not drawn, only the place it takes",
      ]),
    Expectation(
      module: "MapKit",
      frames: ["new": [0, 62, 402, 478], "old": [51, 540, 300, 100], "route": [0, 640, 402, 200]],
      notes: [
        "Map: the map is not drawn, only the place it takes",
        "MKMapView: the map is not drawn, only the place it takes",
      ]),
    Expectation(
      module: "AVKit",
      frames: ["film": [0, 62, 402, 201], "player": [0, 263, 402, 517], "camera": [151, 780, 100, 60]],
      notes: [
        "VideoPlayer: the video is not drawn, only the place it takes",
        "AVPlayerViewController: the video is not drawn, only the place it takes",
        "AVCaptureVideoPreviewLayer: the camera's picture is not drawn, only the place it takes",
      ]),
    Expectation(
      module: "SafariServices", frames: ["safari": [0, 0, 402, 874]],
      notes: ["SFSafariViewController: Safari is not drawn, only the place it takes"]),
    Expectation(
      module: "StoreKit",
      frames: ["empty": [0, 62, 402, 40], "offer": [0, 102, 402, 678], "product": [0, 780, 402, 60]],
      notes: [
        "SubscriptionStoreView: the subscription is not drawn, only the place it takes",
        "ProductView: the product is not drawn, and its size is not known: it takes what it is offered",
      ]),
    Expectation(
      module: "AuthenticationServices", frames: ["button": [0, 411, 402, 50], "uikit": [131, 461, 140, 30]],
      notes: [
        "SignInWithAppleButton: its own look is not drawn, and its size is not known: it takes what it is offered"
      ]),
    Expectation(
      module: "PhotosUI", frames: ["picker": [141, 311, 120, 80], "library": [0, 391, 402, 200]],
      notes: ["PHPickerViewController: the photo library is not drawn, only the place it takes"]),
    Expectation(
      module: "WidgetKit", frames: ["medium": [126, 411, 150, 50], "add": [171, 461, 60, 30]],
      notes: ["a widget of family systemMedium: its size is not known, it takes what the screen offers"]),
    Expectation(
      module: "MediaPlayer",
      frames: ["offline": [156, 62, 90, 20], "volume": [0, 82, 402, 40], "file": [0, 122, 402, 718]],
      notes: [
        "MPVolumeView: the volume's slider is not drawn, and its size is not known: it takes what it is offered",
        "QLPreviewController: the file is not drawn, only the place it takes",
      ]),
    Expectation(
      module: "SwiftData",
      frames: [
        "Long": [161, 411, 80, 20], "Short": [191, 431, 20, 20], "Added": [196, 451, 10, 20],
        "long": [151, 471, 100, 10], "stops": [151, 481, 100, 10],
      ]),
    Expectation(
      module: "CoreData",
      frames: ["a": [161, 426, 80, 20], "b": [176, 446, 50, 20], "first": [176, 466, 50, 10]]),
    Expectation(
      module: "Charts", frames: ["sales": [0, 62, 402, 578], "line": [0, 640, 402, 200]],
      notes: ["Chart: the chart is not drawn, only the place it takes"]),
    Expectation(
      module: "TipKit",
      frames: [
        "below": [171, 376, 60, 20], "none": [181, 396, 40, 40], "digests": [151, 436, 100, 10],
        "link": [51, 446, 300, 80],
      ], notes: ["LPLinkView: the link's card is not drawn, and its size is not known: it takes what it is offered"]),
    Expectation(
      module: "UserNotifications", frames: ["asked": [166, 62, 70, 20], "mail": [0, 82, 402, 758]],
      notes: ["MFMailComposeViewController: the letter is not drawn, only the place it takes"]),
  ]

  private static let folder = Galley.root.appendingPathComponent("Tests/EndToEndTests/Fixtures/Frameworks")

  /// One build of every file: the objects of all previews by name.
  private static let screens = Result { try run() }

  private static func run() throws -> [String: [String: Any]] {
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      files["Sources/\(name)"] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    let run = try Galley(files).run("frames Sources --on iphone-16-pro --os 26 --json")
    #expect(run.status == 0, "\(run.errors)")
    return Dictionary(
      try Galley.objects(run.output).compactMap { object in (object["preview"] as? String).map { ($0, object) } },
      uniquingKeysWith: { first, _ in first })
  }

  @Test("take their places and say what is missing", arguments: all) func places(_ expectation: Expectation) throws {
    let screen = try #require(try Self.screens.get()[expectation.module], "no preview \(expectation.module)")
    var frames: [String: [Double]] = [:]
    collect(screen["screen"], into: &frames)
    for (id, frame) in expectation.frames { #expect(frames[id] == frame, "\(id)") }
    let notes = screen["notes"] as? [String] ?? []
    for note in expectation.notes { #expect(notes.contains(note), "\(note) is not in \(notes)") }
  }

  @Test("have a file here each, or stand in another's") func files() throws {
    let folder = Self.folder
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let text = try names.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined()
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: Galley.root.appendingPathComponent("Sources/Frameworks").path)
    for module in modules {
      #expect(
        text.contains("import \(module)\n") || text.contains("import \(module).")
          || ["CoreMedia", "Photos"].contains(module), "no file imports \(module)")
    }
  }

  @Test("give way to modules of the input, and to a folder of the same name") func names() throws {
    let swatch = { (type: String) in
      """
      import SwiftUI

      public struct \(type): View {
        public init() {}
        public var body: some View { Color.red.frame(width: 100, height: 50).accessibilityIdentifier("own") }
      }
      """
    }
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", targets: [.target(name: "MapKit"), .target(name: "App", dependencies: ["MapKit"])])
      """
    let package = try Galley([
      "App/Package.swift": manifest, "App/Sources/MapKit/Map.swift": swatch("Map"),
      "App/Sources/App/Screen.swift": "import MapKit\nimport SwiftUI\n#Preview { Map() }",
    ]).run("frames App --on iphone-16-pro --os 26")
    #expect(package.status == 0 && package.output.contains("100x50"), "\(package.errors)")
    let folder = try Galley(["WebKit/Page.swift": "import SwiftUI\nimport WebKit\n#Preview { WebView(url: nil) }"])
      .run("frames WebKit --on iphone-16-pro --os 26")
    #expect(folder.status == 0 && folder.output.contains("WebView"), "\(folder.errors)")
  }

  private func collect(_ value: Any?, into frames: inout [String: [Double]]) {
    guard let node = value as? [String: Any] else { return }
    if let id = node["id"] as? String, frames[id] == nil { frames[id] = node["frame"] as? [Double] }
    for child in node["children"] as? [Any] ?? [] { collect(child, into: &frames) }
  }
}
