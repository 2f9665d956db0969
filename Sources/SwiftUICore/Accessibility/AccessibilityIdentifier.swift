import GalleyLayout
import GalleyScreen

extension _Assembler {
  /// Names a node for tests; returns the node, or a wrapper that carries the name.
  ///
  /// The name sits on the node at this point of the modifier chain. Where that is a wrapper without a name of its own, it
  /// goes to the first named node that the wrapper only hands through and that has no identifier yet.
  package func identify(_ node: NodeIndex, _ identifier: String) -> NodeIndex {
    if let target = named(node, withoutIdentifier: true) {
      updateInfo(of: target) { $0.id = identifier }
      return node
    }
    let wrapper = tree.addWrapper(node, attributes())
    updateInfo(of: wrapper) { $0.id = identifier }
    return wrapper
  }

  /// The first node from here down that readers see and that has this node's frame.
  func named(_ node: NodeIndex, withoutIdentifier: Bool) -> NodeIndex? {
    var current = node
    while true {
      let tag = tree.tag(of: current)
      if NodeTag.name(tag) != nil { return current }
      if tag >= 0 {
        let info = infos[Int(tag)]
        if withoutIdentifier, info.id != nil { return nil }
        // What is hidden is left out of the geometry; its name goes around it.
        if case .hidden? = info.effect { return nil }
        if !info.type.isEmpty { return current }
      }
      switch tree.kind(of: current) {
      case .wrapper, .guide, .decorated: current = tree.child(0, of: current)
      default: return nil
      }
    }
  }
}
