import GalleyCatalog
import GalleyGeometry
import GalleyScenario
import GalleyScreen
@_spi(Galley) import UIKit

@testable import SwiftUI

/// Screens of a device of the catalog, made as a worker makes them.
@MainActor
enum Bridging {
  static func scenario(
    on device: String = "iphone-se-3rd-generation", window: Size? = nil,
    _ change: (inout ScenarioTraits) -> Void = { _ in }
  ) throws -> ResolvedScenario {
    var traits = ScenarioTraits()
    // The recordings are of the first version of iOS 26, whose switches are larger than later ones.
    traits.os = OSVersion(26)
    change(&traits)
    var scenario = try ScenarioResolver(catalog: .standard()).resolve(traits, on: device)
    if let window {
      scenario.window = window
      scenario.safeArea = .zero
    }
    UIKitScenario.current = scenario
    return scenario
  }

  /// The screen of SwiftUI views in a window without a safe area.
  static func screen<V: View>(
    _ width: Double, _ height: Double, @ViewBuilder _ view: @escaping () -> V
  ) throws -> Screen {
    let scenario = try scenario(window: Size(width: width, height: height))
    return ViewHost(scenario: scenario) { V._assemble(view(), $0) }.screen()
  }

  /// The screen of a controller as the root of a window.
  static func screen(
    in scenario: ResolvedScenario, _ controller: @escaping @MainActor () -> UIViewController
  ) -> Screen {
    UIKitScenario.current = scenario
    return ViewHost(scenario: scenario) { PlatformPreview._assemble(PlatformPreview(make: controller), $0) }.screen()
  }
}

extension Screen {
  func node(_ id: String) -> ScreenNode? { root.find { $0.id == id } }

  /// x, y, width, height before rounding; empty for a node that is not there.
  func frame(_ id: String) -> [Double] {
    guard let rect = node(id)?.exact else { return [] }
    return [rect.minX, rect.minY, rect.width, rect.height]
  }
}

extension ScreenNode {
  /// Every node that is wanted, in drawing order.
  func all(_ isWanted: (ScreenNode) -> Bool) -> [ScreenNode] {
    (isWanted(self) ? [self] : []) + children.flatMap { $0.all(isWanted) }
  }

  func find(_ isWanted: (ScreenNode) -> Bool) -> ScreenNode? {
    if isWanted(self) { return self }
    for child in children {
      if let found = child.find(isWanted) { return found }
    }
    return nil
  }
}

/// Whether frames agree to half a point, as far as texts' widths are known.
func isNear(_ a: [Double], _ b: [Double], _ tolerance: Double = 0.5) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
