import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Limits of flexible frames (R-056)")
struct FrameLimitsTests {
  @Test("illegal limits are put right as Apple's framework does")
  func sanity() {
    #expect(FrameLimits(minimum: -5, ideal: nil, maximum: nil).minimum == 0)
    #expect(FrameLimits(minimum: 50, ideal: 20, maximum: nil).ideal == 50)
    #expect(FrameLimits(minimum: nil, ideal: 80, maximum: 40).maximum == 80)
    #expect(FrameLimits(minimum: .nan, ideal: nil, maximum: nil).minimum == 0)
  }

  @Test("with both limits the offer is clamped between them, whatever the child does")
  func bothLimits() {
    let limits = FrameLimits(minimum: 50, ideal: nil, maximum: 100)
    #expect(limits.length(20, child: 10) == 50)
    #expect(limits.length(75, child: 10) == 75)
    #expect(limits.length(300, child: 10) == 100)
    #expect(limits.length(Proposal.none, child: 70) == 70)
    #expect(limits.length(Proposal.none, child: 10) == 50)
  }

  @Test("with a largest length alone the frame grows with the offer, and not below its child")
  func maximumOnly() {
    let limits = FrameLimits(minimum: nil, ideal: nil, maximum: .infinity)
    #expect(limits.length(300, child: 40) == 300)
    #expect(limits.length(20, child: 40) == 40)
    #expect(limits.length(Proposal.none, child: 40) == 40)
  }

  @Test("with a smallest length alone the child's length counts, held to the offer")
  func minimumOnly() {
    let limits = FrameLimits(minimum: 50, ideal: nil, maximum: nil)
    #expect(limits.length(300, child: 40) == 50)
    #expect(limits.length(300, child: 120) == 120)
    #expect(limits.length(100, child: 120) == 100)
  }

  @Test("the ideal length answers for a missing offer")
  func ideal() {
    let limits = FrameLimits(minimum: nil, ideal: 60, maximum: nil)
    #expect(limits.childProposal(Proposal.none) == 60)
    #expect(limits.length(Proposal.none, child: 25) == 60)
  }

  @Test("around a child of one length it still gives way, down to its minimum")
  func minimumGivesWay() {
    #expect(FrameLimits(minimum: 10, ideal: nil, maximum: nil).flexibility(child: .fixed) == .bounded)
    let window = Rect(x: 0, y: 0, width: 100, height: 20)
    let tree = LayoutTree(standardSpacing: 8, regions: SafeRegions(container: window, safe: window))
    let none = LayoutTree.Attributes()
    let first = tree.addFlexibleFrame(
      width: FrameLimits(minimum: 10, ideal: nil, maximum: nil),
      height: FrameLimits(minimum: nil, ideal: nil, maximum: nil),
      .center, tree.addLeaf(Size(width: 80, height: 20), none), none)
    let second = tree.addLeaf(Size(width: 60, height: 20), none)
    let stack = tree.addStack(along: .horizontal, alignment: .middle, spacing: 0, [first, second], none)
    tree.place(stack, at: .zero, proposal: Proposal(window.size))
    // The one that gives way is served last.
    #expect(tree.frame(of: first) == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(tree.frame(of: second) == Rect(x: 40, y: 0, width: 60, height: 20))
  }
}
