import Foundation
import GalleyGeometry
import GalleyScreen
import Testing
@_spi(Galley) import UIKit

@testable import SwiftUI

private struct Growing: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("red")
      if count > 0 { Color.blue.frame(width: 60, height: 30).accessibilityIdentifier("blue") }
    }
    .onAppear { count = 1 }
  }
}

/// A controller with a hosted view below the safe area, at the size it asks for.
private final class HoldingController: UIViewController {
  let host: UIViewController
  let pinsEdges: Bool

  init(_ host: UIViewController, pinsEdges: Bool = false) {
    self.host = host
    self.pinsEdges = pinsEdges
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    addChild(host)
    guard let hosted = host.view else { return }
    hosted.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(hosted)
    host.didMove(toParent: self)
    NSLayoutConstraint.activate(
      pinsEdges
        ? [
          hosted.topAnchor.constraint(equalTo: view.topAnchor),
          hosted.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          hosted.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          hosted.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ]
        : [
          hosted.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
          hosted.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        ])
  }
}

private struct SizeClasses: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text("\(horizontal == .regular ? "regular" : "compact") \(scheme == .dark ? "dark" : "light")")
      .accessibilityIdentifier("text")
  }
}

private struct Hosted: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: Color.red.frame(width: 10, height: 10).accessibilityIdentifier("inner"))
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct Probe: UIViewRepresentable {
  let tell: (UIView) -> Void

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    tell(view)
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

@MainActor @Suite(.serialized)
struct HostingTests {
  @Test func theRootOfAWindowIsOfferedTheSafeAreaAndCentredInIt() throws {
    let scenario = try Bridging.scenario(on: "iphone-16-pro")
    let safe = scenario.safeArea
    let screen = Bridging.screen(in: scenario) {
      UIHostingController(
        rootView: ZStack {
          Color.green.ignoresSafeArea().accessibilityIdentifier("all")
          Color.red.frame(width: 100, height: 50).accessibilityIdentifier("red")
        })
    }
    let top: Double = safe.top + (874 - safe.top - safe.bottom - 50) / 2
    #expect(screen.frame("red") == [(402 - 100) / 2, top, 100, 50])
    #expect(
      screen.drawing.contains(
        .fill(
          DrawingPath(Rect(x: 0, y: 0, width: 402, height: 874)),
          .color(
            RGBA(UIColor.systemGreen)), evenOdd: false)))
  }

  @Test func constraintsAskForTheIdealSizeAndFollowItsChanges() throws {
    let scenario = try Bridging.scenario()
    let screen = Bridging.screen(in: scenario) {
      let host = UIHostingController(rootView: Growing())
      host.sizingOptions = .intrinsicContentSize
      return HoldingController(host)
    }
    // The second view came with the appearance; both lie in the middle of the wider one.
    #expect(screen.frame("red") == [26, 30, 40, 20])
    #expect(screen.frame("blue") == [16, 50, 60, 30])
  }

  @Test func theHostedViewsKeepClearOfTheSafeAreaThatReachesThem() throws {
    let scenario = try Bridging.scenario(on: "iphone-16-pro")
    func screen(_ regions: SafeAreaRegions) -> Screen {
      Bridging.screen(in: scenario) {
        let host = UIHostingController(rootView: Color.red.accessibilityIdentifier("red"))
        host.safeAreaRegions = regions
        return HoldingController(host, pinsEdges: true)
      }
    }
    let safe = scenario.safeArea
    #expect(screen(.all).frame("red") == [0, safe.top, 402, 874 - safe.top - safe.bottom])
    #expect(screen([]).frame("red") == [0, 0, 402, 874])
  }

  @Test func sizeThatFitsAnswersForAnOffer() throws {
    _ = try Bridging.scenario()
    let host = UIHostingController(rootView: Color.red.frame(maxWidth: 200, maxHeight: 80).padding(10))
    #expect(host.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 220, height: 100))
    #expect(host.sizeThatFits(in: CGSize(width: 100, height: 50)) == CGSize(width: 100, height: 50))
    #expect(host.view.intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func aNewRootViewIsShownInItsPlace() throws {
    let scenario = try Bridging.scenario()
    let host = UIHostingController(rootView: AnyView(Color.red.frame(width: 10, height: 10)))
    let screen = Bridging.screen(in: scenario) {
      host.rootView = AnyView(Color.red.frame(width: 30, height: 20).accessibilityIdentifier("new"))
      return HoldingController(host)
    }
    #expect(screen.frame("new") == [16, 30, 30, 20])
  }

  @Test func preferredContentSizeFollowsWhereAsked() throws {
    _ = try Bridging.scenario()
    let host = UIHostingController(rootView: Color.red.frame(width: 70, height: 20))
    #expect(host.preferredContentSize == .zero)
    host.sizingOptions = .preferredContentSize
    #expect(host.preferredContentSize == CGSize(width: 70, height: 20))
  }

  /// R-024: what UIKit's traits say is what the environment inside says.
  @Test func traitsOfControllersReachTheEnvironment() throws {
    let scenario = try Bridging.scenario()
    let screen = Bridging.screen(in: scenario) {
      let host = UIHostingController(rootView: SizeClasses())
      host.overrideUserInterfaceStyle = .dark
      host.traitOverrides.horizontalSizeClass = .regular
      return HoldingController(host)
    }
    #expect(screen.node("text")?.text == "regular dark")
    let plain = Bridging.screen(in: scenario) { HoldingController(UIHostingController(rootView: SizeClasses())) }
    #expect(plain.node("text")?.text == "compact light")
  }

  @Test func viewsInsideViewsLieInTheWindow() throws {
    let screen = try Bridging.screen(320, 200) {
      VStack(spacing: 0) {
        Color.clear.frame(height: 100)
        Hosted()
      }
    }
    #expect(screen.frame("inner") == [155, 145, 10, 10])
  }

  @Test func titlesOfViewsReachTheBarAbove() throws {
    let screen = Bridging.screen(in: try Bridging.scenario(on: "iphone-17-pro")) {
      let host = UIHostingController(
        rootView: Color.red.navigationTitle("Colours").accessibilityIdentifier("red"))
      return UINavigationController(rootViewController: host)
    }
    #expect(screen.root.find { $0.text == "Colours" }?.role == .header)
    #expect(screen.frame("red") == [0, 116, 402, 724])
  }

  @Test func aScreensViewsGoWithIt() throws {
    weak var controller: UIViewController?
    weak var inner: UIView?
    let scenario = try Bridging.scenario()
    _ = Bridging.screen(in: scenario) {
      let made = HoldingController(UIHostingController(rootView: Hosted()))
      controller = made
      return made
    }
    _ = ViewHost(scenario: scenario) { assembler in
      Probe._assemble(Probe { inner = $0 }, assembler)
    }.screen()
    #expect(inner != nil || controller != nil)
    UIApplication.shared.windowScene.begin { UIWindow(frame: .zero) }
    #expect(controller == nil)
    #expect(inner == nil)
  }

  @Test func aRendererSaysTheSizeOfItsImage() throws {
    _ = try Bridging.scenario()
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.scale = 2
    #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
    #expect(renderer.uiImage?.scale == 2)
    let flexible = ImageRenderer(content: Color.red)
    flexible.proposedSize = ProposedViewSize(width: 50, height: nil)
    #expect(flexible.uiImage?.size == CGSize(width: 50, height: 10))
  }
}

extension RGBA {
  /// A colour under the current traits.
  @MainActor fileprivate init(_ color: UIColor) { self = color.rgba(in: UITraitCollection(UIKitScenario.current)) }
}
