import GalleyCatalog
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import SwiftUI
import Testing

/// the bar of a tab view on phones and pads.
///
/// An iPhone 16 Pro on iOS 26 is 402×874; its bar's band is 83 high, the platter 62 high, 21 from the edges (recorded).
@MainActor @Suite(.serialized) struct TabViewTests {
  private func screen<V: View>(
    on device: String = "iphone-16-pro", _ change: (inout ScenarioTraits) -> Void = { _ in },
    @ViewBuilder _ view: @escaping () -> V
  ) throws -> Screen {
    ControlProofs.screen(try Bridging.scenario(on: device, change), view)
  }

  private func tabs(_ screen: Screen) -> [ScreenNode] {
    screen.root.find { $0.role == .tabBar }?.children.filter { $0.role == .tab } ?? []
  }

  private struct Chapter: Identifiable {
    let id: Int
    let tabs: [Int]
  }

  private struct Shell: View {
    let chapters = [Chapter(id: 1, tabs: [10, 11]), Chapter(id: 2, tabs: [20])]
    @State var selection = 0

    var body: some View {
      TabView(selection: $selection) {
        Tab("Home", systemImage: "house", value: 0) { Text("Home screen") }.badge(3).accessibilityIdentifier("home")
        Tab("Off", systemImage: "moon", value: 1) { Text("Off screen") }.hidden()
        Tab("Side", systemImage: "sidebar.left", value: 2) { Text("Side screen") }.tabPlacement(.sidebarOnly)
        ForEach(chapters) { chapter in
          TabSection("Chapter \(chapter.id)") {
            ForEach(chapter.tabs, id: \.self) { tab in
              Tab("Page \(tab)", systemImage: "star", value: tab) { Text("Screen \(tab)") }
            }
          }
          .sectionActions { Button("Add") {} }
        }
        Tab(value: 99, role: .search) { Text("Search screen") }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test func aPhoneShowsTheTabsOfSectionsLikeOthers() throws {
    let screen = try screen { Shell() }
    #expect(tabs(screen).map(\.text) == ["Home", "Page 10", "Page 11", "Page 20", "Search"])
    #expect(tabs(screen).map(\.id) == ["home", nil, nil, nil, nil])
    #expect(tabs(screen).first?.states == ["selected"])
    #expect(screen.root.find { $0.text == "Home screen" } != nil)
    #expect(screen.root.find { $0.text == "Screen 10" } == nil)
  }

  @Test func aPadShowsASectionAsOneItemAndTitlesAlone() throws {
    let screen = try screen(on: "ipad-pro-11-inch-m4") { Shell() }
    #expect(tabs(screen).map(\.text) == ["Home", "Chapter 1", "Chapter 2", "Search"])
    #expect(tabs(screen)[0].find { $0.role == .symbol } == nil)
    #expect(tabs(screen)[3].find { $0.role == .symbol } != nil)
  }

  @Test func aSelectedTabInASectionSelectsItsItem() throws {
    let screen = try screen(on: "ipad-pro-11-inch-m4") { Shell(selection: 11) }
    #expect(tabs(screen).map { $0.states.contains("selected") } == [false, true, false, false])
    #expect(screen.root.find { $0.text == "Screen 11" } != nil)
  }

  @Test func theSearchTabIsARoundOneAtTheEnd() throws {
    func frames(_ locale: String) throws -> [Rect] {
      let screen = try screen({ $0.locale = locale }) {
        TabView {
          Tab("One", systemImage: "1.circle") { Text("1") }
          Tab("Two", systemImage: "2.circle") { Text("2") }
          Tab(role: .search) { Text("3") }
        }
      }
      return tabs(screen).map(\.frame)
    }
    let places = try frames("en")
    #expect(places[2] == Rect(x: 402 - 21 - 62, y: 791, width: 62, height: 62))
    #expect(places[0] == Rect(x: 25, y: 795, width: 94, height: 54))
    let mirrored = try frames("ar")
    #expect(mirrored == places.map { Rect(x: 402 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
  }

  /// `UITabBarController` shows no more than five; the last stands for the rest.
  @Test func ofMoreThanFiveThePhoneShowsFourAndMore() throws {
    func texts(on device: String) throws -> [String?] {
      let screen = try screen(on: device) {
        TabView(selection: .constant(6)) { ForEach(1..<8) { n in Text("\(n)").tabItem { Text("T\(n)") }.tag(n) } }
      }
      #expect(screen.root.find { $0.text == "6" } != nil)
      return tabs(screen).map(\.text)
    }
    #expect(try texts(on: "iphone-16-pro") == ["T1", "T2", "T3", "T4", "More"])
    #expect(try texts(on: "ipad-pro-11-inch-m4").count == 7)
  }

  @Test func badgesStandOnTheirTabs() throws {
    let screen = try screen {
      TabView {
        Text("a").tabItem { Label("A", systemImage: "star") }.badge(12)
        Text("b").tabItem { Label("B", systemImage: "heart") }.badge("New")
        Text("c").tabItem { Label("C", systemImage: "house") }.badge(0)
      }
    }
    func badge(_ place: Int) -> ScreenNode? { tabs(screen)[place].find { $0.type == "badge" } }
    #expect(badge(0)?.text == "12")
    #expect(badge(1)?.text == "New")
    #expect(badge(2) == nil)
    // A reader hears the tab's name, the badge is a part of its own.
    #expect(tabs(screen).map(\.text) == ["A", "B", "C"])
  }

  @Test func theViewOverTheBarTakesRoomFromTheScreen() throws {
    struct Player: View {
      @Environment(\.tabViewBottomAccessoryPlacement) var placement
      var body: some View { Text(placement == .expanded ? "expanded" : "none").accessibilityIdentifier("player") }
    }
    func screen(_ os: OSVersion, isEnabled: Bool = true) throws -> Screen {
      try self.screen({ $0.os = os }) {
        TabView {
          Tab("One", systemImage: "1.circle") { Color.red.accessibilityIdentifier("content") }
        }
        .tabViewBottomAccessory(isEnabled: isEnabled) { Player() }
      }
    }
    let new = try screen(OSVersion(26))
    let accessory = try #require(new.root.find { $0.type == "tabViewBottomAccessory" })
    #expect(new.node("player")?.text == "expanded")
    #expect(accessory.frame.width == 360)
    #expect(accessory.frame.maxY < 791)
    #expect(new.node("content")?.frame.maxY == accessory.frame.minY)
    #expect(try screen(OSVersion(26), isEnabled: false).node("content")?.frame.maxY == 791)
    // There is none before iOS 26.
    #expect(try screen(OSVersion(18)).node("player") == nil)
  }

  @Test func pagesHaveADotEachUnlessTheyNeedNone() throws {
    func index<S: TabViewStyle>(_ pages: Int, _ style: S) throws -> ScreenNode? {
      let screen = try screen {
        TabView { ForEach(0..<pages, id: \.self) { Text("\($0)") } }.tabViewStyle(style)
      }
      return screen.root.find { $0.type == "PageIndex" }
    }
    // A page control is 26 high (recorded), at the bottom of the safe area.
    #expect(try index(3, .page)?.frame == Rect(x: 0, y: 814, width: 402, height: 26))
    #expect(try index(1, .page) == nil)
    #expect(try index(1, .page(indexDisplayMode: .always)) != nil)
    #expect(try index(3, .page(indexDisplayMode: .never)) == nil)
    #expect(try index(3, .tabBarOnly) == nil)
  }
}
