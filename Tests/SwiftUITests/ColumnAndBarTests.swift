import GalleyCatalog
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import Testing

@testable import SwiftUI

private struct Columns: View {
  var body: some View {
    NavigationSplitView {
      List { Text("Inbox") }.navigationTitle("Mailboxes").accessibilityIdentifier("sidebar")
    } detail: {
      NavigationStack { Text("Message").navigationTitle("Subject").accessibilityIdentifier("message") }
    }
  }
}

@MainActor @Suite(.serialized)
struct ColumnAndBarTests {
  private func screen<V: View>(
    on device: String, _ change: (inout ScenarioTraits) -> Void = { _ in }, _ view: @escaping () -> V
  ) throws -> Screen {
    ControlProofs.screen(try Bridging.scenario(on: device, change), view)
  }

  @Test func aPadHeldUprightShowsTheDetailAndAWayToTheSidebar() throws {
    let upright = try screen(on: "ipad-pro-11-inch-m4") { Columns() }
    #expect(upright.node("sidebar") == nil)
    #expect(upright.root.find { $0.text == "Toggle Sidebar" && $0.role == .button } != nil)
    #expect(upright.node("message")?.frame.midX == 417)

    let wide = try screen(on: "ipad-pro-11-inch-m4", { $0.orientation = .landscapeLeft }) { Columns() }
    let sidebar = try #require(wide.node("sidebar"))
    let toggle = try #require(wide.root.find { $0.text == "Toggle Sidebar" })
    #expect(sidebar.frame.minX <= toggle.frame.minX && toggle.frame.maxX <= sidebar.frame.maxX)
    #expect(try #require(wide.node("message")).frame.minX > sidebar.frame.maxX)

    let phone = try screen(on: "iphone-17") { Columns() }
    #expect(phone.root.find { $0.text == "Toggle Sidebar" } == nil)
  }

