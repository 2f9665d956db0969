/// The look of pickers.
public protocol PickerStyle {
  nonisolated static var _look: _PickerLook { get }
}

/// The system's looks of pickers.
public enum _PickerLook: Sendable {
  case automatic, menu, segmented, wheel, inline, navigationLink, palette, radioGroup
}

private enum PickerLookKey: EnvironmentKey {
  static let defaultValue = _PickerLook.automatic
}

private enum HorizontalRadioKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }

  var hasHorizontalRadioGroups: Bool {
    get { self[HorizontalRadioKey.self] }
    set { self[HorizontalRadioKey.self] = newValue }
  }
}

extension View {
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(_EnvironmentModifier { $0.pickerLook = S._look })
  }

  public nonisolated func horizontalRadioGroupLayout() -> some View {
    modifier(_EnvironmentModifier { $0.hasHorizontalRadioGroups = true })
  }

  public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }

  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}

/// How a palette marks what is selected.
public struct PaletteSelectionEffect: Sendable, Equatable {
  private let name: String
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(name: "automatic") }
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(name: "custom") }
}

public struct DefaultPickerStyle: PickerStyle {
  public static var _look: _PickerLook { .automatic }
  public init() {}
}

public struct MenuPickerStyle: PickerStyle {
  public static var _look: _PickerLook { .menu }
  public init() {}
}

public struct SegmentedPickerStyle: PickerStyle {
  public static var _look: _PickerLook { .segmented }
  public init() {}
}

public struct WheelPickerStyle: PickerStyle {
  public static var _look: _PickerLook { .wheel }
  public init() {}
}

public struct InlinePickerStyle: PickerStyle {
  public static var _look: _PickerLook { .inline }
  public init() {}
}

public struct NavigationLinkPickerStyle: PickerStyle {
  public static var _look: _PickerLook { .navigationLink }
  public init() {}
}

public struct PalettePickerStyle: PickerStyle {
  public static var _look: _PickerLook { .palette }
  public init() {}
}

public struct RadioGroupPickerStyle: PickerStyle {
  public static var _look: _PickerLook { .radioGroup }
  public init() {}
}

public struct PopUpButtonPickerStyle: PickerStyle {
  public static var _look: _PickerLook { .menu }
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
