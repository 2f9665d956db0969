@_exported import UIKit

// Nothing plays: what the lock screen would show is kept.

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
  }
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  open var timestamp: TimeInterval { 0 }
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var interval: TimeInterval { 0 }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var positionTime: TimeInterval { 0 }
}

open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var playbackRate: Float { 1 }
}

public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }

open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var type: MPSeekCommandEventType { .beginSeeking }
}

open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  open var preferredIntervals: [NSNumber] = []
}

open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  open var supportedPlaybackRates: [NSNumber] = []
}

open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  open var isActive = false
  open var localizedTitle = ""
}

open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let one = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { one }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changeRepeatModeCommand = MPRemoteCommand()
  public let changeShuffleModeCommand = MPRemoteCommand()
  public let ratingCommand = MPRemoteCommand()
  public let enableLanguageOptionCommand = MPRemoteCommand()
  public let disableLanguageOptionCommand = MPRemoteCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
}

/// The system's volume slider, whose size is the system's.
@preconcurrency @MainActor open class MPVolumeView: UIView, StandingIn {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  package var standIn: StandIn { StandIn("Volume", missing: "the volume's slider", isSizeKnown: false) }
}
