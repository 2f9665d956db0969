import GalleyGeometry

/// Parameters of stacks.
struct StackParameters {
  var axis: PlaneAxis
  var alignment: AlignmentKey
  /// nil for adaptive gaps.
  var spacing: Double?
}

struct FrameParameters {
  var width: Double?
  var height: Double?
  var alignment: AlignmentPoint
}

struct FlexibleFrameParameters {
  var width: FrameLimits
  var height: FrameLimits
  var alignment: AlignmentPoint
}

struct AspectRatioParameters {
  /// Width over height; nil for the child's own ideal ratio.
  var ratio: Double?
  var fills: Bool
}

struct GuideParameters {
  var key: AlignmentKey
  var value: (GuideReader) -> Double
}

/// What code that computes an alignment guide may ask of the view.
public struct GuideReader {
  let tree: LayoutTree
  let node: NodeIndex
  let proposal: Proposal
  public let size: Size

  /// A guide's value, explicit or standard.
  public func value(_ key: AlignmentKey) -> Double {
    tree.guide(node, key, size: size, proposal: proposal)
  }

  /// A guide's explicit value; nil when no view set one.
  public func explicitValue(_ key: AlignmentKey) -> Double? {
    tree.explicitGuide(node, key, size: size, proposal: proposal)
  }
}
