/// A view that is evaluated again only when it is no longer equal to itself. Screens are evaluated until nothing changes, so
/// the comparison saves nothing here and is not made.
@frozen
public struct EquatableView<Content> where Content: Equatable, Content: View {
  public var content: Content

  @inlinable
  public init(content: Content) { self.content = content }
}

extension EquatableView: View, _PrimitiveView {
  public typealias Body = Never

  public nonisolated static func _assemble(_ view: Self, _ assembler: _Assembler) {
    Content._assemble(view.content, assembler)
  }
}

extension View where Self: Equatable {
  @inlinable
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
