/// Views made from the elements of a collection, each with the identity of its element.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID

  @usableFromInline
  package init(data: Data, identify: @escaping (Data.Element) -> ID, make: @escaping (Data.Element) -> Content) {
    self.data = data
    self.identify = identify
    content = make
  }
}

extension ForEach: View, _PrimitiveView where Content: View {
  public typealias Body = Never

  public nonisolated static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let base = assembler.identity
    let data = (view.data as? any AssembledData)?.assembled(assembler) as? Data ?? view.data
    // Modifiers around the loop still act on it as a whole; each element has its own identity below.
    func make(_ place: Int) {
      let element = data[data.index(data.startIndex, offsetBy: place)]
      view.withIdentity(of: element, in: base, assembler) { Content._assemble($0, assembler) }
    }
    if assembler.acceptsSegments {
      assembler.emit(
        .rows(count: data.count, make: make) { id in
          guard let id = id.base as? ID else { return nil }
          return data.firstIndex { view.identify($0) == id }.map { data.distance(from: data.startIndex, to: $0) }
        })
    } else {
      for place in 0..<data.count { make(place) }
    }
  }

  public nonisolated static func _members(_ view: Self) -> [_PreviewMember] {
    view.data.flatMap { Content._members(view.content($0)) }
  }
}

extension ForEach {
  /// Hands on what is made of an element, in the element's own identity.
  package nonisolated func withIdentity(
    of element: Data.Element, in base: ViewIdentity, _ assembler: _Assembler, _ body: (Content) -> Void
  ) {
    let id = identify(element)
    assembler.withIdentity(assembler.store.identity(of: id, in: base)) {
      assembler.withIdentifier(id) { body(content(element)) }
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0.id }, make: content)
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, make: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identify: { $0 }, make: content)
  }
}

/// A collection of bindings to the elements of a bound collection.
public struct IndexedIdentifierCollection<Base, ID>: RandomAccessCollection
where Base: MutableCollection & RandomAccessCollection, ID: Hashable {
  let binding: Binding<Base>
  let base: Base

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
  public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
  public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { base.index(i, offsetBy: distance) }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }

  public subscript(position: Base.Index) -> Binding<Base.Element> {
    let (binding, base) = (binding, base)
    return Binding(
      get: {
        // A row can be read once more after its element has gone.
        let current = binding.wrappedValue
        return current.indices.contains(position) ? current[position] : base[position]
      },
      set: { newValue in
        guard binding.wrappedValue.indices.contains(position) else { return }
        binding.wrappedValue[position] = newValue
      })
  }
}

extension ForEach where Content: View {
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    ID == C.Element.ID
  {
    self.init(
      data: IndexedIdentifierCollection(binding: data, base: data.wrappedValue), identify: { $0.wrappedValue.id },
      make: content)
  }

  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == IndexedIdentifierCollection<C, ID>, C: MutableCollection & RandomAccessCollection {
    self.init(
      data: IndexedIdentifierCollection(binding: data, base: data.wrappedValue),
      identify: { $0.wrappedValue[keyPath: id] }, make: content)
  }
}

/// Content that can be reordered, deleted from or inserted into, such as the rows of a list.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
