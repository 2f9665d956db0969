/// Several contents handled as one; modifiers reach each member.
public struct Group<Content> {
  let content: Content

  @usableFromInline
  package init(_content: Content) { content = _content }
}

extension Group: View, _PrimitiveView where Content: View {
  public typealias Body = Never

  @inlinable
  public init(@ViewBuilder content: () -> Content) { self.init(_content: content()) }

  public nonisolated static func _assemble(_ view: Self, _ assembler: _Assembler) {
    Content._assemble(view.content, assembler)
  }

  public nonisolated static func _members(_ view: Self) -> [_PreviewMember] { Content._members(view.content) }
}
