import GalleyCatalog
import GalleyGeometry
import GalleyScenario
import GalleyScreen
import SwiftUI

@testable import SwiftUICore

/// Lays controls out with the catalog's own measures, in a window without bars.
@MainActor enum ControlProofs {
  enum Host: String {
    /// The device of most recordings of iOS 26.0.
    case phone = "iphone-se-3rd-generation"
    case mac = "imac-24-inch"
    case pad = "ipad-pro-11-inch-m4"
  }

  private static let resolver: ScenarioResolver? = (try? Catalog.standard()).flatMap {
    try? ScenarioResolver(catalog: $0)
  }

  struct NoCatalog: Error {}

  static func scenario(
    _ host: Host, _ width: Double, _ height: Double, os: OSVersion = OSVersion(26),
    _ change: (inout ScenarioTraits) -> Void = { _ in }
  ) throws -> ResolvedScenario {
    guard let resolver else { throw NoCatalog() }
    var traits = ScenarioTraits()
    traits.os = os
    change(&traits)
    var scenario = try resolver.resolve(traits, on: host.rawValue)
    scenario.window = Size(width: width, height: height)
    scenario.safeArea = .zero
    return scenario
  }

  static func screen<V: View>(
    _ host: Host, _ width: Double, _ height: Double, @ViewBuilder _ view: @escaping () -> V
  ) throws -> Screen {
    screen(try scenario(host, width, height), view)
  }

  static func screen<V: View>(_ scenario: ResolvedScenario, @ViewBuilder _ view: @escaping () -> V) -> Screen {
    ViewHost(scenario: scenario) { V._assemble(view(), $0) }.screen()
  }
}

extension Screen {
  /// The frame of a node before rounding.
  func place(_ id: String) -> Rect? { node(id)?.exact }

  func first(_ isWanted: (ScreenNode) -> Bool) -> ScreenNode? { root.find(isWanted) }
}

/// Whether two frames agree to a hundredth of a point, or on the widths of texts to a point.
func isNear(_ frame: Rect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, text: Double = 1) -> Bool {
  guard let frame else { return false }
  return abs(frame.minX - x) <= text && abs(frame.minY - y) < 0.01 && abs(frame.width - width) <= text
    && abs(frame.height - height) < 0.01
}
