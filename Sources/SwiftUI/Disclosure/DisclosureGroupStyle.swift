/// The look and the behaviour of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration

  nonisolated static var _isAutomatic: Bool { get }
}

extension DisclosureGroupStyle {
  public nonisolated static var _isAutomatic: Bool { false }
}

/// A disclosure group as its style sees it.
public struct DisclosureGroupStyleConfiguration {
  public typealias Label = _StyledContent
  public typealias Content = _StyledContent

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

enum DisclosureGroupStyleKey: ControlStyleKey {
  typealias Look = Void
  typealias Configuration = DisclosureGroupStyleConfiguration
  static var automatic: Void { () }
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated static var _isAutomatic: Bool { true }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .controlLook(DisclosureGroupStyleKey.self, ())
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static nonisolated var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(DisclosureGroupStyleKey.self, style, look: S._isAutomatic ? () : nil) {
      $0.makeBody(configuration: $1)
    }
  }
}
