/// A film or a sound, known by its address alone.
open class AVAsset: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(url URL: URL) { self.init() }

  open var duration: CMTime { .indefinite }
  open var tracks: [AVAssetTrack] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var isPlayable: Bool { false }
  open var isExportable: Bool { false }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  open func cancelLoading() {}

  public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value { property.value(self) }
  public func load<A, B>(
    _ a: AVAsyncProperty<AVAsset, A>, _ b: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { (a.value(self), b.value(self)) }
}

/// A property that takes time to know on devices.
public struct AVAsyncProperty<Root, Value>: @unchecked Sendable {
  let value: (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  public static var duration: AVAsyncProperty { AVAsyncProperty { $0.duration } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
  public static var metadata: AVAsyncProperty { AVAsyncProperty { $0.metadata } }
  public static var commonMetadata: AVAsyncProperty { AVAsyncProperty { $0.commonMetadata } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
  public static var tracks: AVAsyncProperty { AVAsyncProperty { $0.tracks } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  public static var isPlayable: AVAsyncProperty { AVAsyncProperty { $0.isPlayable } }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var mediaType: AVMediaType { .video }
}

open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var identifier: AVMetadataIdentifier?
  open var commonKey: AVMetadataKey?
  open var value: (any NSCopying & NSObjectProtocol)?
  open var stringValue: String? { value as? String }
  open var dataValue: Data? { nil }

  public static func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  open var extendedLanguageTag: String?
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")
  public static let muxed = AVMediaType(rawValue: "muxx")
}

/// Makes no pictures: there is no decoder.
open class AVAssetImageGenerator: NSObject {
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) { super.init() }

  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw AVError(.decoderNotFound)
  }
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decoderNotFound)
  }
  open func cancelAllCGImageGeneration() {}
}

public struct AVError: Error, Hashable, Sendable {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let unknown = Code(rawValue: -11800)
    public static let mediaServicesWereReset = Code(rawValue: -11819)
    public static let decodeFailed = Code(rawValue: -11821)
    public static let decoderNotFound = Code(rawValue: -11833)
    public static let applicationIsNotAuthorizedToUseDevice = Code(rawValue: -11852)
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}
