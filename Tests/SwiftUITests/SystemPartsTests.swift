import GalleyCatalog
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import Testing
@_spi(Galley) import UIKit

@testable import SwiftUI

/// what screens ask of the status bar, the home indicator and the system's gestures, and what comes of it.
@MainActor @Suite(.serialized) struct SystemPartsTests {
  private func screen<V: View>(on device: String, os: Int = 18, @ViewBuilder _ view: @escaping () -> V) throws -> Screen
  {
    let scenario = try Bridging.scenario(on: device) { $0.os = OSVersion(os) }
    return ViewHost(scenario: scenario) { V._assemble(view(), $0) }.screen()
  }

  @Test func hidingTheStatusBarGivesItsRoomBackOnPhonesWithAHomeButton() throws {
    func fill(hidden: Bool) throws -> Screen {
      try screen(on: "iphone-8", os: 16) {
        Color.red.accessibilityIdentifier("fill").statusBarHidden(hidden)
      }
    }
    // Colour goes on under the safe area only at its edges; its frame is the safe area's.
    let shown = try fill(hidden: false)
    #expect(shown.safeArea.top == 20 && shown.system.isEmpty)
    let hidden = try fill(hidden: true)
    #expect(hidden.safeArea == .zero && hidden.system == SystemParts(hidesStatusBar: true))
    #expect(hidden.frame("fill") == [0, 0, 375, 667])
    #expect(!hidden.notes.contains { $0.contains("settled") })
  }

  /// "The safe area is inset from the top … even when no bars are visible": an iPhone X keeps its inset.
  @Test func hidingTheStatusBarChangesNothingBesideAHousing() throws {
    let hidden = try screen(on: "iphone-x", os: 16) { Color.red.statusBar(hidden: true) }
    #expect(hidden.safeArea == Insets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(hidden.system.hidesStatusBar)
  }

  @Test func whereNobodyKnowsWhatHidingDoesTheSafeAreaIsMarked() throws {
    let hidden = try screen(on: "iphone-16-pro", os: 26) { Color.red.statusBarHidden() }
    #expect(hidden.safeArea.top == 62 && hidden.assumed.contains("safeArea"))
    let shown = try screen(on: "iphone-16-pro", os: 26) { Color.red }
    #expect(!shown.assumed.contains("safeArea"))
  }

  @Test func viewsAskThroughContainersAndByReadingDirection() throws {
    let asked = try screen(on: "iphone-16-pro", os: 26) {
      NavigationStack {
        VStack {
          Text("a").persistentSystemOverlays(.hidden)
          Text("b").defersSystemGestures(on: .leading)
          Text("c").defersSystemGestures(on: [.bottom])
        }
      }
    }
    #expect(asked.system == SystemParts(hidesHomeIndicator: true, protectedEdges: [.left, .bottom]))
    #expect(asked.system.words == ["home indicator hidden", "gestures deferred at left, bottom"])
    let arabic = try Bridging.scenario(on: "iphone-16-pro") { $0.locale = "ar" }
    let mirrored = ViewHost(scenario: arabic) { assembler in
      let view = Text("b").defersSystemGestures(on: [.leading, .top])
      type(of: view)._assemble(view, assembler)
    }.screen()
    #expect(mirrored.system.protectedEdges == [.right, .top])
    let automatic = try screen(on: "iphone-16-pro") {
      Text("a").persistentSystemOverlays(.automatic).statusBarHidden(false)
    }
    #expect(automatic.system.isEmpty)
  }

  private final class Quiet: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.bottom, .left] }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  }

  @Test func controllersAskThroughTheirContainers() throws {
    let scenario = try Bridging.scenario(on: "iphone-8") { $0.os = OSVersion(16) }
    let quiet = Bridging.screen(in: scenario) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: Quiet()), UIViewController()]
      return tabs
    }
    #expect(
      quiet.system == SystemParts(hidesStatusBar: true, hidesHomeIndicator: true, protectedEdges: [.bottom, .left]))
    #expect(quiet.safeArea == .zero)
    let plain = Bridging.screen(in: scenario) { UIViewController() }
    #expect(plain.system.isEmpty && plain.safeArea.top == 20)
    // Views in a hosting controller ask through it.
    let hosted = Bridging.screen(in: scenario) {
      UINavigationController(rootViewController: UIHostingController(rootView: Text("a").statusBarHidden()))
    }
    #expect(hosted.system.hidesStatusBar && hosted.safeArea == .zero)
  }

  /// "all orientations on iPad and all orientations except upside-down portrait on iPhone".
  @Test func orientationsAreSupportedByDefaultAsOnTheDevice() throws {
    _ = try Bridging.scenario(on: "ipad-a16")
    #expect(UIViewController().supportedInterfaceOrientations == .all)
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .all)
    _ = try Bridging.scenario(on: "iphone-17")
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
    #expect(!UIViewController().supportedInterfaceOrientations.contains(.portraitUpsideDown))
  }

  /// a controller that does not turn is still shown, and the screen says that the device would not turn it.
  @Test func aControllerThatDoesNotTurnIsSaidToBeOne() throws {
    let portrait = try Bridging.scenario(on: "iphone-17")
    let note = "the root controller does not support portrait: the device would not turn it"
    #expect(Bridging.screen(in: portrait) { Quiet() }.notes.contains(note))
    let landscape = try Bridging.scenario(on: "iphone-17") { $0.orientation = .landscapeRight }
    #expect(Bridging.screen(in: landscape) { Quiet() }.notes.isEmpty)
    let pad = try Bridging.scenario(on: "ipad-a16")
    #expect(Bridging.screen(in: pad) { Quiet() }.notes.isEmpty)
  }
}
