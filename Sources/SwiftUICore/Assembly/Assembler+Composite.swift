extension _Assembler {
  /// Evaluates a view (or modifier) that has a body: installs its dynamic properties, then builds what it returns.
  package func addComposite<V>(_ view: V, _ evaluate: (V) -> Void) {
    let outer = identity
    identity = outer.child(0)
    let fields = DynamicFields.of(V.self)
    if fields.isEmpty {
      evaluate(view)
    } else {
      var copy = view
      withUnsafeMutablePointer(to: &copy) { pointer in
        fields.install(UnsafeMutableRawPointer(pointer), self, identity)
      }
      evaluate(copy)
    }
    identity = outer
  }
}
