/// What `#Preview` says of the way it wants to be seen.
public struct PreviewTrait<T>: Sendable {
  let traits: PreviewTraits

  init(_ change: (inout PreviewTraits) -> Void) {
    var traits = PreviewTraits()
    change(&traits)
    self.traits = traits
  }
}

/// The kinds of preview.
public struct Preview: Sendable {
  public struct ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait { $0.layout = .device } }
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait { $0.layout = .sizeThatFits } }

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait { $0.layout = .fixed(width: Double(width), height: Double(height)) }
  }

  public static var portrait: PreviewTrait<T> { orientation(.portrait) }
  public static var portraitUpsideDown: PreviewTrait<T> { orientation(.portraitUpsideDown) }
  public static var landscapeLeft: PreviewTrait<T> { orientation(.landscapeLeft) }
  public static var landscapeRight: PreviewTrait<T> { orientation(.landscapeRight) }

  private static func orientation(_ orientation: InterfaceOrientation) -> PreviewTrait<T> {
    PreviewTrait { $0.orientation = orientation.scenarioName }
  }

  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> { PreviewTrait { _ in } }
}

/// Surroundings that several previews share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView

  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}
