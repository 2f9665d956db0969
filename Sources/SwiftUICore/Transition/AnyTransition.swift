/// A transition whose type is hidden.
///
/// Of a transition made of two modifiers, a screen at rest shows the one for views that have arrived.
public struct AnyTransition {
  /// What the transition makes of a view at rest; nil when nothing.
  let apply: ((_Assembler, @escaping () -> Void) -> Void)?

  init(apply: ((_Assembler, @escaping () -> Void) -> Void)? = nil) { self.apply = apply }

  public init<T: Transition>(_ transition: T) {
    apply = { assembler, content in
      TransitionModifier._assemble(TransitionModifier(transition: transition), assembler, content: content)
    }
  }

  public static let identity = AnyTransition()
  public static var opacity: AnyTransition { AnyTransition() }
  public static var slide: AnyTransition { AnyTransition() }
  public static var scale: AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition { assembler, content in E._assemble(identity, assembler, content: content) }
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion.combined(with: removal)
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    guard let inner = apply else { return other }
    guard let outer = other.apply else { return self }
    return AnyTransition { assembler, content in outer(assembler) { inner(assembler, content) } }
  }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension AnyTransition: @unchecked Sendable {}

nonisolated struct AnyTransitionModifier: _PrimitiveModifier {
  let transition: AnyTransition

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    guard let apply = modifier.transition.apply else { return content() }
    apply(assembler, content)
  }
}

extension View {
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(AnyTransitionModifier(transition: t))
  }

  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
