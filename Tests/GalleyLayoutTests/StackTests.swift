import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Stacks over rectangles (R-041)")
struct StackTests {
  @Test("equally flexible children share what spacing leaves")
  func equalShares() {
    let row = Rectangles([.color, .color, .color], spacing: 10).stack(in: Proposal(width: 320, height: 50))
    #expect(row.slots.map(\.size.width) == [100, 100, 100])
    #expect(row.slots.map(\.origin.x) == [0, 110, 220])
    #expect(row.size == Size(width: 320, height: 50))
  }

  @Test("a fixed child is served before flexible ones, wherever it stands")
  func leastFlexibleFirst() {
    let row = Rectangles([.color, .fixed(60, 20), .color]).stack(in: Proposal(width: 300, height: 40))
    #expect(row.slots.map(\.size.width) == [120, 60, 120])
  }

  @Test("a child with a largest length leaves the rest to the endless ones")
  func boundedBeforeInfinite() {
    let bounded = Rectangle(width: 0...40, height: 0...(.infinity))
    let row = Rectangles([.color, bounded, .color, .color]).stack(in: Proposal(width: 370, height: 40))
    // Recorded for a circle of 40 among three shapes in 370: 110 each.
    #expect(row.slots.map(\.size.width) == [110, 40, 110, 110])
  }

  @Test("higher priority takes everything but the minima of the lower")
  func priorities() {
    let low = Rectangle(width: 30...(.infinity), height: 10...10)
    let row = Rectangles([low, Rectangle.color.with(priority: 1)]).stack(in: Proposal(width: 200, height: 10))
    #expect(row.slots.map(\.size.width) == [30, 170])
  }

  @Test("overflow keeps minima and reports its real length")
  func overflow() {
    let row = Rectangles([.fixed(80, 10), .fixed(80, 10)], spacing: 8).stack(in: Proposal(width: 100, height: 10))
    #expect(row.size.width == 168)
    #expect(row.slots.map(\.origin.x) == [0, 88])
  }

  @Test("negative spacing overlaps")
  func negativeSpacing() {
    let row = Rectangles([.fixed(40, 40), .fixed(40, 40), .fixed(40, 40)], spacing: -10)
      .stack(in: .unspecified)
    #expect(row.size.width == 100)
    #expect(row.slots.map(\.origin.x) == [0, 30, 60])
  }

  @Test("without an offer every child has its ideal length")
  func ideal() {
    let row = Rectangles([.color, .fixed(30, 5)], spacing: 8).stack(in: .unspecified)
    #expect(row.size == Size(width: 48, height: 10))
  }

  @Test("children are aligned across by their guides")
  func alignment() {
    let items = Rectangles([.fixed(10, 40), .fixed(10, 20)])
    #expect(items.stack(.horizontal, .bottom, in: .unspecified).slots.map(\.origin.y) == [0, 20])
    #expect(items.stack(.horizontal, .middle, in: .unspecified).slots.map(\.origin.y) == [0, 10])
    #expect(items.stack(.horizontal, .top, in: .unspecified).slots.map(\.origin.y) == [0, 0])
  }

  @Test("an endless offer reaches every child and makes no arithmetic of infinities")
  func endless() {
    let row = Rectangles([.color, .fixed(30, 5)], spacing: 8).stack(in: .infinity)
    #expect(row.size.width == .infinity)
    #expect(row.slots[1].size.width == 30)
  }

  @Test(
    "nothing is measured twice for offers whose order cannot matter",
    arguments: [Proposal.zero, .infinity, .unspecified])
  func measurements(proposal: Proposal) {
    let bounded = Rectangle(width: 10...40, height: 10...10)
    let items = Rectangles([bounded, bounded, bounded])
    _ = items.stack(in: proposal)
    #expect(items.measurements == 3)
  }

  @Test("an empty stack has no size")
  func empty() {
    #expect(Rectangles([]).stack(in: Proposal(width: 100, height: 100)).size == .zero)
  }

  @Test("a hundred children of one kind keep their order")
  func manyChildren() {
    let items = (0..<100).map { Rectangle(width: 1...Double(10 + $0 % 3), height: 1...1) }
    let row = Rectangles(items).stack(in: Proposal(width: 1100, height: 1))
    // All find their largest length: 34 × 10 + 33 × 11 + 33 × 12 = 1099.
    #expect(row.size.width == 1099)
  }
}
