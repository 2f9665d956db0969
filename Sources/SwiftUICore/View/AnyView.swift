/// A view whose type is hidden.
nonisolated public struct AnyView: _PrimitiveView {
  let view: any View

  public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  public init<V: View>(erasing view: V) { self.init(view) }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.view = view
  }

  public static func _assemble(_ view: AnyView, _ assembler: _Assembler) {
    func open<V: View>(_ content: V) {
      // Another type in the same place is another view.
      assembler.withIdentity(assembler.identity.child(assembler.store.serial(of: V.self))) {
        V._assemble(content, assembler)
      }
    }
    open(view.view)
  }
}
