extension ResolvedScenario {
  /// The scenario in one line: device, orientation where it turns, window, system, text size, locale, then every trait
  /// that differs from its default.
  ///
  /// `iphone-16-pro portrait 402x874 os=26 text=large locale=en`
  public var summary: String {
    var words = [device]
    if idiom == .phone || idiom == .pad { words.append(orientation.rawValue) }
    words += [window.text, "os=\(os.text)", "text=\(textSize.rawValue)", "locale=\(locale)"]
    return (words + changedTraits).joined(separator: " ")
  }

  /// The traits that differ from their defaults, beyond device, orientation, system, text size and locale, as
  /// `name=value`.
  public var changedTraits: [String] {
    var words: [String] = []
    func add(_ name: String, _ value: String?, if changed: Bool) {
      if changed { words.append(value.map { "\(name)=\($0)" } ?? name) }
    }
    add("window", windowMode, if: windowMode != WindowMode.Name.full.rawValue && windowMode != window.text)
    add("external", nil, if: isExternal)
    add("direction", direction.rawValue, if: direction == .rightToLeft)
    add("pseudo", pseudo?.rawValue, if: pseudo != nil)
    add("appearance", appearance.rawValue, if: appearance != .light)
    add("contrast", "increased", if: increasedContrast)
    add("bold-text", nil, if: boldText)
    let reduced = [reduceMotion ? "motion" : nil, reduceTransparency ? "transparency" : nil].compactMap { $0 }
    add("reduce", reduced.joined(separator: ","), if: !reduced.isEmpty)
    add("gamut", gamut.rawValue, if: gamut != deviceGamut)
    add("keyboard", keyboard.rawValue, if: keyboard != .hidden)
    add("status-bar", "hidden", if: statusBarHidden)
    add("status-bar", "in-call", if: inCall)
    add("display-zoom", nil, if: displayZoom)
    return words
  }

  /// How many traits are away from the default: portrait, full window, `large` text, English, light, and so on.
  public var distanceFromDefault: Int {
    var count = changedTraits.count
    if orientation != .portrait, idiom == .phone || idiom == .pad { count += 1 }
    if textSize != .large { count += 1 }
    if locale != "en" { count += 1 }
    return count
  }

  /// Whether another scenario lays out like this one: the same window, traits and numbers, whatever the device is called.
  public func laysOutLike(_ other: ResolvedScenario) -> Bool { layoutIdentity == other.layoutIdentity }

  /// This scenario without what only names it: equal for scenarios that lay out alike.
  public var layoutIdentity: ResolvedScenario {
    var copy = self
    copy.device = ""
    copy.deviceName = ""
    copy.windowMode = ""
    copy.windowOrigin = .zero
    copy.display = DisplayShape(statusBarHeight: display.statusBarHeight)
    copy.safeAreaReasons = []
    copy.nativeScale = scale
    copy.hardware = []
    copy.deviceGamut = gamut
    return copy
  }
}
