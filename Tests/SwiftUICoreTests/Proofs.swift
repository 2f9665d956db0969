import GalleyGeometry
import GalleyScenario
import GalleyScreen
import SwiftUICore

/// Lays views out as a worker would.
enum Proofs {
  static func scenario(
    _ width: Double, _ height: Double, platform: Platform = .iOS, scale: Double = 2, safeArea: Insets = .zero,
    change: (inout ResolvedScenario) -> Void = { _ in }
  ) -> ResolvedScenario {
    var scenario = ResolvedScenario(
      device: "test", deviceName: "Test", os: OSVersion(26), platform: platform,
      window: Size(width: width, height: height), scale: scale, safeArea: safeArea,
      metrics: [
        "stack.spacing": 8, "padding.default": 16, "spacer.minimum": 8, "shape.ideal": 10, "text.spacing.factor": 0.1,
        "text.spacing.between": 0, "control.label.spacing": 8, "safeAreaInset.spacing": 8,
      ])
    change(&scenario)
    return scenario
  }

  static func screen<V: View>(_ scenario: ResolvedScenario, @ViewBuilder _ view: @escaping () -> V) -> Screen {
    let host = ViewHost(scenario: scenario) { V._assemble(view(), $0) }
    return host.screen()
  }

  static func screen<V: View>(_ width: Double, _ height: Double, @ViewBuilder _ view: @escaping () -> V) -> Screen {
    screen(scenario(width, height), view)
  }
}

extension Screen {
  func node(_ id: String) -> ScreenNode? { root.first { $0.id == id } }

  func node(type: String) -> ScreenNode? { root.first { $0.type == type } }

  /// x, y, width, height before rounding; empty for a view that is not there.
  func frame(_ id: String) -> [Double] {
    guard let rect = node(id)?.exact else { return [] }
    return [rect.minX, rect.minY, rect.width, rect.height]
  }
}

/// A coloured box with a name.
struct Box: View {
  let name: String
  var width: CGFloat?
  var height: CGFloat?

  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    (self.name, self.width, self.height) = (name, width, height)
  }

  var body: some View { Color.red.frame(width: width, height: height).accessibilityIdentifier(name) }
}

extension ScreenNode {
  func first(_ isWanted: (ScreenNode) -> Bool) -> ScreenNode? {
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(isWanted) { return found }
    }
    return nil
  }
}