  @Test func columnsThatAreAskedForAreShownUprightToo() throws {
    let upright = try screen(on: "ipad-pro-11-inch-m4") {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("Side").accessibilityIdentifier("sidebar").toolbar(removing: .sidebarToggle)
      } detail: {
        Text("Message")
      }
    }
    #expect(upright.node("sidebar") != nil)
    #expect(upright.root.find { $0.text == "Toggle Sidebar" } == nil)
  }

  private struct Choices: View {
    var body: some View {
      NavigationSplitView {
        List(selection: .constant(2 as Int?)) {
          ForEach(1..<4) { NavigationLink("Link \($0)", value: $0) }
          ForEach(4..<6) { Text("Row \($0)") }
        }
      } detail: {
        List([7, 8, 9], id: \.self, selection: .constant(Set([7, 9]))) { Text("Row \($0)") }
      }
    }
  }

  /// Rows are chosen by the value of their link, else by the identifier of their element.
  @Test func chosenRowsAreMarkedAndSidebarsHaveNoSignsOfLeadingOn() throws {
    let screen = try screen(on: "ipad-pro-11-inch-m4", { $0.orientation = .landscapeLeft }) { Choices() }
    var rows: [ScreenNode] = []
    func collect(_ node: ScreenNode) {
      if node.role == .row { rows.append(node) } else { node.children.forEach(collect) }
    }
    collect(screen.root)
    let chosen = rows.filter { $0.states == ["selected"] }
    #expect(chosen.compactMap { $0.find { $0.lines != nil }?.text } == ["Link 2", "Row 7", "Row 9"])
    let chevrons = screen.drawing.filter {
      if case .symbol("chevron.forward", _, _, _) = $0 { true } else { false }
    }
    #expect(chevrons.isEmpty)
  }

  private struct Bar: View {
    var body: some View {
      NavigationStack {
        Text("Body").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
            ToolbarItem(placement: .topBarLeading) {
              Button {
              } label: {
                Label("Sort", systemImage: "arrow.up").labelStyle(.titleAndIcon)
              }
            }
          }
      }
    }
  }

  @Test func labelsInBarsShowTheirIconAndAreReadByTheirTitle() throws {
    let bar = try screen(on: "iphone-17") { Bar() }
    let add = try #require(bar.root.find { $0.role == .button && $0.text == "Add" })
    #expect(add.find { $0.role == .text } == nil)
    #expect(add.find { $0.role == .symbol } != nil)
    let sort = try #require(bar.root.find { $0.role == .button && $0.text == "Sort" })
    #expect(sort.find { $0.role == .text } != nil)
  }

  @Test func barsKeepTheirSizeWhateverTheSizeOfTextIs() throws {
    func title(_ size: TextSize) throws -> ScreenNode? {
      try screen(on: "iphone-17", { $0.textSize = size }) { Bar() }.root.find { $0.text == "Title" && $0.lines != nil }
    }
    let (standard, largest) = (try #require(try title(.large)), try #require(try title(.accessibility5)))
    #expect(standard.lines?.pointSize == 17)
    #expect(largest.lines?.pointSize == 17)
    #expect(standard.frame == largest.frame)
  }

  /// However the content came to be scrolled, a large title above it gives way; the content stays where that put it.
  @Test func aLargeTitleGivesWayToContentThatRestsAtItsEnd() throws {
    func scrolled<V: View>(_ change: @escaping (ScrollView<AnyView>) -> V) throws -> Screen {
      try screen(on: "iphone-16-pro") {
        NavigationStack {
          change(ScrollView { AnyView(Color.red.frame(height: 2000).accessibilityIdentifier("content")) })
            .accessibilityIdentifier("scroll").navigationTitle("Title").navigationBarTitleDisplayMode(.large)
        }
      }
    }
    // The inline bar ends at 116, the large one some 52 below; the home indicator takes 34 of 874.
    let top = try scrolled { $0 }
    #expect(isNear(top.frame("scroll"), [0, 168, 402, 672]))
    #expect(isNear(top.frame("content"), [0, 168, 402, 2000]))
    let end = try scrolled { $0.defaultScrollAnchor(.bottom) }
    #expect(isNear(end.frame("scroll"), [0, 116, 402, 724]))
    #expect(isNear(end.frame("content"), [0, 840 - 2000, 402, 2000]))
    let asked = try scrolled { $0.scrollPosition(.constant(ScrollPosition(y: 500))) }
    #expect(isNear(asked.frame("scroll"), [0, 116, 402, 724]))
    #expect(isNear(asked.frame("content"), [0, 168 - 500, 402, 2000]))
    let slightly = try scrolled { $0.scrollPosition(.constant(ScrollPosition(y: 20))) }
    #expect(isNear(slightly.frame("scroll"), [0, 168, 402, 672]))
  }

  /// the older spelling shows columns on pads unless its style is a stack's.
  @Test func olderNavigationViewsAreColumnsOnPadsAndStacksElsewhere() throws {
    func columns<V: View>(
      on device: String, _ orientation: Orientation = .landscapeLeft, @ViewBuilder _ view: @escaping () -> V
    ) throws -> [String] {
      let screen = ControlProofs.screen(
        try Bridging.scenario(on: device) { $0.orientation = orientation }, view)
      return screen.root.all { ["sidebar", "content", "detail"].contains($0.type) }.map(\.type)
    }
    let pad = "ipad-pro-11-inch-m4"
    @ViewBuilder func three() -> some View {
      Text("A")
      Text("B")
      Text("C")
    }
    #expect(try columns(on: pad) { NavigationView { Text("A") } } == ["sidebar", "detail"])
    #expect(try columns(on: pad, .portrait) { NavigationView { Text("A") } } == ["detail"])
    #expect(try columns(on: pad) { NavigationView { three() } } == ["sidebar", "content", "detail"])
    #expect(try columns(on: pad) { NavigationView { Text("A") }.navigationViewStyle(.stack) } == [])
    #expect(
      try columns(on: pad) { NavigationView { Text("A") }.navigationViewStyle(.columns) } == ["sidebar", "detail"])
    #expect(try columns(on: "iphone-16-pro") { NavigationView { three() } } == [])
    #expect(try columns(on: "iphone-16-pro", .portrait) { NavigationView { three() } } == [])
    let note = try ControlProofs.screen(Bridging.scenario(on: pad)) { NavigationView { Text("A") } }.notes
    #expect(note.contains { $0.contains("navigationViewStyle(.stack)") })
  }
}
