import GalleyLayout

extension _Assembler {
  /// What is to be read at and below a node, in order.
  package func readableText(of node: NodeIndex) -> String? {
    var parts: [String] = []
    func visit(_ node: NodeIndex) {
      let tag = tree.tag(of: node)
      if tag >= 0, let text = infos[Int(tag)].text, !text.isEmpty, infos[Int(tag)].role != .symbol {
        parts.append(text)
        return
      }
      for child in tree.children(of: node) { visit(child) }
    }
    visit(node)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
