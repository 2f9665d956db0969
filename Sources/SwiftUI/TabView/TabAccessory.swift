import GalleyGeometry
import GalleyLayout
import GalleyScreen

/// Where the view over a tab bar stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the line of a bar that has become smaller.
  case inline
  /// Over the bar, or in the middle of a wide window's bottom.
  case expanded
}

private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: ((_Assembler) -> Void)? { nil } }
private enum TabAccessoryPlacementKey: EnvironmentKey {
  static let defaultValue: TabViewBottomAccessoryPlacement? = nil
}

extension EnvironmentValues {
  /// What a tab view shows over its bar.
  var tabAccessory: ((_Assembler) -> Void)? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// nil outside such a view. A bar at rest has not become smaller.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// A view that stays over the bar of a tab view, from iOS 26 on.
  public nonisolated func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  public nonisolated func tabViewBottomAccessory<C: View>(
    isEnabled: Bool, @ViewBuilder content: () -> C
  ) -> some View {
    let content = content()
    return modifier(_EnvironmentModifier { $0.tabAccessory = isEnabled ? { C._assemble(content, $0) } : nil })
  }
}

extension _Assembler {
  /// The view over the bar: on glass as wide as a phone's bar, elsewhere as the code made it.
  func addTabAccessory(_ content: (_Assembler) -> Void) -> NodeIndex? {
    guard isTabBarFloating else { return nil }
    let outer = environment
    environment.tabViewBottomAccessoryPlacement = .expanded
    defer { environment = outer }
    guard let inner = single({ content(self) }) else { return nil }
    let info = NodeInfo(type: "tabViewBottomAccessory", role: .container)
    info.traits = [.systemBar]
    guard isTabBarAtBottom else { return tree.addWrapper(inner, attributes(tag: tag(info))) }
    info.content = AccessoryPlatter(self)
    let whole = FrameLimits(minimum: nil, ideal: nil, maximum: .infinity)
    return tree.addWrapper(
      tree.addFlexibleFrame(width: whole, height: whole, .center, inner, attributes()), attributes(tag: tag(info)))
  }
}

/// The glass under a view over the bar.
final class AccessoryPlatter: NodeContent {
  private let color: RGBA
  private let line: RGBA

  init(_ assembler: _Assembler) {
    color = assembler.environment.systemColor("secondarySystemGroupedBackground")
    line = assembler.environment.systemColor("separator")
  }

  override func draw(in frame: Rect, _ drawing: inout [DrawingCommand], _ grid: PixelGrid) {
    FloatingPlatter.draw(grid.round(frame), radius: frame.height / 2, color, line, &drawing, grid)
  }
}
