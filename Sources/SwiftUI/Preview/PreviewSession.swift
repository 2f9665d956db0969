import GalleyGeometry
import GalleyScenario
@_spi(Galley) import UIKit
import GalleyScreen

/// One preview of the loaded library.
@_spi(Galley)
public struct PreviewDescription: Sendable {
  public enum Layout: Sendable, Equatable {
    case device
    case sizeThatFits
    case fixed(width: Double, height: Double)
  }

  /// `file:line`, and `#n` for the members of a group.
  public var id: String
  public var name: String?
  public var file: String
  public var line: Int
  /// The device's name, as the preview gives it.
  public var device: String?
  /// A scenario's orientation.
  public var orientation: String?
  public var layout: Layout
  public var colorScheme: String?
}

/// Why a screen could not be made.
@_spi(Galley)
public enum PreviewError: Error, Equatable, CustomStringConvertible {
  case unknownPreview(String)
  case noWindow(app: String)
  /// A screen was to follow one of this preview, and none was held.
  case notHeld(String)

  public var description: String {
    switch self {
    case .unknownPreview(let id): "no preview \(id) in the loaded library"
    case .notHeld(let id): "no tree of \(id) waits for another scenario"
    case .noWindow(let app): "the app \(app) opens no window at launch"
    }
  }
}

/// The previews of the loaded library, and their screens: what a worker does its jobs with.
@_spi(Galley)
@MainActor
public enum PreviewSession {
  /// One for each registration of a preview, several for a provider's group, in the order of the source.
  public static func previews() -> [PreviewDescription] {
    PreviewRegistry.shared.resolved().map { $0.description }
  }

  /// The tree that waits for another scenario.
  private static var held: (id: String, host: ViewHost)?

  /// Lays a preview out in a scenario.
  ///
  /// - Parameters:
  ///   - continuing: whether the tree that was held takes the scenario, with the state of its views.
  ///   - holding: whether the tree is kept for a scenario to come.
  public static func screen(
    _ id: String, in scenario: ResolvedScenario, continuing: Bool = false, holding: Bool = false
  ) throws -> Screen {
    guard let preview = PreviewRegistry.shared.resolved().first(where: { $0.description.id == id }) else {
      throw PreviewError.unknownPreview(id)
    }
    let kept = held
    held = nil
    if continuing {
      guard let kept, kept.id == id else { throw PreviewError.notHeld(id) }
      kept.host.update(scenario)
      if preview.description.layout != .device {
        kept.host.update(window(of: preview, scenario) { kept.host.idealSize() })
      }
      if holding { held = kept }
      return kept.host.screen()
    }
    let host = self.host(
      preview, window(of: preview, scenario) { self.host(preview, scenario).idealSize() })
    if holding { held = (id, host) }
    return host.screen()
  }

  /// The scenario with the window that the preview asks for.
  private static func window(
    of preview: PreviewRegistry.Entry, _ scenario: ResolvedScenario, idealSize: () -> Size
  ) -> ResolvedScenario {
    switch preview.description.layout {
    case .device: scenario
    case .fixed(let width, let height): scenario.inBareWindow(Size(width: width, height: height))
    case .sizeThatFits: scenario.inBareWindow(idealSize())
    }
  }

  /// A host for a preview, in whose window and traits UIKit's globals answer.
  private static func host(_ preview: PreviewRegistry.Entry, _ scenario: ResolvedScenario) -> ViewHost {
    UIKitScenario.current = scenario
    let host = ViewHost(scenario: scenario, root: preview.assemble)
    UIApplication.shared.windowScene.begin { [weak host] in host?.window ?? UIWindow(frame: .zero) }
    return host
  }

  /// Asked with `file:line` before a registration's own code runs; false leaves its previews out.
  public static var mayOpen: (String) -> Bool = { _ in true }

  /// What lets the main queue and the tasks of views run until they wait.
  /// Sets who tells where in the user's library a function is or, without one, what led to the caller.
  public static func setUserPlace(_ place: @escaping (UnsafeRawPointer?) -> UInt64) { UserCode.place = place }

  public static func setDrain(_ drain: @escaping () -> Void) { ViewHost.drain = drain }
}
