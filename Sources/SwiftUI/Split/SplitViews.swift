/// Views side by side with dividers that can be dragged, on a Mac.
///
/// At rest the views share the width as those of a stack do; where somebody left the dividers is not known.
nonisolated public struct HSplitView<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    HStack(spacing: 0) { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Views below each other with dividers that can be dragged, on a Mac.
///
/// At rest the views share the height as those of a stack do; where somebody left the dividers is not known.
nonisolated public struct VSplitView<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    VStack(spacing: 0) { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
