import GalleyLayout

extension _Assembler {
  /// What `tag(_:)` said of a row, found through the modifiers around its content.
  package func selectionTag(of node: NodeIndex) -> AnyHashable? {
    var current = node
    var identifier: AnyHashable?
    while true {
      let tag = tree.tag(of: current)
      if tag >= 0, let value = infos[Int(tag)].selectionTag { return value }
      // The element of a loop is known by its identifier where it says no tag.
      identifier = identifier ?? identifiers[current]
      guard tree.kind(of: current).handsThrough else { return identifier }
      current = tree.child(0, of: current)
    }
  }

  /// Builds content that scroll views can be sent to by an explicit identifier.
  func withIdentifier<ID: Hashable>(_ id: ID, _ body: () -> Void) {
    let start = pending.count
    body()
    guard wantsIdentifiers, pending.count > start, pending[start] >= 0 else { return }
    let identifier = AnyHashable(id)
    identified[identifier] = pending[start]
    for node in pending[start...] where node >= 0 && identifiers[node] == nil { identifiers[node] = identifier }
  }
}

/// Binds a view's identity to a value: another value is another view, with new state.
nonisolated struct IdentifierModifier<ID: Hashable>: _PrimitiveModifier {
  let id: ID

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.withIdentity(assembler.store.identity(of: modifier.id, in: assembler.identity.child(5))) {
      assembler.withIdentifier(modifier.id, content)
    }
  }
}

/// Marks a view for the selection of a picker, list or tab view.
nonisolated struct SelectionTagModifier<V: Hashable>: _PrimitiveModifier {
  let tag: V

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.modifyEach(content) { node in
      let wrapper = assembler.tree.addWrapper(node, assembler.attributes())
      assembler.updateInfo(of: wrapper) { $0.selectionTag = AnyHashable(modifier.tag) }
      return wrapper
    }
  }
}

extension View {
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentifierModifier(id: id)) }

  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(SelectionTagModifier(tag: tag))
  }
}
