/// Several views one after another.
///
/// The views stand in an object: what is built around them, stacks and modifiers, is copied many times on its way.
nonisolated public struct TupleView<T>: _PrimitiveView {
  private var members: TupleMembers<T>

  public var value: T {
    get { members.value }
    set { members = TupleMembers(newValue, members.visit) }
  }

  init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    members = TupleMembers((repeat each content)) { views, assembler, previews in
      var place = 0
      repeat visitElement(each views.pointee, at: &place, assembler, &previews)
    }
  }

  public init(_ value: T) {
    members = TupleMembers(value) { views, assembler, previews in
      var place = 0
      for child in Mirror(reflecting: views.pointee).children {
        guard let view = child.value as? any View else { continue }
        visitElement(view, at: &place, assembler, &previews)
      }
    }
  }

  public static func _assemble(_ view: TupleView, _ assembler: _Assembler) {
    var none: [_PreviewMember] = []
    view.members.visit(assembler, &none)
  }

  public static func _members(_ view: TupleView) -> [_PreviewMember] {
    var previews: [_PreviewMember] = []
    view.members.visit(nil, &previews)
    return previews
  }
}

/// The views of a tuple, which never change, and how each is reached.
private final class TupleMembers<T> {
  /// Visits each view: builds it, or without an assembler lists the previews it stands for.
  typealias Visit = (UnsafePointer<T>, _Assembler?, inout [_PreviewMember]) -> Void

  // Memory of its own: a visit may come to the same object again, and reads one element at a time.
  private let storage: UnsafeMutablePointer<T>
  let visit: Visit

  var value: T { storage.pointee }

  init(_ value: T, _ visit: @escaping Visit) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: value)
    self.visit = visit
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  func visit(_ assembler: _Assembler?, _ previews: inout [_PreviewMember]) {
    withExtendedLifetime(self) { visit(storage, assembler, &previews) }
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
