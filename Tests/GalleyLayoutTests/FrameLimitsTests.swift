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
}
