import GalleyGeometry
import GalleyLayout

/// A grid as a layout value.
public struct GridLayout: Layout, SystemLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func assemble(_ assembler: _Assembler, _ content: () -> Void) {
    assembler.addGrid(
      "GridLayout", alignment: alignment, horizontal: horizontalSpacing, vertical: verticalSpacing, content)
  }

  // Called by a layout of the user's, whose subviews are no rows: each covers the one column.

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private var column: VStackLayout { VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing) }
}
