/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  public struct Context {
    public var maxDetentValue: CGFloat { 0 }
  }

  private let name: String

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height \(height)") }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "\(type)")
  }
}

/// A height that code computes.
public protocol CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat?
  typealias Context = PresentationDetent.Context
}

public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}

public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The size of a sheet.
public protocol PresentationSizing {}

public struct NamedPresentationSizing: PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> NamedPresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> NamedPresentationSizing { self }
}

extension PresentationSizing where Self == NamedPresentationSizing {
  public static var automatic: NamedPresentationSizing { NamedPresentationSizing() }
  public static var form: NamedPresentationSizing { NamedPresentationSizing() }
  public static var page: NamedPresentationSizing { NamedPresentationSizing() }
  public static var fitted: NamedPresentationSizing { NamedPresentationSizing() }
}

extension View {
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { self }
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
