/// Content that can send the scroll views in it to a view.
nonisolated public struct ScrollViewReader<Content: View>: _PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let outer = assembler.wantsIdentifiers
    assembler.wantsIdentifiers = true
    Content._assemble(view.content(ScrollViewProxy(host: assembler.host)), assembler)
    assembler.wantsIdentifiers = outer
  }
}

/// Sends scroll views to a view by its identifier.
public struct ScrollViewProxy {
  weak var host: ViewHost?

  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    host?.scrollRequest = ScrollRequest(id: AnyHashable(id), anchor: anchor)
    host?.store.changed()
  }
}
