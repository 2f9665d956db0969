import GalleyGeometry
import GalleyLayout

/// Hears of a value computed from a view's geometry, after layout, whenever it changes.
nonisolated struct GeometryChangeModifier<Value: Equatable>: _PrimitiveModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value?, Value) -> Void

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let last = assembler.store.slot(assembler.identity) { Kept<Value?>(nil) }
    let spaces = ProxySpaces(assembler.environment)
    assembler.modifyEach(content) { node in
      let watcher = PlaceWatcher()
      let wrapper = assembler.tree.addForwarding(watcher, node, assembler.attributes())
      assembler.host.afterLayout.append {
        guard assembler.tree.isPlaced(wrapper) else { return }
        let value = modifier.transform(
          GeometryProxy(tree: assembler.tree, node: wrapper, spaces: spaces, regions: watcher.regions))
        let old = last.value
        guard old != value else { return }
        last.value = value
        modifier.action(old, value)
      }
      return wrapper
    }
  }
}

/// Hands up a value made from an anchor of the view.
nonisolated struct AnchorPreferenceModifier<A, Key: PreferenceKey>: _PrimitiveModifier {
  let source: Anchor<A>.Source
  let transform: (inout Key.Value, Anchor<A>) -> Void
  /// Whether the value replaces what views inside hand up, or changes it.
  let replaces: Bool

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    var first: NodeIndex?
    let scope = assembler.withPreferences {
      assembler.modifyEach(content) { node in
        first = first ?? node
        return node
      }
    }
    guard let first else { return }
    let anchor = modifier.source.make(
      TransformedNode(node: first, effects: assembler.environment.transformSpaces))
    if modifier.replaces {
      scope.hide(Key.self)
      var value = Key.defaultValue
      modifier.transform(&value, anchor)
      assembler.preferences.add(Key.self, value)
    } else {
      scope.transform(Key.self) { modifier.transform(&$0, anchor) }
    }
  }
}

/// Decorates a view by the value that the views inside it hand up, those included that are built during layout.
nonisolated struct PreferenceDecorationModifier<Key: PreferenceKey, Decoration: View>: _PrimitiveModifier {
  let alignment: Alignment
  let isBehind: Bool
  let decoration: (Key.Value) -> Decoration

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    var scope: PreferenceScope?
    assembler.decorateEach(
      { scope = assembler.withPreferences(content) }, alignment: modifier.alignment, isBehind: modifier.isBehind
    ) {
      let late = LateContent(assembler, alignment: modifier.alignment) {
        let value = scope?.value(Key.self) ?? Key.defaultValue
        Decoration._assemble(modifier.decoration(value), assembler)
      }
      assembler.emit(assembler.tree.addObject(late, assembler.attributes()))
    }
  }
}

extension View {
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) }) }

  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { old, new in if let old { action(old, new) } })
  }

  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(source: value, transform: { $0 = transform($1) }, replaces: true))
  }

  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, transform: transform, replaces: false))
  }

  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceDecorationModifier<Key, T>(alignment: alignment, isBehind: false, decoration: transform))
  }

  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceDecorationModifier<Key, T>(alignment: alignment, isBehind: true, decoration: transform))
  }
}
