import Foundation
import GalleyCatalog
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import Testing
@_spi(Galley) import UIKit

@testable import SwiftUI

/// R-023: a view tree takes scenario after scenario, as when a device turns, a screen is split, a window is resized or
/// the text size changes. What its views keep stays; what they read of the scenario follows.
@MainActor @Suite(.serialized) struct LiveChangeTests {
  /// Reaches into views from outside, as a finger would.
  final class Hand {
    var tap: () -> Void = {}
    var focus: () -> Void = {}
    var scroll: (Int) -> Void = { _ in }
    var appearances = 0
    var changes: [String] = []
  }

  private struct Subject: View {
    enum Field { case name, note }
    let hand: Hand
    @State private var count = 0
    @State private var name = ""
    @FocusState private var field: Field?
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction
    @ScaledMetric private var measure: CGFloat = 100

    var body: some View {
      VStack(spacing: 0) {
        Text("count \(count)")
        Text("\(name(of: width)) \(name(of: height))")
        Text("\(String(describing: textSize)) \(String(describing: scheme)) \(String(describing: direction))")
        TextField("Name", text: $name).focused($field, equals: .name)
        Text(field == .name ? "focused" : "at rest")
        Color.red.frame(width: measure, height: 1).accessibilityIdentifier("measure")
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<200) { row in Text("row \(row)").padding(4).id(row).accessibilityIdentifier("row \(row)") }
            }
          }
          .accessibilityIdentifier("list")
          .onAppear { hand.scroll = { proxy.scrollTo($0, anchor: .top) } }
        }
      }
      .onAppear {
        hand.appearances += 1
        hand.tap = { count += 1 }
        hand.focus = { field = .name }
      }
      .onChange(of: width) { old, new in hand.changes.append("\(name(of: old)) to \(name(of: new))") }
    }

    private func name(of size: UserInterfaceSizeClass?) -> String { size == .compact ? "compact" : "regular" }
  }

  private func texts(_ screen: Screen) -> [String] { screen.root.nodes.compactMap(\.text) }

  /// The row at the top of the list, and where that is.
  private func top(_ screen: Screen) throws -> String {
    let list = try #require(screen.node("list"))
    let rows = screen.root.nodes.filter { $0.id?.hasPrefix("row ") == true }
    let first = rows.filter { $0.exact.maxY > list.exact.minY + 1 }.min { $0.exact.minY < $1.exact.minY }
    let row = try #require(first)
    #expect(abs(row.exact.minY - list.exact.minY) < 1, "\(row.id ?? "") begins at \(row.exact.minY)")
    return row.id ?? ""
  }

  @Test func counterScrolledListAndFocusedFieldStayThroughEveryChange() throws {
    let hand = Hand()
    let portrait = try Bridging.scenario(on: "iphone-17-pro-max")
    let host = ViewHost(scenario: portrait) { Subject._assemble(Subject(hand: hand), $0) }
    _ = host.screen()
    hand.tap()
    hand.tap()
    hand.focus()
    hand.scroll(120)
    let before = host.screen()
    #expect(texts(before).contains("count 2") && texts(before).contains("focused"))
    #expect(texts(before).contains("compact regular"))
    #expect(try top(before) == "row 120")

    // The device turns.
    host.update(try Bridging.scenario(on: "iphone-17-pro-max") { $0.orientation = .landscapeLeft })
    let turned = host.screen()
    #expect(turned.size == Size(width: 956, height: 440))
    #expect(texts(turned).contains("count 2") && texts(turned).contains("focused"))
    #expect(texts(turned).contains("regular compact"))
    #expect(try top(turned) == "row 120")
    #expect(hand.changes == ["compact to regular"])

    // The text grows, and the rows with it.
    host.update(
      try Bridging.scenario(on: "iphone-17-pro-max") {
        $0.textSize = .accessibility3; $0.appearance = .dark; $0.locale = "ar"
      })
    hand.tap()
    let large = host.screen()
    #expect(texts(large).contains("count 3") && texts(large).contains("focused"))
    #expect(texts(large).contains("accessibility3 dark rightToLeft"))
    #expect(try top(large) == "row 120")
    // A body of 17 points is one of 40: 100 points are 235.29, on the pixels of a third of a point.
    #expect(isNear([large.node("measure")?.exact.width ?? 0], [235.33], 0.01))

    // Back where it began: the same screen as before, but for the count.
    host.update(portrait)
    let back = host.screen()
    let others = { (screen: Screen) in screen.root.nodes.filter { $0.text?.hasPrefix("count") != true }.map(\.frame) }
    #expect(others(back) == others(before))
    #expect(texts(back).first == "count 3" && hand.appearances == 1)
    #expect(hand.changes == ["compact to regular", "regular to compact"])
  }

  @Test func aPadsWindowIsSplitAndResized() throws {
    let hand = Hand()
    func window(_ window: WindowMode) throws -> ResolvedScenario {
      try Bridging.scenario(on: "ipad-pro-13-inch-m4") {
        $0.orientation = .landscapeLeft; $0.window = window
      }
    }
    let host = ViewHost(scenario: try window(.full)) { Subject._assemble(Subject(hand: hand), $0) }
    _ = host.screen()
    hand.tap()
    hand.scroll(50)
    for (mode, size, classes) in [
      (WindowMode.named(.half), Size(width: 688, height: 1032), "regular regular"),
      (.named(.third), Size(width: 1376.0 / 3, height: 1032), "compact regular"),
      (.size(Size(width: 900, height: 600)), Size(width: 900, height: 600), "regular regular"),
      (.size(Size(width: 320, height: 480)), Size(width: 320, height: 480), "compact regular"),
      (.full, Size(width: 1376, height: 1032), "regular regular"),
    ] {
      host.update(try window(mode))
      let screen = host.screen()
      #expect(abs(screen.size.width - size.width) < 0.001 && screen.size.height == size.height)
      #expect(texts(screen).contains("count 1") && texts(screen).contains(classes), "\(mode)")
      #expect(try top(screen) == "row 50")
    }
    #expect(hand.appearances == 1)
  }

  @Test func aPositionThatABindingHoldsIsFoundAgain() throws {
    struct Bound: View {
      @State private var place: Int? = 80
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<200) { row in Text("row \(row)").id(row).accessibilityIdentifier("row \(row)") }
          }
        }
        .scrollPosition(id: $place, anchor: .top)
        .accessibilityIdentifier("list")
      }
    }
    let host = ViewHost(scenario: try Bridging.scenario(on: "iphone-17")) { Bound._assemble(Bound(), $0) }
    #expect(try top(host.screen()) == "row 80")
    host.update(try Bridging.scenario(on: "iphone-17") { $0.textSize = .accessibility5 })
    #expect(try top(host.screen()) == "row 80")
  }

  /// The branch that a size class chooses is another view, with state of its own; what stands outside it stays.
  @Test func stateOfABranchGoesWithTheBranch() throws {
    struct Branches: View {
      struct Counter: View {
        let name: String
        let hand: Hand
        @State private var count = 0
        var body: some View { Text("\(name) \(count)").onAppear { hand.tap = { count += 1 } } }
      }
      let hand: Hand
      @Environment(\.verticalSizeClass) private var height
      @State private var outer = 7
      var body: some View {
        VStack {
          Text("outer \(outer)")
          if height == .compact { Counter(name: "short", hand: hand) } else { Counter(name: "tall", hand: hand) }
        }
        .onAppear { outer += 1 }
      }
    }
    let hand = Hand()
    let portrait = try Bridging.scenario(on: "iphone-17")
    let host = ViewHost(scenario: portrait) { Branches._assemble(Branches(hand: hand), $0) }
    _ = host.screen()
    hand.tap()
    #expect(texts(host.screen()) == ["outer 8", "tall 1"])
    host.update(try Bridging.scenario(on: "iphone-17") { $0.orientation = .landscapeRight })
    #expect(texts(host.screen()) == ["outer 8", "short 0"])
    host.update(portrait)
    #expect(texts(host.screen()) == ["outer 8", "tall 0"])
  }

  // MARK: UIKit

  private final class Watcher: UIViewController {
    var log: [String] = []
    let label = UILabel()
    let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "Ag"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.accessibilityIdentifier = "label"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      ])
      view.addSubview(field)
      registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Watcher, before: UITraitCollection) in
        self.log.append("height was \(before.verticalSizeClass == .compact ? "compact" : "regular")")
      }
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _: UITraitCollection) in
        self.log.append("style")
      }
    }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("traits to come")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("from \(Int(view.bounds.width)) to \(Int(size.width))")
      coordinator.animate(
        alongsideTransition: { _ in self.log.append("along") }, completion: { _ in self.log.append("done") })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.append("traits changed")
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      if !log.isEmpty { log.append("safe area \(Int(view.safeAreaInsets.left))") }
    }
  }

  /// The order of UIKit's calls is that of its documentation; controllers inside others hear too.
  @Test func controllersHearOfARotationAndKeepTheirViews() throws {
    let portrait = try Bridging.scenario(on: "iphone-17")
    let watcher = Watcher()
    let host = ViewHost(scenario: portrait) {
      PlatformPreview._assemble(
        PlatformPreview { UINavigationController(rootViewController: watcher) }, $0)
    }
    let before = host.screen()
    #expect(watcher.log.isEmpty)
    _ = watcher.field.becomeFirstResponder()
    let label = try #require(before.node("label")).frame
    #expect(label.minX == 0)

    host.update(try Bridging.scenario(on: "iphone-17") { $0.orientation = .landscapeLeft })
    let turned = host.screen()
    #expect(
      watcher.log.filter { !$0.hasPrefix("safe area") } == [
        "traits to come", "from 402 to 874", "along", "traits changed", "height was regular", "done",
      ])
    #expect(watcher.log.contains("safe area 62"))
    #expect(watcher.view.bounds.size == CGSize(width: 874, height: 402))
    #expect(turned.node("label")?.frame.minX == 62)
    #expect(watcher.field.isFirstResponder)
    #expect(UIDevice.current.orientation == .landscapeLeft)

    watcher.log = []
    host.update(
      try Bridging.scenario(on: "iphone-17") {
        $0.orientation = .landscapeLeft; $0.textSize = .accessibility3; $0.appearance = .dark
      })
    let large = host.screen()
    #expect(watcher.log == ["traits to come", "traits changed", "style"])
    // A label that follows the text size has grown, from 17 points to 40.
    let grown = try #require(large.node("label")).frame
    #expect(grown.height > 2 * label.height)
    host.update(portrait)
    #expect(host.screen().node("label")?.frame == label)
  }

  @Test func viewsInsideUIKitTakeTheScenarioToo() throws {
    let hand = Hand()
    let portrait = try Bridging.scenario(on: "iphone-17-pro-max")
    let host = ViewHost(scenario: portrait) {
      PlatformPreview._assemble(PlatformPreview { UIHostingController(rootView: Subject(hand: hand)) }, $0)
    }
    _ = host.screen()
    hand.tap()
    hand.scroll(30)
    #expect(try top(host.screen()) == "row 30")
    host.update(try Bridging.scenario(on: "iphone-17-pro-max") { $0.orientation = .landscapeRight })
    let turned = host.screen()
    #expect(texts(turned).contains("count 1") && texts(turned).contains("regular compact"))
    #expect(try top(turned) == "row 30")
    #expect(hand.appearances == 1)
  }
}
