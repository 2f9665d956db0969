import CoreGraphics
import Foundation
import GalleyScenario

/// The scenario's display. `bounds` is the window's room: a proof has one window, and code that reads the screen means it.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  private override init() { super.init() }

  private var scenario: ResolvedScenario { UIKitScenario.shared }

  public var bounds: CGRect { CGRect(x: 0, y: 0, width: scenario.window.width, height: scenario.window.height) }

  /// Pixels of the display held upright.
  public var nativeBounds: CGRect {
    let (w, h) = (scenario.window.width * scenario.nativeScale, scenario.window.height * scenario.nativeScale)
    return CGRect(x: 0, y: 0, width: min(w, h), height: max(w, h))
  }

  public var scale: CGFloat { scenario.scale }
  public var nativeScale: CGFloat { scenario.nativeScale }
  public var traitCollection: UITraitCollection { UITraitCollection(scenario) }
  public var maximumFramesPerSecond: Int { 60 }
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  public var isCaptured: Bool { false }
  public var mirrored: UIScreen? { nil }
  public var coordinateSpace: any UICoordinateSpace { FixedSpace(bounds: bounds) }
  public var fixedCoordinateSpace: any UICoordinateSpace {
    FixedSpace(
      bounds: CGRect(
        x: 0, y: 0, width: min(bounds.width, bounds.height), height: max(bounds.width, bounds.height)))
  }

  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

  nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
}

@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space that lies on the window's.
final class FixedSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) { self.bounds = bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
