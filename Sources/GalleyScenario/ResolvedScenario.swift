import GalleyGeometry

/// One way a screen is met, with everything that follows from it: what a worker needs, and all it is given.
///
/// Made from a request and the catalog by the scenario resolver; sent to workers as JSON, so a worker opens no catalog.
public struct ResolvedScenario: Sendable, Hashable {
  // What was asked
  /// The device's slug in the catalog or in the user's file: `iphone-16-pro`.
  public var device: String
  public var deviceName: String
  public var orientation: Orientation
  public var os: OSVersion
  public var textSize: TextSize
  /// A BCP 47 or ICU locale: `en`, `ar`, `de_CH`.
  public var locale: String
  public var timeZone: String
  public var direction: LayoutDirectionTrait
  public var appearance: Appearance
  public var increasedContrast: Bool
  public var boldText: Bool
  public var reduceMotion: Bool
  public var reduceTransparency: Bool
  public var statusBarHidden: Bool
  /// `full`, or the name or size of the window's mode.
  public var windowMode: String
  /// The SDK the app counts as built with.
  public var sdk: OSVersion
  public var displayZoom: Bool
  public var pseudo: PseudoLanguage?
  public var gamut: Gamut
  public var keyboard: KeyboardState
  /// Whether a call or a location session makes the status bar of a home-button phone taller.
  public var inCall: Bool
  /// Whether the window is on a display that is connected from outside.
  public var isExternal: Bool

  // What follows
  public var platform: Platform
  public var idiom: Idiom
  public var generation: DesignGeneration
  public var window: Size
  /// The display in this orientation; the window's size unless the window is a part of it.
  public var screen: Size
  /// Where the window begins on the display.
  public var windowOrigin: Point
  /// UIKit's scale: pixels in a point.
  public var scale: Double
  public var nativeScale: Double
  public var horizontal: SizeClass
  public var vertical: SizeClass
  /// The window's safe area before any bar of the app, in this orientation.
  public var safeArea: Insets
  /// The safe area while the content hides the status bar; nil where hiding it changes nothing, or nobody knows what.
  public var safeAreaWithoutStatusBar: KnownInsets?
  /// The system's minimum layout margin at the window's leading and trailing edges.
  public var layoutMargin: Double
  /// The readable content width; nil where no source gives it.
  public var readableWidth: Double?
  public var display: DisplayShape
  /// Numbers of the system's chrome and controls for this platform and generation, by dotted names such as
  /// `bar.navigation.height` and `control.toggle.width`. Points.
  public var metrics: [String: Double]
  /// Names in `metrics` (or of other facts used here) whose value no source states.
  ///
  /// Names that do not stand in `metrics` (`safeArea`, `window.size`, `sizeClass`) concern every screen; the others only
  /// screens that used them.
  public var assumed: Set<String>
  /// What the keyboard covers, in window coordinates; nil while it is hidden.
  public var keyboardFrame: Rect?
  /// The window's own controls on pads of OS 26 and later, in window coordinates: outside the plain safe area, clear of
  /// system bars. nil where a window has none.
  public var windowControls: Rect?
  /// What the device has of the hardware that code can ask for.
  public var hardware: Set<Hardware>
  /// The gamut of the device's display; `gamut` is this one unless the request says otherwise.
  public var deviceGamut: Gamut
  /// Why the safe area has its insets, for whoever asks: `top 62: display shape and status bar`.
  public var safeAreaReasons: [String]

  public init(
    device: String, deviceName: String, orientation: Orientation = .portrait, os: OSVersion,
    textSize: TextSize = .large,
    locale: String = "en", timeZone: String = "UTC", direction: LayoutDirectionTrait = .leftToRight,
    appearance: Appearance = .light, increasedContrast: Bool = false, boldText: Bool = false,
    reduceMotion: Bool = false,
    reduceTransparency: Bool = false, statusBarHidden: Bool = false, windowMode: String = "full",
    platform: Platform = .iOS,
    idiom: Idiom = .phone, generation: DesignGeneration = .ios26, window: Size, scale: Double = 3,
    nativeScale: Double? = nil,
    horizontal: SizeClass = .compact, vertical: SizeClass = .regular, safeArea: Insets = .zero,
    layoutMargin: Double = 16,
    readableWidth: Double? = nil, display: DisplayShape = DisplayShape(), metrics: [String: Double] = [:],
    assumed: Set<String> = [], sdk: OSVersion? = nil, displayZoom: Bool = false, pseudo: PseudoLanguage? = nil,
    gamut: Gamut = .p3, keyboard: KeyboardState = .hidden, inCall: Bool = false, isExternal: Bool = false,
    screen: Size? = nil, windowOrigin: Point = .zero, keyboardFrame: Rect? = nil, safeAreaReasons: [String] = [],
    windowControls: Rect? = nil, hardware: Set<Hardware> = [], deviceGamut: Gamut? = nil,
    safeAreaWithoutStatusBar: KnownInsets? = nil
  ) {
    self.device = device
    self.deviceName = deviceName
    self.orientation = orientation
    self.os = os
    self.textSize = textSize
    self.locale = locale
    self.timeZone = timeZone
    self.direction = direction
    self.appearance = appearance
    self.increasedContrast = increasedContrast
    self.boldText = boldText
    self.reduceMotion = reduceMotion
    self.reduceTransparency = reduceTransparency
    self.statusBarHidden = statusBarHidden
    self.windowMode = windowMode
    self.platform = platform
    self.idiom = idiom
    self.generation = generation
    self.window = window
    self.scale = scale
    self.nativeScale = nativeScale ?? scale
    self.horizontal = horizontal
    self.vertical = vertical
    self.safeArea = safeArea
    self.layoutMargin = layoutMargin
    self.readableWidth = readableWidth
    self.display = display
    self.metrics = metrics
    self.assumed = assumed
    self.sdk = sdk ?? os
    self.displayZoom = displayZoom
    self.pseudo = pseudo
    self.gamut = gamut
    self.keyboard = keyboard
    self.inCall = inCall
    self.isExternal = isExternal
    self.screen = screen ?? window
    self.windowOrigin = windowOrigin
    self.keyboardFrame = keyboardFrame
    self.safeAreaReasons = safeAreaReasons
    self.windowControls = windowControls
    self.hardware = hardware
    self.deviceGamut = deviceGamut ?? gamut
    self.safeAreaWithoutStatusBar = safeAreaWithoutStatusBar
  }
}

/// Insets, and whether a source states them.
public struct KnownInsets: Sendable, Hashable {
  public var insets: Insets
  public var isAssumed: Bool

  public init(_ insets: Insets, isAssumed: Bool) {
    self.insets = insets
    self.isAssumed = isAssumed
  }
}

/// The outline of a display as the window meets it, in window coordinates and this orientation.
public struct DisplayShape: Sendable, Hashable {
  public enum Housing: String, Sendable { case none, notch, dynamicIsland, cameraHousing }

  /// Of the display's corners, in points; 0 for square ones.
  public var cornerRadius: Double
  public var housing: Housing
  public var housingFrame: Rect?
  public var homeIndicator: Rect?
  /// Height of the status bar in this orientation; 0 when it is hidden.
  public var statusBarHeight: Double

  public init(
    cornerRadius: Double = 0, housing: Housing = .none, housingFrame: Rect? = nil, homeIndicator: Rect? = nil,
    statusBarHeight: Double = 0
  ) {
    self.cornerRadius = cornerRadius
    self.housing = housing
    self.housingFrame = housingFrame
    self.homeIndicator = homeIndicator
    self.statusBarHeight = statusBarHeight
  }
}
