import GalleyGeometry
import GalleyLayout

/// Content that is a function of the room it gets.
///
/// Takes what it is offered (ideally 10 × 10, as shapes do) and places its content in the top leading corner. The content
/// is built during layout, once the frame is known.
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let spaces = ProxySpaces(assembler.environment)
    let object = DeferredContent(assembler) { node in
      let proxy = GeometryProxy(
        tree: assembler.tree, node: node, spaces: spaces, regions: assembler.tree.regions)
      Content._assemble(view.content(proxy), assembler)
    }
    let tag = assembler.tag(NodeInfo(type: "GeometryReader", role: .container))
    assembler.emit(assembler.tree.addObject(object, assembler.attributes(tag: tag)))
  }
}

/// Takes what it is offered, and builds its children when it is placed.
final class DeferredContent: LayoutObject {
  private unowned let assembler: _Assembler
  private let context: _Assembler.Context
  private let build: (NodeIndex) -> Void

  init(_ assembler: _Assembler, _ build: @escaping (NodeIndex) -> Void) {
    self.assembler = assembler
    self.build = build
    context = assembler.context()
  }

  override var flexibleWidth: Flexibility { .infinite }
  override var flexibleHeight: Flexibility { .infinite }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    let ideal = assembler.metric("shape.ideal")
    return proposal.filled(with: Size(width: ideal, height: ideal))
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    assembler.resume(context) {
      assembler.environment.stackAxis = nil
      let content = assembler.single({ build(node) }, alignment: .topLeading)
      guard let content else { return }
      tree.setChildren([content], of: node)
      let offered = Proposal(frame.size)
      tree.placeInside(frame, of: node, content, at: .zero, proposal: offered)
    }
  }
}

/// Content that is built when somebody first asks for its size: a decoration, once the view it belongs to has its place.
final class LateContent: LayoutObject {
  private unowned let assembler: _Assembler
  private let context: _Assembler.Context
  private let alignment: Alignment
  private let build: () -> Void
  private var built: NodeIndex??

  init(_ assembler: _Assembler, alignment: Alignment, _ build: @escaping () -> Void) {
    self.assembler = assembler
    self.alignment = alignment
    self.build = build
    context = assembler.context()
  }

  override var hasGuides: Bool { true }
  override var hasBaselines: Bool { true }

  private func content(_ tree: LayoutTree, _ node: NodeIndex) -> NodeIndex? {
    if let built { return built }
    let content = assembler.resume(context) { assembler.single(build, alignment: alignment.point) }
    built = .some(content)
    if let content { tree.setChildren([content], of: node) }
    return content
  }

  override func size(_ tree: LayoutTree, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    content(tree, node).map { tree.size($0, proposal) } ?? .zero
  }

  override func place(_ tree: LayoutTree, _ node: NodeIndex, frame: Rect, proposal: Proposal) {
    guard let content = content(tree, node) else { return }
    tree.placeInside(frame, of: node, content, at: .zero, proposal: proposal)
  }

  override func explicitGuide(
    _ tree: LayoutTree, _ node: NodeIndex, _ key: AlignmentKey, size: Size, proposal: Proposal
  ) -> Double? {
    content(tree, node).flatMap { tree.explicitGuide($0, key, size: size, proposal: proposal) }
  }
}
