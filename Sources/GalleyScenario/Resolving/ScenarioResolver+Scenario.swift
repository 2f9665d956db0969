import GalleyCatalog
import GalleyGeometry

extension ScenarioResolver {
  /// A scenario from a device's facts, step by step: system, orientation, display, window, classes, insets, numbers.
  func scenario(_ traits: ScenarioTraits, on device: DeviceModel) throws(ScenarioError) -> ResolvedScenario {
    let platform = device.idiom.platform
    let os = try version(traits.os, of: device)
    let textSize = traits.textSize ?? standardTextSize(of: device)
    let sdk = try self.sdk(traits.sdk)
    let generation = systems.generation(os)
    let facts = device.generations[generation]
    guard device.orientations.contains(traits.orientation) else {
      throw .orientation(device: device.id, orientation: traits.orientation, possible: device.orientations)
    }
    guard languages.isLocale(traits.locale) else {
      throw .unknownLocale(name: traits.locale, nearest: languages.nearest(to: traits.locale))
    }

    var assumed: Set<String> = []
    if let known = device.newestKnownOS, os.major > known.major { assumed.insert("os.supports27") }
    let display = try panel(of: device, traits: traits, assumed: &assumed)
    let rotation = DisplayRotation(portrait: display.size, orientation: traits.orientation)
    let landscape = traits.orientation.isLandscape
    let placement = try place(
      traits.window, of: device, on: rotation.size, landscape: landscape, os: os, sdk: sdk)
    assumed.formUnion(placement.assumed)
    let classes = try sizeClasses(of: device, placement: placement, landscape: landscape, assumed: &assumed)

    // A phone app's window of its own size stands on another device, clear of what its display has.
    let isElsewhere = device.idiom == .phone && !placement.isFull
    let screen = isElsewhere ? placement.frame.size : rotation.size

    let statusBarHeight =
      isElsewhere ? 0 : statusBar(facts, traits: traits, landscape: landscape, placement: placement)
    let insets = try safeArea(
      of: device, facts: facts, display: display, traits: traits, placement: placement, screen: screen,
      generation: generation, assumed: &assumed)

    let metrics = try metrics(
      MetricContext(
        generation: generation, os: os, idiom: device.idiom, classes: classes, homeIndicator: device.hasHomeIndicator,
        dynamicIsland: device.housing == .dynamicIsland, width: placement.frame.width, scale: display.scale),
      platform: platform)

    var shape = DisplayShape(
      cornerRadius: placement.isFull ? display.cornerRadius : 0,
      housing: traits.external || isElsewhere ? .none : device.housing, statusBarHeight: statusBarHeight)
    let shift = Point(x: -placement.frame.minX, y: -placement.frame.minY)
    if !traits.external, !isElsewhere {
      shape.housingFrame = device.housingRect.map { rotation.turn($0).offset(by: shift) }
      if device.hasHomeIndicator, let size = device.homeIndicatorSize {
        shape.homeIndicator = rotation.homeIndicator(size: size, gap: device.homeIndicatorGap).offset(by: shift)
      }
    }
    let controls = windowControls(
      of: device, placement: placement, generation: generation, metrics: metrics.values, direction: direction(traits))
    if let gamut = traits.gamut, gamut == .p3, device.gamut == .srgb, !traits.external {
      throw .notOffered(device: device.id, what: "P3 display")
    }
    let keyboard = try keyboardFrame(
      of: device, facts: facts, traits: traits, landscape: landscape, screen: screen, assumed: &assumed)
    if isElsewhere, keyboard != nil { assumed.insert("keyboard.frame") }

    // The table's names are many and shared; they are copied only where others join them.
    let names = assumed.isEmpty ? metrics.assumed : metrics.assumed.union(assumed)
    return ResolvedScenario(
      device: device.id, deviceName: device.name, orientation: traits.orientation, os: os, textSize: textSize,
      locale: traits.locale, timeZone: traits.timeZone, direction: direction(traits), appearance: traits.appearance,
      increasedContrast: traits.increasedContrast, boldText: traits.boldText, reduceMotion: traits.reduceMotion,
      reduceTransparency: traits.reduceTransparency, statusBarHidden: traits.statusBar == .hidden,
      windowMode: traits.window.text, platform: platform, idiom: device.idiom, generation: generation,
      window: placement.frame.size, scale: display.scale, nativeScale: display.nativeScale,
      horizontal: classes.horizontal, vertical: classes.vertical, safeArea: insets.insets,
      layoutMargin: metrics.values["margin.root"] ?? 0, readableWidth: readableWidth(textSize, on: device.idiom),
      display: shape,
      metrics: metrics.values, assumed: names, sdk: sdk, displayZoom: traits.displayZoom, pseudo: traits.pseudo,
      gamut: traits.gamut ?? device.gamut, keyboard: traits.keyboard, inCall: traits.statusBar == .inCall,
      isExternal: traits.external,
      screen: screen, windowOrigin: placement.frame.origin, keyboardFrame: keyboard?.offset(by: shift),
      safeAreaReasons: insets.reasons,
      windowControls: controls, hardware: device.hardware, deviceGamut: device.gamut,
      safeAreaWithoutStatusBar: isElsewhere || traits.external
        ? nil : safeAreaWithoutStatusBar(of: device, facts: facts, traits: traits, placement: placement, rotation.size))
  }

