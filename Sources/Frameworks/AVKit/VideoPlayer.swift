@_exported import AVFoundation
import SwiftUI

private let film = StandIn("Video", missing: "the video")

/// A film with the system's controls, and views of the app's over it, in all the space that it is offered.
nonisolated public struct VideoPlayer<VideoOverlay: View>: _PrimitiveView {
  private let overlay: VideoOverlay

  public init(player: AVPlayer?) where VideoOverlay == EmptyView { overlay = EmptyView() }
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    assembler.decorateEach(
      { assembler.addStandIn("VideoPlayer", film) }, alignment: .center, isBehind: false
    ) { VideoOverlay._assemble(view.overlay, assembler) }
  }
}

/// The system's screen of a film.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var updatesNowPlayingInfoCenter = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var requiresLinearPlayback = false
  open var allowsVideoFrameAnalysis = true
  open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
  open var isReadyForDisplay: Bool { false }
  open var videoBounds: CGRect { .zero }
  public private(set) lazy var contentOverlayView: UIView? = UIView()

  open override func loadView() {
    let area = StandInArea("AVPlayerViewController", film)
    if let overlay = contentOverlayView {
      overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      area.addSubview(overlay)
    }
    view = area
  }
}

@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

public struct AVPlaybackSpeed: Hashable, Sendable {
  public let rate: Float
  public let localizedName: String

  public init(rate: Float, localizedName: String) {
    self.rate = rate
    self.localizedName = localizedName
  }

  public static let systemDefaultSpeeds = [0.5, 1, 1.25, 1.5, 2].map {
    AVPlaybackSpeed(rate: $0, localizedName: "\($0)×")
  }
}

/// A button that shows where sound can go. Its picture is the system's.
@preconcurrency @MainActor open class AVRoutePickerView: UIView, StandingIn {
  open var activeTintColor: UIColor! = .tintColor
  open var prioritizesVideoDevices = false
  package var standIn: StandIn { StandIn("AirPlay", missing: "the button for AirPlay") }
}

@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  public let playerLayer: AVPlayerLayer
  open class func isPictureInPictureSupported() -> Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPicturePossible: Bool { false }
  open var canStartPictureInPictureAutomaticallyFromInline = false

  public init?(playerLayer: AVPlayerLayer) {
    self.playerLayer = playerLayer
    super.init()
  }

  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
}

@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
}
