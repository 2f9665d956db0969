import GalleyCatalog
import GalleyGeometry

extension ResolvedScenario {
  /// The scenario as one line of JSON, the same bytes for the same scenario.
  ///
  /// - Parameter metrics: Whether the numbers of chrome and controls are written: a worker needs them, a reader of
  ///   results seldom does.
  public func json(metrics withMetrics: Bool = true) -> String {
    var out = ObjectText()
    out.text("device", device)
    out.text("deviceName", deviceName)
    out.text("platform", platform.rawValue)
    out.text("idiom", idiom.rawValue)
    out.text("os", os.text)
    out.text("sdk", sdk.text)
    out.text("generation", generation.rawValue)
    out.text("orientation", orientation.rawValue)
    out.text("windowMode", windowMode)
    out.numbers("window", [window.width, window.height])
    out.numbers("windowOrigin", [windowOrigin.x, windowOrigin.y])
    out.numbers("screen", [screen.width, screen.height])
    out.number("scale", scale)
    out.number("nativeScale", nativeScale)
    out.text("horizontal", horizontal.rawValue)
    out.text("vertical", vertical.rawValue)
    out.numbers("safeArea", [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right])
    if let known = safeAreaWithoutStatusBar {
      let insets = known.insets
      out.numbers("safeAreaWithoutStatusBar", [insets.top, insets.left, insets.bottom, insets.right])
      if known.isAssumed { out.flag("safeAreaWithoutStatusBarIsAssumed", true) }
    }
    out.number("layoutMargin", layoutMargin)
    if let readableWidth { out.number("readableWidth", readableWidth) }
    out.text("textSize", textSize.rawValue)
    out.text("locale", locale)
    out.text("timeZone", timeZone)
    out.text("direction", direction.rawValue)
    if let pseudo { out.text("pseudo", pseudo.rawValue) }
    out.text("appearance", appearance.rawValue)
    out.flag("increasedContrast", increasedContrast)
    out.flag("boldText", boldText)
    out.flag("reduceMotion", reduceMotion)
    out.flag("reduceTransparency", reduceTransparency)
    out.text("gamut", gamut.rawValue)
    out.text("deviceGamut", deviceGamut.rawValue)
    out.raw("hardware", "[" + hardware.map { JSONText.quoted($0.rawValue) }.sorted().joined(separator: ",") + "]")
    out.text("keyboard", keyboard.rawValue)
    if let keyboardFrame { out.rect("keyboardFrame", keyboardFrame) }
    if let windowControls { out.rect("windowControls", windowControls) }
    out.flag("statusBarHidden", statusBarHidden)
    out.flag("inCall", inCall)
    out.flag("displayZoom", displayZoom)
    out.flag("isExternal", isExternal)
    out.raw("display", displayJSON)
    out.raw("safeAreaReasons", "[" + safeAreaReasons.map(JSONText.quoted).joined(separator: ",") + "]")
    out.raw("assumed", "[" + assumed.sorted().map(JSONText.quoted).joined(separator: ",") + "]")
    if withMetrics {
      var numbers = ObjectText()
      for (name, value) in metrics.sorted(by: { $0.key < $1.key }) { numbers.number(name, value) }
      out.raw("metrics", numbers.closed)
    }
    return out.closed
  }

  private var displayJSON: String {
    var out = ObjectText()
    out.number("cornerRadius", display.cornerRadius)
    out.text("housing", display.housing.rawValue)
    if let frame = display.housingFrame { out.rect("housingFrame", frame) }
    if let frame = display.homeIndicator { out.rect("homeIndicator", frame) }
    out.number("statusBarHeight", display.statusBarHeight)
    return out.closed
  }
}

/// An object's text while its members are added. Keys are plain words and need no escapes.
private struct ObjectText {
  private var body = "{"

  init() { body.reserveCapacity(1024) }

  var closed: String { body + "}" }

  private mutating func key(_ key: String) {
    if body.utf8.count > 1 { body.append(",") }
    body.append("\"")
    body.append(key)
    body.append("\":")
  }

  mutating func raw(_ name: String, _ value: String) {
    key(name)
    body.append(value)
  }

  mutating func text(_ name: String, _ value: String) { raw(name, JSONText.quoted(value)) }
  mutating func number(_ name: String, _ value: Double) { raw(name, JSONText.exact(value)) }
  mutating func flag(_ name: String, _ value: Bool) { raw(name, value ? "true" : "false") }

  mutating func numbers(_ name: String, _ values: [Double]) {
    raw(name, "[" + values.map(JSONText.exact).joined(separator: ",") + "]")
  }

  mutating func rect(_ name: String, _ rect: Rect) {
    numbers(name, [rect.minX, rect.minY, rect.width, rect.height])
  }
}
