/// A change that can be made to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Adds the changed nodes to the assembly; `content` adds the unchanged ones.
  nonisolated static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void)
}

extension ViewModifier {
  public nonisolated static func _assemble(
    _ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void
  ) {
    assembler.modifierContents.append((ObjectIdentifier(Self.self), content))
    assembler.addComposite(modifier) { modifier in
      Body._assemble(_onMain { modifier.body(content: _ViewModifier_Content()) }, assembler)
    }
    assembler.modifierContents.removeLast()
  }

  @inlinable
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier of user code is applied to, as its `body` sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  init() {}

  public nonisolated static func _assemble(_ view: Self, _ assembler: _Assembler) {
    // The innermost body of this modifier's type is the one that the placeholder came from. While its content is built,
    // placeholders of modifiers further out must not see it.
    let stack = assembler.modifierContents
    guard let place = stack.lastIndex(where: { $0.type == ObjectIdentifier(Modifier.self) }) else { return }
    assembler.modifierContents.removeSubrange(place...)
    assembler.withIdentity(assembler.identity.child(3)) { stack[place].assemble() }
    assembler.modifierContents = stack
  }
}

/// A view (or modifier) with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let content = view.content
    // Each step of a chain has its own identity, so that two modifiers of one kind keep apart what they remember.
    let outer = assembler.identity
    assembler.identity = outer.child(4)
    Modifier._assemble(view.modifier, assembler) { Content._assemble(content, assembler) }
    assembler.identity = outer
  }

  public nonisolated static func _members(_ view: Self) -> [_PreviewMember] {
    let modifier = view.modifier
    let traits = (modifier as? any PreviewTraitModifier)?.previewTraits
    return Content._members(view.content).map { member in
      _PreviewMember(traits: traits.map { member.traits.over($0) } ?? member.traits) { assembler in
        Modifier._assemble(modifier, assembler) { member.assemble(assembler) }
      }
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public nonisolated static func _assemble(
    _ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void
  ) {
    let inner = modifier.content
    Modifier._assemble(modifier.modifier, assembler) { Content._assemble(inner, assembler, content: content) }
  }

  public nonisolated func body(content: _ViewModifier_Content<Self>) -> Never { _noBody(Self.self) }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: _PrimitiveModifier {
  public static let identity = EmptyModifier()

  @inlinable
  public init() {}

  public nonisolated static func _assemble(
    _ modifier: EmptyModifier, _ assembler: _Assembler, content: @escaping () -> Void
  ) { content() }
}

/// A modifier that the runtime knows by itself.
public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
  public nonisolated func body(content: _ViewModifier_Content<Self>) -> Never { _noBody(Self.self) }
}

extension View {
  /// Applies a modifier to the view.
  @inlinable
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
