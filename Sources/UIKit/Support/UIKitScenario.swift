import GalleyGeometry
import GalleyScenario
import GalleyTypography

/// The scenario that UIKit's globals answer from: the screen, the device, the current traits.
///
/// The runtime sets it before it builds a preview. Until then the window has no size.
@_spi(Galley) public enum UIKitScenario {
  @MainActor public static var current: ResolvedScenario {
    get { shared }
    set {
      shared = newValue
      UITraitCollection.current = UITraitCollection(newValue)
    }
  }

  /// The same for code that the compiler does not know to be on the main thread, as all of UIKit's is.
  nonisolated(unsafe) static var shared = ResolvedScenario(
    device: "", deviceName: "", os: OSVersion(0), window: .zero)

  /// One for the process: texts that UIKit and SwiftUI set share what was shaped.
  nonisolated(unsafe) public static let typesetter = Typesetter()

  /// The face that a font is set in.
  public static func standInFace(_ font: TypefaceRequest) -> String { face(font) ?? "nothing" }

  static var profile: MetricsProfile {
    switch shared.platform {
    case .macOS: .macos
    case .tvOS: .tvos
    case .watchOS: .watchos
    case .iOS, .visionOS: .ios
    }
  }
}
