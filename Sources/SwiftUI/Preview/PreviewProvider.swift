/// A type that gives previews of views.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS
}

/// A device by the name that Xcode gives it.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The room in which a preview is shown.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public enum InterfaceOrientation: String, CaseIterable, Identifiable, Sendable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight

  public var id: String { rawValue }

  /// The name in a scenario.
  var scenarioName: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "upside-down"
    case .landscapeLeft: "landscape-left"
    case .landscapeRight: "landscape-right"
    }
  }
}

nonisolated struct PreviewTraitsModifier: _PrimitiveModifier, PreviewTraitModifier {
  var previewTraits = PreviewTraits()

  init(_ change: (inout PreviewTraits) -> Void) { change(&previewTraits) }

  static func _assemble(_ modifier: Self, _ assembler: _Assembler, content: @escaping () -> Void) { content() }
}

/// A context that a widget preview is shown in.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewTraitsModifier { $0.device = value?.rawValue })
  }

  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(
      PreviewTraitsModifier {
        switch value {
        case .device: $0.layout = .device
        case .sizeThatFits: $0.layout = .sizeThatFits
        case .fixed(let width, let height): $0.layout = .fixed(width: Double(width), height: Double(height))
        }
      })
  }

  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewTraitsModifier { $0.name = value })
  }

  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewTraitsModifier { $0.orientation = value.scenarioName })
  }

  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
