/// How a view looks on its way in and out.
///
/// A screen at rest shows every view arrived: `body` is called with the phase `identity`, and what it makes of the view in
/// that phase is drawn.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  static var properties: TransitionProperties { get }

  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  public nonisolated static var properties: TransitionProperties { TransitionProperties() }

  /// Applies the transition by hand, for one phase.
  @MainActor @preconcurrency
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }

  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(inner: self, outer: other)
  }

  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }
}

/// Where a view is on its way.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }

  /// Minus one before, zero at rest, one after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Stands for the view that something is applied to.
nonisolated public struct PlaceholderContentView<Value>: _PrimitiveView {
  private let assemble: (_Assembler) -> Void

  init(assemble: @escaping (_Assembler) -> Void) { self.assemble = assemble }

  init<V: View>(_ view: V) { assemble = { V._assemble(view, $0) } }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) { view.assemble(assembler) }
}

nonisolated struct CombinedTransition<Inner: Transition, Outer: Transition>: Transition {
  let inner: Inner
  let outer: Outer

  func body(content: Content, phase: TransitionPhase) -> some View {
    outer.apply(content: inner.apply(content: content, phase: phase), phase: phase)
  }
}

/// Shows what a transition makes of a view at rest.
nonisolated struct TransitionModifier<T: Transition>: _PrimitiveModifier {
  let transition: T

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) {
    let placeholder = PlaceholderContentView<T> { _ in content() }
    T.Body._assemble(_onMain { modifier.transition.body(content: placeholder, phase: .identity) }, assembler)
  }
}
