/// The system that a screen runs on.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  case iOS, macOS, watchOS, tvOS, visionOS
}

/// The kind of device, as traits report it.
public enum Idiom: String, Sendable, Hashable, CaseIterable {
  case phone, pad, mac, watch, tv, vision
}

/// How much room an axis has.
public enum SizeClass: String, Sendable, Hashable {
  case compact, regular
}

/// The look that a version of the system gives to bars and controls.
public enum DesignGeneration: String, Sendable, Hashable, CaseIterable {
  /// iOS 18 and earlier, and the systems of the same years.
  case ios18
  /// iOS 26 and later.
  case ios26
}

/// How a device is held.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  case portrait
  case upsideDown = "upside-down"
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The twelve sizes of Dynamic Type, smallest first.
public enum TextSize: String, Sendable, Hashable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (a: TextSize, b: TextSize) -> Bool { a.rank < b.rank }

  /// The place in the order, from 0.
  public var rank: Int { TextSize.allCases.firstIndex(of: self) ?? 0 }

  public var isAccessibility: Bool { self >= .accessibility1 }
}

public enum LayoutDirectionTrait: String, Sendable, Hashable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

public enum Appearance: String, Sendable, Hashable {
  case light, dark
}

/// A system version; minor 0 when none was named.
public struct OSVersion: Sendable, Hashable, Comparable {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  public static func < (a: OSVersion, b: OSVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  /// `26`, or `26.4`.
  public var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
