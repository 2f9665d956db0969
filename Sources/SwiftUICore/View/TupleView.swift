/// Several views one after another.
nonisolated public struct TupleView<T>: _PrimitiveView {
  public var value: T
  /// Visits each view: builds it, or without an assembler lists the previews it stands for.
  private let visit: (T, _Assembler?, inout [_PreviewMember]) -> Void

  init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    // The views are not captured: each would be copied once more.
    visit = { value, assembler, members in
      var place = 0
      repeat visitElement(each value, at: &place, assembler, &members)
    }
  }

  public init(_ value: T) {
    self.value = value
    visit = { value, assembler, members in
      var place = 0
      for child in Mirror(reflecting: value).children {
        guard let view = child.value as? any View else { continue }
        visitElement(view, at: &place, assembler, &members)
      }
    }
  }

  public static func _assemble(_ view: TupleView, _ assembler: _Assembler) {
    var none: [_PreviewMember] = []
    view.visit(view.value, assembler, &none)
  }

  public static func _members(_ view: TupleView) -> [_PreviewMember] {
    var members: [_PreviewMember] = []
    view.visit(view.value, nil, &members)
    return members
  }
}

/// One element of a list of views, under an identity made of its place.
private func visitElement<V: View>(
  _ view: V, at place: inout Int, _ assembler: _Assembler?, _ members: inout [_PreviewMember]
) {
  guard let assembler else {
    members += V._members(view)
    return
  }
  let outer = assembler.identity
  assembler.identity = outer.child(place)
  if assembler.defersElements {
    assembler.emit(.rows(count: 1, make: { _ in V._assemble(view, assembler) }, find: { _ in nil }))
  } else {
    V._assemble(view, assembler)
  }
  assembler.identity = outer
  place += 1
}
