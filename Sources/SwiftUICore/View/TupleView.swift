/// Several views one after another.
nonisolated public struct TupleView<T>: _PrimitiveView {
  public var value: T
  private let elements: (_Assembler) -> Void

  init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    elements = { assembler in
      var place = 0
      repeat assembler.addElement(each content, at: &place)
    }
  }

  public init(_ value: T) {
    self.value = value
    elements = { assembler in
      var place = 0
      for child in Mirror(reflecting: value).children {
        guard let view = child.value as? any View else { continue }
        assembler.addElement(view, at: &place)
      }
    }
  }

  public static func _assemble(_ view: TupleView, _ assembler: _Assembler) { view.elements(assembler) }
}

extension _Assembler {
  /// One element of a list of views, under an identity made of its place.
  func addElement<V: View>(_ view: V, at place: inout Int) {
    let outer = identity
    identity = outer.child(place)
    V._assemble(view, self)
    identity = outer
    place += 1
  }
}
