import GalleyCatalog
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import Testing
@_spi(Galley) import UIKit

@testable import SwiftUI

/// guides, insets and regions of the safe area; R-035: the keyboard's.
///
/// An iPhone 16 Pro on iOS 26 is 402×874 with insets of 62 above and 34 below; its keyboard begins at 539.
@MainActor @Suite(.serialized) struct SafeAreaTests {
  private func screen<V: View>(
    keyboard: KeyboardState = .hidden, on device: String = "iphone-16-pro",
    _ change: (inout ScenarioTraits) -> Void = { _ in }, @ViewBuilder _ view: @escaping () -> V
  ) throws -> Screen {
    let scenario = try Bridging.scenario(on: device) {
      $0.keyboard = keyboard
      change(&$0)
    }
    return ViewHost(scenario: scenario) { V._assemble(view(), $0) }.screen()
  }

  // MARK: safeAreaInset, safeAreaPadding

  /// Recorded: the content gets what the inset view and 8 points leave.
  @Test func anInsetViewTakesItsRoomAndEight() throws {
    let insets = try screen {
      Color.red.accessibilityIdentifier("content")
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 50).accessibilityIdentifier("bar") }
        .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 30).accessibilityIdentifier("top") }
    }
    #expect(insets.frame("top") == [0, 62, 402, 30])
    #expect(insets.frame("bar") == [0, 790, 402, 50])
    #expect(insets.frame("content") == [0, 92, 402, 690])
  }

  @Test func anInsetAtASideFollowsTheReadingDirection() throws {
    func sides(_ locale: String) throws -> Screen {
      try screen({ $0.locale = locale }) {
        Color.red.accessibilityIdentifier("content")
          .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 60).accessibilityIdentifier("side") }
      }
    }
    #expect(try sides("en").frame("side") == [0, 62, 60, 778])
    #expect(try sides("en").frame("content") == [60, 62, 342, 778])
    #expect(try sides("ar").frame("side") == [342, 62, 60, 778])
    #expect(try sides("ar").frame("content") == [0, 62, 342, 778])
  }

  @Test func paddingOfTheSafeAreaInsetsContentAndWhatScrolls() throws {
    let padded = try screen {
      Color.red.accessibilityIdentifier("content").safeAreaPadding(.horizontal, 20)
    }
    #expect(padded.frame("content") == [20, 62, 362, 778])
    let scrolled = try screen {
      ScrollView {
        Color.red.frame(height: 2000).accessibilityIdentifier("content")
      }
      .safeAreaPadding(.horizontal, 20)
    }
    #expect(scrolled.frame("content") == [20, 62, 362, 2000])
    let standard = try screen { Color.red.accessibilityIdentifier("content").safeAreaPadding() }
    #expect(standard.frame("content") == [16, 78, 370, 746])
  }

  // MARK: ignoresSafeArea by region

  @Test(arguments: [
    (SafeAreaRegions.all, Edge.Set.all, [0.0, 0, 402, 874]), (.container, .top, [0, 0, 402, 840]),
    (.container, .bottom, [0, 62, 402, 812]), (.keyboard, .all, [0, 62, 402, 778]),
    (SafeAreaRegions(), .all, [0, 62, 402, 778]),
  ])
  func regionsAreIgnoredWhereTheyAre(_ regions: SafeAreaRegions, _ edges: Edge.Set, _ frame: [Double]) throws {
    let plain = try screen { Color.red.accessibilityIdentifier("fill").ignoresSafeArea(regions, edges: edges) }
    #expect(plain.frame("fill") == frame)
  }

  @Test func theKeyboardMovesContentUnlessItsRegionIsIgnored() throws {
    func fill(_ regions: SafeAreaRegions?) throws -> [Double] {
      try screen(keyboard: .docked) {
        if let regions {
          Color.red.accessibilityIdentifier("fill").ignoresSafeArea(regions)
        } else {
          Color.red.accessibilityIdentifier("fill")
        }
      }.frame("fill")
    }
    #expect(try fill(nil) == [0, 62, 402, 477])
    // Without the keyboard's region the safe area ends at the home indicator's.
    #expect(try fill(.keyboard) == [0, 62, 402, 778])
    // The container's region alone leaves the keyboard in the way.
    #expect(try fill(.container) == [0, 0, 402, 539])
    #expect(try fill(.all) == [0, 0, 402, 874])
  }

  @Test func aKeyboardThatFloatsMovesNothing() throws {
    let floating = try screen(keyboard: .floating, on: "ipad-mini-a17-pro") {
      Color.red.accessibilityIdentifier("fill")
    }
    #expect(floating.frame("fill") == [0, 32, 744, 1076])
    let docked = try screen(keyboard: .docked, on: "ipad-mini-a17-pro") {
      Color.red.accessibilityIdentifier("fill")
    }
    let keyboard = try #require(try Bridging.scenario(on: "ipad-mini-a17-pro") { $0.keyboard = .docked }.keyboardFrame)
    #expect(docked.frame("fill") == [0, 32, 744, keyboard.minY - 32])
  }

  @Test func contentScrollsUnderTheKeyboardAndEndsAboveIt() throws {
    let scrolled = try screen(keyboard: .docked) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40) { Color.red.frame(height: 50).id($0).accessibilityIdentifier("row \($0)") }
          }
        }
        .onAppear { proxy.scrollTo(39, anchor: .bottom) }
      }
    }
    #expect(scrolled.frame("row 39") == [0, 489, 402, 50])
  }

  @Test func aTabBarStaysBehindTheKeyboard() throws {
    func tabs(_ keyboard: KeyboardState) throws -> Screen {
      try screen(keyboard: keyboard) {
        TabView {
          Color.red.accessibilityIdentifier("fill").tabItem { Text("One") }
          Text("b").tabItem { Text("Two") }
        }
      }
    }
    let (hidden, docked) = (try tabs(.hidden), try tabs(.docked))
    let bar = { (screen: Screen) in screen.root.find { $0.role == .tabBar }?.exact }
    #expect(bar(hidden) != nil && bar(hidden) == bar(docked))
    #expect(hidden.frame("fill") == [0, 62, 402, 729])
    #expect(docked.frame("fill") == [0, 62, 402, 477])
  }

  // MARK: contentMargins

  /// Recorded: margins count as insets of the scroll view, whose width across its axis they widen.
  @Test func contentMarginsInsetWhatScrolls() throws {
    let margins = try screen {
      ScrollView {
        Color.red.frame(height: 100).accessibilityIdentifier("content")
      }
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .contentMargins(.top, 10)
    }
    #expect(margins.frame("content") == [24, 72, 354, 100])
    let indicators = try screen {
      ScrollView { Color.red.frame(height: 100).accessibilityIdentifier("content") }
        .contentMargins(24, for: .scrollIndicators)
    }
    #expect(indicators.frame("content") == [0, 62, 402, 100])
  }

  // MARK: Window controls

  /// the controls of a pad's window lie in its top leading corner, outside the plain safe area; bars and regions
  /// that adapt to the corner keep clear of them. Their size is assumed: 64×44.
  @Test func barsKeepClearOfAWindowsControls() throws {
    func windowed(_ locale: String, _ window: WindowMode) throws -> Screen {
      try screen(
        on: "ipad-pro-13-inch-m4",
        {
          $0.window = window; $0.locale = locale; $0.orientation = .landscapeLeft
        }
      ) {
        NavigationStack {
          Color.red.accessibilityIdentifier("content").navigationTitle("A").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("B") {}.accessibilityIdentifier("item") }
            }
        }
      }
    }
    let window = WindowMode.size(Size(width: 700, height: 800))
    let full = try #require(windowed("en", .full).node("item")).exact
    #expect(full.minX < 64)
    let left = try windowed("en", window)
    #expect(try #require(left.node("item")).exact.minX >= 64)
    #expect(left.assumed.contains("windowControls.width"))
    #expect(try #require(windowed("ar", window).node("item")).exact.maxX <= 700 - 64)
    // Content is where it is without them.
    #expect(left.frame("content")[0] == 0)
  }

  @Test func viewsMoveOutOfAWindowsCornerWhenTheyAsk() throws {
    func corner(_ edges: Edge.Set, fits: Bool = false, full: Bool = false) throws -> [Double] {
      try screen(
        on: "ipad-pro-13-inch-m4",
        {
          $0.orientation = .landscapeLeft
          if !full { $0.window = .size(Size(width: 700, height: 800)) }
        }
      ) {
        VStack(spacing: 0) {
          Color.red.accessibilityIdentifier("bar").containerCornerOffset(edges, sizeToFit: fits).frame(height: 40)
          Color.blue
        }
      }.frame("bar")
    }
    #expect(try corner(.leading) == [64, 0, 700, 40])
    #expect(try corner(.leading, fits: true) == [64, 0, 636, 40])
    #expect(try corner(.top) == [0, 44, 700, 40])
    #expect(try corner(.trailing) == [0, 0, 700, 40])
    #expect(try corner(.leading, fits: true, full: true) == [0, 32, 1376, 40])
  }

  @Test func regionsOfUIKitAdaptToTheCorner() throws {
    func insets(_ region: UIView.LayoutRegion, full: Bool = false) throws -> UIEdgeInsets {
      let scenario = try Bridging.scenario(on: "ipad-pro-13-inch-m4") {
        $0.orientation = .landscapeLeft
        if !full { $0.window = .size(Size(width: 700, height: 800)) }
      }
      let controller = UIViewController()
      _ = Bridging.screen(in: scenario) { controller }
      return controller.view.edgeInsets(for: region)
    }
    #expect(try insets(.safeArea()) == .zero)
    #expect(try insets(.safeArea(cornerAdaptation: .horizontal)).left == 64)
    #expect(try insets(.safeArea(cornerAdaptation: .vertical)) == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(try insets(.margins(cornerAdaptation: .horizontal)).right == 20)
    #expect(try insets(.safeArea(cornerAdaptation: .horizontal), full: true).left == 0)
  }

  // MARK: UIKit

  private final class Guided: UIViewController {
    let own = UILayoutGuide()
    let keyboard = UIView()
    let inGuide = UIView()
    var follows = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addLayoutGuide(own)
      view.keyboardLayoutGuide.followsUndockedKeyboard = follows
      for (child, name) in [(keyboard, "keyboard"), (inGuide, "own")] {
        child.accessibilityIdentifier = name
        child.backgroundColor = .red
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
      }
      let guide = view.keyboardLayoutGuide
      NSLayoutConstraint.activate([
        // A custom guide: the middle third of the safe area.
        own.widthAnchor.constraint(equalTo: view.safeAreaLayoutGuide.widthAnchor, multiplier: 1.0 / 3),
        own.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        own.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        own.bottomAnchor.constraint(equalTo: guide.topAnchor),
        inGuide.leadingAnchor.constraint(equalTo: own.leadingAnchor),
        inGuide.trailingAnchor.constraint(equalTo: own.trailingAnchor),
        inGuide.topAnchor.constraint(equalTo: own.topAnchor),
        inGuide.bottomAnchor.constraint(equalTo: own.bottomAnchor),
        keyboard.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        keyboard.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        keyboard.topAnchor.constraint(equalTo: guide.topAnchor),
        keyboard.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
  }

  private func guided(
    _ keyboard: KeyboardState, on device: String = "iphone-16-pro", follows: Bool = false
  ) throws -> (screen: Screen, scenario: ResolvedScenario) {
    let scenario = try Bridging.scenario(on: device) { $0.keyboard = keyboard }
    let screen = Bridging.screen(in: scenario) {
      let controller = Guided()
      controller.follows = follows
      return controller
    }
    return (screen, scenario)
  }

  @Test func aCustomGuideTakesPartInLayout() throws {
    let hidden = try guided(.hidden).screen
    #expect(hidden.frame("own") == [134, 62, 134, 778])
    #expect(try guided(.docked).screen.frame("own") == [134, 62, 134, 477])
  }

  /// "When the keyboard is visible, the layout guide represents its area and position. When the keyboard dismisses, the
  /// top of the layout guide matches the bottom of the safe area."
  @Test func theKeyboardGuideIsTheKeyboardsFrame() throws {
    #expect(try guided(.hidden).screen.frame("keyboard") == [0, 840, 402, 34])
    #expect(try guided(.docked).screen.frame("keyboard") == [0, 539, 402, 335])
    let button = try guided(.hidden, on: "iphone-se-3rd-generation").screen
    #expect(button.frame("keyboard")[1] == 667)
    let floating = try guided(.floating, on: "ipad-mini-a17-pro", follows: true)
    let frame = try #require(floating.scenario.keyboardFrame)
    #expect(floating.screen.frame("keyboard") == [frame.minX, frame.minY, frame.width, frame.height])
    // One that does not follow an undocked keyboard stays where it is without one.
    #expect(try guided(.split, on: "ipad-mini-a17-pro").screen.frame("keyboard") == [0, 1108, 744, 25])
  }

  @Test func viewsInAHostingControllerKeepClearOfTheKeyboard() throws {
    let scenario = try Bridging.scenario(on: "iphone-16-pro") { $0.keyboard = .docked }
    let hosted = Bridging.screen(in: scenario) {
      UIHostingController(rootView: Color.red.accessibilityIdentifier("fill"))
    }
    #expect(hosted.frame("fill") == [0, 62, 402, 477])
    let without = Bridging.screen(in: scenario) {
      let controller = UIHostingController(rootView: Color.red.accessibilityIdentifier("fill"))
      controller.safeAreaRegions = .container
      return controller
    }
    #expect(without.frame("fill") == [0, 62, 402, 778])
  }
}
