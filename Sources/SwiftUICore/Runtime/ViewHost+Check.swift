import GalleyLayout

extension ViewHost {
  /// Debug builds look at the whole tree after layout, and stop when the engine contradicts itself.
  ///
  /// What a user-made layout gets wrong is a remark on the screen.
  func check(_ result: Result) {
    guard let root = result.root else { return }
    let tree = result.assembler.tree
    for fault in tree.faults(below: root) {
      let message = "\(name(of: fault.node, result.assembler)): \(fault)"
      if tree.object(of: fault.node)?.isUserMade == true {
        result.assembler.note(message)
      } else {
        assertionFailure(message)
      }
    }
  }

  /// The name of the view that a node belongs to: its own, or that of the first view inside it.
  private func name(of node: NodeIndex, _ assembler: _Assembler) -> String {
    let (tree, tag) = (assembler.tree, assembler.tree.tag(of: node))
    let info = tag >= 0 ? assembler.infos[Int(tag)] : nil
    let own = info.map { info in
      [info.type, info.id.map { "#" + $0 } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
    if let name = own ?? NodeTag.name(tag), !name.isEmpty { return name }
    guard let child = tree.children(of: node).first else { return "\(tree.kind(of: node))" }
    return "\(tree.kind(of: node)) around \(name(of: child, assembler))"
  }
}
