import GalleyCatalog
import GalleyGeometry

/// The facts of one display of a device that scenarios are made from, in typed form, read once.
struct DeviceModel: Sendable {
  /// The slug, with the display's role for a device with several: `iphone-duo-inner`.
  let id: String
  let name: String
  let idiom: Idiom
  let multitaskingScreen: String?
  let firstOS: OSVersion?
  let lastOS: OSVersion?
  /// The newest system that it is known to run, where nobody says whether it runs the newest there is.
  let newestKnownOS: OSVersion?

  let size: Known<Size>?
  let scale: Known<Double>?
  let nativeScale: Double?
  let cornerRadius: Double
  let housing: DisplayShape.Housing
  let housingRect: Rect?
  let hasHomeIndicator: Bool
  let homeIndicatorSize: Size?
  let homeIndicatorGap: Double

  let portrait: Known<SizeClasses>?
  let landscape: Known<SizeClasses>?
  let generations: [DesignGeneration: Generation]
  let zoom: Zoom
  /// Whether a pad has Stage Manager before every pad's windows are free.
  let hasStageManager: Bool
  let gamut: Gamut
  let hardware: Set<Hardware>

  /// What depends on the look of the system.
  struct Generation: Sendable {
    let safePortrait: Known<Insets>?
    let safeLandscape: Known<Insets>?
    let safeNoStatusBar: Known<Insets>?
    let statusPortrait: Known<Double>?
    let statusLandscape: Known<Double>?
    let keyboardPortrait: Known<Double>?
    let keyboardLandscape: Known<Double>?
  }

  /// Display Zoom set to larger text.
  struct Zoom: Sendable {
    /// Whether the device has the setting, as far as sources say.
    let isOffered: Bool
    let size: Known<Size>?
    let nativeScale: Known<Double>?
    let safePortrait: Known<Insets>?
    let safeLandscape: Known<Insets>?
  }

  /// The orientations it can be held in.
  var orientations: [Orientation] {
    switch idiom {
    case .phone: hasHomeIndicator ? [.portrait, .landscapeLeft, .landscapeRight] : Orientation.allCases
    case .pad: Orientation.allCases
    case .mac, .watch, .tv, .vision: [.portrait]
    }
  }

  /// Whether it turns at all.
  var turns: Bool { idiom == .phone || idiom == .pad }
}

extension DeviceModel {
  /// - Parameter display: The role of the display, for a device with several.
  init(_ device: Device, display: String?, chrome: FactTable) {
    let facts = device.facts
    let prefix = display.map { "displays.\($0)." } ?? "display."
    id = display.map { "\(device.id)-\($0)" } ?? device.id
    name = display.map { "\(device.name) (\($0) display)" } ?? device.name
    idiom = device.idiom
    multitaskingScreen = device.multitaskingScreen
    firstOS = facts.usable("os.first")
    lastOS = facts.usable("os.last")
    newestKnownOS = facts.usable("os.newestKnown")
    size = facts.known(prefix + "pointSize")
    scale = facts.known(prefix + "uiScale")
    nativeScale = facts.usable(prefix + "nativeScale")
    let radii = facts[prefix + "cornerRadii"]?.value?.members.compactMap(\.value.number) ?? []
    cornerRadius = facts.usable(prefix + "cornerRadius") ?? radii.max() ?? 0
    housing = facts.usable("sensorHousing.kind", as: String.self).flatMap(DisplayShape.Housing.init(rawValue:)) ?? .none
    housingRect = facts.usable("sensorHousing.rect")
    hasHomeIndicator = facts.usable("homeControl", as: String.self) == "homeIndicator"
    homeIndicatorSize = facts.usable("homeIndicator.portraitSize") ?? Self.indicator(chrome)
    homeIndicatorGap = facts.usable("homeIndicator.bottomGap") ?? chrome.usable("chrome.homeIndicator.bottomGap") ?? 0
    gamut = facts.usable("display.gamut", as: String.self).flatMap(Gamut.init(rawValue:)) ?? .srgb
    hardware = Set(Hardware.allCases.filter { facts.usable("hardware.\($0.rawValue)") ?? false })
    hasStageManager = facts.usable("stageManager") ?? false
    let classes = display.map { "displays.\($0).sizeClasses" } ?? "sizeClasses"
    portrait = facts.known("\(classes).portrait")
    landscape = facts.known("\(classes).landscape")
    var generations: [DesignGeneration: Generation] = [:]
    for generation in DesignGeneration.allCases {
      generations[generation] = Generation(facts, generation: generation, display: display, idiom: device.idiom)
    }
    self.generations = generations
    zoom = Zoom(
      isOffered: facts["displayZoom.pointSize"]?.how != .notApplicable,
      size: facts.known("displayZoom.pointSize"), nativeScale: facts.known("displayZoom.nativeScale"),
      safePortrait: facts.known("displayZoom.safeAreaPortrait"),
      safeLandscape: facts.known("displayZoom.safeAreaLandscape"))
  }

  private static func indicator(_ chrome: FactTable) -> Size? {
    guard let width = chrome.usable("chrome.homeIndicator.width", as: Double.self),
      let height = chrome.usable("chrome.homeIndicator.height", as: Double.self)
    else { return nil }
    return Size(width: width, height: height)
  }
}

extension DeviceModel.Generation {
  init(_ facts: FactTable, generation: DesignGeneration, display: String?, idiom: Idiom) {
    if let display {
      // Recorded once, on the system the device came with.
      safePortrait = facts.known("displays.\(display).safeArea.portrait")
      safeLandscape = facts.known("displays.\(display).safeArea.landscape")
      safeNoStatusBar = safePortrait.map { Known(value: $0.value, isAssumed: true) }
    } else if idiom == .phone || idiom == .pad {
      safePortrait = facts.known("safeArea.\(generation.rawValue).portrait")
      safeLandscape = facts.known("safeArea.\(generation.rawValue).landscape")
      safeNoStatusBar = facts.known("safeArea.\(generation.rawValue).portraitNoStatusBar")
    } else {
      safePortrait = facts.known("safeArea.\(idiom.rawValue)")
      safeLandscape = safePortrait
      safeNoStatusBar = safePortrait
    }
    statusPortrait = facts.known("statusBar.\(generation.rawValue).portrait") ?? facts.known("watch.statusBarHeight")
    statusLandscape = facts.known("statusBar.\(generation.rawValue).landscape")
    let keyboard = display.map { "displays.\($0).keyboard" } ?? "keyboard.\(generation.rawValue)"
    keyboardPortrait = facts.known("\(keyboard).portrait")
    keyboardLandscape = facts.known("\(keyboard).landscape")
  }
}
