import GalleyLayout

extension ViewHost {
  /// Debug builds look at the whole tree after layout, and stop when the engine contradicts itself.
  ///
  /// What a user-made layout gets wrong is a remark on the screen.
  func check(_ result: Result) {
    guard let root = result.root else { return }
    let tree = result.assembler.tree
    for fault in tree.faults(below: root) {
      let message = "\(result.assembler.viewName(of: fault.node)): \(fault)"
      if tree.object(of: fault.node)?.isUserMade == true {
        result.assembler.note(message)
      } else {
        assertionFailure(message)
      }
    }
  }
}
