/// The app's part in the device's sound: settings are kept and do nothing.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()

  public static func sharedInstance() -> AVAudioSession { shared }

  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }

  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio, independent, longFormVideo }
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public enum InterruptionReason: UInt, Sendable { case `default`, appWasSuspended, builtInMicMuted, routeDisconnected }

  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }

  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let headphones = Port(rawValue: "Headphones")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let carAudio = Port(rawValue: "CarAudio")
  }

  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  open var outputVolume: Float { 1 }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var recordPermission: RecordPermission { .undetermined }

  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    (self.category, categoryOptions) = (category, options)
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws { try setCategory(category, mode: mode, options: options) }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Nobody is there to answer.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}

  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
}

/// Where sound goes: the device's own speaker.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription()] }
  open var inputs: [AVAudioSessionPortDescription] { [] }
}

open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  open var portName: String { "Speaker" }
}

public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

/// A player of one sound, at its start. Files are not opened: there is no sound to take from them.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public let url: URL?
  public let data: Data?
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  open var isMeteringEnabled = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open var numberOfChannels: Int { 0 }
  open var deviceCurrentTime: TimeInterval { 0 }

  public init(contentsOf url: URL, fileTypeHint utiString: String? = nil) throws {
    self.url = url
    data = nil
    super.init()
  }
  public init(data: Data, fileTypeHint utiString: String? = nil) throws {
    self.data = data
    url = nil
    super.init()
  }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Records nothing.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  public let url: URL
  public let settings: [String: Any]
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open private(set) var isRecording = false
  open var isMeteringEnabled = false
  open var currentTime: TimeInterval { 0 }

  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
  }

  @discardableResult open func prepareToRecord() -> Bool { true }
  @discardableResult open func record() -> Bool {
    isRecording = true
    return true
  }
  open func pause() { isRecording = false }
  open func stop() { isRecording = false }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

// MARK: - Speech

/// Speaks nothing.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open private(set) var isSpeaking = false
  open private(set) var isPaused = false

  public override init() { super.init() }

  open func speak(_ utterance: AVSpeechUtterance) { isSpeaking = true }
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    isSpeaking = false
    return true
  }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    isPaused = true
    return true
  }
  @discardableResult open func continueSpeaking() -> Bool {
    isPaused = false
    return true
  }
}

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = 0.5
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) { speechString = string }
}

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  open var identifier: String { language }
  open var name: String { language }

  public init?(language languageCode: String?) {
    guard let languageCode else { return nil }
    language = languageCode
  }
  public init?(identifier: String) { language = identifier }

  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { Locale.current.identifier }
}

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}
