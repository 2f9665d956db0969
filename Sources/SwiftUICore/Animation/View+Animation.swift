// Every animation is at its end: what these modifiers animate is shown as it will be, and their closures, which belong to
// changes under way, are not called.

extension View {
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View { self }

  /// Animates only what `body` does to the view.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(self)) }

  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(self)) }
}

extension ViewModifier {
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier { self }
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}