  /// The system's version: the one asked for if the device ran it, else the newest it runs.
  func version(_ asked: OSVersion?, of device: DeviceModel) throws(ScenarioError) -> OSVersion {
    let platform = device.idiom.platform
    guard let asked else {
      let standard = systems.standard[platform] ?? OSVersion(0)
      if let last = device.lastOS ?? device.newestKnownOS, last < standard { return last }
      if let first = device.firstOS, first > standard { return first }
      return standard
    }
    guard systems.exists(asked, on: platform) else {
      throw .noSuchOS(os: asked, platform: platform, known: (systems.versions[platform] ?? []).map(\.text))
    }
    let tooOld = device.firstOS.map { asked.major < $0.major || asked < $0 && $0.minor > 0 } ?? false
    let tooNew = device.lastOS.map { asked.major > $0.major } ?? false
    if tooOld || tooNew {
      throw .osNeverRan(
        device: device.id, os: asked, platform: platform, first: device.firstOS, last: device.lastOS)
    }
    return asked
  }

  /// The SDK of the version asked for, counted by the versions of systems; else the newest.
  private func sdk(_ asked: OSVersion?) throws(ScenarioError) -> OSVersion {
    guard let asked else { return systems.standardSDK }
    guard Platform.allCases.contains(where: { systems.exists(asked, on: $0) }) else {
      throw .unknownValue(
        option: "sdk", value: asked.text, possible: (systems.versions[.iOS] ?? []).map(\.text), nearest: [])
    }
    return asked
  }

  /// The controls of a pad's window: in its top leading corner, unless it fills the screen.
  private func windowControls(
    of device: DeviceModel, placement: WindowPlacement, generation: DesignGeneration, metrics: [String: Double],
    direction: LayoutDirectionTrait
  ) -> Rect? {
    guard device.idiom == .pad, generation == .ios26, !placement.isFull,
      let width = metrics["windowControls.width"], let height = metrics["windowControls.height"]
    else { return nil }
    let x = direction == .rightToLeft ? placement.frame.width - width : 0
    return Rect(x: x, y: 0, width: width, height: height)
  }

  private func standardTextSize(of device: DeviceModel) -> TextSize {
    guard device.idiom == .watch, let size = device.id.split(separator: "-").last,
      let name = systems.watchTextSizes[String(size)]
    else { return .large }
    return TextSize(name: name) ?? .large
  }

  private func direction(_ traits: ScenarioTraits) -> LayoutDirectionTrait {
    traits.pseudo == .rtl || languages.isRightToLeft(traits.locale) ? .rightToLeft : .leftToRight
  }

  /// The width is UIKit's on phones and pads; windows of the Mac and of headsets are measured by it too, screens that
  /// are looked at from afar or at a wrist are not.
  private func readableWidth(_ size: TextSize, on idiom: Idiom) -> Double? {
    guard idiom != .tv, idiom != .watch else { return nil }
    return systems.facts.usable("readableWidth.\(size.rawValue)")
  }
}
