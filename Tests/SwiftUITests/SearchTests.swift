import GalleyGeometry
import GalleyScenario
import GalleyScreen
import Testing

@testable import SwiftUI

/// Where the field of a search stands, and what the rest of the screen leaves to it.
///
/// An iPhone 16 Pro on iOS 26 is 402×874 with insets of 62 above and 34 below, and its bars start at 62.
@MainActor @Suite(.serialized) struct SearchTests {
  private func screen<V: View>(
    on device: String = "iphone-16-pro", _ change: (inout ScenarioTraits) -> Void = { _ in },
    @ViewBuilder _ view: @escaping () -> V
  ) throws -> Screen {
    ControlProofs.screen(try Bridging.scenario(on: device, change), view)
  }

  private func field(_ screen: Screen) -> ScreenNode? { screen.root.find { $0.role == .searchField } }

  private struct Fruit: View {
    var placement = SearchFieldPlacement.automatic
    var isPresented = false
    var text = ""

    var body: some View {
      NavigationStack {
        Color.red.accessibilityIdentifier("content")
          .navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
          .searchable(
            text: .constant(text), isPresented: .constant(isPresented), placement: placement, prompt: "Find fruit")
      }
    }
  }

  /// The room at the bottom is 76 from the window's bottom, as a toolbar's (recorded on both kinds of phone).
  @Test func onAPhoneOfToday_theFieldStandsAtTheBottom() throws {
    let screen = try screen { Fruit() }
    #expect(screen.frame("content") == [0, 116, 402, 682])
    let found = try #require(field(screen))
    #expect(found.text == "Find fruit")
    #expect(found.frame == Rect(x: 28, y: 798, width: 346, height: 48))
  }

