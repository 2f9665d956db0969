import SwiftUICore
import Testing

/// A tree that grows with its depth.
private indirect enum Shape {
  case mixedStacks, fits, readers, grids, custom, ratios, baselines

  @MainActor func view(_ depth: Int) -> AnyView {
    guard depth > 0 else {
      return AnyView(
        HStack {
          Text("Words that wrap")
          Color.red.frame(minWidth: 5, maxWidth: 40, minHeight: 5, maxHeight: 40)
        })
    }
    let inner = view(depth - 1)
    switch self {
    case .mixedStacks:
      // Rows and columns in turn, with children at each level whose order no hint tells.
      return depth % 2 == 0
        ? AnyView(
          HStack {
            inner
            Text("Words that wrap").frame(minWidth: 10, maxWidth: 200)
            Spacer()
          })
        : AnyView(
          VStack {
            inner
            Text("Words that wrap").frame(minHeight: 10, maxHeight: 200)
            Spacer()
          })
    case .fits:
      return AnyView(
        ViewThatFits {
          inner.frame(idealWidth: 5_000)
          VStack { inner }
        })
    case .readers:
      return AnyView(
        HStack {
          Text("Words that wrap")
          GeometryReader { proxy in inner.frame(width: proxy.size.width / 2) }
          Spacer()
        })
    case .grids:
      return AnyView(
        Grid {
          GridRow {
            inner
            Text("Words that wrap")
          }
          GridRow {
            Color.red.frame(maxHeight: 30)
            Text("Words")
          }
        })
    case .custom:
      return AnyView(
        Passing()() {
          HStack {
            inner
            Text("Words that wrap")
          }
        })
    case .baselines:
      return AnyView(
        HStack(alignment: depth % 2 == 0 ? .firstTextBaseline : .lastTextBaseline) {
          inner
          VStack(alignment: .leading) { Text("Words that wrap") }
        })
    case .ratios:
      return AnyView(
        VStack {
          inner.aspectRatio(1.5, contentMode: .fit)
          Text("Words that wrap")
        })
    }
  }
}

/// Hands everything through, as layouts of the user's do.
private struct Passing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// Shapes in which careless layout takes time that doubles with each level: measurements are bounded by the nodes.
@MainActor @Suite struct GrowthTests {
  /// Measurements for each node at a depth.
  private func cost(_ shape: Shape, _ depth: Int) -> Double {
    let view = shape.view(depth)
    let host = ViewHost(scenario: Proofs.scenario(400, 800)) { AnyView._assemble(view, $0) }
    let counts = host.layoutCounts()
    return Double(counts.measurements) / Double(counts.nodes)
  }

  @Test(arguments: [Shape.mixedStacks, .readers, .grids, .custom, .ratios, .baselines])
  private func aLevelMoreCostsALevelMore(_ shape: Shape) {
    let costs = [6, 12, 24].map { cost(shape, $0) }
    // Each node may be asked for as many offers as there are levels above it, never for their power.
    #expect(costs[0] < 25, "\(costs)")
    #expect(costs[1] <= costs[0] * 2.5, "\(costs)")
    #expect(costs[2] <= costs[1] * 2.5, "\(costs)")
  }

  /// A candidate is built when the ones before it do not fit, and one that is measured for its ideal length takes the
  /// first of its own: levels add nodes, they do not double them. R-044.
  @Test func nestedChoicesAreBuiltAsFarAsTheyAreLookedAt() {
    let nodes = [6, 12, 24].map { depth in
      let view = Shape.fits.view(depth)
      return ViewHost(scenario: Proofs.scenario(400, 800)) { AnyView._assemble(view, $0) }.layoutCounts().nodes
    }
    #expect(nodes[1] < nodes[0] * 5, "\(nodes)")
    #expect(nodes[2] < nodes[1] * 5, "\(nodes)")
    let costs = [6, 12, 24].map { cost(.fits, $0) }
    #expect(costs[1] <= costs[0] * 2.5, "\(costs)")
    #expect(costs[2] <= costs[1] * 2.5, "\(costs)")
  }
}
