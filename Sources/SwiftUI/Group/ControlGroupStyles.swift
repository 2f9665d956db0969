import GalleyLayout
import GalleyScreen

public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated static var _look: _ControlGroupLook? { .automatic }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlLook(ControlGroupStyleKey.self, .automatic)
  }
}

public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated static var _look: _ControlGroupLook? { .navigation }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlLook(ControlGroupStyleKey.self, .navigation)
  }
}

public struct MenuControlGroupStyle: ControlGroupStyle {
  public nonisolated static var _look: _ControlGroupLook? { .menu }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlLook(ControlGroupStyleKey.self, .menu)
  }
}

public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public nonisolated static var _look: _ControlGroupLook? { .compactMenu }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlLook(ControlGroupStyleKey.self, .compactMenu)
  }
}

public struct PaletteControlGroupStyle: ControlGroupStyle {
  public nonisolated static var _look: _ControlGroupLook? { .palette }
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlLook(ControlGroupStyleKey.self, .palette)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static nonisolated var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static nonisolated var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static nonisolated var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static nonisolated var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static nonisolated var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension _Assembler {
  /// Adds the controls of a group side by side, as a menu's button where the style asks for it.
  func addControlGroup(_ group: ControlGroupStyleConfiguration) {
    let node = single {
      addStyled(ControlGroupStyleKey.self) {
        group
      } look: { look in
        if look == .menu || look == .compactMenu {
          return addMenu(
            MenuStyleConfiguration(
              label: .init(content: group.label.content), content: .init(content: group.content.content),
              primaryAction: nil))
        }
        let outer = environment
        environment.stackAxis = .horizontal
        let row = collect({ group.content.content(self) }) { children in
          tree.addStack(
            along: .horizontal, alignment: .middle, spacing: metric("control.group.spacing"), children,
            attributes())
        }
        environment = outer
        emit(row)
      }
    }
    guard let node else { return }
    emit(tree.addWrapper(node, attributes(tag: tag(NodeInfo(type: "ControlGroup", role: .container)))))
  }
}
