/// A modifier that is made for the environment it meets.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public nonisolated func body(content: _ViewModifier_Content<Self>) -> Never { _noBody(Self.self) }

  public nonisolated static func _assemble(
    _ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void
  ) {
    let environment = assembler.environment
    ResolvedModifier._assemble(_onMain { modifier.resolve(in: environment) }, assembler, content: content)
  }
}

/// A modifier whose changes can be animated; `Animatable` on the modifier does the same.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
