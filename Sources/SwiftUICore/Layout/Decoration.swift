import GalleyLayout

/// A second view that is aligned on a first one and offered its size.
nonisolated struct DecorationModifier<Decoration: View>: _PrimitiveModifier {
  let decoration: Decoration
  let alignment: Alignment
  let isBehind: Bool

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    // The decoration is built where the modifier stands, once for each view it decorates.
    assembler.decorateEach(content, alignment: modifier.alignment, isBehind: modifier.isBehind) {
      Decoration._assemble(modifier.decoration, assembler)
    }
  }
}

extension _Assembler {
  /// Lays a decoration over or under each node that content adds.
  package func decorateEach(
    _ content: () -> Void, alignment: Alignment, isBehind: Bool, _ decoration: @escaping () -> Void
  ) { decorateEach(content, alignment: alignment, effect: isBehind ? .behind : nil, decoration) }

  /// Lays a second view on each node that content adds, with what is done to the drawing of the two.
  package func decorateEach(
    _ content: () -> Void, alignment: Alignment, effect: NodeEffect?, _ decoration: @escaping () -> Void
  ) {
    let context = self.context()
    modifyEach(content) { [self] node in
      resume(context) {
        let outer = environment.stackAxis
        environment.stackAxis = nil
        defer { environment.stackAxis = outer }
        var second: NodeIndex?
        withIdentity(identity.child(6)) { second = single(decoration, alignment: alignment.point) }
        guard let second else { return node }
        let tag = effect.map { self.tag(NodeInfo(type: "", effect: $0)) } ?? NodeTag.none
        return tree.addDecorated(node, with: second, alignment.point, attributes(tag: tag))
      }
    }
  }
}

extension View {
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { modifier(DecorationModifier(decoration: background, alignment: alignment, isBehind: true)) }

  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(DecorationModifier(decoration: content(), alignment: alignment, isBehind: true)) }

  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(DecorationModifier(decoration: overlay, alignment: alignment, isBehind: false))
  }

  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(DecorationModifier(decoration: content(), alignment: alignment, isBehind: false)) }
}
