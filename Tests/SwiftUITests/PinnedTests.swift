import GalleyGeometry
import GalleyScreen
import Testing

@testable import SwiftUI

private struct Box: View {
  let name: String
  let width: CGFloat
  let height: CGFloat

  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    (self.name, self.width, self.height) = (name, width, height)
  }

  var body: some View { Color.red.frame(width: width, height: height).accessibilityIdentifier(name) }
}

/// Headers and footers of lazy containers that stay in view while their section scrolls.
@MainActor @Suite(.serialized) struct PinnedTests {
  private func sections(_ kinds: PinnedScrollableViews, to target: String, grid: Bool = false) throws -> Screen {
    try Bridging.screen(120, 100) {
      ScrollViewReader { proxy in
        ScrollView {
          if grid {
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: kinds) { contents }
          } else {
            LazyVStack(spacing: 0, pinnedViews: kinds) { contents }
          }
        }
        .onAppear { proxy.scrollTo(target, anchor: .top) }
      }
    }
  }

  private var contents: some View {
    ForEach(["a", "b", "c"], id: \.self) { name in
      Section {
        ForEach(0..<8) { Box("\(name)\($0)", 40, 20).id("\(name)\($0)") }
      } header: {
        Box("\(name)H", 100, 24)
      } footer: {
        Box("\(name)F", 100, 16)
      }
    }
  }

  @Test func theNextSectionPushesAHeaderOut() throws {
    // Section a: header 24, rows to 184, footer to 200. At 190 the next header stands 10 below the top.
    let screen = try Bridging.screen(120, 100) {
      ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { contents } }
        .scrollPosition(.constant(ScrollPosition(y: 190)))
    }
    #expect(screen.frame("bH") == [10, 10, 100, 24])
    #expect(screen.frame("aH") == [10, -14, 100, 24])
    #expect(screen.frame("aF") == [10, -6, 100, 16])
  }

  @Test func theSectionBeforePushesAFooterOut() throws {
    // Section b starts at 200: at 110 its header shows 10 above the bottom, and its footer does not go over section a's.
    let screen = try Bridging.screen(120, 100) {
      ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionFooters) { contents } }
        .scrollPosition(.constant(ScrollPosition(y: 110)))
    }
    #expect(screen.frame("aF") == [10, 74, 100, 16])
    #expect(screen.frame("bH") == [10, 90, 100, 24])
    #expect(screen.frame("bF") == [10, 90, 100, 16])
  }

  @Test func headersOfGridsStayToo() throws {
    let screen = try sections(.sectionHeaders, to: "b2", grid: true)
    // Section a is 24 + 4 lines + 16 = 120 high, b's second line starts at 120 + 24 + 20 = 164.
    #expect(screen.frame("b2") == [8, 0, 40, 20])
    #expect(screen.frame("bH") == [10, 0, 100, 24])
    #expect(screen.frame("bF") == [10, 60, 100, 16])
    #expect(screen.frame("cH") == [10, 76, 100, 24])
  }

  @Test func withoutPinningHeadersScrollAway() throws {
    let screen = try sections([], to: "b3")
    #expect(screen.frame("bH") == [])
    #expect(screen.frame("b3") == [40, 0, 40, 20])
  }
}

/// Rows of a list that is being edited.
@MainActor @Suite(.serialized) struct EditingTests {
  private struct Fruits: View {
    let mode: EditMode

    var body: some View {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0).accessibilityIdentifier($0).deleteDisabled($0 == "b") }
          .onDelete { _ in }
        Text("c").accessibilityIdentifier("c")
      }
      .environment(\.editMode, .constant(mode))
    }
  }

  /// Recorded: 40 further in for the control that deletes the row.
  @Test func rowsThatCanBeDeletedMakeRoom() throws {
    let still = try Bridging.screen(320, 400) { Fruits(mode: .inactive) }
    #expect(["a", "b", "c"].map { still.frame($0)[0] } == [32, 32, 32])
    let edited = try Bridging.screen(320, 400) { Fruits(mode: .active) }
    #expect(["a", "b", "c"].map { edited.frame($0)[0] } == [72, 32, 32])
  }
}
