import GalleyGeometry
import GalleyScenario
import GalleyScreen
import SwiftUI
import Testing

/// the lines between the rows of a list, and the column that icons stand in.
///
/// Recorded on iOS 26: cards 16 from the edges, content 32, lines from the content to 16 before the card's end; icons
/// centred at 44, titles and the lines below them from 72.
@Suite @MainActor struct ListRowTests {
  private func screen<V: View>(
    _ change: (inout ScenarioTraits) -> Void = { _ in }, @ViewBuilder _ view: @escaping () -> V
  ) throws -> Screen {
    ControlProofs.screen(try ControlProofs.scenario(.phone, 402, 600, change), view)
  }

  /// The lines of a screen: filled rectangles no higher than a pixel.
  private func lines(_ screen: Screen) -> [Rect] {
    screen.drawing.compactMap { command in
      guard case .fill(let path, _, _) = command, let bounds = path.lineBounds, bounds.height <= 0.5 else { return nil }
      return bounds
    }
  }

  @Test func linesBeginAtTheLeadingText() throws {
    let rows = { @Sendable @MainActor in
      List {
        Text("Plain")
        Label("Icon", systemImage: "star")
        HStack {
          Color.red.frame(width: 50, height: 20)
          Text("After")
        }
        Color.red.frame(width: 50, height: 20)
        Text("Last")
      }
    }
    let screen = try screen { rows() }
    let after = try #require(screen.root.find { $0.text == "After" }).frame.minX
    #expect(lines(screen).map(\.minX) == [32, 72, after, 32])
    #expect(lines(screen).allSatisfy { $0.maxX == 402 - 16 - 16 })
    let mirrored = try self.screen({ $0.locale = "ar" }) { rows() }
    #expect(lines(mirrored).map { 402 - $0.maxX } == lines(screen).map(\.minX))
  }

  @Test func guidesOfARowMoveItsLine() throws {
    let screen = try screen {
      List {
        Text("One").alignmentGuide(.listRowSeparatorLeading) { _ in 40 }
        Text("Two").alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
        Text("Three")
      }
    }
    let two = try #require(screen.root.find { $0.text == "Two" }).frame
    #expect(lines(screen).map(\.minX) == [72, 32])
    #expect(lines(screen)[1].maxX == two.maxX)
  }

  @Test func aRowHidesTheLinesAtItsEdgesAndColoursThem() throws {
    let screen = try screen {
      List {
        Text("1")
        Text("2").listRowSeparator(.hidden)
        Text("3").listRowSeparator(.hidden, edges: .bottom)
        Text("4").listRowSeparatorTint(.red)
        Text("5")
      }
    }
    // Left are those below the fourth row alone.
    #expect(lines(screen).count == 1)
    let red = screen.drawing.contains { command in
      guard case .fill(let path, .color(let color), _) = command, path.lineBounds == lines(screen)[0] else {
        return false
      }
      return color.red > 0.8 && color.green < 0.4
    }
    #expect(red)
  }

  @Test func iconsStayInTheirRowsAtEverySize() throws {
    for size in [DynamicTypeSize.large, .accessibility5] {
      let screen = try screen {
        List { Label("Title", systemImage: "square.and.arrow.up") }.dynamicTypeSize(size)
      }
      let icon = try #require(screen.root.find { $0.role == .symbol }).exact
      let title = try #require(screen.root.find { $0.role == .text }).exact
      #expect(icon.minX >= 16)
      #expect(icon.maxX <= title.minX)
      if size == .large {
        #expect(icon.midX == 44)
        #expect(title.minX == 72)
      }
    }
  }

  @Test func headersAreAsTallAsIsAskedFor() throws {
    func gap(_ height: CGFloat?) throws -> Double {
      let screen = try screen {
        List { Section("Header") { Text("Row").accessibilityIdentifier("row") } }
          .environment(\.defaultMinListHeaderHeight, height)
      }
      return try #require(screen.place("row")).minY
    }
    #expect(try gap(100) - gap(80) == 20)
    #expect(try gap(0) < gap(nil))
  }
}

extension DrawingPath {
  /// The bounds of a path of straight lines.
  fileprivate var lineBounds: Rect? {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .close: break
      default: return nil
      }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
