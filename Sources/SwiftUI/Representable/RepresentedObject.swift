import GalleyGeometry
import GalleyLayout
import GalleyScreen
@_spi(Galley) import UIKit

/// How a UIKit view answers an offer on one axis.
struct RepresentedLength {
  /// nil for a view that asks for nothing on the axis.
  var intrinsic: Double?
  var hugging: Double
  var resistance: Double

  /// Where resistance and hugging win over SwiftUI's offer. Recorded: 749 gives in, 750 does not.
  static let threshold = Double(UILayoutPriority.defaultHigh.rawValue)

  /// The length for an offer. Recorded on iOS 26: a view follows a larger offer unless it hugs its content, and a
  /// smaller one only when its resistance is low; without an offer it is as long as its content, or nothing.
  func length(_ offer: Double) -> Double {
    guard let offer = offer.specified else { return intrinsic ?? 0 }
    guard let intrinsic else { return offer }
    if offer > intrinsic { return hugging >= Self.threshold ? intrinsic : offer }
    return resistance >= Self.threshold ? intrinsic : offer
  }
}

/// Lays a UIKit view out among SwiftUI's.
final class RepresentedObject: LayoutObject {
  private let container: RepresentedContainer
  private let ownSize: @MainActor (ProposedViewSize) -> CGSize?
  private let edges: EdgeSpacing
  private let label: UILabel?

  init(
    _ container: RepresentedContainer, edges: EdgeSpacing, ownSize: @escaping @MainActor (ProposedViewSize) -> CGSize?
  ) {
    self.container = container
    self.ownSize = ownSize
    self.edges = edges
    label = _mainBody { container.contentController == nil ? container.content as? UILabel : nil }
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    _mainBody {
      if let own = ownSize(ProposedViewSize(proposal)) { return Size(width: own.width, height: own.height) }
      return Size(
        width: container.length(.horizontal).length(proposal.width),
        height: container.length(.vertical).length(proposal.height))
    }
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    _mainBody {
      let origin = container.superview?.convert(CGPoint.zero, to: nil) ?? .zero
      container.frame = CGRect(
        x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height)
      container.setSafeArea(UIEdgeInsets(tree.regions.coverage(of: frame)))
      container.placeContent()
    }
  }

  /// Recorded: a label has its text's baselines, every other view its bottom edge.
  override func explicitGuide(
    _ tree: LayoutTree, _ node: NodeIndex, _ key: AlignmentKey, size: Size, proposal: Proposal
  ) -> Double? {
    guard key.isBaseline, let label else { return nil }
    return _mainBody {
      let measured = label.paragraph.size(width: size.width, height: nil)
      let top = max(0, (size.height - measured.size.height) / 2)
      return top + (key == .firstBaseline ? measured.firstBaseline : measured.lastBaseline)
    }
  }

  override var flexibleWidth: Flexibility { .unknown }
  override var flexibleHeight: Flexibility { .unknown }
  override var spacing: EdgeSpacing { edges }
  override var hasBaselines: Bool { label != nil }
}

extension RepresentedContainer {
  /// How the content answers on an axis.
  func length(_ axis: NSLayoutConstraint.Axis) -> RepresentedLength {
    let size = contentController?.preferredContentSize ?? content.intrinsicContentSize
    let length = axis == .horizontal ? size.width : size.height
    let isNone = contentController == nil ? length < 0 : length <= 0
    return RepresentedLength(
      intrinsic: isNone ? nil : Double(length),
      hugging: contentController == nil ? Double(content.contentHuggingPriority(for: axis).rawValue) : 0,
      resistance: contentController == nil
        ? Double(content.contentCompressionResistancePriority(for: axis).rawValue) : 0)
  }
}

extension _Assembler {
  /// Adds the node of a represented view.
  @MainActor
  func addRepresented(
    _ container: RepresentedContainer, ownSize: @escaping @MainActor (ProposedViewSize) -> CGSize?
  ) {
    let object = RepresentedObject(container, edges: spacing(of: container), ownSize: ownSize)
    let info = NodeInfo(type: container.content.screenType)
    info.effect = .nested(RepresentedContent(container: container, environment: environment))
    emit(tree.addObject(object, attributes(tag: tag(info))))
  }

  /// Recorded: a label keeps the distances of text, every other view those of a view.
  @MainActor
  private func spacing(of container: RepresentedContainer) -> EdgeSpacing {
    guard container.contentController == nil, let label = container.content as? UILabel else { return .view }
    return TextLayout.spacing(
      label.effectiveFont.request, environment.paragraphStyle, room: metric("text.spacing.factor"),
      gap: metric("text.spacing.between"))
  }
}

/// Hands the screen over to the UIKit view that stands in a node.
struct RepresentedContent: NestedContent {
  let container: RepresentedContainer
  let environment: EnvironmentValues

  func nodes(around node: ScreenNode, in frame: Rect, _ resolver: inout ScreenResolver) -> [ScreenNode] {
    _mainBody {
      let walk = UIViewWalk(origin: frame.origin, environment: environment)
      return walk.nodes(of: container.content, as: node, &resolver)
    }
  }
}
