/// The look and the behaviour of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = MenuStyleConfiguration

  /// The system's own look that the style stands for; nil for user-made ones.
  nonisolated static var _look: _MenuLook? { get }
}

extension MenuStyle {
  public nonisolated static var _look: _MenuLook? { nil }
}

/// A menu as its style sees it.
public struct MenuStyleConfiguration {
  nonisolated public struct Label: _PrimitiveView {
    let content: (_Assembler) -> Void

    public static func _assemble(_ label: Label, _ assembler: _Assembler) { label.content(assembler) }
  }

  nonisolated public struct Content: _PrimitiveView {
    let content: (_Assembler) -> Void

    public static func _assemble(_ view: Content, _ assembler: _Assembler) { view.content(assembler) }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

/// The system's looks of menus.
public enum _MenuLook: Sendable { case automatic, button, borderless, bordered }

enum MenuStyleKey: ControlStyleKey {
  typealias Look = _MenuLook
  typealias Configuration = MenuStyleConfiguration
  static var automatic: _MenuLook { .automatic }
}

public struct DefaultMenuStyle: MenuStyle {
  public nonisolated static var _look: _MenuLook? { .automatic }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).controlLook(MenuStyleKey.self, .automatic)
  }
}

public struct ButtonMenuStyle: MenuStyle {
  public nonisolated static var _look: _MenuLook? { .button }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).controlLook(MenuStyleKey.self, .button)
  }
}

public struct BorderlessButtonMenuStyle: MenuStyle {
  public nonisolated static var _look: _MenuLook? { .borderless }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).controlLook(MenuStyleKey.self, .borderless)
  }
}

public struct BorderedButtonMenuStyle: MenuStyle {
  public nonisolated static var _look: _MenuLook? { .bordered }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).controlLook(MenuStyleKey.self, .bordered)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static nonisolated var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static nonisolated var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static nonisolated var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
extension MenuStyle where Self == BorderedButtonMenuStyle {
  public static nonisolated var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// In which order a menu shows its items.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether an item closes its menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private enum MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

extension EnvironmentValues {
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(MenuStyleKey.self, style, look: S._look) { $0.makeBody(configuration: $1) }
  }

  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
