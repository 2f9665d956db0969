/// A view without content and without a place.
nonisolated public struct EmptyView: _PrimitiveView {
  @inlinable
  public init() {}

  public nonisolated static func _assemble(_ view: EmptyView, _ assembler: _Assembler) {}
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never { _noBody(Self.self) }

  public nonisolated static func _assemble(_ view: Self, _ assembler: _Assembler) {
    guard let view else { return }
    assembler.withIdentity(assembler.identity.child(0)) { Wrapped._assemble(view, assembler) }
  }
}

/// One of two views, by a condition; each has an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public nonisolated static func _assemble(_ view: Self, _ assembler: _Assembler) {
    switch view.storage {
    case .trueContent(let content):
      assembler.withIdentity(assembler.identity.child(1)) { TrueContent._assemble(content, assembler) }
    case .falseContent(let content):
      assembler.withIdentity(assembler.identity.child(2)) { FalseContent._assemble(content, assembler) }
    }
  }
}
