import GalleyGeometry
import GalleyLayout

extension _Assembler {
  /// Adds a stack with the children that a closure builds.
  package func addStack(
    _ type: String, along axis: PlaneAxis, alignment: AlignmentKey, spacing: CGFloat?, _ body: () -> Void
  ) {
    let outer = environment.stackAxis
    environment.stackAxis = axis
    let info = NodeInfo(type: type, role: .container)
    let gap = legalGap(spacing)
    if let gap, gap < 0 { info.traits.insert(.movedOnPurpose) }
    let node = collect(body) { children in
      tree.addStack(
        along: axis, alignment: alignment, spacing: gap, children, attributes(tag: tag(info)))
    }
    environment.stackAxis = outer
    emit(node)
  }
}

extension _Assembler {
  /// Adds children that a closure builds on top of each other.
  package func addLayers(_ type: String, alignment: Alignment, _ body: () -> Void) {
    let outer = environment.stackAxis
    environment.stackAxis = nil
    let node = collect(body) { children in
      tree.addLayered(alignment.point, children, attributes(tag: tag(NodeInfo(type: type, role: .container))))
    }
    environment.stackAxis = outer
    emit(node)
  }
}

/// Views in a row.
nonisolated public struct HStack<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  private let fault: NumberFault?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    fault = .gap(spacing)
    self.content = content()
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.note(view.fault, of: "HStack")
    assembler.addStack("HStack", along: .horizontal, alignment: view.alignment.key, spacing: view.spacing) {
      Content._assemble(view.content, assembler)
    }
  }
}

/// Views in a column.
nonisolated public struct VStack<Content: View>: _PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  private let fault: NumberFault?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    fault = .gap(spacing)
    self.content = content()
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.note(view.fault, of: "VStack")
    assembler.addStack("VStack", along: .vertical, alignment: view.alignment.key, spacing: view.spacing) {
      Content._assemble(view.content, assembler)
    }
  }
}

/// Views on top of each other.
nonisolated public struct ZStack<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.addLayers("ZStack", alignment: view.alignment) { Content._assemble(view.content, assembler) }
  }
}

/// Room that stretches along the stack it stands in.
nonisolated public struct Spacer: _PrimitiveView {
  public var minLength: CGFloat?

  private let fault: NumberFault?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
    fault = minLength.flatMap { .finite(("a minimum length", $0)) }
  }

  public static func _assemble(_ view: Spacer, _ assembler: _Assembler) {
    assembler.note(view.fault, of: "Spacer")
    let minimum = legalGap(view.minLength) ?? assembler.metric("spacer.minimum")
    assembler.emit(
      assembler.tree.addSpacer(
        along: assembler.environment.stackAxis, minimum: max(0, minimum),
        assembler.attributes(tag: NodeTag.spacer)))
  }
}

extension _Assembler {
  /// A number of the system's for the scenario's platform and generation; 0 and a note where the catalog has none.
  package func metric(_ name: String) -> Double {
    if let value = host.scenario.metrics[name] {
      if host.scenario.assumed.contains(name) { host.used.insert(name) }
      return value
    }
    host.missingMetrics.insert(name)
    return 0
  }
}
