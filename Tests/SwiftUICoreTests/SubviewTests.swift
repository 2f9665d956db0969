import GalleyGeometry
import GalleyScreen
import SwiftUICore
import Testing

private struct WeightKey: ContainerValueKey {
  static var defaultValue: CGFloat { 1 }
}

extension ContainerValues {
  fileprivate var weight: CGFloat {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}

private struct MarkKey: EnvironmentKey {
  static var defaultValue: CGFloat { 10 }
}

extension EnvironmentValues {
  fileprivate var mark: CGFloat {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

@MainActor @Suite("Subviews of a view")
struct SubviewTests {
  struct Marked: View {
    @Environment(\.mark) var mark
    let id: String
    var body: some View { Color.red.frame(width: mark, height: 10).accessibilityIdentifier(id) }
  }

  @ViewBuilder var three: some View {
    Marked(id: "a")
    ForEach(0..<2) { Marked(id: "b\($0)").containerValue(\.weight, CGFloat($0 + 2)).tag($0) }
  }

  @Test func aGroupSeesEachViewAsOne() {
    let screen = Proofs.screen(100, 100) {
      Group(subviews: three) { subviews in
        HStack(spacing: 5) {
          ForEach(subviews.reversed()) { $0 }
        }
        .frame(width: CGFloat(subviews.count) * 30)
        .accessibilityIdentifier("row")
      }
    }
    #expect(screen.node("row")?.exact.width == 90)
    #expect(screen.node("b1")?.exact.minX == 30)
    #expect(screen.node("a")?.exact.minX == 60)
  }

  @Test func aLoopReadsContainerValuesAndTags() {
    let screen = Proofs.screen(100, 100) {
      VStack(spacing: 0) {
        ForEach(subviews: three) { subview in
          subview
            .frame(width: subview.containerValues.weight * 10, height: subview.containerValues.hasTag(1) ? 40 : 10)
            .accessibilityIdentifier("cell")
        }
      }
    }
    var frames: [Size] = []
    func visit(_ node: ScreenNode) {
      if node.id == "cell" { frames.append(node.exact.size) }
      for child in node.children { visit(child) }
    }
    visit(screen.root)
    #expect(frames == [Size(width: 10, height: 10), Size(width: 20, height: 10), Size(width: 30, height: 40)])
  }

  @Test func aSubviewSeesWhatIsHandedDownWhereItIsPut() {
    let screen = Proofs.screen(100, 100) {
      VStack(spacing: 0) {
        ForEach(subviews: three) { subview in
          subview.environment(\.mark, subview.containerValues.weight * 20)
        }
      }
    }
    #expect(screen.node("a")?.exact.width == 20)
    #expect(screen.node("b0")?.exact.width == 40)
    #expect(screen.node("b1")?.exact.width == 60)
  }
}
