/// What a function makes of the subviews of a view.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: _PrimitiveView {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let source = SubviewSource(assembler) { Subviews._assemble(view.base, assembler) }
    let content = view.transform(SubviewsCollection(source: source, range: 0..<source.count))
    assembler.withIdentity(assembler.identity.child(0)) { Content._assemble(content, assembler) }
  }
}

extension Group {
  /// Hands the subviews of a view to a function.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(_content: GroupElementsOfContent(base: view, transform: transform))
  }
}

/// The subviews of a view, as the data of a loop. Empty until the loop is built.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let base: Content
  let resolved: SubviewsCollection?

  public var startIndex: Int { resolved?.startIndex ?? 0 }
  public var endIndex: Int { resolved?.endIndex ?? 0 }
  public subscript(index: Int) -> Subview {
    guard let resolved else { UserCode.end("the subviews of a view are known while it is shown") }
    return resolved[index]
  }
}

/// Data that a loop can read only while it is built.
protocol AssembledData {
  func assembled(_ assembler: _Assembler) -> Self
}

extension ForEachSubviewCollection: AssembledData {
  func assembled(_ assembler: _Assembler) -> Self {
    let source = SubviewSource(assembler) { Content._assemble(base, assembler) }
    return ForEachSubviewCollection(base: base, resolved: SubviewsCollection(source: source, range: 0..<source.count))
  }
}

extension ForEach where ID == Subview.ID, Content: View {
  /// Makes a view of each subview of another view.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<V> {
    self.init(data: ForEachSubviewCollection(base: view, resolved: nil), identify: { $0.id }, make: content)
  }
}
