nonisolated struct PreferenceWritingModifier<Key: PreferenceKey>: _PrimitiveModifier {
  let value: Key.Value

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let scope = assembler.withPreferences(content)
    scope.hide(Key.self)
    assembler.preferences.add(Key.self, modifier.value)
  }
}

nonisolated struct PreferenceTransformModifier<Key: PreferenceKey>: _PrimitiveModifier {
  let transform: (inout Key.Value) -> Void

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    assembler.withPreferences(content).transform(Key.self, modifier.transform)
  }
}

nonisolated struct PreferenceActionModifier<Key: PreferenceKey>: _PrimitiveModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let scope = assembler.withPreferences(content)
    let last = assembler.store.slot(assembler.identity.child(-101)) { Kept<Key.Value?>(nil) }
    assembler.host.afterLayout.append {
      let value = scope.value(Key.self) ?? Key.defaultValue
      guard last.value != value else { return }
      last.value = value
      modifier.action(value)
    }
  }
}

/// A value that is kept under an identity.
package final class Kept<Value> {
  package var value: Value

  package init(_ value: Value) { self.value = value }
}

extension View {
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWritingModifier<K>(value: value))
  }

  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<K>(transform: callback))
  }

  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceActionModifier<K>(action: action))
  }
}
