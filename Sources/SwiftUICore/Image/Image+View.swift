import GalleyGeometry
import GalleyLayout
import GalleyScreen
import GalleyTypography

extension Image: View, _PrimitiveView {
  public typealias Body = Never

  public static func _assemble(_ view: Image, _ assembler: _Assembler) {
    assembler.emit(assembler.addImage(view))
  }
}

extension _Assembler {
  /// A node for an image.
  package func addImage(_ image: Image, type: String = "Image") -> NodeIndex {
    let resolved = environment.resolve(image) { note("no image named “\($0)”: it takes no room") }
    if resolved.isAssumed, let name = resolved.text { host.used.insert("symbol.size." + name) }
    let info = NodeInfo(
      type: type, text: resolved.text, role: resolved.isSymbol ? .symbol : .image, content: resolved.content)
    if resolved.isDecorative { info.traits.insert(.decoration) }
    let attributes = attributes(tag: tag(info))
    if resolved.isResizable || resolved.baseline != nil {
      return tree.addObject(ImageLayout(resolved), attributes)
    }
    return tree.addLeaf(resolved.size, attributes)
  }
}

/// The size of an image that stretches, or that has a baseline.
final class ImageLayout: LayoutObject {
  private let ideal: Size
  private let baseline: Double?
  private let isResizable: Bool

  init(_ image: ResolvedImage) {
    ideal = image.size
    baseline = image.isResizable ? nil : image.baseline
    isResizable = image.isResizable
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    isResizable ? proposal.filled(with: ideal) : ideal
  }

  override func explicitGuide(
    _ tree: LayoutTree, _ node: NodeIndex, _ key: AlignmentKey, size: Size, proposal: Proposal
  ) -> Double? { key.isBaseline ? baseline : nil }

  override var flexibleWidth: Flexibility { isResizable ? .infinite : .fixed }
  override var flexibleHeight: Flexibility { isResizable ? .infinite : .fixed }
  override var hasBaselines: Bool { baseline != nil }
}

extension TextResolver {
  /// An image in a line of text: it stands on the baseline, a symbol around the middle of capitals.
  mutating func add(_ image: Image, _ look: TextLook) {
    let font = font(of: look)
    var inner = environment
    if let own = look.font { inner.font = own }
    inner.fontChanges += look.fontChanges
    let resolved = inner.resolve(image) { _ in }
    guard resolved.size.width > 0 else { return }
    var shown = self.resolved(look)
    if resolved.isSymbol { resolved.content.paint = shown.paint }
    shown.image = resolved.content
    let descent = resolved.baseline.map { resolved.size.height - $0 } ?? 0
    append(
      TextRun(
        text: "\u{FFFC}", font: font.resolved.request,
        attachment: TextRun.Attachment(size: resolved.size, descent: descent)), shown, font)
  }
}
