public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated static var _look: _ButtonLook? { .automatic }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated static var _look: _ButtonLook? { .plain }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated static var _look: _ButtonLook? { .borderless }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated static var _look: _ButtonLook? { .bordered }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated static var _look: _ButtonLook? { .prominent }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct LinkButtonStyle: PrimitiveButtonStyle {
  public nonisolated static var _look: _ButtonLook? { .link }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct CardButtonStyle: PrimitiveButtonStyle {
  public nonisolated static var _look: _ButtonLook? { .card }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated static var _look: _ButtonLook? { .glass }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated static var _look: _ButtonLook? { .glassProminent }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  public nonisolated static var _look: _ButtonLook? { .accessory }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  public nonisolated static var _look: _ButtonLook? { .accessory }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static nonisolated var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static nonisolated var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static nonisolated var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static nonisolated var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == CardButtonStyle {
  public static nonisolated var card: CardButtonStyle { CardButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static nonisolated var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static nonisolated var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  public static nonisolated var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  public static nonisolated var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
