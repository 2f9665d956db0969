/// What a button does.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable, Comparable {
  case mini, small, regular, large, extraLarge

  /// The end of the names of the catalog's measures for this size.
  package var suffix: String {
    switch self {
    case .mini: ".mini"
    case .small: ".small"
    case .regular: ""
    case .large: ".large"
    case .extraLarge: ".extraLarge"
    }
  }
}

private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private enum ButtonBorderKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
private enum InBarKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  var buttonBorder: ButtonBorderShape {
    get { self[ButtonBorderKey.self] }
    set { self[ButtonBorderKey.self] = newValue }
  }

  /// Whether the view is an item of a bar, which has its own platter.
  package var isInBar: Bool {
    get { self[InBarKey.self] }
    set { self[InBarKey.self] = newValue }
  }
}

extension View {
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  @_disfavoredOverload
  public nonisolated func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
    modifier(
      _EnvironmentModifier { values in
        if !range.contains(values.controlSize), let first = ControlSize.allCases.first(where: { range.contains($0) }) {
          values.controlSize = first
        }
      })
  }

  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(_EnvironmentModifier { $0.buttonBorder = shape })
  }
}
