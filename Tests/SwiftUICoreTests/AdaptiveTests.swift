import GalleyScreen
import SwiftUICore
import Testing

/// arrangements by the room there is.
@MainActor @Suite struct AdaptiveTests {
  private struct Tiles: View {
    var body: some View {
      ViewThatFits(in: .horizontal) {
        tiles(HStackLayout(spacing: 10))
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            tile("a")
            tile("b")
          }
          GridRow { tile("c") }
        }
        ScrollView(.horizontal) { tiles(HStackLayout(spacing: 10)) }
      }
      .accessibilityIdentifier("fits")
    }

    private func tiles(_ layout: HStackLayout) -> some View {
      layout {
        tile("a")
        tile("b")
        tile("c")
      }
    }

    private func tile(_ name: String) -> some View { Box(name, 100, 50) }
  }

  @Test func threeBesideEachOtherThenTwoThenARowThatScrolls() {
    let wide = Proofs.screen(320, 200) { Tiles() }
    #expect([wide.frame("a")[1], wide.frame("b")[1], wide.frame("c")[1]] == [75, 75, 75])
    let narrow = Proofs.screen(319, 200) { Tiles() }
    #expect([narrow.frame("a")[1], narrow.frame("b")[1], narrow.frame("c")[1]] == [45, 45, 105])
    let least = Proofs.screen(209, 200) { Tiles() }
    #expect(least.frame("a") == [0, 75, 100, 50])
    #expect(least.frame("c") == [220, 75, 100, 50])
    #expect(least.node(type: "ScrollView")?.exact.width == 209)
  }

  @Test func adaptiveColumnsFollowTheWidth() {
    func perLine(_ width: Double) -> Int {
      let screen = Proofs.screen(width, 400) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)], spacing: 10) {
            ForEach(0..<6) { Box("tile\($0)", nil, 40) }
          }
        }
      }
      return (0..<6).filter { screen.frame("tile\($0)")[1] == 0 }.count
    }
    #expect(perLine(320) == 3)
    #expect(perLine(319) == 2)
    #expect(perLine(210) == 2)
    #expect(perLine(209) == 1)
    #expect(perLine(60) == 1)
  }

  @Test func theFirstThatFitsOnTheWatchedAxesIsTaken() {
    func chosen(_ axes: Axis.Set, _ width: Double, _ height: Double) -> String? {
      let screen = Proofs.screen(width, height) {
        ViewThatFits(in: axes) {
          Box("large", 100, 100)
          Box("tall", 50, 100)
          Box("small", 50, 50)
        }
      }
      return ["large", "tall", "small"].first { screen.node($0) != nil }
    }
    #expect(chosen([.horizontal, .vertical], 100, 100) == "large")
    #expect(chosen([.horizontal, .vertical], 99, 100) == "tall")
    #expect(chosen([.horizontal, .vertical], 99, 99) == "small")
    // Heights do not count.
    #expect(chosen(.horizontal, 100, 10) == "large")
    #expect(chosen(.vertical, 10, 100) == "large")
    // When none fits, the last.
    #expect(chosen([.horizontal, .vertical], 10, 10) == "small")
  }

  @Test func idealLengthsDecideNotLeast() {
    let screen = Proofs.screen(150, 100) {
      ViewThatFits(in: .horizontal) {
        Box("ideal", nil, 20).frame(minWidth: 10, idealWidth: 200, maxWidth: .infinity)
        Box("other", 60, 20)
      }
    }
    #expect(screen.frame("ideal") == [])
    #expect(screen.frame("other") == [45, 40, 60, 20])
  }

  @Test func theChosenViewGetsTheWholeOffer() {
    let screen = Proofs.screen(150, 100) {
      ViewThatFits {
        Color.red.frame(idealWidth: 100, idealHeight: 20).accessibilityIdentifier("color")
        Box("other", 10, 10)
      }
    }
    #expect(screen.frame("color") == [0, 0, 150, 100])
  }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private final class Seen { var names: [String] = [] }

/// Candidates that are not shown are not there. R-044.
@MainActor @Suite struct CandidateTests {
  private struct Candidate: View {
    let name: String
    let width: CGFloat
    let seen: Seen

    var body: some View {
      Box(name, width, 20).preference(key: Names.self, value: [name]).onAppear { seen.names.append(name) }
    }
  }

  @Test(arguments: [(300.0, "wide"), (120.0, "middle"), (50.0, "narrow"), (10.0, "narrow")])
  func onlyTheChosenOneAppearsAndHandsPreferencesUp(_ width: Double, _ chosen: String) {
    let (appeared, handed) = (Seen(), Seen())
    let screen = Proofs.screen(width, 100) {
      ViewThatFits(in: .horizontal) {
        Candidate(name: "wide", width: 200, seen: appeared)
        Group {
          Candidate(name: "middle", width: 100, seen: appeared)
          Candidate(name: "narrow", width: 50, seen: appeared)
        }
      }
      .onPreferenceChange(Names.self) { handed.names = $0 }
    }
    #expect(appeared.names == [chosen])
    #expect(handed.names == [chosen])
    #expect(["wide", "middle", "narrow"].filter { screen.node($0) != nil } == [chosen])
  }

  @Test func elementsOfALoopAreCandidates() {
    let screen = Proofs.screen(130, 100) {
      ViewThatFits { ForEach([200, 150, 100, 50], id: \.self) { Box("\($0)", CGFloat($0), 20) } }
    }
    #expect(screen.frame("100") == [15, 40, 100, 20])
    #expect(screen.node("150") == nil && screen.node("50") == nil)
  }
}
