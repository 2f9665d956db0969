import Foundation
import GalleyScenario

public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The scenario's device.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  public static let current = UIDevice()

  private override init() { super.init() }

  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  private var scenario: ResolvedScenario { UIKitScenario.shared }

  public var name: String { model }
  public var model: String {
    switch scenario.idiom {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .mac: "Mac"
    case .watch: "Apple Watch"
    case .tv: "Apple TV"
    case .vision: "Apple Vision Pro"
    }
  }
  public var localizedModel: String { model }
  public var systemName: String {
    scenario.platform == .iOS && scenario.idiom == .pad ? "iPadOS" : scenario.platform.rawValue
  }
  public var systemVersion: String { "\(scenario.os.major).\(scenario.os.minor)" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIUserInterfaceIdiom(scenario.idiom) }
  public var orientation: UIDeviceOrientation {
    switch scenario.orientation {
    case .portrait: .portrait
    case .upsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
  /// The same for every proof.
  public var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }
  public var isMultitaskingSupported: Bool { true }
  public var isBatteryMonitoringEnabled = false
  public var batteryState: BatteryState { .unknown }
  public var batteryLevel: Float { -1 }
  public var isProximityMonitoringEnabled = false
  public var proximityState: Bool { false }
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  public func playInputClick() {}

  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
