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

  public var description: String {
    switch self {
    case .unknownPreview(let id): "no preview \(id) in the loaded library"
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

  /// Lays a preview out in a scenario.
  public static func screen(_ id: String, in scenario: ResolvedScenario) throws -> Screen {
    guard let preview = PreviewRegistry.shared.resolved().first(where: { $0.description.id == id }) else {
      throw PreviewError.unknownPreview(id)
    }
    var scenario = scenario
    switch preview.description.layout {
    case .device: break
    case .fixed(let width, let height): scenario = scenario.inBareWindow(Size(width: width, height: height))
    case .sizeThatFits: scenario = scenario.inBareWindow(host(preview, scenario).idealSize())
    }
    return host(preview, scenario).screen()
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
  public static func setDrain(_ drain: @escaping () -> Void) { ViewHost.drain = drain }
}
