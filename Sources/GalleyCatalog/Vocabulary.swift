/// The system that a screen runs on.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  case iOS, macOS, watchOS, tvOS, visionOS
}

/// The kind of device, as traits report it.
public enum Idiom: String, Sendable, Hashable, CaseIterable {
  case phone, pad, mac, watch, tv, vision

  /// The system that devices of this kind run.
  public var platform: Platform {
    switch self {
    case .phone, .pad: .iOS
    case .mac: .macOS
    case .watch: .watchOS
    case .tv: .tvOS
    case .vision: .visionOS
    }
  }

  /// The name of all devices of this kind, as the command line takes it.
  public var group: String {
    switch self {
    case .phone: "phones"
    case .pad: "pads"
    case .mac: "macs"
    case .watch: "watches"
    case .tv: "tvs"
    case .vision: "visions"
    }
  }
}

/// How much room an axis has.
public enum SizeClass: String, Sendable, Hashable {
  case compact, regular
}

/// The size classes of both axes.
public struct SizeClasses: Sendable, Hashable {
  public var horizontal: SizeClass
  public var vertical: SizeClass

  public init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The look that a version of the system gives to bars and controls.
public enum DesignGeneration: String, Sendable, Hashable, CaseIterable {
  /// iOS 18 and earlier, and the systems of the same years.
  case ios18
  /// iOS 26 and later.
  case ios26
}

/// How a device is held. Landscape is named for the side its top is on, as `InterfaceOrientation` of SwiftUI does; UIKit's
/// `UIInterfaceOrientation` names the other side.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  case portrait
  case upsideDown = "upside-down"
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A system version; minor 0 when none was named.
public struct OSVersion: Sendable, Hashable, Comparable {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// From `26` or `26.4`; a third part is read over.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), let major = Int(parts[0]), (0..<1000).contains(major) else { return nil }
    var minor = 0
    if parts.count > 1 {
      guard let value = Int(parts[1]), (0..<1000).contains(value) else { return nil }
      minor = value
    }
    self.init(major, minor)
  }

  public static func < (a: OSVersion, b: OSVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  /// `26`, or `26.4`.
  public var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