  @Test func itKeepsToTheEndOfItsToolbarOrWhereTheCodeSays() throws {
    func fields<Items: ToolbarContent>(
      @ToolbarContentBuilder _ items: @escaping () -> Items
    ) throws -> (Screen, ScreenNode) {
      let screen = try screen {
        NavigationStack { Color.red.searchable(text: .constant("")).toolbar(content: items) }
      }
      return (screen, try #require(field(screen)))
    }
    let (last, lastField) = try fields {
      ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
    }
    let sort = try #require(last.root.find { $0.role == .button && $0.text == "Sort" })
    #expect(sort.frame.maxX < lastField.frame.minX)
    #expect(lastField.frame.maxX == 374)

    let (first, firstField) = try fields {
      DefaultToolbarItem(kind: .search, placement: .bottomBar)
      ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
    }
    let after = try #require(first.root.find { $0.role == .button && $0.text == "Sort" })
    #expect(firstField.frame.minX == 28)
    #expect(firstField.frame.maxX < after.frame.minX)
  }

  @Test func aSearchThatIsMinimizedIsAButtonUntilPeopleSearch() throws {
    func searching(_ isPresented: Bool) throws -> Screen {
      try screen {
        NavigationStack {
          Color.red.searchable(text: .constant(""), isPresented: .constant(isPresented))
            .searchToolbarBehavior(.minimize)
        }
      }
    }
    let rest = try searching(false)
    #expect(field(rest) == nil)
    #expect(rest.root.find { $0.text == "Search" && $0.role == .button } != nil)
    #expect(field(try searching(true)) != nil)
  }

  /// While people search the title gives way, and what they search is told.
  @Test func aSearchInProgressTakesTheBarsAndTellsTheViewsInIt() throws {
    struct Told: View {
      @Environment(\.isSearching) private var isSearching
      var body: some View { Text(isSearching ? "Searching" : "Idle").accessibilityIdentifier("told") }
    }
    func searching(_ isPresented: Bool, _ behavior: SearchPresentationToolbarBehavior = .automatic) throws -> Screen {
      try screen {
        NavigationStack {
          Told().frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("content")
            .navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
            .searchable(text: .constant("ap"), isPresented: .constant(isPresented))
            .searchPresentationToolbarBehavior(behavior)
        }
      }
    }
    #expect(try searching(false).node("told")?.text == "Idle")
    let active = try searching(true)
    #expect(active.node("told")?.text == "Searching")
    #expect(active.root.find { $0.role == .navigationBar } == nil)
    #expect(active.frame("content") == [0, 62, 402, 718])
    #expect(field(active)?.text == "ap")
    #expect(active.root.find { $0.text == "Close" && $0.role == .button } != nil)
    #expect(try searching(true, .avoidHidingContent).root.find { $0.role == .navigationBar } != nil)
  }

  @Test func scopesShowWithTheTextWhenTheyAreAskedForThen() throws {
    func searching(_ text: String, _ activation: SearchScopeActivation) throws -> Screen {
      try screen {
        NavigationStack {
          Color.red.searchable(text: .constant(text), isPresented: .constant(true))
            .searchScopes(.constant(1), activation: activation) {
              Text("All").tag(1)
              Text("Fresh").tag(2)
            }
        }
      }
    }
    func scope(_ screen: Screen) -> ScreenNode? { screen.root.find { $0.text == "Fresh" } }
    #expect(scope(try searching("", .onSearchPresentation)) != nil)
    #expect(scope(try searching("", .onTextEntry)) == nil)
    #expect(scope(try searching("a", .onTextEntry)) != nil)
  }

  /// Without suggestions the screen itself shows what is found.
  @Test func suggestionsCoverTheScreenWhileThereAreSome() throws {
    func searching(_ suggestions: [String], _ isPresented: Bool = true) throws -> Screen {
      try screen {
        NavigationStack {
          List { Text("Row") }
            .searchable(text: .constant(""), isPresented: .constant(isPresented))
            .searchSuggestions { ForEach(suggestions, id: \.self) { Text($0).accessibilityIdentifier($0) } }
        }
      }
    }
    #expect(try searching(["Apple"]).node("Apple")?.frame.minX == 16)
    #expect(try searching(["Apple"], false).node("Apple") == nil)
    #expect(try searching([]).root.find { $0.role == .list && $0.frame.minY > 0 } != nil)
  }

  /// Below the title on phones of older systems, where the code says so, and in apps with tabs.
  @Test func elsewhereTheFieldStandsBelowTheTitle() throws {
    let older = try screen({ $0.os = OSVersion(18) }) { Fruit() }
    let olderField = try #require(field(older))
    let bar = try #require(older.root.find { $0.role == .navigationBar })
    #expect(olderField.frame.minY >= bar.frame.maxY)
    #expect(abs(try #require(older.node("content")).exact.minY - bar.exact.maxY - 52) < 0.001)

    let drawer = try screen { Fruit(placement: .navigationBarDrawer(displayMode: .always)) }
    #expect(drawer.frame("content") == [0, 180, 402, 660])
    #expect(field(drawer)?.frame == Rect(x: 8, y: 126, width: 386, height: 44))

    let tabbed = try screen { TabView { Tab("Fruit", systemImage: "leaf") { Fruit() } } }
    #expect(field(tabbed)?.frame.minY == 126)
    let searchTab = try screen { TabView { Tab("Fruit", systemImage: "leaf", role: .search) { Fruit() } } }
    #expect(searchTab.node("content")?.frame.minY == 116)
    #expect(field(searchTab) == nil)
  }

  @Test func aSearchAroundAStackIsTheStacksOwn() throws {
    let screen = try screen {
      NavigationStack { Color.red.accessibilityIdentifier("content") }
        .searchable(text: .constant(""), prompt: "Everything")
    }
    #expect(field(screen)?.text == "Everything")
    #expect(screen.node("content")?.frame.maxY == 798)
  }

  /// A field below the title moves out of the way before a large title does, unless it is to stay.
  @Test func aFieldBelowTheTitleGivesWayToWhatIsScrolled() throws {
    func scrolled(_ mode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) throws -> Screen {
      try screen {
        NavigationStack {
          ScrollView { Color.red.frame(height: 3000).accessibilityIdentifier("content") }
            .defaultScrollAnchor(.bottom)
            .navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
            .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: mode))
        }
      }
    }
    #expect(field(try scrolled(.always))?.frame.minY == 126)
    let gone = try scrolled(.automatic)
    #expect(field(gone).map { $0.frame.maxY <= 116 } ?? true)
  }

  @Test func aWidePadAndAMacGiveTheFieldNoRoomInTheScreen() throws {
    let pad = try screen(on: "ipad-pro-11-inch-m4") { Fruit() }
    #expect(field(pad) == nil)
    let plain = try screen(on: "ipad-pro-11-inch-m4") {
      NavigationStack {
        Color.red.accessibilityIdentifier("content").navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(pad.frame("content") == plain.frame("content"))
  }

  /// The field lies above the keyboard that types into it.
  @Test func theKeyboardLiftsTheFieldOfASearchInProgress() throws {
    let scenario = try Bridging.scenario(on: "iphone-16-pro") { $0.keyboard = .docked }
    let screen = ControlProofs.screen(scenario) { Fruit(isPresented: true) }
    let keyboard = try #require(scenario.keyboardFrame)
    #expect(try #require(field(screen)).frame.maxY <= keyboard.minY)
    #expect(screen.node("content")?.frame.maxY == keyboard.minY - 60)
  }
}
