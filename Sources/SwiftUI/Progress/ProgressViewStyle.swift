/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration

  /// The system's own look that the style stands for; nil for user-made ones.
  nonisolated var _look: _ProgressLook? { get }
}

extension ProgressViewStyle {
  public nonisolated var _look: _ProgressLook? { nil }
}

/// A progress view as its style sees it.
public struct ProgressViewStyleConfiguration {
  public typealias Label = _StyledContent
  public typealias CurrentValueLabel = _StyledContent

  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?

  nonisolated init(fractionCompleted: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fractionCompleted = fractionCompleted
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

/// The system's looks of progress views.
public enum _ProgressLook: Sendable {
  case automatic
  case linear(tint: Color?)
  case circular(tint: Color?)
}

enum ProgressViewStyleKey: ControlStyleKey {
  typealias Look = _ProgressLook
  typealias Configuration = ProgressViewStyleConfiguration
  static var automatic: _ProgressLook { .automatic }
}

extension View {
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(ProgressViewStyleKey.self, style, look: style._look) { $0.makeBody(configuration: $1) }
  }
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated var _look: _ProgressLook? { .automatic }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).controlLook(ProgressViewStyleKey.self, .automatic)
  }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public nonisolated var _look: _ProgressLook? { .linear(tint: tint) }
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).controlLook(ProgressViewStyleKey.self, .linear(tint: tint))
  }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public nonisolated var _look: _ProgressLook? { .circular(tint: tint) }
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).controlLook(ProgressViewStyleKey.self, .circular(tint: tint))
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static nonisolated var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static nonisolated var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static nonisolated var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
