import GalleyGeometry
import GalleyLayout

/// A layout with its content.
nonisolated struct LayoutView<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content

  static func _assemble(_ view: Self, _ assembler: _Assembler) {
    if let own = systemLayout(view.layout) {
      own.assemble(assembler) { Content._assemble(view.content, assembler) }
      return
    }
    let outer = assembler.environment.stackAxis
    assembler.environment.stackAxis = properties(view.layout).stackOrientation?.planeAxis
    let kept = assembler.store.slot(assembler.identity.child(-103)) { Kept<L.Cache?>(nil) }
    let node = assembler.collect({ Content._assemble(view.content, assembler) }) { children in
      let object = LayoutAdapter(view.layout, assembler, cache: kept)
      let tag = assembler.tag(NodeInfo(type: layoutName(view.layout), role: .container))
      let node = assembler.tree.addObject(object, children: children, assembler.attributes(tag: tag))
      object.adopt(node)
      return node
    }
    assembler.environment.stackAxis = outer
    assembler.emit(node)
  }

  private static func systemLayout(_ layout: L) -> (any SystemLayout)? {
    (layout as? AnyLayout)?.base as? any SystemLayout ?? layout as? any SystemLayout
  }

  private static func properties(_ layout: L) -> LayoutProperties {
    (layout as? AnyLayout)?.properties ?? L.layoutProperties
  }
}

/// A layout of the system's: the engine's own container does what it says, so that it equals the view of that name.
protocol SystemLayout: Layout {
  func assemble(_ assembler: _Assembler, _ content: () -> Void)
}

/// The name of a layout's type without its module and its generic arguments.
func layoutName(_ layout: Any) -> String {
  if let erased = layout as? AnyLayout { return erased.name }
  return String(describing: type(of: layout)).prefix { $0 != "<" }.description
}

extension Axis {
  var planeAxis: PlaneAxis { self == .horizontal ? .horizontal : .vertical }
}
