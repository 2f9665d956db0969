import Foundation
import GalleyGeometry
import GalleyScreen
import SwiftUICore
import Testing

/// Seeds for trees by chance: as many, times the number in `GALLEY_SEEDS`.
func seeds(_ count: Int) -> Range<Int> {
  0..<count * max(1, ProcessInfo.processInfo.environment["GALLEY_SEEDS"].flatMap { Int($0) } ?? 1)
}

/// Views by chance, the same for the same seed.
private struct ViewMaker {
  private var state: UInt64
  private(set) var count = 0

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 7 }

  private mutating func next(_ count: Int) -> Int {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(count))
  }

  private mutating func length(_ limit: Int) -> CGFloat { CGFloat(next(limit * 2)) / 2 }

  private mutating func alignment() -> Alignment {
    let all: [Alignment] = [.leading, .trailing, .top, .bottomTrailing, .topLeading, .center]
    return all[next(all.count)]
  }

  private mutating func children(_ depth: Int) -> [AnyView] { (0...next(3)).map { _ in view(depth - 1) } }

  mutating func view(_ depth: Int) -> AnyView {
    count += 1
    let name = "view\(count)"
    return AnyView(make(depth).accessibilityIdentifier(name))
  }

  private mutating func make(_ depth: Int) -> AnyView {
    guard depth > 0 else {
      switch next(4) {
      case 0: return AnyView(Color.red)
      case 1: return AnyView(Text("A line of words that may wrap somewhere").lineLimit(3))
      case 2: return AnyView(Spacer(minLength: length(10)))
      default: return AnyView(Color.blue.frame(width: length(60), height: length(40)))
      }
    }
    let alignment = alignment()
    switch next(22) {
    case 0:
      let children = children(depth)
      return AnyView(HStack(alignment: .top, spacing: 4) { ForEach(children.indices, id: \.self) { children[$0] } })
    case 1:
      let children = children(depth)
      return AnyView(
        VStack(alignment: alignment.horizontal) { ForEach(children.indices, id: \.self) { children[$0] } })
    case 2:
      let children = children(depth)
      return AnyView(ZStack(alignment: alignment) { ForEach(children.indices, id: \.self) { children[$0] } })
    case 3:
      let (first, second) = (children(depth), children(depth))
      return AnyView(
        Grid(alignment: alignment, horizontalSpacing: 6) {
          GridRow { ForEach(first.indices, id: \.self) { first[$0] } }
          GridRow { ForEach(second.indices, id: \.self) { second[$0] } }
        })
    case 4:
      let children = children(depth)
      let columns = [
        GridItem(.fixed(40), alignment: alignment), GridItem(.flexible()), GridItem(.adaptive(minimum: 30)),
      ]
      return AnyView(
        LazyVGrid(columns: columns, alignment: alignment.horizontal) {
          ForEach(children.indices, id: \.self) { children[$0] }
        })
    case 5: return AnyView(view(depth - 1).padding(.leading, length(20)))
    case 6: return AnyView(view(depth - 1).frame(width: length(200), alignment: alignment))
    case 7: return AnyView(view(depth - 1).frame(maxWidth: .infinity, alignment: alignment))
    case 8:
      let badge = view(0)
      return AnyView(view(depth - 1).overlay(alignment: alignment) { badge })
    case 9:
      let edge = view(0)
      return AnyView(view(depth - 1).safeAreaInset(edge: .leading, spacing: 3) { edge })
    case 10:
      let content = view(depth - 1)
      return AnyView(ScrollView(.horizontal) { content })
    case 11:
      let content = view(depth - 1)
      return AnyView(GeometryReader { _ in content })
    case 12:
      let part = length(1)
      return AnyView(view(depth - 1).alignmentGuide(.leading) { $0.width * part })
    case 13:
      let children = children(depth)
      return AnyView(ViewThatFits { ForEach(children.indices, id: \.self) { children[$0] } })
    case 14:
      let (low, high) = (length(60), length(200))
      return AnyView(
        view(depth - 1).frame(minWidth: low, idealWidth: low + 20, maxWidth: low + high, alignment: alignment))
    case 15:
      let low = length(60)
      return AnyView(view(depth - 1).frame(minWidth: low, minHeight: low, alignment: alignment))
    case 16: return AnyView(view(depth - 1).aspectRatio(0.5 + length(2), contentMode: next(2) == 0 ? .fit : .fill))
    case 17:
      let (horizontal, vertical) = (next(2) == 0, next(2) == 0)
      return AnyView(view(depth - 1).fixedSize(horizontal: horizontal, vertical: vertical))
    case 18:
      let children = children(depth)
      return AnyView(
        ScrollView {
          LazyVStack(alignment: alignment.horizontal, spacing: 2) {
            ForEach(children.indices, id: \.self) { children[$0] }
          }
        })
    case 19:
      let children = children(depth)
      return AnyView(Stairs() { ForEach(children.indices, id: \.self) { children[$0] } })
    case 20:
      let children = children(depth)
      let first = next(children.count)
      return AnyView(
        HStack(spacing: 1) {
          ForEach(children.indices, id: \.self) { children[$0].layoutPriority($0 == first ? 1 : 0) }
        })
    default:
      let children = children(depth)
      return AnyView(
        LazyHStack(alignment: .center, spacing: 2) { ForEach(children.indices, id: \.self) { children[$0] } })
    }
  }
}

/// Each subview below and beside the one before, as wide as it likes.
private struct Stairs: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(ProposedViewSize(width: 80, height: 40))
      size.width += own.width
      size.height += own.height
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = bounds.origin
    for subview in subviews {
      let offered = ProposedViewSize(width: 80, height: 40)
      subview.place(at: corner, proposal: offered)
      let own = subview.sizeThatFits(offered)
      corner.x += own.width
      corner.y += own.height
    }
  }
}

/// Views by chance: what holds for all of them.
@MainActor @Suite struct MirrorTests {
  private func frames(_ seed: Int, _ direction: LayoutDirection) -> [String: Rect] {
    var maker = ViewMaker(seed: seed)
    let view = maker.view(1 + seed % 4)
    let screen = Proofs.screen(300, 200) { view.environment(\.layoutDirection, direction) }
    var frames: [String: Rect] = [:]
    _ = screen.root.first { node in
      if let id = node.id { frames[id] = node.exact }
      return false
    }
    return frames
  }

  /// Read from right to left, everything lies in the mirror of its place.
  @Test(arguments: seeds(500)) func rightToLeftIsTheMirror(_ seed: Int) {
    let (plain, turned) = (frames(seed, .leftToRight), frames(seed, .rightToLeft))
    #expect(Set(plain.keys) == Set(turned.keys))
    for (name, frame) in plain {
      guard let other = turned[name] else { continue }
      let mirror = Rect(x: 300 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      let isNear =
        abs(mirror.minX - other.minX) < 1e-6 && abs(mirror.minY - other.minY) < 1e-6
        && abs(mirror.width - other.width) < 1e-6 && abs(mirror.height - other.height) < 1e-6
      #expect(isNear, "\(name): \(other), mirrored \(mirror)")
    }
  }

  /// A screen is the same whenever it is made.
  @Test(arguments: seeds(100)) func anotherTimeIsTheSame(_ seed: Int) {
    #expect(frames(seed + 7_000, .leftToRight) == frames(seed + 7_000, .leftToRight))
  }
}
